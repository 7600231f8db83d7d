// Draws one laid-out wrap over stand-in art, with the printer's guides.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type Box, inPixels, type PlainBox } from '../../src/print/geometry/boxes.ts'
import { type WrapGeometry, wrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import { type Backdrop, type Ground, groundFromPixels } from '../../src/print/layout/ground.ts'
import type { panelNames } from '../../src/print/layout/layout-state.ts'
import { layoutWrap, type WrapLayout } from '../../src/print/layout/layout-wrap.ts'
import { paintShadings, paintType } from '../../src/print/layout/paint-type.ts'
import { voiceOf } from '../../src/print/layout/voice.ts'
import { mix } from '../../src/studio/colour/colour.ts'
import type { Palette } from '../../src/studio/colour/palette.ts'
import type { CoverDocument } from '../../src/studio/document.ts'
import type { Context } from '../../src/studio/paint/easel.ts'
import { Random } from '../../src/studio/paint/random.ts'
import type { Art, Sample } from './samples.ts'
import { texts } from './texts.ts'

const paintRestless = (ctx: Context, { width, height }: Canvas, palette: Palette): void => {
  const random = new Random(7)
  const colours = [palette.deep, palette.dark, palette.mid, palette.soft, palette.light, palette.accent]
  for (let spot = 0; spot < 900; spot++) {
    ctx.fillStyle = colours[Math.floor(random.next() * colours.length)] ?? palette.mid
    ctx.beginPath()
    ctx.ellipse(
      random.next() * width,
      random.next() * height,
      10 + random.next() * 60,
      6 + random.next() * 30,
      random.next() * 3,
      0,
      7,
    )
    ctx.fill()
  }
}

const paintArt = (canvas: Canvas, art: Art, palette: Palette): void => {
  const ctx = canvas.getContext('2d')
  const { width, height } = canvas
  const gradient = ctx.createLinearGradient(0, 0, width * 0.3, height)
  gradient.addColorStop(0, palette.dark)
  gradient.addColorStop(1, mix(palette.deep, palette.dark, 0.3))
  ctx.fillStyle = art === 'solid' ? palette.dark : gradient
  ctx.fillRect(0, 0, width, height)
  if (art === 'restless') paintRestless(ctx, canvas, palette)
}

const groundOf = (canvas: Canvas, box: PlainBox): Ground => {
  const [columns, rows] = [Math.max(4, Math.round(box.width / 12)), Math.max(4, Math.round(box.height / 12))]
  const small = createCanvas(columns, rows).getContext('2d')
  small.drawImage(canvas, box.x, box.y, box.width, box.height, 0, 0, columns, rows)
  return groundFromPixels(small.getImageData(0, 0, columns, rows).data, columns, rows)
}

const paintGuides = (ctx: Context, geometry: WrapGeometry, dpi: number): void => {
  const outline = (box: Box, colour: string, dash: number[]): void => {
    const { x, y, width, height } = inPixels(box, dpi)
    ctx.strokeStyle = colour
    ctx.setLineDash(dash)
    ctx.lineWidth = 1
    ctx.strokeRect(x, y, width, height)
  }
  for (const panel of [geometry.back, geometry.front]) outline(panel.safe, '#00e5ff', [4, 4])
  if (geometry.spine.safe) outline(geometry.spine.safe, '#00e5ff', [4, 4])
  for (const box of [geometry.back.face, geometry.spine.face, geometry.front.face]) outline(box, '#ff3d7f', [])
  if (geometry.hinges)
    for (const hinge of [geometry.hinges.back, geometry.hinges.front]) outline(hinge, '#ffd400', [2, 3])
  const barcode = inPixels(geometry.barcode, dpi)
  ctx.fillStyle = '#ffffffcc'
  ctx.fillRect(barcode.x, barcode.y, barcode.width, barcode.height)
  outline(geometry.barcode, '#ff3d7f', [6, 3])
}

/** The front is only a name: its art is not what this sheet shows. */
const paintFront = (ctx: Context, geometry: WrapGeometry, { name, family }: Sample, dpi: number): void => {
  const { x, y } = inPixels(geometry.front.safe, dpi)
  ctx.fillStyle = '#808080'
  ctx.font = '15px sans-serif'
  ctx.fillText(`${name}  ${family}`, x + 12, y + 24)
}

export const drawWrap = (
  sample: Sample,
  document: CoverDocument,
  dpi: number,
  hasGuides: boolean,
): { canvas: Canvas; layout: WrapLayout } => {
  const geometry = wrapGeometry(sample.request)
  const voice = voiceOf(document)
  const sheet = inPixels(geometry.sheet, dpi)
  const canvas = createCanvas(Math.round(sheet.width), Math.round(sheet.height))
  const ctx = canvas.getContext('2d')
  paintArt(canvas, sample.art, voice.palette)
  const solid: Ground = { kind: 'solid', color: voice.palette.dark }
  const ground = (name: (typeof panelNames)[number]): Ground =>
    sample.art === 'solid' ? solid : groundOf(canvas, inPixels(geometry[name].bleed, dpi))
  const backdrop: Backdrop = { back: ground('back'), spine: ground('spine'), front: ground('front') }
  const layout = layoutWrap({
    geometry,
    texts: texts[sample.words],
    preset: sample.preset,
    voice,
    backdrop,
    spineRotation: sample.spineRotation,
  })
  paintShadings(ctx, layout.shadings, dpi / 72)
  if (hasGuides) paintGuides(ctx, geometry, dpi)
  paintFront(ctx, geometry, sample, dpi)
  paintType(ctx, layout, dpi / 72)
  return { canvas, layout }
}
