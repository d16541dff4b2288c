"""What is done inside the buildings, by the kind of action a card names."""

from collections.abc import Mapping

from companion.games.le_havre.buildings.bridge import BRIDGE
from companion.games.le_havre.buildings.business_office import OFFICE
from companion.games.le_havre.buildings.choosing import CHOOSING
from companion.games.le_havre.buildings.coal_trader import COAL_TRADER
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.buildings.exchanging import EXCHANGING
from companion.games.le_havre.buildings.furriery import FURRIERY
from companion.games.le_havre.buildings.haulage import HAULAGE
from companion.games.le_havre.buildings.local_court import LOCAL_COURT
from companion.games.le_havre.buildings.proposals import BUILDING
from companion.games.le_havre.buildings.shipping import SHIPPING
from companion.games.le_havre.buildings.taking import TAKING
from companion.games.le_havre.buildings.wharf import WHARF
from companion.games.le_havre.buildings.windfalls import ARTS_CENTRE, BLACK_MARKET, CHURCH, ZOO

EFFECTS: Mapping[str, Effect] = {
    "arts_centre": ARTS_CENTRE,
    "black_market": BLACK_MARKET,
    "bridge": BRIDGE,
    "build": BUILDING,
    "business_office": OFFICE,
    "choose": CHOOSING,
    "church": CHURCH,
    "coal_trader": COAL_TRADER,
    "exchange": EXCHANGING,
    "furriery": FURRIERY,
    "haulage_firm": HAULAGE,
    "local_court": LOCAL_COURT,
    "shipping_line": SHIPPING,
    "take": TAKING,
    "wharf": WHARF,
    "zoo": ZOO,
}
"""All but the Harbour Watch, which needs to know what a visit is (see `visiting`)."""
