"""`python -m benchmarks`: a table of what takes how long."""

from benchmarks import (
    catan_games,
    catan_roads,
    cold_start,
    keyflower_allocation,
    le_havre_payment,
    rulebook,
    saving,
    start,
)


def main() -> None:
    print(f"start, median of {start.ROUNDS} processes")
    for name, milliseconds in start.measure().items():
        print(f"  {name:<30}{milliseconds:>8.1f} ms")
    print(f"to the first frame, median of {cold_start.ROUNDS} processes")
    started = cold_start.measure()
    for name, (milliseconds, megabytes) in started.items():
        print(f"  {name:<30}{milliseconds:>8.1f} ms{megabytes:>8.1f} MB")
    pairs = zip(started["companion"], started["bare Kivy"], strict=True)
    print(f"  {'times as much':<30}" + "".join(f"{own / bare:>8.2f}   " for own, bare in pairs))
    print(f"from tap to disk, the largest of 99 in 100, {saving.SAMPLES} each")
    for name, milliseconds in saving.measure().items():
        print(f"  {name:<30}{milliseconds:>8.1f} ms")
    print(f"Catan's longest road, {catan_roads.NETWORKS} networks")
    roads = catan_roads.measure()
    for name, microseconds in roads.items():
        print(f"  {name:<30}{microseconds:>8.1f} µs each")
    print(f"  {'times as fast':<30}{roads['catanatron'] / roads['companion']:>8.1f}")
    print(f"Le Havre's cheapest payment, {le_havre_payment.PURSES} purses")
    payments = le_havre_payment.measure()
    for name, microseconds in payments.items():
        print(f"  {name:<30}{microseconds:>8.1f} µs each")
    faster = payments["integer programme"] / payments["companion"]
    print(f"  {'times as fast':<30}{faster:>8.1f}")
    print(f"whole random games of Catan, {catan_games.GAMES} each")
    games = catan_games.measure()
    for name, rate in games.items():
        print(f"  {name:<30}{rate:>8.1f} a second")
    print(f"  {'times as fast':<30}{games['companion'] / games['catanatron']:>8.2f}")
    _print_keyflower()
    _print_rulebook()


def _print_keyflower() -> None:
    print(f"Keyflower's best assignment, {keyflower_allocation.POSITIONS} large positions")
    assignments = keyflower_allocation.measure()
    for name, milliseconds in assignments.items():
        print(f"  {name:<36}{milliseconds:>8.2f} ms each")
    times = assignments["integer programme"] / assignments["companion"]
    print(f"  {'times as fast':<36}{times:>8.1f}")


def _print_rulebook() -> None:
    print(f"the rulebook's search, {len(rulebook.keystrokes())} keystrokes")
    for name, times in rulebook.measure().items():
        figures = ", ".join(f"{what} {time:.2f} ms" for what, time in times.items())
        print(f"  {name:<30}{figures}")
    for name, share in rulebook.answered().items():
        print(f"  {name:<30}{share:>8.1%} answered in the first three")
    print(f"  {'index':<30}{rulebook.index_megabytes():>8.1f} MB")
    print(f"  {'first search of a process':<30}{rulebook.first_search():>8.1f} ms")


if __name__ == "__main__":
    main()
