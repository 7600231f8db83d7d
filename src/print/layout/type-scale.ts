// Sizes of type for a trim: what a reader at arm's length finds right, corrected for how large a face looks at its size.
import type { FaceId, Script } from '../../studio/type/faces.ts'
import { scriptOf } from '../../studio/type/scripts.ts'
import { advanceOf, heightsOf } from '../typesetting/advance.ts'

/** Points for a face of average x-height: a pocket book's text is smaller than that of a large one. */
const textSize = (panelWidth: number): number => Math.min(12, Math.max(9.25, 9.5 + (panelWidth / 72 - 5) * 0.8))

const averageXHeight = 0.47

/** Characters that fill their square look large at any size. */
const largeScripts: readonly Script[] = ['han', 'japanese', 'korean']

export const quarters = (size: number): number => Math.round(size * 4) / 4

/** The size of running text on a panel, whose width is given in points. */
export const textSizeFor = (panelWidth: number, face: FaceId, text: string): number => {
  const isLarge = largeScripts.includes(scriptOf(text))
  const correction = isLarge ? 0.95 : Math.min(1.16, Math.max(0.88, averageXHeight / heightsOf(face).x))
  return quarters(textSize(panelWidth) * correction)
}

const leadings: Partial<Readonly<Record<Script, number>>> = {
  han: 1.65,
  japanese: 1.7,
  korean: 1.6,
  thai: 1.6,
  lao: 1.6,
  khmer: 1.75,
  myanmar: 1.75,
  hebrew: 1.4,
}

const indic: readonly Script[] = [
  'bengali',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'tamil',
  'telugu',
  'sinhala',
]

/** Line distance of running text, by what its letters pile up. Large x-heights need more air than small ones. */
export const textLeading = (text: string, face: FaceId): number => {
  const script = scriptOf(text)
  if (indic.includes(script)) return 1.6
  return leadings[script] ?? Math.min(1.5, Math.max(1.32, 1.12 + heightsOf(face).x * 0.62))
}

export const headlineLeading = (text: string): number => {
  const script = scriptOf(text)
  return indic.includes(script) ? 1.4 : Math.max(1.22, (leadings[script] ?? 1) * 0.82)
}

const alphabet = 'the quick brown fox jumps over the lazy dog and runs away from it'

/** The widest comfortable line, in em: about 68 letters, or 34 full characters. */
export const widestMeasure = (face: FaceId, text: string): number =>
  largeScripts.includes(scriptOf(text)) ? 34 : (advanceOf(alphabet, face, 0) / alphabet.length) * 68

/** How many letters a line of some em holds. */
export const lettersIn = (measure: number, face: FaceId): number =>
  measure / (advanceOf(alphabet, face, 0) / alphabet.length)
