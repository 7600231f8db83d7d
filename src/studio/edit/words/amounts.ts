// How much is meant: `slight`, `much`, `twice`, `30 %` and `half` as factors, shares and degrees.
import { z } from 'zod'
import { numberIn } from '../../../reader/words/numbers.ts'
import { expressions, listOf } from '../../senses/editing/lexicon/word-table.ts'
import data from './amounts.json' with { type: 'json' }

const numbered = z.record(z.string(), expressions)

const known = z
  .strictObject({
    /** Words for a share of the whole, for a multiple, and for a turn in degrees. */
    shares: numbered,
    times: numbered,
    percent: expressions,
    multiples: expressions,
    degrees: numbered,
  })
  .parse(data)

/** Words of an amount, with a number apart from what it is joined to: `1.5 x`. */
const wordsIn = (said: string): string => ` ${(said.match(/\d+(?:[.,]\d+)?|[a-z]+|%/g) ?? []).join(' ')} `

const has = (words: string, list: string): boolean => listOf(list).some((each) => words.includes(` ${each} `))

const numberSaid = (words: string, table: Readonly<Record<string, string>>): number | null => {
  const all = Object.entries(table).flatMap(([number, list]) =>
    listOf(list).map((each) => [each, Number(number)] as const),
  )
  const said = all.filter(([each]) => words.includes(` ${each} `))
  // `Three quarters` is no quarter.
  return said.toSorted(([one], [other]) => other.length - one.length)[0]?.[1] ?? null
}

/** A share of the whole: `30 %`, `a third`; null where none is said. */
export const shareOf = (amount: string | null): number | null => {
  const said = (amount ?? '').toLowerCase()
  const words = wordsIn(said)
  if (words.includes(' % ') || has(words, known.percent)) {
    const number = numberIn(said)
    return number === null ? null : number / 100
  }
  return numberSaid(words, known.shares)
}

/** `twice`, `three times`, `1.5x`; null where no multiple is said. */
export const timesOf = (amount: string | null): number | null => {
  const said = (amount ?? '').toLowerCase()
  const words = wordsIn(said)
  return numberSaid(words, known.times) ?? (has(words, known.multiples) ? numberIn(said) : null)
}

/** How much more or less than usual: 0.5 for `slight`, 1.8 for `much`. */
export const strengthOf = (amount: string | null): number => {
  if (amount === 'slight') return 0.5
  if (amount === 'much') return 1.8
  const share = shareOf(amount)
  return share === null ? 1 : Math.min(2.5, Math.max(0.3, share / 0.3))
}

const usual = { bigger: 1.35, smaller: 0.72 } as const
const slight = { bigger: 1.16, smaller: 0.86 } as const
const much = { bigger: 1.8, smaller: 0.5 } as const

/** Whether something grows or shrinks; "twice the size" says it by its amount alone. Null where nothing does. */
export const growthOf = (value: string | null, amount: string | null): 'bigger' | 'smaller' | null => {
  if (value === 'bigger' || value === 'smaller') return value
  return timesOf(amount) === null ? null : 'bigger'
}

/** The factor of a size. */
export const factorOf = (value: 'bigger' | 'smaller', amount: string | null): number => {
  const isSmaller = value === 'smaller'
  if (amount === 'slight') return slight[value]
  if (amount === 'much') return much[value]
  const multiple = timesOf(amount)
  if (multiple !== null && multiple > 0) return isSmaller ? 1 / multiple : multiple
  const share = shareOf(amount)
  if (share === null || share <= 0) return usual[value]
  if (!isSmaller) return share > 1 ? share : 1 + share
  // "Half as large" is half of it; "70 % of the size" and "30 % smaller" cannot be told apart by their number alone.
  return share >= 1 ? usual.smaller : 1 - share
}

/** Degrees of a turn; null where no angle is said. */
export const degreesOf = (amount: string | null): number | null => {
  const said = (amount ?? '').toLowerCase()
  if (said === 'slight') return 6
  if (said === 'much') return 30
  return numberSaid(wordsIn(said), known.degrees) ?? numberIn(said)
}
