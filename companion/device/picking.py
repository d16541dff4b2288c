"""Taking a text file from the phone: the system's own chooser, which needs no permission."""

from collections.abc import Callable
from typing import Any

from companion.device.phone import activity, harmless, phone_only

REQUEST = 4711  # any number: it tells our answer from those of others
ANY_KIND = "*/*"
LARGEST = 16_000_000  # bytes read at the most; the reader of the document has a limit of its own


@phone_only(otherwise=False)
def pick_file(taken: Callable[[bytes], Any]) -> bool:
    """Let the user choose a file; `taken` gets what is in it. Whether there is a chooser."""
    from android.activity import bind
    from jnius import autoclass

    intents = autoclass("android.content.Intent")
    asking = intents(intents.ACTION_OPEN_DOCUMENT)
    asking.addCategory(intents.CATEGORY_OPENABLE)
    asking.setType(ANY_KIND)
    bind(on_activity_result=_answer_for(taken))
    activity().startActivityForResult(asking, REQUEST)
    return True


@harmless(otherwise="")
def pasted() -> str:
    """The text on the clipboard; empty where there is none."""
    from kivy.core.clipboard import Clipboard

    return str(Clipboard.paste() or "")


def _answer_for(taken: Callable[[bytes], Any]) -> Callable[[int, int, Any], None]:
    """What Android calls once a file is chosen. Never run on a device yet."""
    from android.activity import unbind
    from kivy.clock import Clock

    def answer(request: int, _: int, intent: Any) -> None:
        if request != REQUEST:
            return
        unbind(on_activity_result=answer)
        content = read_document(intent.getData()) if intent else b""
        if content:  # Android calls in a thread of its own; screens live in Kivy's
            Clock.schedule_once(lambda _: taken(content))

    return answer


@harmless(otherwise=b"")
def read_document(uri: Any) -> bytes:
    """What is in a document of another app's. Never run on a device yet."""
    import os

    chosen = activity().getContentResolver().openFileDescriptor(uri, "r")
    with os.fdopen(chosen.detachFd(), "rb") as file:
        return file.read(LARGEST)
