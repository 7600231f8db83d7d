// The back of a framed cover: the same frame again, whole, on its own face, around the ground of the picture and nothing that stands on it;
// the ground outside of it is carried on over the spine.
import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { CoverDocument } from '../document.ts'
import { smooth } from '../paint/curves.ts'
import { paintFamily } from '../press/paint-cover.ts'
import { blurredLine } from './blur-line.ts'
import { withoutFigures } from './calm-scene.ts'
import { withTypeIn } from './confine-type.ts'
import { type Frame, levelReach } from './find-frame.ts'
import { mirrorBleed } from './mirror-bleed.ts'
import { familyOf, type PaintedFront } from './paint-front.ts'
import { paintPanorama, planPanorama } from './paint-panorama.ts'
import { innerSideOf, type Patch, unitsWithin, type WrapSheet } from './wrap-sheet.ts'

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

/** The frame alone: what lies within it is taken out, softly. */
const cutOut = (panel: Canvas, inner: number): Canvas => {
  const ctx = panel.getContext('2d')
  const { width, height } = panel
  const [soft, start] = [width * ringSoftness, width * (inner + ringSoftness)]
  ctx.save()
  ctx.resetTransform()
  ctx.globalCompositeOperation = 'destination-out'
  ctx.filter = `blur(${soft / 2}px)`
  ctx.fillRect(start + soft, start + soft, width - 2 * (start + soft), height - 2 * (start + soft))
  ctx.restore()
  return panel
}

/** How many rows of a thousand a tone of the spine is soft over. */
const spineSoftness = 0.004

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
/** As shares of the height: what a line is wide, and how far within the frame the wider picture's own must lie to be seen as another. */
const lineWidth = 0.015
const leastWithin = 0.03

/** The ground within a frame that reaches as far in as `inner`: the frame of the wider picture itself, which lies further in, is left outside. */
const groundWithin = (panorama: Canvas, inner: number): Canvas => {
  const { width, height } = panorama
  const columns = Math.round((width * proofRows) / height)
  const proof = createCanvas(columns, proofRows)
  proof.getContext('2d').drawImage(panorama, 0, 0, columns, proofRows)
  const reach = levelReach(proof)
  if (reach < inner / height + leastWithin) return panorama
  const left = reach + lineWidth
  const [x, y] = [width * left, height * left]
  const ground = createCanvas(width, height)
  const ctx = ground.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(panorama, x, y, width - 2 * x, height - 2 * y, 0, 0, width, height)
  return ground
}

/** Back and spine at the height of the finished book. */
export const paintPanel = async (
  document: CoverDocument,
  sheet: WrapSheet,
  front: Pick<PaintedFront, 'canvas' | 'scale'>,
  frame: Frame,
): Promise<Canvas> => {
  const inner = innerSideOf(sheet)
  const { face } = sheet.back
  const { width } = sheet.spine.bleed
  const depth = Math.max(1, Math.floor(face.width * frame.outer * 0.8))
  const plan = await planPanorama(document, sheet, front, true)
  const canvas = groundWithin(await paintPanorama(document, sheet, front, plan), face.width * frame.inner)
  await setImmediate()
  const panel = await paintFace(document, sheet, front.scale, face.height)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(cutOut(panel, frame.inner), face.left, 0, face.width, face.height)
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
  return canvas
}
