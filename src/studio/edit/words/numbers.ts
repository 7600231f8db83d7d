// Numbers as people write them: 30, 1.5, ninety, twenty-five.

const units: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
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
  fifteen: 15,
}

const tens: Readonly<Record<string, number>> = {
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

/** The first number in some words; null where there is none. */
export const numberIn = (words: string): number | null => {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(words) ?? []
  if (digits !== undefined) return Number(digits.replace(',', '.'))
  let found: number | null = null
  for (const word of words.toLowerCase().split(/[^a-z]+/)) {
    const value = tens[word] ?? units[word]
    if (value !== undefined) found = (found ?? 0) + value
    else if (found !== null) break
  }
  return found
}
