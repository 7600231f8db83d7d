// A noun as it is compared with others: small letters, and its last word in the singular.

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '')

export const plainNoun = (noun: string): string => singular(noun.toLowerCase())

/** The same thing by another of its names: `old lighthouse` and `lighthouse`. */
export const isSameThing = (one: string, other: string): boolean => {
  const [a, b] = [plainNoun(one), plainNoun(other)]
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`)
}
