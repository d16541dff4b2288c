"""`python -m benchmarks`: a table of what takes how long."""

from benchmarks import catan_games, catan_roads, keyflower_allocation, start


def main() -> None:
    print(f"start, median of {start.ROUNDS} processes")
    for name, milliseconds in start.measure().items():
        print(f"  {name:<30}{milliseconds:>8.1f} ms")
    print(f"Catan's longest road, {catan_roads.NETWORKS} networks")
    roads = catan_roads.measure()
    for name, microseconds in roads.items():
        print(f"  {name:<30}{microseconds:>8.1f} µs each")
    print(f"  {'times as fast':<30}{roads['catanatron'] / roads['companion']:>8.1f}")
    print(f"whole random games of Catan, {catan_games.GAMES} each")
    games = catan_games.measure()
    for name, rate in games.items():
        print(f"  {name:<30}{rate:>8.1f} a second")
    print(f"  {'times as fast':<30}{games['companion'] / games['catanatron']:>8.2f}")
    print(f"Keyflower's best assignment, {keyflower_allocation.POSITIONS} large positions")
    assignments = keyflower_allocation.measure()
    for name, milliseconds in assignments.items():
        print(f"  {name:<36}{milliseconds:>8.2f} ms each")
    times = assignments["integer programme"] / assignments["companion"]
    print(f"  {'times as fast':<36}{times:>8.1f}")


if __name__ == "__main__":
    main()
