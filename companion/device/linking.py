"""Opening a link in the app it belongs to."""

from companion.device.phone import activity, harmless, on_android


def open_link(address: str) -> bool:
    """Hand the link to whatever app it belongs to. Whether there was one."""
    return _open_on_phone(address) if on_android() else _open_on_pc(address)


@harmless(otherwise=False)
def _open_on_phone(address: str) -> bool:
    """Android raises where no app answers. Never run on a device yet."""
    from jnius import autoclass

    intents = autoclass("android.content.Intent")
    link = autoclass("android.net.Uri").parse(address)
    activity().startActivity(intents(intents.ACTION_VIEW, link))
    return True


@harmless(otherwise=False)
def _open_on_pc(address: str) -> bool:
    import webbrowser

    return webbrowser.open(address)
