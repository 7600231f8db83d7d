// The words of a block as they can be set: which face sets them, which files that needs, and what had to change.
import { covers } from '../../studio/type/coverage.ts'
import { type FaceId, findFace } from '../../studio/type/faces.ts'
import { fontPath } from '../../studio/type/font-files.ts'
import { canTrack, canUppercase, inCapitals } from '../../studio/type/scripts.ts'
import { faceFor, faceList } from '../../studio/type/substitutes.ts'
import type { TextBlock } from './layout-state.ts'

export interface Settable {
  readonly text: string
  readonly face: FaceId
  readonly tracking: number
  /** What was changed about the wish, as a sentence; null where nothing was. */
  readonly change: string | null
}

type Wish = Pick<TextBlock, 'text' | 'font' | 'capitals' | 'tracking'>

const bare = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '')

const changeOf = (wanted: FaceId, face: FaceId, given: string, text: string): string | null => {
  if (bare(given) !== bare(text)) return 'Some characters have no printable form and were replaced or left out.'
  if (wanted !== face) return `${wanted} cannot set this text; ${face} stands in for it.`
  return covers(face, text) ? null : `${face} lacks some characters of this text; other faces stand in for them.`
}

const prepare = ({ text: given, font, capitals, tracking }: Wish): Settable => {
  const asGiven = faceFor(given, font)
  const raised = capitals && findFace(asGiven.face).setsCapitals && canUppercase(asGiven.text)
  const wanted = raised ? inCapitals(asGiven.text) : asGiven.text
  const { face, text } = raised ? faceFor(wanted, asGiven.face) : asGiven
  const canSpace = canTrack(text) && findFace(face).look !== 'script'
  const expected = raised ? inCapitals(given) : given
  return { text, face, tracking: canSpace ? tracking : 0, change: changeOf(font, face, expected, text) }
}

const prepared = new Map<string, Settable>()
const mostPrepared = 200

/** Fitting asks for the same words over and over. */
export const settableText = (block: Wish): Settable => {
  const key = JSON.stringify([block.font, block.capitals, block.tracking, block.text])
  const settable = prepared.get(key) ?? prepare(block)
  if (prepared.size >= mostPrepared) prepared.clear()
  prepared.set(key, settable)
  return settable
}

const listed = new Map<FaceId, readonly FaceId[]>()

/** The font files of a line: its face's, and those of the faces that set what it lacks. */
export const fontFilesOf = (text: string, face: FaceId): string[] => {
  const list = listed.get(face) ?? faceList(face)
  listed.set(face, list)
  const needed = [...new Set(text)].map((sign) => list.find((each) => covers(each, sign)) ?? face)
  return [...new Set([face, ...needed])].map(fontPath)
}
