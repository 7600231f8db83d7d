// Paints the front of a wrap from its document: face anew for the face, type inside its safe area, the edges carried on over the bleed.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { CoverDocument } from '../document.ts'
import type { Box } from '../paint/easel.ts'
import { paintFamily } from '../press/paint-cover.ts'
import { familyOf } from '../press/scene-of-document.ts'
import { type Sheet, sheetOf } from '../press/sheet.ts'
import type { SettledType } from '../type/legibility/settle.ts'
import { withTypeIn } from './confine-type.ts'
import { type Bleed, mirrorBleed } from './mirror-bleed.ts'
import { mostFolded } from './turn-in.ts'
import { typeDistance, unitsWithin, type WrapSheet } from './wrap-sheet.ts'

export interface PaintedFront {
  /** The front panel with its bleed or turn-in. */
  readonly canvas: Canvas
  /** Pixels per unit: all panels are painted at the scale of the front. */
  readonly scale: number
  /** Set in units from the top left of the face. */
  readonly type: SettledType
}

/** The sheet that the cover is face for, in units. */
export const frontSheet = ({ front: { face } }: WrapSheet): Sheet => sheetOf(face.width, face.height)

export const frontScale = (sheet: WrapSheet): number => sheet.front.face.width / frontSheet(sheet).w

/** Where type may stand, in units from the top left of the face. */
export const frontSafe = (sheet: WrapSheet): Box => unitsWithin(sheet.front.safe, sheet.front.face, frontScale(sheet))

/** How much of the edges is free of type, in pixels: that much may be folded out. */
const clearanceOf = ({ zones }: SettledType, sheet: WrapSheet, scale: number): Bleed['depth'] => {
  const { w, h } = frontSheet(sheet)
  const least = typeDistance(sheet)
  const nearest = (free: number[]): number => Math.max(least, Math.floor(Math.min(...free) * scale * 0.9))
  return {
    across: Math.min(sheet.front.face.width, nearest([w, ...zones.map((zone) => w - zone.x - zone.w)])),
    down: Math.min(sheet.front.face.height, nearest([h, ...zones.flatMap(({ y, h: tall }) => [y, h - y - tall])])),
  }
}

export const paintFront = async (
  document: CoverDocument,
  sheet: WrapSheet,
  family = familyOf(document),
): Promise<PaintedFront> => {
  const { bleed, face } = sheet.front
  const format = {
    sheet: { ...frontSheet(sheet), opensLeft: true },
    pixels: { w: face.width, h: face.height },
    text: true,
  }
  const { easel, type } = await paintFamily(withTypeIn(family, frontSafe(sheet)), document, format)
  const canvas = createCanvas(bleed.width, bleed.height)
  const inner = { ...face, left: face.left - bleed.left, top: face.top - bleed.top }
  canvas.getContext('2d').drawImage(easel.canvas, inner.left, inner.top)
  const { across, down } = clearanceOf(type, sheet, easel.scale)
  const most = mostFolded(canvas, inner, inner.top)
  const depth = { across: Math.min(across, most), down: Math.min(down, most) }
  mirrorBleed(canvas, { inner, whole: { ...bleed, left: 0, top: 0 }, depth })
  return { canvas, scale: easel.scale, type }
}
