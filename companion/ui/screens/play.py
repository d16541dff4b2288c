"""Play: one frame for all games. Whose turn, the game's own board, and what can be done."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kivy.properties import ObjectProperty

from companion import device
from companion.referee.action import Action
from companion.referee.game import Names, Now
from companion.referee.ruling import Happening, Refusal
from companion.rulebook import moment
from companion.store import StoreTrouble
from companion.ui.feedback import Feedback
from companion.ui.games import face, remember
from companion.ui.routes import FinalScoreRoute
from companion.ui.screens.answers import answer
from companion.ui.screens.checking import open_check
from companion.ui.screens.log import open_log
from companion.ui.screens.play_frames import FRAMES, PlayFrame
from companion.ui.screens.play_menu import open_menu
from companion.ui.screens.player_sheet import open_player
from companion.ui.screens.reading import open_moment
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.bars import BarAction
from companion.ui.widgets.sheet import BottomSheet, ConfirmSheet
from companion.ui.widgets.snackbar import SnackbarHost
from companion.ui.window import UPRIGHT

LONGEST_SNACK = 90  # letters; a longer story is read in the log
LINES_BESIDE = 6  # of the log, where the screen is wide


class PlayScreen(AppScreen):
    match = ObjectProperty()

    def __init__(self, app: Any, route: Any, **properties: Any) -> None:
        match = app.store.matches.open(route.match_id)
        theme.game = match.game.id
        self.names = Names.at(match.setup)
        self.offers: tuple[Any, ...] = tuple(match.game.offers(match.state))
        self._seen = match.state
        self._refused = ""  # the article of the last refusal, until something is done
        super().__init__(app, route, match=match, widest=float("inf"), **properties)
        self.face = face(match.game.id)
        self.snackbars = SnackbarHost()
        self._feedback = Feedback(app)
        self._check: BottomSheet | None = None
        self.board = self.face.Board(self)
        self.board.dock.bind(height=self.lift_snackbars)
        self.frame: PlayFrame | None = None
        self._arrange()

    def entered(self) -> None:
        if self._arranged != self.app.arrangement:
            self._arrange()
        self.app.navigator.add_widget(self.snackbars)
        self.app.fbind("arrangement", self._arrange)
        theme.bind(action_bar=self.lift_snackbars)
        device.keep_awake(self.app.settings.keep_awake)

    def left(self) -> None:
        self.app.funbind("arrangement", self._arrange)
        theme.unbind(action_bar=self.lift_snackbars)
        theme.game = "app"
        device.keep_awake(False)
        device.stop_speaking()

    # What the board may ask for

    @property
    def now(self) -> Now:
        now: Now = self.match.game.now(self.match.state)
        return now

    def do(self, *actions: Action) -> bool:
        """Carries actions out, one after the other, up to the first that cannot be, and shows why
        it cannot. Whether all were carried out."""
        before, start = self.now, self.match.position
        told: list[Happening] = []
        for action in actions:
            outcome = self._tried(partial(self.match.do, action))
            if outcome is None:
                break
            told += outcome.happenings
        done = self.match.position - start
        if done:
            self.refresh()
            self._tell(told, before, start)
        return done == len(actions)

    def undo(self) -> None:
        if self.match.position:
            self.go_to(self.match.position - 1)

    def go_to(self, line: int) -> None:
        """Back to just after a line of the log, or on over what was undone."""
        self._tried(lambda: self.match.go_to(line))
        self.snackbars.dismiss()
        self.refresh()

    def change(self, line: int, *instead: Action) -> None:
        """Changes the past; what no longer holds after it counts as undone."""
        self._tried(lambda: self.match.change(line, *instead))
        self.snackbars.dismiss()
        self.refresh()

    def hint(self, message: str, **facts: Any) -> None:
        """Says how something is done, without doing it."""
        self.refresh()
        self.snackbars.show(self.app.say(message, **facts))

    def confirm(self, message: str, go_on: Callable[[], Any], **facts: Any) -> None:
        say = self.app.say
        sheet = ConfirmSheet(
            title=say(message),
            text=say(f"{message}-text", **facts),
            yes_text=say(f"{message}-yes"),
            no_text=say("ui.play.not-yet"),
        )
        sheet.bind(on_yes=lambda _: go_on())
        sheet.open()

    def read(self, article_id: str) -> None:
        """Opens an article of the rulebook over the board."""
        self.app.read(article_id)

    def moment(self) -> list[str]:
        """The articles that matter now: why the last thing was refused, then the state's."""
        refused = [self._refused] if self._refused else []
        return list(dict.fromkeys((*refused, *moment(self.match.game.id, self.match.state))))

    def refresh(self) -> None:
        self._refused = ""
        self.offers = tuple(self.match.game.offers(self.match.state))
        self._tried(lambda: remember(self.app.store, self.match, self._seen))
        self._seen = self.match.state
        self._close_check()
        self.board.refresh()
        self._show()

    def show_primary(self) -> None:
        """Shows what is planned: what the primary button would do, and the header's word for it."""
        now = self.now
        phase = "" if now.over else self.board.phase() or self.app.say(now.phase)
        self._parts.header.phase = phase
        if now.over:
            text, waits = self.app.say("ui.play.show-score"), False
        else:
            text, action = self.board.primary()
            waits = action is None
        tools = self._parts.tools
        tools.text, tools.refused = text, waits
        tools.entry = self.moment()[0]

    def check(self) -> None:
        """Asks whether the table looks as the app thinks."""
        self._close_check()
        self._check = open_check(self)

    # The frame

    @property
    def _parts(self) -> Any:
        assert self.frame is not None
        return self.frame.ids

    def _arrange(self, *_: Any) -> None:
        """Puts everything where it belongs in a window of this form."""
        if self.frame is not None:
            self.frame.give_back()
            self.remove_widget(self.frame)
        self._arranged = self.app.arrangement
        self.frame = FRAMES[self._arranged]()
        self._connect()
        self.frame.lend(self.board)
        self.add_widget(self.frame)
        self.lift_snackbars()
        self._show()

    def _connect(self) -> None:
        header, strip, tools = self._parts.header, self._parts.strip, self._parts.tools
        header.back_text, header.menu_text = self.app.say("ui.back"), self.app.say("ui.menu")
        header.bind(on_back=lambda _: self.app.navigator.back())
        header.bind(on_menu=lambda _: open_menu(self))
        header.bind(on_fact_tap=lambda _: open_log(self))
        strip.bind(on_tap=lambda _, seat: open_player(self, seat))
        tools.tools = self._tools()
        tools.bind(on_tool=lambda _, key: self._use_tool(key))
        tools.bind(on_primary=lambda _: self._use_primary())

    def _tools(self) -> list[BarAction]:
        say = self.app.say
        return [
            BarAction("undo", "undo", say("ui.play.undo")),
            BarAction("log", "format-list-bulleted", say("ui.log")),
            BarAction("rules", "book-open-variant", say("ui.play.rules")),
        ]

    def lift_snackbars(self, *_: Any) -> None:
        """Snackbars float above the tools, and above the dock where a board wants it tapped."""
        dock = self.board.dock.height if self._keeps_dock_free() else 0
        self.snackbars.lift = theme.action_bar + dock

    def _keeps_dock_free(self) -> bool:
        return self.app.arrangement == UPRIGHT and getattr(self.board, "dock_stays_free", False)

    def _use_tool(self, key: str) -> None:
        match key:
            case "undo":
                self.undo()
            case "log":
                open_log(self)
            case "rules":
                open_moment(self.app, self.moment())

    def _use_primary(self) -> None:
        if self.now.over:
            self.app.navigator.go(FinalScoreRoute(self.match.id))
            return
        _, action = self.board.primary()
        if action is not None:
            self.do(*(action if isinstance(action, tuple) else (action,)))

    def _show(self) -> None:
        now, header, say = self.now, self._parts.header, self.app.say
        header.colour = "" if now.seat is None else self.match.setup.players[now.seat].colour
        header.name = say("ui.play.over") if now.seat is None else self.names[now.seat]
        header.fact, header.second = self.board.fact()
        self._parts.strip.cells = self.face.cells(self.app, self.match)
        assert self.frame is not None
        self.frame.tell(self._last_lines())
        self.show_primary()

    def _last_lines(self) -> list[str]:
        words, game = self.app.words, self.match.game
        last = self.match.lines[-LINES_BESIDE:]
        return [words.happening(line.happenings[0], self.names, game) for line in reversed(last)]

    # What follows from an action

    def _tried(self, act: Callable[[], Any]) -> Any:
        """What `act` gives, or None after showing why it could not be."""
        try:
            return act()
        except Refusal as refusal:
            self._refused = refusal.article
            self._feedback.refused(self.app.words.refusal(refusal, self.names, self.match.game))
            sheet = answer(self.app, refusal, self.names, self.match.game)
            sheet.bind(on_closed=getattr(self.board, "relieved", lambda _: None))
        except StoreTrouble as trouble:
            answer(self.app, trouble, self.names, self.match.game)
        return None

    def _tell(self, happenings: Sequence[Happening], before: Now, start: int) -> None:
        """Says what followed. What was done at once is undone at once, back to line `start`."""
        words, now = self.app.words, self.now
        told = [words.happening(each, self.names, self.match.game) for each in happenings]
        story = " ".join(told)
        text = story if len(story) <= LONGEST_SNACK else told[0]
        self.snackbars.show(text, self.app.say("ui.play.undo"), lambda: self.go_to(start))
        self._feedback.done(told, turn_changed=before.seat != now.seat)
        if self.app.settings.reality_check and before.round < now.round and not now.over:
            self.check()

    def _close_check(self) -> None:
        if self._check is not None:
            self._check.close()
            self._check = None
