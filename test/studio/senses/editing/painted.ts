// Covers painted small, and what can be measured on them.
import assert from 'node:assert/strict'
import { sampleDocument } from '../../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { findFamily } from '../../../../src/studio/families/index.ts'
import type { Box } from '../../../../src/studio/paint/easel.ts'
import { draftOf } from '../../../../src/studio/press/draft-cover.ts'
import { paintCover } from '../../../../src/studio/press/paint-cover.ts'
import { familyOf } from '../../../../src/studio/press/scene-of-document.ts'
import { sheetOf } from '../../../../src/studio/press/sheet.ts'
import type { SettledType } from '../../../../src/studio/type/legibility/settle.ts'
import type { TypeRole } from '../../../../src/studio/type/plan.ts'
import type { SetLines, SetType } from '../../../../src/studio/type/set-type.ts'

export const sheet = sheetOf(1600, 2560)
const pixels = { w: 100, h: 160 }

export interface Painted {
  readonly data: Uint8ClampedArray
  readonly type: SettledType
}

const painted = async (document: CoverDocument, text: boolean): Promise<Painted> => {
  const { easel, type } = await paintCover(document, { sheet, pixels, text })
  return { data: easel.ctx.getImageData(0, 0, pixels.w, pixels.h).data, type }
}

export const paintSmall = (document: CoverDocument): Promise<Painted> => painted(document, true)

/** The art alone, which needs no proof of how type stands on it: a quarter of the work. */
export const paintArtSmall = (document: CoverDocument): Promise<Painted> => painted(document, false)

export const sampleOf = (id: string): CoverDocument => {
  const family = findFamily(id)
  assert.ok(family, id)
  return sampleDocument(family)
}

export const whole: Box = { x: 0, y: 0, w: sheet.w, h: sheet.h }
export const top: Box = { ...whole, h: sheet.h * 0.3 }
export const bottom: Box = { ...whole, y: sheet.h * 0.7, h: sheet.h * 0.3 }

type Pixel = readonly [red: number, green: number, blue: number]

const eachPixel = ({ data }: Painted, box: Box, visit: (pixel: Pixel, at: number) => void): number => {
  const scale = pixels.w / sheet.w
  let count = 0
  for (
    let row = Math.max(0, Math.floor(box.y * scale));
    row < Math.min(pixels.h, Math.ceil((box.y + box.h) * scale));
    row++
  )
    for (
      let column = Math.max(0, Math.floor(box.x * scale));
      column < Math.min(pixels.w, Math.ceil((box.x + box.w) * scale));
      column++
    ) {
      const at = (row * pixels.w + column) * 4
      visit([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], at)
      count++
    }
  return Math.max(1, count)
}

const lightOf = ([red, green, blue]: Pixel): number => (red * 0.299 + green * 0.587 + blue * 0.114) / 255

export const light = (painted: Painted, box: Box = whole): number => {
  let sum = 0
  const count = eachPixel(painted, box, (pixel) => {
    sum += lightOf(pixel)
  })
  return sum / count
}

export const contrast = (painted: Painted): number => {
  const mean = light(painted)
  let sum = 0
  const count = eachPixel(painted, whole, (pixel) => {
    sum += (lightOf(pixel) - mean) ** 2
  })
  return Math.sqrt(sum / count)
}

export const saturation = (painted: Painted, box: Box = whole): number => {
  let sum = 0
  const count = eachPixel(painted, box, (pixel) => {
    sum += (Math.max(...pixel) - Math.min(...pixel)) / 255
  })
  return sum / count
}

/** Red over blue, -1 to 1. */
export const warmth = (painted: Painted, box: Box = whole): number => {
  let sum = 0
  const count = eachPixel(painted, box, ([red, , blue]) => {
    sum += (red - blue) / 255
  })
  return sum / count
}

/** How much greener, redder or bluer than the other two channels. */
export const cast = (painted: Painted, channel: 0 | 1 | 2, box: Box = whole): number => {
  let sum = 0
  const count = eachPixel(painted, box, (pixel) => {
    const others = pixel.reduce((total, value) => total + value, 0) - pixel[channel]
    sum += (pixel[channel] - others / 2) / 255
  })
  return sum / count
}

/** The share of pixels in a box that differ to the eye. */
export const changed = (one: Painted, other: Painted, box: Box = whole): number => {
  let hits = 0
  const count = eachPixel(one, box, (pixel, at) => {
    if (pixel.some((value, channel) => Math.abs(value - (other.data[at + channel] ?? 0)) > 18)) hits++
  })
  return hits / count
}

/** Type as it is set, which takes no painting. */
export interface LaidOut {
  readonly type: SetType
}

export const laidOut = (document: CoverDocument): LaidOut => ({
  type: draftOf(familyOf(document), document, sheet).set,
})

export const linesOf = ({ type }: LaidOut, role: TypeRole): SetLines | undefined =>
  type.stacks
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'lines' && item.role === role ? [item] : []))[0]

export const sizeOf = (painted: LaidOut, role: TypeRole): number => {
  const runs = linesOf(painted, role)?.runs ?? []
  return runs.reduce((sum, { size }) => sum + size, 0) / Math.max(1, runs.length)
}

export const boxOf = (painted: LaidOut, role: TypeRole): Box =>
  linesOf(painted, role)?.box ?? { x: 0, y: 0, w: 0, h: 0 }
