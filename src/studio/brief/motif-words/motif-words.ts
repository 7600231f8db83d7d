// The vocabulary of motifs: which words of a book call for which motif, and how loudly.

/**
 * Comma-separated expressions by weight, for each motif: `{ owl: { 1: 'owl, barn owl', 0.4: 'nocturnal' } }`. 1 names
 * the thing, 0.4 only makes one think of it. A singular finds its plural too. An expression may call for more than one
 * motif; a longer expression keeps the shorter ones inside it silent.
 */
export type MotifWords = Readonly<Record<string, Readonly<Record<string, string>>>>
