"""Make the sounds in data/sounds/: a knock on wood, reckoned, not recorded.

A short burst of a few fading tones, none of them a multiple of another, sounds like wood.
"""

import math
import struct
import wave
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "data" / "sounds"
RATE = 22050
KNOCK_SECONDS, PAUSE_SECONDS = 0.16, 0.06
# pitch in hertz, loudness, how fast it fades
TONES = ((310, 0.55, 38), (547, 0.3, 55), (911, 0.15, 90))
LOUDEST = 32767 * 0.5


def knock() -> list[int]:
    return [_loudness(number / RATE) for number in range(int(RATE * KNOCK_SECONDS))]


def _loudness(moment: float) -> int:
    attack = min(1.0, moment * 900)
    tones = (
        loud * math.exp(-fade * moment) * math.sin(2 * math.pi * pitch * moment)
        for pitch, loud, fade in TONES
    )
    return round(LOUDEST * attack * sum(tones))


def write(name: str, samples: list[int]) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    silence = [0] * int(RATE * PAUSE_SECONDS)
    write("knock", knock())
    write("knock-twice", [*knock(), *silence, *knock()])


if __name__ == "__main__":
    main()
