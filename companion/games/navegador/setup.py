"""The choices before the game, and the first state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.games.navegador import buildings, facts, market, plausible, privileges
from companion.games.navegador.printed import merge
from companion.games.navegador.profile import BLANK, Profile
from companion.games.navegador.state import KEPT, NOT_OWNED, Holding, Sea, State, Turn
from companion.referee.choice import Pick
from companion.referee.counts import Counts
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Refusal

SEATS = range(2, 6)
STANDARD, GOA = "standard", "goa"
VARIANTS = (STANDARD, GOA)


@dataclass(frozen=True, slots=True, kw_only=True)
class NavegadorSetup(Setup):
    """The board profile belongs to the setup: a match must replay alike on every phone."""

    variant: str = STANDARD
    profile: Profile = BLANK

    @property
    def called(self) -> Mapping[str, str]:
        return {
            f"navegador.region.{place.region}": place.name
            for place in self.profile.places
            if place.name
        }


def propose(players: Sequence[Player], variant: str, pick: Pick) -> NavegadorSetup:
    first = pick(len(players)) if players else 0
    return NavegadorSetup(players=tuple(players), first=first, variant=variant)


def set_up(setup: NavegadorSetup) -> State:
    check_players(setup, SEATS)
    if setup.variant not in VARIANTS:
        raise Refusal("navegador.variants", name=setup.variant)
    plausible.check(setup.profile)
    count = len(setup.players)
    return State(
        players=tuple(_beginning(setup.variant) for _ in range(count)),
        seas=tuple(Sea(region) for region in facts.explorable()),
        market=market.opening(),
        gallery=privileges.opening(),
        row=buildings.opening(count),
        card=(setup.first - 1) % count,
        turn=Turn(setup.first),
        goa=setup.variant == GOA,
        board=merge(BLANK, setup.profile),
    )


def _beginning(variant: str) -> Holding:
    return Holding(
        cash=facts.start("cash"),
        workers=facts.start("workers"),
        ships=Counts({facts.home(): facts.start("ships")}),
        factories=Counts({facts.WILD: facts.start("wild_factories")}),
        shipyards=facts.start("shipyards"),
        churches=facts.start("churches"),
        king=NOT_OWNED if variant == GOA else KEPT,
    )
