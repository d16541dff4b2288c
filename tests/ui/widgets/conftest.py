"""A bench for widgets: an app that shows nothing else."""

import pytest

from companion.ui import palette
from companion.ui.theme import theme
from tests.ui.widgets.bench import Bench


@pytest.fixture(autouse=True)
def plain_theme():
    yield
    theme.mode, theme.game, theme.text_scale = palette.LIGHT, "app", 1.0
    theme.left_handed = theme.less_motion = False


@pytest.fixture
def bench(run_app):
    return lambda *widgets: run_app(Bench(*widgets))
