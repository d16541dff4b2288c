"""A document that another app opens with this one, or shares with it."""

from collections.abc import Callable
from typing import Any

from companion.device.phone import activity, phone_only
from companion.device.picking import read_document

Take = Callable[[bytes], Any]


@phone_only(otherwise=False)
def receive_documents(taken: Take) -> bool:
    """From now on `taken` gets what is sent here, that with which the app was started first.
    Whether anything can be sent."""
    from android.activity import bind

    arrived = _arriving(taken)
    arrived(activity().getIntent())
    bind(on_new_intent=arrived)
    return True


def _arriving(taken: Take) -> Callable[[Any], None]:
    """What Android calls with each message. Never run on a device yet."""
    from kivy.clock import Clock

    def arrived(intent: Any) -> None:
        address = _address(intent)
        content = read_document(address) if address else b""
        if content:  # Android calls in a thread of its own; screens live in Kivy's
            Clock.schedule_once(lambda _: taken(content))

    return arrived


def _address(intent: Any) -> Any:
    """Where the document of a message is; None when it brings none. Never run on a device yet."""
    from jnius import autoclass, cast

    intents = autoclass("android.content.Intent")
    match intent.getAction():
        case intents.ACTION_VIEW:
            return intent.getData()
        case intents.ACTION_SEND:
            return cast("android.net.Uri", intent.getParcelableExtra(intents.EXTRA_STREAM))
    return None
