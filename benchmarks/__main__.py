"""`python -m benchmarks`: a table of what takes how long."""

from benchmarks import start


def main() -> None:
    print(f"start, median of {start.ROUNDS} processes")
    for name, milliseconds in start.measure().items():
        print(f"  {name:<30}{milliseconds:>8.1f} ms")


if __name__ == "__main__":
    main()
