// Long texts in portions that overlap: each is judged by itself in a moment, and what stands across a cut stands whole in one of them.
import type { Texts } from '../senses/moderation/moderate-text.ts'

/** More than this in all is cut; every text with a limit of its own stays whole. */
export const longestWhole = 16_000

const portionLength = 4000
/** Longer than any phrase that is looked for, in letters that stand apart. */
const overlap = 400
/** How far back a portion begins so that it begins with a word. */
const longestWord = 60

/** What says nothing, and would carry the words around it apart: of a long run its two ends are enough. */
const padding = /[^\p{L}\p{N}]{25,}/gu
const keptEnd = 12

const unpadded = (text: string): string =>
  text.replaceAll(padding, (run) => `${run.slice(0, keptEnd)} ${run.slice(-keptEnd)}`)

export const lengthOf = (texts: Texts): number =>
  Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 0)

const wordStart = (text: string, at: number): number => {
  const space = text.slice(at - longestWord, at).search(/\s\S*$/)
  return space === -1 ? at : at - longestWord + space + 1
}

const portionsOfText = (text: string): readonly string[] => {
  const portions: string[] = []
  for (let start = 0; ; ) {
    portions.push(text.slice(start, start + portionLength).toWellFormed())
    // What repeats itself says nothing new, and would be read for half a minute.
    if (start + portionLength >= text.length) return [...new Set(portions)]
    start = wordStart(text, start + portionLength - overlap)
  }
}

/** The beginnings of all texts together, as neighbours; then the rest of each that is longer. */
export const portionsOf = (texts: Texts): readonly Texts[] => {
  const cut = Object.entries(texts).map(([name, text]) => ({ name, portions: portionsOfText(unpadded(text ?? '')) }))
  const beginnings = Object.fromEntries(cut.map(({ name, portions }) => [name, portions[0]]))
  const rest = cut.flatMap(({ name, portions }) => portions.slice(1).map((portion) => ({ [name]: portion })))
  return [beginnings, ...rest]
}
