// Words that say what kind of thing a name is of, and name nothing themselves: the effect of `glitch effect`, the layer of `fog layer`.

const kind = /(\S)\s+(?:effects?|layers?|overlays?|elements?|details?|motifs?|bits?)$/i

/** The name without them; the words themselves where there is none, or nothing else. */
export const withoutKind = (words: string): string => words.replace(kind, '$1')
