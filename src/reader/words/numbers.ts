// Numbers as people write them in a sentence: in digits, or as one of the words that everybody uses.

const named: ReadonlyMap<string, number> = new Map(
  Object.entries({
    no: 0,
    zero: 0,
    a: 1,
    an: 1,
    one: 1,
    single: 1,
    two: 2,
    couple: 2,
    pair: 2,
    both: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    twenty: 20,
    hundred: 100,
  }),
)

/** The number that is said; null where none is. Of several words the last that is a number counts: "a dozen". */
export const numberIn = (words: string): number | null => {
  const digits = /\d+/.exec(words)?.[0]
  if (digits !== undefined) return Number(digits)
  const found = words
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => named.get(word) ?? [])
  return found.at(-1) ?? null
}
