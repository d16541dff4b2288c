"""Where the rules can be read in two ways: what the table has agreed on."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """The defaults are the readings most likely meant; each comment says what True means."""

    storage_stays: bool = True
    """R1. What scores on a storage tile stays there. Otherwise it may score elsewhere."""

    free_if_unfit: bool = True
    """R2. What cannot score on the storage tile it lies on is free for others. Otherwise lost."""

    any_is_gold: bool = False
    """R3. With boat 3b, every unassigned resource counts as gold. Otherwise real gold only."""

    holder_has_purple: bool = False
    """R4. Whoever holds the purple worker may score it. Otherwise only who won it in winter."""

    purple_may_be_gold: bool = True
    """R5. The purple worker may be declared gold."""

    one_route: bool = True
    """R6. Sea Bastion counts one closed route. Otherwise all tiles on any loop."""

    any_edge_adjoins: bool = True
    """R7. A turn order tile counts every adjacent tile. Otherwise only those joined by a road."""

    blocking: bool = False
    """R8. Workers may be placed without taking a benefit, just to block."""

    group_pays: bool = True
    """R9. A whole losing group may be given up as payment. Otherwise it comes from the screen."""

    counter_bid_for_order: bool = False
    """R10. Boat 4a may also answer a bid on a turn order tile."""

    doubled_elsewhere: bool = True
    """R11. Boat 2b doubles transport tiles outside the own village too."""

    any_order: bool = True
    """R12. Moves and upgrades in any order. Otherwise no move after the first upgrade."""

    several_gold: bool = True
    """R13. One set of the mercers' guild may hold several gold."""


DEFAULT = Rulings()
