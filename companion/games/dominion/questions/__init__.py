"""Every question a card can ask, by its name."""

from collections.abc import Mapping

from companion.games.dominion.questions.attack import (
    CurseQuestion,
    SpyQuestion,
    ThiefQuestion,
    VictoryQuestion,
)
from companion.games.dominion.questions.discard import (
    CellarQuestion,
    ChancellorQuestion,
    MilitiaQuestion,
)
from companion.games.dominion.questions.draw import AdventureQuestion, LibraryQuestion
from companion.games.dominion.questions.gain import GainQuestion
from companion.games.dominion.questions.question import Attack, Question
from companion.games.dominion.questions.throne import AGAIN, AgainQuestion, ThroneQuestion
from companion.games.dominion.questions.trash import TrashQuestion

QUESTIONS: Mapping[str, Question] = {
    AGAIN: AgainQuestion(),
    "adventure": AdventureQuestion(),
    "cellar": CellarQuestion(),
    "chancellor": ChancellorQuestion(),
    "curse": Attack(CurseQuestion()),
    "gain": GainQuestion(),
    "library": LibraryQuestion(),
    "militia": Attack(MilitiaQuestion()),
    "spy": Attack(SpyQuestion()),
    "thief": Attack(ThiefQuestion()),
    "throne": ThroneQuestion(),
    "trash": TrashQuestion(),
    "victory": Attack(VictoryQuestion()),
}
