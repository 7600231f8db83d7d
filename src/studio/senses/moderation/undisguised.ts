// Texts for a network, which learned from plain ones and reads no digits for letters: what it says of them as they are written, and as
// they read without their disguises.
import type { Texts } from './fields.ts'
import { readText } from './rules.ts'
import { reasons } from './verdict.ts'
import { voiceOf } from './voices.ts'
import type { NetworkScore } from './weigh.ts'

/** One letter again and again hides no word: shortened to "xx" it would be read as one. */
const isOneLetter = (word: string): boolean => new Set(word).size === 1

const plainText = (text: string): string => {
  const tokens = readText(text).filter(({ word, disguised }) => !(disguised && isOneLetter(word)))
  if (!tokens.some(({ disguised }) => disguised)) return text
  return tokens
    .map(({ word, startsSentence, startsClause }, at) => {
      const before = startsSentence ? '. ' : startsClause ? ', ' : ' '
      return at === 0 ? word : before + word
    })
    .join('')
}

/** The same texts without disguises; undefined where none wears one. */
export const undisguised = (texts: Texts): Texts | undefined => {
  const plain = Object.entries(texts).map(([name, text]) => [name, text ? plainText(text) : text] as const)
  return plain.some(([name, text]) => text !== texts[name]) ? Object.fromEntries(plain) : undefined
}

type Ask = (texts: Texts) => Promise<{ readonly fine: number; readonly reason: string }>

/** What it learned to call a wish, whichever field of ours that is in. */
const wish = 'prompt'

const asLearned = (texts: Texts): Texts => {
  const entries = Object.entries(texts)
  const wishes = entries.flatMap(([name, text]) => (voiceOf(name) === 'asking' && text ? [text] : []))
  const others = entries.filter(([name]) => voiceOf(name) !== 'asking')
  return Object.fromEntries(wishes.length > 0 ? [...others, [wish, wishes.join(' ')]] : others)
}

/** The worse of what a network says of both; undefined where it knows reasons that are none of ours. */
export const networkScore = async (ask: Ask, texts: Texts): Promise<NetworkScore | undefined> => {
  const plain = undisguised(texts)
  const [written, read] = [await ask(asLearned(texts)), plain && (await ask(asLearned(plain)))]
  const worse = read && read.fine < written.fine ? read : written
  const reason = reasons.find((each) => each === worse.reason)
  return reason && { fine: worse.fine, reason }
}
