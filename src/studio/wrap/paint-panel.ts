// The back of a framed cover: its frame again, whole, on its own face, around the ground of the picture and nothing that stands on it; the
// ground outside of it is carried on over the spine. A frame that the text and the barcode would run into is told by a rule in its colour.
import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../colour/colour.ts'
import type { CoverDocument } from '../document.ts'
import { smooth } from '../paint/curves.ts'
import type { Context } from '../paint/easel.ts'
import { paintFamily } from '../press/paint-cover.ts'
import { familyOf } from '../press/scene-of-document.ts'
import { blurredLine } from './blur-line.ts'
import { withoutFigures } from './calm-scene.ts'
import { coloursOfCanvas } from './colours-of-canvas.ts'
import { withTypeIn } from './confine-type.ts'
import { type Frame, levelReach, outsideFrame } from './find-frame.ts'
import { detailIn } from './measure-detail.ts'
import { mirrorBleed } from './mirror-bleed.ts'
import type { PaintedFront } from './paint-front.ts'
import { paintPanorama, planPanorama } from './paint-panorama.ts'
import { bottomOf, innerSideOf, type Patch, rightOf, unitsWithin, type WrapSheet } from './wrap-sheet.ts'

/** Over this share of the face's width a frame runs into the ground within it. */
const ringSoftness = 0.014

/** The face of the back as the family composes it, without figures and type. */
export const paintFace = async (
  document: CoverDocument,
  { back: { face, safe } }: WrapSheet,
  scale: number,
  rows: number,
): Promise<Canvas> => {
  const family = withTypeIn(familyOf(document), unitsWithin(safe, face, scale))
  const format = {
    sheet: { w: face.width / scale, h: face.height / scale },
    pixels: { w: Math.round((face.width * rows) / face.height), h: rows },
    text: false,
  }
  return (await paintFamily(family, withoutFigures(document), format)).easel.canvas
}

/** What is outside of `inner`: the rest is taken out, over `softness`. */
const cutOut = (panel: Canvas, inner: number, softness: number): Canvas => {
  const ctx = panel.getContext('2d')
  const { width, height } = panel
  const [soft, start] = [width * softness, width * (inner + softness)]
  ctx.save()
  ctx.resetTransform()
  ctx.globalCompositeOperation = 'destination-out'
  // The family may have left a translucent one.
  ctx.globalAlpha = 1
  ctx.fillStyle = '#000000'
  ctx.filter = `blur(${soft / 2}px)`
  ctx.fillRect(start + soft, start + soft, width - 2 * (start + soft), height - 2 * (start + soft))
  ctx.restore()
  return panel
}

/** As shares of the face's width: where the rule stands, how wide it is, and how far within it a finer one. */
const ruleAt = 0.026
const rule = { width: 0.003, within: 0.006, fine: 0.001 } as const

/** A frame that reaches further in would have text and barcode on it. */
const widestKept = ({ back: { face, safe } }: WrapSheet): number =>
  (Math.min(safe.left - face.left, rightOf(face) - rightOf(safe), bottomOf(face) - bottomOf(safe)) / face.width) * 0.95

/** Of the pixels that make the frame, the share that differs most from the ground outside: its lines. */
const ofLines = 0.08

/** Rows on which it is read. */
const colourRows = 900

const shrunk = (canvas: Canvas, rows: number): Canvas => {
  const small = createCanvas(Math.round((canvas.width * rows) / canvas.height), rows)
  small.getContext('2d').drawImage(canvas, 0, 0, small.width, rows)
  return small
}

/** The colour of a frame's lines, read along the left side of the face. */
const frameColour = (face: Canvas, { outer, inner }: Frame): Colour => {
  const panel = shrunk(face, colourRows)
  const { width, height } = panel
  const [top, tall] = [Math.round(height * 0.3), Math.round(height * 0.4)]
  const left = Math.floor(width * (outer - 0.006))
  const wide = Math.max(2, Math.ceil(width * (inner + 0.006)) - left)
  const { data } = panel.getContext('2d').getImageData(left, top, wide, tall)
  const ground = data.subarray(0, 3)
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 3))
  const apart = (pixel: Uint8ClampedArray): number =>
    pixel.reduce((sum, value, channel) => sum + Math.abs(value - (ground[channel] ?? 0)), 0)
  const lines = pixels.toSorted((one, other) => apart(other) - apart(one)).slice(0, Math.ceil(pixels.length * ofLines))
  const mean = [0, 1, 2].map((channel) => lines.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / lines.length)
  return `#${mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

const drawRule = (ctx: Context, { left, top, width, height }: Patch, colour: Colour): void => {
  const trace = (by: number, thick: number): void => {
    ctx.lineWidth = Math.max(1, width * thick)
    ctx.strokeRect(left + width * by, top + width * by, width * (1 - 2 * by), height - 2 * width * by)
  }
  ctx.strokeStyle = colour
  trace(ruleAt, rule.width)
  trace(ruleAt + rule.within, rule.fine)
}

/** The share of the height that a tone of the spine is soft over: what is woven into the ground would be a smear there. */
const spineSoftness = 0.05

/** The usual colour of every row of a strip: a line or a splash that crosses it is left out. */
const rowTones = (canvas: Canvas, { left, top, width, height }: Patch): Float32Array[] => {
  const { data } = canvas.getContext('2d').getImageData(left, top, width, height)
  return [0, 1, 2].map((channel) =>
    blurredLine(
      Float32Array.from({ length: height }, (_, y) => {
        const row = Uint8Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + channel] ?? 0)
        return row.sort()[width >> 1] ?? 0
      }),
      height * spineSoftness,
    ),
  )
}

/** Beyond the first fold of a narrow strip the spine is plain: folded again and again, its ornament would be a zip. */
const plainWithin = (
  canvas: Canvas,
  spine: Patch,
  tones: readonly [Float32Array[], Float32Array[]],
  depth: number,
): void => {
  const ctx = canvas.getContext('2d')
  const image = ctx.getImageData(spine.left, spine.top, spine.width, spine.height)
  for (let x = 0; x < spine.width; x++) {
    const across = smooth(0, spine.width, x + 0.5)
    const share = smooth(0, Math.min(depth * 1.5, spine.width / 2), Math.min(x, spine.width - 1 - x))
    for (let y = 0; y < spine.height; y++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * spine.width + x) * 4 + channel
        const [back, front] = [tones[0][channel]?.[y] ?? 0, tones[1][channel]?.[y] ?? 0]
        const was = image.data[at] ?? 0
        image.data[at] = was + (back + (front - back) * across - was) * share
      }
  }
  ctx.putImageData(image, spine.left, spine.top)
}

/** The ground outside the front's frame, carried on over the spine and running out towards the back. */
const groundOfFront = (front: Canvas, { width, height }: Patch, top: number, depth: number): Canvas => {
  const strip = createCanvas(width + depth, height)
  const ctx = strip.getContext('2d')
  ctx.drawImage(front, 0, top, depth, height, width, 0, depth, height)
  const edge = { left: width, top: 0, width: depth, height }
  mirrorBleed(strip, {
    inner: edge,
    whole: { left: 0, top: 0, width: width + depth, height },
    depth: { across: depth, down: 1 },
  })
  const fading = ctx.createLinearGradient(0, 0, width, 0)
  fading.addColorStop(0, '#00000000')
  fading.addColorStop(1, '#000000ff')
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = fading
  ctx.fillRect(0, 0, width + depth, height)
  return strip
}

/** Rows on which the frame of a wider picture is looked for. */
const proofRows = 300
/** What a line is wide, as a share of the height. */
const lineWidth = 0.015
/** Detail (0 to 1) up to which a ground has nothing on it that would be half in sight within another frame. */
const plain = 0.006

/** Distance (of 255 a channel) from which the colour of a wider picture is foreign to its front, and the share of it that is a colour of the front. */
const foreign = 120
const leastShare = 0.06

/** The colour of a plain ground: the wider picture's where the front has it too, else that of which the front has most. */
const plainColour = (ground: Canvas, area: Patch, front: Canvas): Colour => {
  const [wide, own] = [
    coloursOfCanvas(ground, area),
    coloursOfCanvas(front, { left: 0, top: 0, width: front.width, height: front.height }),
  ]
  const apart = (other: Colour): number =>
    Math.hypot(...rgbOf(wide.dominant).map((value, channel) => value - (rgbOf(other)[channel] ?? 0)))
  const isOfFront = own.palette.some(({ colour, share }) => share >= leastShare && apart(colour) <= foreign)
  return isOfFront ? wide.dominant : own.dominant
}

/** The ground within a frame: that of the wider picture, without its own frame and whatever stands near it, or else its colour alone. */
const groundWithin = (panorama: Canvas, area: Patch, front: Canvas): Canvas => {
  const { width, height } = panorama
  const reach = levelReach(shrunk(panorama, proofRows))
  const left = reach > 0 ? reach + lineWidth : 0
  const [x, y] = [width * left, height * left]
  const ground = createCanvas(width, height)
  const ctx = ground.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(panorama, x, y, width - 2 * x, height - 2 * y, 0, 0, width, height)
  if (detailIn(ground, area) <= plain) return ground
  ctx.fillStyle = plainColour(ground, area, front)
  ctx.fillRect(0, 0, width, height)
  return ground
}

export interface Panel {
  /** Back and spine at the height of the finished book. */
  readonly canvas: Canvas
  /** As it stands on the back. */
  readonly frame: Frame
}

export const paintPanel = async (
  document: CoverDocument,
  sheet: WrapSheet,
  front: Pick<PaintedFront, 'canvas' | 'scale'>,
  frame: Frame,
): Promise<Panel> => {
  const inner = innerSideOf(sheet)
  const { face } = sheet.back
  const { width } = sheet.spine.bleed
  const depth = Math.max(1, Math.floor(face.width * Math.min(ruleAt, frame.outer) * outsideFrame))
  const plan = await planPanorama(document, sheet, front, true)
  const canvas = groundWithin(await paintPanorama(document, sheet, front, plan), { ...face, top: 0 }, front.canvas)
  await setImmediate()
  const panel = await paintFace(document, sheet, front.scale, face.height)
  const ctx = canvas.getContext('2d')
  const isKept = frame.inner <= widestKept(sheet)
  const colour = frameColour(panel, frame)
  const outside = isKept ? frame.inner : Math.min(ruleAt, frame.outer * outsideFrame)
  ctx.drawImage(cutOut(panel, outside, isKept ? ringSoftness : 0), face.left, 0, face.width, face.height)
  if (!isKept) drawRule(ctx, { ...face, top: 0 }, colour)
  mirrorBleed(canvas, { inner: { ...face, top: 0 }, whole: { ...inner, top: 0 }, depth: { across: depth, down: 1 } })
  const spine = { left: inner.width - width, top: 0, width, height: inner.height }
  ctx.save()
  ctx.beginPath()
  ctx.rect(spine.left, 0, width, inner.height)
  ctx.clip()
  ctx.drawImage(groundOfFront(front.canvas, spine, inner.top, depth), spine.left, 0)
  ctx.restore()
  const strip = { left: spine.left - depth, top: 0, width: depth, height: inner.height }
  const tones = [rowTones(canvas, strip), rowTones(front.canvas, { ...strip, left: 0, top: inner.top })] as const
  plainWithin(canvas, spine, tones, depth)
  return { canvas, frame: isKept ? frame : { outer: ruleAt, inner: ruleAt + rule.within } }
}
