// Numbers as people write them: 30, 1.5, ninety, twenty-five, a dozen.

const named: Readonly<Record<string, number>> = {
  no: 0,
  zero: 0,
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
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}

const isArticle = /^an?$/i

/** The first number in some words; null where there is none. An article is one only where it stands alone. */
export const numberIn = (words: string): number | null => {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(words) ?? []
  if (digits !== undefined) return Number(digits.replace(',', '.'))
  if (isArticle.test(words.trim())) return 1
  let found: number | null = null
  for (const word of words.toLowerCase().split(/[^a-z]+/)) {
    const value = named[word]
    if (value !== undefined) found = (found ?? 0) + value
    else if (found !== null) break
  }
  return found
}
