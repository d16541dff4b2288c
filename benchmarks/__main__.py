"""`python -m benchmarks`: a table of what takes how long."""

from benchmarks import catan_games, catan_roads, cold_start, le_havre_payment, saving, start


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


if __name__ == "__main__":
    main()
