"""The workbench: a row of eight things, one for each product and one for lead generation, in the light of a morning or of a lamp."""
from bench import calendar, cards, clockwork, common, letters, receipts, shop, stars, telephone
from lib import shapes as s

# What stands there from left to right, how it is turned, and how to photograph it.
ROW = {
    "smartcall-ai": (telephone.build, 20, {"front": 0.6, "middle": 0.72}),
    "reviews": (stars.build, 22, {"middle": 0.72}),
    "messaging": (letters.build, 14, {"pitch": 12, "middle": 0.68}),
    "automation": (clockwork.build, 16, {"middle": 0.9}),
    "webchat": (shop.build, 12, {"middle": 0.92}),
    "payments": (receipts.build, 0, {"pitch": 16, "middle": 0.8}),
    "crm": (cards.build, 4, {"pitch": 17, "middle": 0.8, "front": 0.5}),
    "ai-lead-gen": (calendar.build, 14, {"middle": 0.75}),
}


def build(focus=None, light="morning"):
    """`focus` is the slug of what is photographed, or None for all of the bench."""
    common.bench()
    places = {slug: (i - 3.5) * common.APART for i, slug in enumerate(ROW)}
    for slug, (make, turn, _) in ROW.items():
        s.at(make(), (places[slug], 0, 0), (0, 0, turn))
    look = common.LIGHTS[light](places.get(focus))
    common.photograph(places.get(focus), **(ROW[focus][2] if focus else {}))
    return look
