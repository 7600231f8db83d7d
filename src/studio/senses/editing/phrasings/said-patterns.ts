// What turns of phrase have in common: pieces of their expressions, and how they are told plainly.
export const colourPattern = String.raw`(?:(?:dark|light|deep|pale|bright|soft|dusty|burnt|warm|cool|cold|icy|rich|muted|midnight|sky|navy|sea|blood|forest|olive|sage|royal|emerald|mustard|hot|baby|mint|steel|slate|rose)\s+)?(?:red|orange|yellow|green|blue|purple|pink|brown|gr[ea]y|black|white|gold(?:en)?|silver|teal|violet|beige|cream|turquoise|burgundy|navy|emerald|crimson|scarlet|ivory|mint|lilac|lavender|ochre|rust|copper|bronze|indigo|magenta|cyan|mustard|sage)s?`

export const linePattern = String.raw`(?:the\s+(?:book\s+)?(?:title|subtitle|sub-title|tagline|author(?:['’]s)?(?:\s+name)?|name)|my\s+name)`

/** What stands before the name of a thing that is there, and such a name. */
export const thePattern = '(?:the|this|that|these|those|his|her|its|their|my|our)'
export const namePattern = String.raw`${thePattern}\s+(?:[\w'’-]+\s+){0,3}?[\w'’-]+`

/** A line of the cover by any of its names, without an article. */
export const typePattern = String.raw`(?:title|headline|sub-?\s?title|tag\s?line|strap\s?line|by-?line|author(?:['’]s)?(?:\s+name)?|(?:imprint|studio|pen)\s+name|name|lettering|text|letters|type)`

/** What somebody wears, or has on their head. */
export const garmentPattern =
  '(?:dress|gown|robes?|coat|cloak|suit|jacket|shirt|top|jumper|sweater|skirt|scarf|hat|shoes|boots|cape|bow tie|tie|hair|trousers|shorts|vest|blouse|leggings|gloves|belt)'

/** Verbs by which something is wished to be so. */
export const mayPattern = '(?:should|must|could|can|needs? to|has to|have to|ought to|would)'

/** Verbs that take something away. */
export const removePattern = '(?:lose|drop|remove|delete|ditch|scrap|cut|omit|take\\s+(?:out|away)|get\\s+rid\\s+of)'

/** A turn of phrase, and the plain words for it. */
export type Phrasing = readonly [phrase: RegExp, plain: string]

/** The same wish with every turn of phrase told plainly, one after another. */
export const retold = (phrasings: readonly Phrasing[], wish: string): string =>
  phrasings.reduce((told, [phrase, plain]) => told.replace(phrase, plain), wish)
