// Finds words that should no longer stand in a line ("drop 'The' from the title", "take the year 2027 out of the title"), letter by letter.
import { colourAt } from '../../../../brief/find-colours.ts'
import { tokensOf } from '../../../../brief/tokens.ts'
import { vocabularyFor } from '../../../../brief/vocabulary.ts'
import type { TypeRole } from '../../../../type/plan.ts'
import { editWords } from '../../lexicon/index.ts'
import type { OwnTexts } from '../../phrasings/own-words.ts'
import type { Wish } from '../../wish.ts'
import { roleNames, roleOf } from './line-names.ts'
import type { SaidTexts } from './said-texts.ts'

/** Within single quotes an apostrophe stands between letters; a quotation could end at any other. */
const quotation = String.raw`(?:["“”„«][^"“”„«»\n]{1,120}["”“»]|(?<![\p{L}\p{N}])['‘’](?:[^"'’‘\n]|(?<=\p{L})['’](?=\p{L})){1,120}['’](?![\p{L}\p{N}]))`
const several = String.raw`${quotation}(?:\s*(?:,|,?\s*and|&)\s+${quotation}){0,4}`

/** What says that words are meant, and no thing. */
const asWords = String.raw`(?:(?:the|that|this|all)\s+)?(?:words?|phrases?|years?|numbers?|dates?|texts?|terms?|letters?)\s+(?:that\s+(?:says?|reads?)\s+|of\s+)?`

const line = String.raw`(?:(?:the|my|our|this|its)\s+)?(?:(?:book|main|cover)(?:['’]s)?\s+)?(${roleNames})(?![\p{L}'’])`

const removes = String.raw`\b(?:remove|delete|drop|lose|erase|omit|cut|strike|ditch|scrap|leave|take|get\s+rid\s+of|no)\s+(?:out\s+)?`

/** "Remove 'The' from the title", "take the word Lost out of the title", "… and the year 2027 from the subtitle". */
const takenOut = new RegExp(
  String.raw`(?:${removes}|\band\s+(?=the\s+(?:words?|years?|phrases?|numbers?)\s))(${asWords})?(?:the\s+(?=["“'‘]))?(${several}|(?:(?!\s(?:from|off)\s)[^"“”.;,!?\n]){1,80}?)\s+(?:out\s+)?(?:from|of|off|in)\s+${line}`,
  'giu',
)

/** "The title without 'The'", "the title should not say 'The'". */
const lacking = new RegExp(
  String.raw`${line}\s+(?:without|minus|(?:should|must|does|need)(?:\s+not|n['’]t)\s+(?:have|need|contain|include|say|be|read))\s+(${asWords})?(?:the\s+(?=["“'‘]))?(${several})`,
  'giu',
)

/** What lines of type have besides their words. */
const effects =
  /^(?:glows?|shadows?|outlines?|strokes?|borders?|edges?|frames?|foil|gold|silver|textures?|colou?rs?|effects?|gradients?|bevels?|lines?|boxe?s?|plates?|bands?|bars?|letters?|words?|fonts?|italics|caps|capitals|size|top|bottom|front|end|rest|middle|style|look)$/

const folded = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'")

const signs: readonly (readonly [name: RegExp, sign: RegExp])[] = [
  [/^exclamation (?:mark|point)s?$/, /[!¡]+/u],
  [/^question marks?$/, /[?¿]+/u],
  [/^commas?$/, /,/u],
  [/^(?:semi-?)?colons?$/, /[:;]/u],
  [/^(?:dash(?:es)?|hyphens?)$/, /[-–—]/u],
  [/^(?:full stops?|periods?|dots?)$/, /\.+/u],
  [/^ampersands?$/, /&/u],
]

const nth: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 }
const numbers: Readonly<Record<string, number>> = { '': 1, two: 2, three: 3 }

/** "The last two words", "the exclamation mark": what that is in the line; null where it is said otherwise. */
const pointedOut = (said: string, text: string): string | null => {
  const name = folded(said).replace(/^the\s+/, '')
  const sign = signs.find(([each]) => each.test(name))?.[1]
  if (sign) return sign.exec(text)?.[0] ?? name
  const [, which = '', many = ''] = /^(first|second|third|fourth|last)(?:\s+(two|three))?\s+words?$/.exec(name) ?? []
  const from = nth[which]
  if (from === undefined) return null
  const words = text.split(/\s+/)
  const count = numbers[many] ?? 1
  return (from < 0 ? words.slice(-count) : words.slice(from, from + count)).join(' ')
}

const isIn = (words: string, text: string): boolean =>
  ` ${folded(text).replace(/[^\p{L}\p{N}']+/gu, ' ')} `.includes(
    ` ${folded(words)
      .replace(/[^\p{L}\p{N}']+/gu, ' ')
      .trim()} `,
  )

/** What is meant by the words of the wish; none where they speak of something else than words. */
const meantBy = (said: string, isCalledWords: boolean, text: string): readonly string[] => {
  const quoted = [...said.matchAll(new RegExp(quotation, 'gu'))].map(([found]) => found.slice(1, -1).trim())
  if (quoted.length > 0) return quoted
  const bare = said.trim()
  const pointed = pointedOut(bare, text)
  if (pointed !== null) return [pointed]
  if (isCalledWords && !isIn(bare, text) && /\s(?:and|&)\s/.test(bare)) return bare.split(/\s*,?\s+(?:and|&)\s+/)
  if (isCalledWords || /^\d{4}$/.test(bare)) return [bare]
  const named = [bare, bare.replace(/^the\s+/i, '')].find((each) => isIn(each, text))
  return named === undefined || effects.test(named) ? [] : [named]
}

/** "Remove the raven from the title": where it is; the title stays. */
const withoutPlace = (found: string, said: string): string => {
  const tokens = tokensOf(said.replace(/^(?:the|that|those|these|all|any)\s+/i, ''))
  const isOfType = tokens.some(
    ({ word, singular }, at) => effects.test(word) || effects.test(singular) || colourAt(tokens, at) !== undefined,
  )
  const vocabulary = vocabularyFor(tokens)
  const isInPicture = tokens.some(
    (_, at) =>
      vocabulary.matchesAt(tokens, at).length > 0 ||
      editWords.matchesAt(tokens, at).some(({ meanings }) => meanings.some(({ is }) => is === 'air')),
  )
  return isInPicture && !isOfType ? found.replace(/\s+(?:out\s+)?(?:from|off|in)\s+[^.;,!?]*$/i, '') : found
}

/** `texts` are those that stand on the cover. */
export const cutTexts = (wish: string, texts: OwnTexts): SaidTexts => {
  const wishes: Wish[] = []
  const cut = (role: TypeRole, said: string, words: string | undefined): boolean => {
    const meant = meantBy(said, words !== undefined, texts[role] ?? '')
    for (const text of meant) wishes.push({ kind: 'cut-text', role, text })
    return meant.length > 0
  }
  const rest = wish
    .replace(takenOut, (found, words: string | undefined, said: string, role: string) =>
      cut(roleOf(role), said, words) ? ' . ' : withoutPlace(found, said),
    )
    .replace(lacking, (found, role: string, words: string | undefined, said: string) =>
      cut(roleOf(role), said, words) ? ' . ' : found,
    )
  return { wishes, rest }
}
