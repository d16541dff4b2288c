"""Handing something to another app: the share sheet, and the clipboard where there is none."""

import mimetypes
import os
from pathlib import Path
from typing import Any, Literal

from companion.device.phone import activity, android_version, characters, harmless, phone_only

Shared = Literal["shared", "copied", "nothing"]

OWN_DOWNLOADS = 29  # the Android from which an app may add downloads without a permission


def share_text(text: str, title: str) -> Shared:
    """Offer `text` to the phone's other apps, or else copy it."""
    if _send_text(text, title):
        return "shared"
    return "copied" if copy(text) else "nothing"


@phone_only(otherwise=False)
def share_file(path: Path, title: str) -> bool:
    """Offer the file to the phone's other apps, where Android allows it.

    Other apps cannot read our own folder, so a copy stays among the user's downloads.
    """
    if android_version() < OWN_DOWNLOADS:
        return False
    from jnius import autoclass, cast

    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    uri = _published(path, kind)
    intents = autoclass("android.content.Intent")
    sending = intents(intents.ACTION_SEND)
    sending.setType(kind)
    sending.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", uri))
    sending.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    _choose_receiver(sending, title)
    return True


@harmless(otherwise=False)
def copy(text: str) -> bool:
    """Put `text` on the clipboard. An empty text leaves there what there was."""
    if not text:
        return False
    from kivy.core.clipboard import Clipboard

    Clipboard.copy(text)
    return True


@phone_only(otherwise=False)
def _send_text(text: str, title: str) -> bool:
    from jnius import autoclass

    intents = autoclass("android.content.Intent")
    sending = intents(intents.ACTION_SEND)
    sending.setType("text/plain")
    sending.putExtra(intents.EXTRA_TEXT, characters(text))
    _choose_receiver(sending, title)
    return True


def _choose_receiver(sending: Any, title: str) -> None:
    """Never run on a device yet."""
    from jnius import autoclass

    chooser = autoclass("android.content.Intent").createChooser(sending, characters(title))
    activity().startActivity(chooser)


def _published(path: Path, kind: str) -> Any:
    """The address of a copy of the file that others may read. Never run on a device yet."""
    from jnius import autoclass

    columns = autoclass("android.content.ContentValues")()
    columns.put("_display_name", path.name)
    columns.put("mime_type", kind)
    resolver = activity().getContentResolver()
    downloads = autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
    uri = resolver.insert(downloads, columns)
    with os.fdopen(resolver.openFileDescriptor(uri, "w").detachFd(), "wb") as copied:
        copied.write(path.read_bytes())
    return uri
