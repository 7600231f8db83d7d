// The sense for words: whether the texts of a book or a prompt may be printed. Offline, model-free, English.
// Books may carry profanity, crime, war, religion and sex between adults; what is refused is listed in the checks.
import { isHateful } from './hate.ts'
import { isIncitement } from './incitement.ts'
import { urgesSelfHarm } from './self-harm.ts'
import { sexualisesMinors } from './sexualised-minors.ts'
import { isThreat } from './threats.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Reason, Verdict } from './verdict.ts'

export { type Reason, reasons, refusalWording, type Verdict } from './verdict.ts'

interface Check {
  readonly reason: Reason
  readonly offends: (tokens: readonly Token[]) => boolean
}

const checks: readonly Check[] = [
  { reason: 'sexualised_minor', offends: sexualisesMinors },
  { reason: 'incitement', offends: isIncitement },
  { reason: 'threat', offends: isThreat },
  { reason: 'self_harm', offends: urgesSelfHarm },
  { reason: 'hate', offends: isHateful },
]

interface Field {
  readonly name: string
  readonly tokens: readonly Token[]
}

/** Judges each field, then each with its successor, so that a phrase cut in two is found; it is the first one's fault. */
export const moderateText = (fields: Readonly<Record<string, string | null | undefined>>): Verdict => {
  const read = Object.entries(fields).flatMap(([name, text]) => (text ? [{ name, tokens: tokensOf(text) }] : []))
  for (const { name, tokens } of [...read, ...seamsOf(read)]) {
    const reason = checks.find((check) => check.offends(tokens))?.reason
    if (reason !== undefined) return { allowed: false, field: name, reason }
  }
  return { allowed: true }
}

/** How many words on either side of a seam are read again. */
const seamReach = 30

const seamsOf = (fields: readonly Field[]): readonly Field[] =>
  fields.slice(1).map(({ tokens }, position) => {
    const before = fields[position]
    const [first, ...rest] = tokens.slice(0, seamReach)
    const continued = first === undefined ? [] : [{ ...first, startsSentence: false }, ...rest]
    return { name: before?.name ?? '', tokens: [...(before?.tokens.slice(-seamReach) ?? []), ...continued] }
  })
