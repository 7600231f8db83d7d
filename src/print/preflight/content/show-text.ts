// Follows the text operators: where each glyph's ink is, and how large it is set.
import { Text, type Value } from '../reader/values.ts'
import type { Findings } from './findings.ts'
import type { GraphicsState, TextPlace } from './graphics-state.ts'
import { boxOf, type Matrix, moved, shared, sidesOf, times } from './matrix.ts'
import type { PageFont } from './page-font.ts'

/** Modes in which a glyph leaves no ink: 3, and 7, which only clips. */
const isInvisible = (mode: number): boolean => mode === 3 || mode === 7

/** Vertical lines go down by the size, from above the middle of each glyph. */
const vertical = { advance: -1, originY: 0.88 } as const

/** The argument of `Tj` or of `TJ`: strings, and between them corrections in thousandths. */
export const showText = (
  items: readonly Value[],
  font: PageFont,
  state: GraphicsState,
  place: TextPlace,
  findings: Findings,
): void => {
  for (const item of items) {
    if (typeof item === 'number') advance(place, font, state, (-item / 1000) * state.fontSize)
    else if (item instanceof Text) showString(item.bytes, font, state, place, findings)
  }
}

const advance = (place: TextPlace, { isVertical }: PageFont, { stretch }: GraphicsState, by: number): void => {
  place.matrix = isVertical ? moved(place.matrix, 0, by) : moved(place.matrix, by * stretch, 0)
}

const showString = (
  bytes: Uint8Array,
  font: PageFont,
  state: GraphicsState,
  place: TextPlace,
  findings: Findings,
): void => {
  const { bytesPerCode } = font
  for (let at = 0; at + bytesPerCode <= bytes.length; at += bytesPerCode) {
    findings.count()
    const code = bytesPerCode === 1 ? (bytes[at] ?? 0) : (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
    if (!isInvisible(state.renderingMode)) placeGlyph(code, font, state, place.matrix, findings)
    const spacing = state.characterSpacing + (bytesPerCode === 1 && code === 32 ? state.wordSpacing : 0)
    const step = font.isVertical ? vertical.advance : font.widthOf(code)
    advance(place, font, state, step * state.fontSize + spacing)
  }
}

const placeGlyph = (
  code: number,
  font: PageFont,
  { fontSize, stretch, rise, matrix, clip }: GraphicsState,
  textMatrix: Matrix,
  findings: Findings,
): void => {
  const ink = font.inkOf(code)
  if (!ink) return
  const toPage = times(times([fontSize * stretch, 0, 0, fontSize, 0, rise], textMatrix), matrix)
  const origin = font.isVertical ? moved(toPage, -font.widthOf(code) / 2, -vertical.originY) : toPage
  const seen = shared(boxOf(origin, ink.left, ink.bottom, ink.right, ink.top), clip)
  if (seen) findings.glyphs.push({ ink: seen, size: sidesOf(toPage)[1] })
}
