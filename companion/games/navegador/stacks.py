"""Whether the colonies read at the regions can be right: one good each, and known sums."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from companion.games.navegador import facts
from companion.games.navegador.profile import Profile
from companion.referee.ruling import Refusal


def check_stacks(profile: Profile) -> None:
    least, most = facts.stack_bounds()
    for place in profile.places:
        printed = facts.regions()[place.region]
        stated = (place.good, place.tokens)
        if place.region == facts.home() and stated != (None, None):
            raise Refusal("navegador.colony-stacks", "home", region=place.region)
        if place.good is not None and place.good not in facts.goods():
            raise Refusal("navegador.board-profile", "unknown", name=place.good)
        if place.tokens is not None and not least <= place.tokens <= most:
            numbers = {"has": place.tokens, "least": least, "most": most}
            raise Refusal("navegador.colony-stacks", "number", region=place.region, **numbers)
        if printed.good_is_sure and place.good not in (None, printed.good):
            raise Refusal("navegador.colony-stacks", "good", region=place.region, good=printed.good)
        if printed.tokens and place.tokens not in (None, printed.tokens):
            raise Refusal(
                "navegador.colony-stacks", "size", region=place.region, needs=printed.tokens
            )
    if not stacks_add_up(profile):
        totals = {good.id: good.tokens for good in facts.goods().values()}
        raise Refusal("navegador.colony-stacks", "sum", **totals)


def stacks_add_up(profile: Profile) -> bool:
    """Whether the regions not yet read can still bring each good to its number of colonies."""
    return _add_up(
        tuple((profile.good(region), profile.tokens(region)) for region in facts.explorable())
    )


@lru_cache(maxsize=4096)
def _add_up(stacks: tuple[tuple[str | None, int | None], ...]) -> bool:
    goods = tuple(facts.goods())
    lefts = {tuple(good.tokens for good in facts.goods().values())}
    for good, tokens in stacks:
        if tokens is not None:
            among = goods if good is None else (good,)
            lefts = {_less(left, goods.index(each), tokens) for left in lefts for each in among}
    open_stacks = [stacks.count((good, None)) for good in goods]
    unknown = stacks.count((None, None))
    return any(_can_share(left, open_stacks, unknown) for left in lefts)


def _less(left: tuple[int, ...], place: int, tokens: int) -> tuple[int, ...]:
    return (*left[:place], left[place] - tokens, *left[place + 1 :])


def _can_share(left: tuple[int, ...], open_stacks: Sequence[int], unknown: int) -> bool:
    """Whether the colonies left fit on the stacks of their good and some of the unknown ones."""
    least, most = facts.stack_bounds()
    return any(
        all(
            least * (own + more) <= colonies <= most * (own + more)
            for colonies, own, more in zip(left, open_stacks, shares, strict=True)
        )
        for shares in product(range(unknown + 1), repeat=len(left))
        if sum(shares) == unknown
    )
