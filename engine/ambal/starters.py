"""The four starter decks of the rulebook, by card id."""

STARTERS: dict[str, tuple[str, ...]] = {
    "sun-warrior": (
        "solar-burst", "wildfire", "devour-flames", "kindle-heart", "melt-boon", "flare-up", "circle-of-fire",
        "raid-the-burning", "meteor", "firebolt", "fireblast", "incendiary-touch", "lava-strike", "inner-flames",
        "magma-cloak", "self-ignite", "incinerate",
        "vaian-purity", "elemental-slash", "fencing-reflexes",
    ),
    "curse-seer": (
        "blizzard", "exalted-river", "heal-drop", "freeze-joints", "enduring-winter", "freeze-limbs",
        "chilling-sorrow", "overflow", "winter-bite", "high-tide", "water-veil", "blight-shiver", "ice-shield",
        "brain-freeze", "haraes-tear",
        "time-bomb", "blight-strike", "agonizing-burden", "curse-blast", "assassins-glare",
    ),
    "flame-assassin": (
        "finishing-charge", "envenom-weapon", "heartseeking-blow", "critical-strike", "incendiary-projectile",
        "strip-defenses", "versatile-killer", "combust-knowledge", "resourceful-assassin", "unsettling-jab",
        "keen-eye", "puncture", "revenge-strike", "scavenger-strike", "prey-on-the-sick", "corrupt-heal",
        "searing-arms", "pyromania", "backfire", "scorch",
    ),
    "shore-knight": (
        "deepen-wound", "fierce-thrust", "swift-slash", "bloodseeker", "thirsty-blade", "sword-mastery",
        "cross-slash", "falx-lunge", "deflect-magic", "deadly-hemorrhage", "immaterial-slash", "silencing-strike",
        "counter-blade", "swordsmanship", "double-attack",
        "shark-bite", "frozen-weapon", "water-fountain", "ice-shard", "shark-flair",
    ),
}  # fmt: skip
