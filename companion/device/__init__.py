"""The phone behind plain functions. On a PC each of them does nothing harmful, and says so.

Nothing here raises: a phone that cannot buzz or speak must not stop a game. Kivy, plyer and Java
are imported when they are first needed, so that importing this package costs nothing.
"""

from companion.device.linking import open_link
from companion.device.picking import pasted, pick_file
from companion.device.receiving import receive_documents
from companion.device.screen import (
    Insets,
    insets,
    keep_awake,
    system_is_dark,
    system_language_tag,
)
from companion.device.sharing import Shared, copy, share_file, share_text
from companion.device.sound import Sound, play_sound
from companion.device.speech import can_speak, speak, stop_speaking
from companion.device.vibration import can_vibrate, vibrate

__all__ = [
    "Insets",
    "Shared",
    "Sound",
    "can_speak",
    "can_vibrate",
    "copy",
    "insets",
    "keep_awake",
    "open_link",
    "pasted",
    "pick_file",
    "play_sound",
    "receive_documents",
    "share_file",
    "share_text",
    "speak",
    "stop_speaking",
    "system_is_dark",
    "system_language_tag",
    "vibrate",
]
