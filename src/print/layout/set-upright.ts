// Sets a block of the spine in one column of upright characters, for the print file and as outlines for a canvas, which knows no such lines.
import type { PlainBox } from '../geometry/boxes.ts'
import { keptFont } from '../pdf/font-file.ts'
import {
  canStandUpright,
  mayStandUpright,
  shapeUpright,
  squareTop,
  type UprightGlyph,
  uprightLength,
} from '../pdf/shape-upright.ts'
import type { SpineRotation, TextBlock } from './layout-state.ts'
import { around, boxOf, isOnSpine } from './panels.ts'
import { fontFilesOf, type Settable, settableText } from './settable.ts'
import type { Outline, SetBlock } from './type-run.ts'

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** Whether a block stands upright: it is on a spine that asks for it, and all of its characters can. */
export const isUpright = (block: TextBlock, spineRotation: SpineRotation): boolean => {
  if (spineRotation !== 0 || !isOnSpine(block)) return false
  const { text, face } = settableText(block)
  return mayStandUpright(text) && canStandUpright(text, fontFilesOf(text, face).map(keptFont))
}

/** Along the spine, in em. */
export const uprightExtent = (block: TextBlock): number => {
  const { text, tracking } = settableText(block)
  return uprightLength(oneLine(text), tracking)
}

/** What the edge of a box may be overstepped by: a rounded length. */
const leniency = 0.6

const sizeStep = 0.25

const fitsAt = (size: number, length: number, { width, height }: PlainBox): boolean =>
  size <= width + leniency && length * size <= height + leniency

const fittingSize = (block: TextBlock, length: number, minSize: number): number => {
  const { fontSize, shrinkToFit } = block
  const box = boxOf(block)
  if (!shrinkToFit || fitsAt(fontSize, length, box)) return fontSize
  const most = Math.min(box.width + leniency, (box.height + leniency) / length)
  return Math.max(Math.min(minSize, fontSize), Math.min(fontSize, Math.floor(most / sizeStep) * sizeStep))
}

/** Where the column begins: alignments count from its head. */
const headOf = ({ alignment }: TextBlock, { y, height }: PlainBox, length: number): number => {
  if (alignment === 'center') return y + (height - length) / 2
  return alignment === 'right' ? y + height - length : y
}

/** A glyph as a canvas draws it, from the head of its column. */
const outlineOf = ({ font: { font, unitsPerEm }, id, drop }: UprightGlyph, size: number): Outline => {
  const scale = size / unitsPerEm
  return {
    path: font.glyphToPath(id),
    scale,
    x: (-font.glyphHAdvance(id) / 2) * scale,
    y: drop + squareTop * size,
  }
}

const inkOf = ({ font: { font }, id }: UprightGlyph, { x, y, scale }: Outline): PlainBox[] => {
  const ink = font.glyphExtents(id)
  if (!ink || ink.width === 0) return []
  // Heights of extents are counted downwards from their top.
  return [
    {
      x: x + ink.xBearing * scale,
      y: y - ink.yBearing * scale,
      width: ink.width * scale,
      height: -ink.height * scale,
    },
  ]
}

export const setUpright = (
  block: TextBlock,
  { text: given, face, tracking, change }: Settable,
  minSize: number,
): SetBlock => {
  const text = oneLine(given)
  const box = boxOf(block)
  const length = uprightLength(text, tracking)
  const size = fittingSize(block, length, minSize)
  const place = { x: box.x + box.width / 2, y: headOf(block, box, length * size) }
  const fonts = fontFilesOf(text, face)
  const letterSpacing = tracking * size
  const glyphs = shapeUpright({ text, size, letterSpacing }, fonts.map(keptFont))
  const outlines = glyphs.map((glyph) => outlineOf(glyph, size))
  const ink = around(
    glyphs
      .flatMap((glyph, at) => inkOf(glyph, outlines[at] ?? outlineOf(glyph, size)))
      .map((each) => ({ ...each, x: each.x + place.x, y: each.y + place.y })),
  )
  const run = {
    blockId: block.id,
    text,
    face,
    fonts,
    size,
    color: block.color,
    ...place,
    rotation: 0,
    upright: true,
    direction: 'ltr',
    letterSpacing,
    wordSpacing: 0,
    outlines,
  } as const
  return {
    block,
    runs: ink === null ? [] : [run],
    size,
    height: ink?.width ?? 0,
    ink,
    fits: fitsAt(size, length, box),
    change,
  }
}
