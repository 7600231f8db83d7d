// The front's own picture beyond its left edge, as far over spine and back as it is wanted: the same composition, the same hero, only seen
// further.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { CoverDocument } from '../document.ts'
import type { Design, Family } from '../families/family.ts'
import type { Easel } from '../paint/easel.ts'
import { turnsColours } from '../press/adjust/colours/turn-colours.ts'
import { vignetteOf } from '../press/finish.ts'
import { withoutPlaces } from '../press/lacking.ts'
import { paintFamily } from '../press/paint-cover.ts'
import { familyOf } from '../press/scene-of-document.ts'
import { paintBackings } from '../type/paint-type.ts'
import { read } from './carry-tones.ts'
import { withTypeIn } from './confine-type.ts'
import { OpenEasel, type OpenSheet } from './open-easel.ts'
import { frontSafe, frontSheet } from './paint-front.ts'
import { shadeBeyond } from './shade-beyond.ts'
import { innerSideOf, type WrapSheet } from './wrap-sheet.ts'

/** A picture of more pixels than this is painted smaller and scaled up: its layers would fill the memory of a painting process. */
const mostPixels = 20_000_000

/** Without what is added to a finished picture: it would be laid out on the wider sheet. */
const unadorned = (cover: CoverDocument): CoverDocument => {
  const document = withoutPlaces(cover)
  const { direction } = document
  const { adjustments } = direction
  return {
    ...document,
    direction: {
      ...direction,
      adjustments: {
        ...adjustments,
        extras: [],
        border: null,
        frame: { ...adjustments.frame, zoom: 1, x: 0, y: 0, mirror: false },
        manner: adjustments.manner === 'simplified' ? null : adjustments.manner,
      },
    },
  }
}

/** What is opened, and whether what darkens the front's edges is laid over the same picture beyond it. */
interface Opening {
  readonly sheet: OpenSheet
  readonly document: CoverDocument
  readonly isShaded: boolean
}

/** The family designs for the sheet as it is, and paints on one that is open. */
const openedFamily = (family: Family, { sheet, document, isShaded }: Opening): Family => ({
  ...family,
  design: (scene) => {
    const design = family.design({ ...scene, w: sheet.w, h: sheet.h })
    const paintOpen = (on: Easel, paint: (easel: Easel) => void): void => {
      using open = new OpenEasel(sheet, on.scale, document.seed, on.without)
      // Where a part is, which an edit has coloured, is told by painting it over.
      open.flood = on.flood
      open.named = on.named
      open.fewer = on.fewer
      paint(open)
      on.ctx.drawImage(open.canvas, 0, 0, on.w, on.h)
    }
    const vignette = isShaded ? vignetteOf(design, document) : null
    const hasPlates = design.type.stacks.some(({ backing }) => backing !== undefined)
    // Colours that an edit turns are turned in the art.
    const turnsPlates = turnsColours(document.direction)
    const { front, ...rest } = design
    const opened: Design = {
      ...rest,
      // Those of the wider sheet would be elsewhere.
      vignette: 0,
      back: (easel, type) =>
        paintOpen(easel, (open) => {
          design.back(open, type)
          if (turnsPlates) paintBackings(open, type.stacks)
        }),
    }
    if (!vignette && !front && (!hasPlates || turnsPlates)) return opened
    return {
      ...opened,
      // As on the front: over the art its dark edge, and over that, unshaded, the strip of paper under the type and what grows over it.
      front: (easel, type) => {
        if (vignette) shadeBeyond(easel.canvas, sheet, vignette)
        if (front || hasPlates)
          paintOpen(easel, (open) => {
            if (!turnsPlates) paintBackings(open, type.stacks)
            front?.call(design, open, type)
          })
      },
    }
  },
})

const confinedFamily = (document: CoverDocument, sheet: WrapSheet): Family =>
  withTypeIn(familyOf(document), frontSafe(sheet))

const openSheetOf = (sheet: WrapSheet, beyond: number): OpenSheet => {
  const face = frontSheet(sheet)
  return { ...face, beyond: (beyond * face.h) / innerSideOf(sheet).height }
}

/** `beyond` pixels of the sheet before the front and the front's face, as one picture `rows` high. */
export const paintBeyond = async (
  document: CoverDocument,
  sheet: WrapSheet,
  beyond: number,
  rows: number,
  isShaded = false,
): Promise<Canvas> => {
  const open = openSheetOf(sheet, beyond)
  const family = openedFamily(confinedFamily(document, sheet), { sheet: open, document, isShaded })
  const width = open.w + open.beyond
  const format = {
    sheet: { w: width, h: open.h },
    pixels: { w: Math.round((width * rows) / open.h), h: rows },
    text: false,
  }
  return (await paintFamily(family, unadorned(document), format)).easel.canvas
}

/** The front's own picture beyond the fold. */
export interface Beyond {
  /** Ends at the fold. */
  readonly canvas: Canvas
  /** Its next columns: the front's edge as it is in this picture. */
  readonly twin: Canvas
}

/** `wanted` pixels of it, at the size of the sheet, from `away` of its height beyond the fold on. */
export const paintEdgeBeyond = async (
  document: CoverDocument,
  sheet: WrapSheet,
  wanted: number,
  away = 0,
): Promise<Beyond> => {
  const { width: all, height } = innerSideOf(sheet)
  const beyond = wanted + Math.round(height * away)
  const rows = Math.min(height, Math.round(Math.sqrt((mostPixels * height) / (beyond + sheet.front.face.width))))
  // Where another picture follows, or the front does not, only tones are carried.
  const whole = await paintBeyond(document, sheet, beyond, rows, wanted === all && away === 0)
  const size = rows / height
  const partOf = (left: number, width: number): Canvas => {
    const part = createCanvas(width, height)
    const ctx = part.getContext('2d')
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(whole, left * size, 0, width * size, rows, 0, 0, width, height)
    return part
  }
  return { canvas: partOf(0, wanted), twin: partOf(beyond, read) }
}
