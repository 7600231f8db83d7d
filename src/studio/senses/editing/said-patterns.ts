// Pieces of regular expressions that turns of phrase have in common: a colour, a line of the cover.
export const colourPattern = String.raw`(?:(?:dark|light|deep|pale|bright|soft|dusty|burnt|warm|cool|cold|icy|rich|muted|midnight|sky|navy|sea|blood|forest|olive|sage|royal|emerald|mustard|hot|baby|mint|steel|slate|rose)\s+)?(?:red|orange|yellow|green|blue|purple|pink|brown|gr[ea]y|black|white|gold(?:en)?|silver|teal|violet|beige|cream|turquoise|burgundy|navy|emerald|crimson|scarlet|ivory|mint|lilac|lavender|ochre|rust|copper|bronze|indigo|magenta|cyan|mustard|sage)s?`

export const linePattern = String.raw`(?:the\s+(?:book\s+)?(?:title|subtitle|sub-title|tagline|author(?:['’]s)?(?:\s+name)?|name)|my\s+name)`
