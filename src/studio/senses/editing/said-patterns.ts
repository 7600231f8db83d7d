// Pieces of regular expressions that turns of phrase have in common: a colour, a line of the cover.
export const colourPattern = String.raw`(?:(?:dark|light|deep|pale|bright|soft|dusty|burnt|warm|cool|cold|icy|rich|muted|midnight|sky|navy|sea|blood|forest|olive|sage|royal|emerald|mustard|hot|baby|mint|steel|slate|rose)\s+)?(?:red|orange|yellow|green|blue|purple|pink|brown|gr[ea]y|black|white|gold(?:en)?|silver|teal|violet|beige|cream|turquoise|burgundy|navy|emerald|crimson|scarlet|ivory|mint|lilac|lavender|ochre|rust|copper|bronze|indigo|magenta|cyan|mustard|sage)s?`

export const linePattern = String.raw`(?:the\s+(?:book\s+)?(?:title|subtitle|sub-title|tagline|author(?:['’]s)?(?:\s+name)?|name)|my\s+name)`

/** What stands before the name of a thing that is there, and such a name. */
export const thePattern = '(?:the|this|that|these|those|his|her|its|their|my|our)'
export const namePattern = String.raw`${thePattern}\s+(?:[\w'’-]+\s+){0,3}?[\w'’-]+`

/** A line of the cover by any of its names, without an article. */
export const typePattern = String.raw`(?:title|headline|sub-?\s?title|tag\s?line|strap\s?line|by-?line|author(?:['’]s)?(?:\s+name)?|(?:imprint|studio|pen)\s+name|name|lettering|text|letters|type)`
