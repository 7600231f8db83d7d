// Sets one block of text in its box: the lines, their runs on the sheet, and where their ink is.
import type { PlainBox } from '../geometry/boxes.ts'
import type { Rotation } from '../pdf/text-operators.ts'
import { heightsOf } from '../typesetting/advance.ts'
import { type BrokenLine, breakText, type Column, heightOf, type PlacedLine } from '../typesetting/set-text.ts'
import type { SpineRotation, TextBlock } from './layout-state.ts'
import { around, boxOf, isOnSpine } from './panels.ts'
import { isUpright, setUpright } from './set-upright.ts'
import { fontFilesOf, type Settable, settableText } from './settable.ts'
import { columnsOf, partLines, placeParts } from './text-columns.ts'
import type { SetBlock, TypeRun } from './type-run.ts'

/** The box as its lines see it: on the spine they run along its height. */
const roomOf = (block: TextBlock): { readonly along: number; readonly across: number } => {
  const { width, height } = boxOf(block)
  return isOnSpine(block) ? { along: height, across: width } : { along: width, across: height }
}

const columnOf = (block: TextBlock, { text, face, tracking }: Settable, size: number): Column => ({
  text,
  face,
  size,
  tracking,
  leading: block.leading,
  paragraphSpacing: block.paragraphSpacing,
  alignment: block.alignment,
  width: columnsOf(block, roomOf(block).along, face, size).width,
  hyphenated: block.hyphenated,
  balanced: block.balanced,
})

const inkHeight = (placed: readonly PlacedLine[]): number =>
  placed.length === 0
    ? 0
    : Math.max(...placed.map(({ ink }) => ink.bottom)) - Math.min(...placed.map(({ ink }) => ink.top))

/** The lines of each column that the block has at a size. */
const partsOf = (block: TextBlock, column: Column): BrokenLine[][] => {
  const { count } = columnsOf(block, roomOf(block).along, column.face, column.size)
  return partLines(breakText(column), column, count)
}

/** What lines take across. In the middle of a box only their ink counts: capitals have no feet that need room. */
const acrossOf = (block: TextBlock, parts: readonly (readonly BrokenLine[])[], column: Column): number =>
  block.verticalAlignment === 'middle'
    ? inkHeight(placeParts(parts, column).flat())
    : Math.max(...parts.map((lines) => heightOf(lines, column)))

/** How high a block would stand at a size, whatever its box. */
export const heightAt = (block: TextBlock, size: number): number => {
  const column = columnOf(block, settableText(block), size)
  return acrossOf(block, partsOf(block, column), column)
}

/** What the edge of a box may be overstepped by: a hanging comma, a rounded length. */
const leniency = 0.6

const sizeStep = 0.25

/** The ink of a line that could not be broken may be wider than its column. */
const fitsAlong = (placed: readonly PlacedLine[], { along }: { readonly along: number }, { size }: Column): boolean =>
  placed.every(({ ink }) => ink.right <= along + size * 0.5 && ink.left >= -size * 0.5)

interface Fitted {
  readonly column: Column
  readonly lines: readonly PlacedLine[]
  readonly fits: boolean
}

const setAt = (block: TextBlock, settable: Settable, size: number): Fitted => {
  const column = columnOf(block, settable, size)
  const parts = partsOf(block, column)
  const lines = placeParts(parts, column).flat()
  const room = roomOf(block)
  const isLow = acrossOf(block, parts, column) <= room.across + leniency
  return { column, lines, fits: isLow && fitsAlong(lines, room, column) }
}

/**
 * The block at its own size or, where it may shrink, at the largest at which it stands in its box; the least where it does at none. Sizes are
 * halved between, not walked down: a long text at 200 pt would take its time at every step.
 */
const fit = (block: TextBlock, settable: Settable, minSize: number): Fitted => {
  const { fontSize } = block
  const smallest = block.shrinkToFit ? Math.min(minSize, fontSize) : fontSize
  const own = setAt(block, settable, fontSize)
  if (own.fits || smallest === fontSize) return own
  const sizeAt = (step: number): number => Math.max(smallest, fontSize - step * sizeStep)
  let best = setAt(block, settable, smallest)
  let [tooLarge, goodEnough] = [0, Math.ceil((fontSize - smallest) / sizeStep)]
  while (best.fits && goodEnough - tooLarge > 1) {
    const middle = Math.floor((tooLarge + goodEnough) / 2)
    const tried = setAt(block, settable, sizeAt(middle))
    if (tried.fits) [best, goodEnough] = [tried, middle]
    else tooLarge = middle
  }
  return best
}

/** How far the lines begin below the edge of the box. On a spine, letters are centred by what the eye takes for their height. */
const lead = (block: TextBlock, { column, lines }: Fitted): number => {
  const { across } = roomOf(block)
  const [first] = lines
  if (!first) return 0
  const lastBaseline = Math.max(...lines.map(({ baseline }) => baseline))
  const top = Math.min(...lines.map(({ ink }) => ink.top))
  const foot = Math.max(...lines.map(({ ink }) => ink.bottom))
  if (block.verticalAlignment === 'top') return 0
  if (block.verticalAlignment === 'bottom')
    return across - heightsOf(column.face).descender * column.size - lastBaseline
  const { capital, x } = heightsOf(column.face)
  const isInCapitals = column.text === column.text.toUpperCase()
  const seen = (isInCapitals ? capital : (capital + x) / 2) * column.size
  const middle = (first.baseline - seen + lastBaseline) / 2
  const wanted = across / 2 - middle
  // No foot of a letter may leave the box for the sake of its looks.
  return foot - top > across ? across / 2 - (top + foot) / 2 : Math.min(across - foot, Math.max(-top, wanted))
}

/** From the lines' own directions to places on the sheet. */
const turnedPlace = (block: TextBlock, rotation: Rotation, along: number, across: number): { x: number; y: number } => {
  const box = boxOf(block)
  if (rotation === 90) return { x: box.x + box.width - across, y: box.y + along }
  if (rotation === -90) return { x: box.x + across, y: box.y + box.height - along }
  return { x: box.x + along, y: box.y + across }
}

const inkBox = (block: TextBlock, rotation: Rotation, { ink }: PlacedLine, offset: number): PlainBox => {
  const one = turnedPlace(block, rotation, ink.left, ink.top + offset)
  const other = turnedPlace(block, rotation, ink.right, ink.bottom + offset)
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}

/** Blocks that cannot stand upright read downwards. */
const rotationOf = (block: TextBlock, spineRotation: SpineRotation): Rotation => {
  if (!isOnSpine(block)) return 0
  return spineRotation === 0 ? 90 : spineRotation
}

export const setBlock = (block: TextBlock, spineRotation: SpineRotation, minSize: number): SetBlock => {
  const settable = settableText(block)
  if (isUpright(block, spineRotation)) return setUpright(block, settable, minSize)
  const fitted = fit(block, settable, minSize)
  const { column, lines, fits } = fitted
  const rotation = rotationOf(block, spineRotation)
  const offset = lead(block, fitted)
  const { face, size } = column
  const runs = lines.map((line): TypeRun => {
    const { text, direction, letterSpacing, wordSpacing } = line
    const place = turnedPlace(block, rotation, line.x, line.baseline + offset)
    const fonts = fontFilesOf(text, face)
    return {
      blockId: block.id,
      text,
      face,
      fonts,
      size,
      color: block.color,
      ...place,
      rotation,
      upright: false,
      direction,
      letterSpacing,
      wordSpacing,
      outlines: [],
    }
  })
  const ink = around(lines.map((line) => inkBox(block, rotation, line, offset)))
  const height = ink === null ? 0 : isOnSpine(block) ? ink.width : ink.height
  return { block, runs, size, height, ink, fits, change: settable.change }
}
