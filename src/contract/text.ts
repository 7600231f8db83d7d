// Text fields: lengths count Unicode code points; only well-formed text without control characters is taken.
import { z } from 'zod'
import type { ErrorCode } from '../catalog/errors.ts'
import { singleSpaced } from './white-space.ts'

/** Tab and line breaks are text; the other control characters are not, and PostgreSQL cannot store NUL at all. */
const controlCharacters = /[^\P{Cc}\t\n\r]/u

export const isPlainText = (value: string): boolean => value.isWellFormed() && !controlCharacters.test(value)

const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u

/** A text that begins with more blanks than this is longer than any that has a limit. */
const longestBlank = 4000

/** Whether nobody would see anything of it: nothing but spaces, zero-width characters and blanks of other scripts. */
export const isBlank = (value: string): boolean => {
  const told = value.trim()
  return told.length <= longestBlank && !visible.test(told)
}

const codePoints = (value: string): number => {
  let count = 0
  for (const _ of value) count++
  return count
}

/** Whether a text has at most `max` code points. Each takes one or two UTF-16 units, so most are judged without counting. */
export const fits = (value: string, max: number): boolean =>
  value.length <= max || (value.length <= 2 * max && codePoints(value) <= max)

const plain = {
  error: 'invalid_field_value',
  params: { reason: 'must not contain control characters or broken Unicode' },
}

/** Fields whose absence, or whose being no string, has a code of its own. */
interface OwnCodes {
  readonly missing?: ErrorCode
  readonly otherType?: ErrorCode
}

const string = ({ missing, otherType }: OwnCodes = {}) =>
  z.string({ error: ({ input }) => (input === undefined ? missing : otherType) })

/** A string of any length. */
export const freeText = (codes?: OwnCodes) => string(codes).refine(isPlainText, plain)

/** A string of at most `max` code points. A longer one is looked at no further. */
export const text = (max: number, codes?: OwnCodes) =>
  string(codes)
    .refine((value) => fits(value, max), { error: 'field_too_long', params: { limit: max } })
    .refine((value) => !fits(value, max) || isPlainText(value), plain)
    .meta({ maxLength: max })

/** What is asked for in words and never printed as it stands. */
export const wish = (max: number, codes?: OwnCodes) => text(max, codes).overwrite(singleSpaced).meta({ maxLength: max })

const unsupportedScripts = /[\p{Script_Extensions=Arabic}\p{Script=Devanagari}]/u

const printedScripts = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Ethiopic'],
  ...['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Sinhala'],
  ...['Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Tamil', 'Telugu'],
].map((script) => `\\p{Script=${script}}`)

/** Letters of scripts that there are faces for, figures, punctuation and plain signs; no emoji. */
const printed = new RegExp(
  `[\\d${printedScripts.join('')}]|(?=[\\p{P}\\p{Sc}\\p{Sm}])\\p{Script=Common}|(?!\\p{Emoji_Presentation})(?=\\p{So})[\u00a0-\u2bff]`,
  'u',
)

/** Whether anything of it can stand on a cover: a title of runes or emoji alone would leave it without one. */
const canBePrinted = (value: string): boolean =>
  !isPlainText(value) || isBlank(value) || printed.test(value.normalize('NFKC'))

const unprintable = {
  error: 'unsupported_characters',
  params: { reason: 'has no character that can be printed: emoji and letters of rare scripts are left out of covers' },
}

/** Text that will be set on a cover, in a script the type room has faces for. */
export const coverText = (max: number) =>
  text(max)
    .refine((value) => !fits(value, max) || !unsupportedScripts.test(value), { error: 'unsupported_characters' })
    .refine((value) => !fits(value, max) || canBePrinted(value), unprintable)
    .meta({ maxLength: max })
