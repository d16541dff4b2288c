"""Which languages there are, and which of them the reader most likely wants."""

import locale
import os

LANGUAGES = ("en", "zh_Hant")


def system_language() -> str:
    """The language of the surroundings, as far as it is one of ours."""
    # The variables are asked first, in the order of their rank: getlocale only knows what the
    # process has set, and a fresh Python process has set nothing on some systems.
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    told = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return closest_language(told or locale.getlocale()[0] or "")


def closest_language(tag: str) -> str:
    """The language for a tag such as zh-TW or en_GB.UTF-8. Whoever reads Chinese gets Chinese."""
    return "zh_Hant" if tag.lower().startswith(("zh", "chinese")) else "en"
