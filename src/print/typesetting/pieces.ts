// A paragraph as pieces that a line may end after, each with what stands between it and the next.
import type { FaceId } from '../../studio/type/faces.ts'
import { splitWords } from '../../studio/type/scripts.ts'
import { advanceOf } from './advance.ts'
import { divide } from './hyphenate.ts'
import type { Language } from './language.ts'
import { hangAfter, hangBefore } from './protrusion.ts'

/** `space`: a space, unless the line ends. `hyphen`: nothing, or a hyphen where the line ends. `open`: nothing either way. */
export type Joint = 'space' | 'hyphen' | 'open'

export interface Piece {
  readonly text: string
  /** In em, with the tracking after it. */
  readonly advance: number
  readonly joint: Joint
  /** How unwelcome the end of a line is here; 0 is welcome, a hyphen about 100. */
  readonly penalty: number
  /** How far its first and its last sign may hang out of the column, in em. */
  readonly hangBefore: number
  readonly hangAfter: number
}

export interface Wording {
  readonly face: FaceId
  readonly tracking: number
  /** Null: words are not divided. */
  readonly language: Language | null
  /** Headlines in scripts without spaces break between words, texts between characters. */
  readonly isHeadline: boolean
}

type Part = Pick<Piece, 'text' | 'joint' | 'penalty'>

const [hyphenPenalty, dashPenalty, smallWordPenalty, emergencyPenalty] = [105, 60, 60, 900]

const breaksBetweenCharacters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const breaksWithoutSpaces =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Kinsoku: closing marks, small kana, the long vowel mark and marks of repetition never start a line. */
const neverStarts =
  /^[\p{Pe}\p{Pf}、。，．・：；？！…‥—～〜ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ%％°′″,.:;!?\p{M}]/u

const neverEnds = /[\p{Ps}\p{Pi}¿¡$£€¥＄￥]$/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/** Each character by itself, but Latin words and figures among them whole, and marks with what they may not leave. */
const charactersOf = (chunk: string): string[] => {
  const parts: string[] = []
  for (const letter of lettersOf(chunk)) {
    const before = parts.at(-1)
    const isOneWord =
      before !== undefined &&
      !breaksBetweenCharacters.test(before) &&
      /[\p{L}\p{N}]$/u.test(before) &&
      /^[\p{L}\p{N}]/u.test(letter)
    const isHeld = before !== undefined && (neverStarts.test(letter) || neverEnds.test(before))
    if (before !== undefined && (isHeld || (isOneWord && !breaksBetweenCharacters.test(letter)))) {
      parts[parts.length - 1] = before + letter
    } else parts.push(letter)
  }
  return parts
}

/** After dashes, ellipses and slashes, and after the hyphen of a compound. */
const breaksInWord = /(?<=[\p{L}\p{N}”’][—–…/]+)(?=[\p{L}\p{N}“‘])|(?<=\p{L}{2}-)(?=\p{L}{2})/u

const partsOfWord = (word: string, { language, isHeadline }: Wording): Part[] => {
  if (breaksWithoutSpaces.test(word)) {
    const chunks =
      !isHeadline && breaksBetweenCharacters.test(word) ? charactersOf(word) : splitWords(word).map(({ text }) => text)
    return chunks.map((text) => ({ text, joint: 'open', penalty: 0 }))
  }
  return word.split(breaksInWord).flatMap((chunk) => {
    const syllables = isHeadline ? [chunk] : divide(chunk, language)
    return syllables.map((text, at): Part => {
      const isInner = at < syllables.length - 1
      return isInner ? { text, joint: 'hyphen', penalty: hyphenPenalty } : { text, joint: 'open', penalty: dashPenalty }
    })
  })
}

/** French spaces its punctuation: such signs must not start a line, nor guillemets end one, and their spaces stay as narrow as they are. */
const hangsOnWordBefore = /^[!?:;»›%…)\]]+$/u
const hangsOnWordAfter = /^[«‹(["“¿¡]+$/u

/** Slavic typesetters do not leave a preposition of one letter at the end of a line. */
const keepsSmallWords: readonly (Language | null)[] = ['pl', 'cs', 'ru', 'uk', 'bg']

const spacePenalty = (word: string, next: string, { language }: Wording): number => {
  if (/^[–—-]+$/u.test(next)) return 4 * dashPenalty
  return keepsSmallWords.includes(language) && /^\p{L}$/u.test(word) ? smallWordPenalty : 0
}

const wordsOf = (paragraph: string): string[] => {
  const words: string[] = []
  for (const word of paragraph.split(/[^\S\u00a0\u2007\u202f]+/u).filter((each) => each !== '')) {
    const before = words.at(-1)
    if (before !== undefined && (hangsOnWordBefore.test(word) || hangsOnWordAfter.test(before))) {
      words[words.length - 1] = `${before}\u00a0${word}`
    } else words.push(word)
  }
  return words
}

/** The text of some pieces in a row, as it stands in one line; a hyphen at its end where a word was divided there. */
export const textOf = (pieces: readonly Piece[], isLastLine: boolean): string => {
  const last = pieces.at(-1)
  const line = pieces
    .map(({ text, joint }, at) => (joint === 'space' && at < pieces.length - 1 ? `${text} ` : text))
    .join('')
  return last?.joint === 'hyphen' && !isLastLine ? `${line}-` : line
}

const shattered = (part: Part): Part[] => {
  const letters = lettersOf(part.text)
  return letters.map((text, at) => {
    if (at === letters.length - 1) return { text, joint: part.joint, penalty: part.penalty }
    const isInWord = /^\p{L}$/u.test(text) && /^\p{L}$/u.test(letters[at + 1] ?? '')
    const joint = isInWord && !breaksWithoutSpaces.test(text) ? 'hyphen' : 'open'
    return { text, joint, penalty: emergencyPenalty }
  })
}

const measured = (part: Part, { face, tracking }: Wording): Piece => ({
  ...part,
  advance: advanceOf(part.text, face, tracking) + tracking,
  hangBefore: hangBefore(part.text, face),
  hangAfter: hangAfter(part.text, face),
})

export const piecesOf = (paragraph: string, wording: Wording): Piece[] => {
  const words = wordsOf(paragraph)
  const parts = words.flatMap((word, at) => {
    const inner = partsOfWord(word, wording)
    const last = inner.at(-1)
    const next = words[at + 1]
    if (last && next !== undefined) {
      inner.splice(-1, 1, { ...last, joint: 'space', penalty: spacePenalty(word, next, wording) })
    }
    return inner
  })
  return parts.map((part) => measured(part, wording))
}

/** What is wider than the line, whose width is given in em, is divided anywhere. */
export const narrowed = (pieces: readonly Piece[], wording: Wording, width: number): readonly Piece[] =>
  pieces.some(({ advance }) => advance > width)
    ? pieces.flatMap((piece) =>
        piece.advance > width ? shattered(piece).map((part) => measured(part, wording)) : [piece],
      )
    : pieces
