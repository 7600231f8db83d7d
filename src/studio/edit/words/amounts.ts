// How much is meant: `slight`, `much`, `twice`, `30 %` and `half` as factors, shares and degrees.
import { numberIn } from '../../../reader/words/numbers.ts'

const shares: readonly (readonly [said: RegExp, share: number])[] = [
  [/\bthree[- ]quarters?\b/, 0.75],
  [/\btwo[- ]thirds?\b/, 0.67],
  [/\bhal(?:f|ve)\b/, 0.5],
  [/\bthird\b/, 0.33],
  [/\bquarter\b/, 0.25],
  [/\btenth\b/, 0.1],
]

const times: readonly (readonly [said: RegExp, times: number])[] = [
  [/\b(?:twice|double|doubled)\b/, 2],
  [/\b(?:thrice|triple|tripled)\b/, 3],
  [/\bquadruple\b/, 4],
]

/** A share of the whole: `30 %`, `a third`; null where none is said. */
export const shareOf = (amount: string | null): number | null => {
  const said = (amount ?? '').toLowerCase()
  if (/%|\bper ?cent\b|\bpct\b/.test(said)) {
    const number = numberIn(said)
    return number === null ? null : number / 100
  }
  return shares.find(([pattern]) => pattern.test(said))?.[1] ?? null
}

/** `twice`, `three times`, `1.5x`; null where no multiple is said. */
export const timesOf = (amount: string | null): number | null => {
  const said = (amount ?? '').toLowerCase()
  const known = times.find(([pattern]) => pattern.test(said))?.[1]
  if (known !== undefined) return known
  return /\btimes\b|\dx\b|\bfold\b/.test(said) ? numberIn(said) : null
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
  if (/\bupside\b|\bhalf[- ](?:a )?turn\b/.test(said)) return 180
  if (/\bquarter\b/.test(said)) return 90
  return numberIn(said)
}
