// Texts as the learned judge sees them.
import { featuresOf, nothingAround } from '../../src/studio/senses/moderation/learned/features.ts'
import { readText } from '../../src/studio/senses/moderation/moderate-text.ts'
import { voiceOf } from '../../src/studio/senses/moderation/voices.ts'
import type { Lesson } from './learn.ts'
import type { Text } from './texts.ts'

export const lessonOf = (text: Text): Lesson => {
  const [voice, tokens] = [voiceOf(text.field), readText(text.text)]
  const around = text.book ? { genre: text.book.genre, tokens: text.book.texts.flatMap(readText) } : nothingAround
  return { ...text, voice, tokens, around, features: featuresOf(tokens, voice, around) }
}

/** A text as it is sent, with its book. */
export const sentOf = ({ field, text, book }: Text): Readonly<Record<string, string | null>> => ({
  [field]: text,
  genre: book?.genre ?? null,
  ...(book ? { [field === 'summary' ? 'title' : 'summary']: book.texts.join(' ') } : {}),
})
