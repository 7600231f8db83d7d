// A motif as a draughtsman draws it: a firm contour, fine inner lines, hatching in the shade.

import { mix, withAlpha } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel, Layer, OwnLayer } from '../../paint/easel.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Inks } from './drawing-sheet.ts'

export interface Drafting {
  readonly x: number
  /** The foot. */
  readonly y: number
  readonly height: number
}

/** Keeps of a black and white layer what is white, as alpha. */
const whiteAsAlpha = (layer: Layer): void => {
  const { width, height } = layer.canvas
  const ctx = layer.canvas.getContext('2d')
  const image = ctx.getImageData(0, 0, width, height)
  for (let at = 0; at < image.data.length; at += 4)
    image.data[at + 3] = ((image.data[at] ?? 0) * (image.data[at + 3] ?? 0)) / 255
  ctx.putImageData(image, 0, 0)
}

const drawHatching = (easel: Easel, mask: Layer, inks: Inks, box: Box): void => {
  const ctx = mask.canvas.getContext('2d')
  ctx.globalCompositeOperation = 'source-in'
  using hatch = easel.layer(
    (lines) => {
      lines.strokeStyle = withAlpha(inks.line, 0.9)
      lines.lineWidth = 2.4
      lines.beginPath()
      for (let x = box.x - box.h; x < box.x + box.w; x += 10) {
        lines.moveTo(x, box.y + box.h)
        lines.lineTo(x + box.h, box.y)
      }
      lines.stroke()
    },
    { box },
  )
  ctx.drawImage(hatch.canvas, hatch.box.x, hatch.box.y, hatch.box.w, hatch.box.h)
  easel.lay(mask)
}

export const paintDrafted = (easel: Easel, motif: Motif, { x, y, height }: Drafting, inks: Inks): void => {
  const reach = height * Math.max(0.8, motif.width * 0.62)
  const box = withinSheet(
    easel,
    grown({ x: x - reach, y: y - height * 1.12, w: reach * 2, h: height * 1.24 }, spareOf(height, motif)),
  )
  const drawn = (tones: Tones): OwnLayer =>
    easel.layer((ctx) => drawMotif(ctx, motif, { x, y, height, tones, random: easel.random.sub('hero') }), { box })
  using outline = drawn(silhouette(inks.line))
  const weight = 4.5
  for (let turn = 0; turn < 16; turn++) {
    const [dx, dy] = [Math.cos((turn / 16) * tau) * weight, Math.sin((turn / 16) * tau) * weight]
    easel.lay({ ...outline, box: { ...outline.box, x: outline.box.x + dx, y: outline.box.y + dy } })
  }
  const wash = (share: number): string => mix(inks.ground, inks.line, share)
  easel.spend(
    drawn({
      body: wash(inks.isCream ? 0.08 : 0.14),
      shade: wash(inks.isCream ? 0.2 : 0.04),
      light: wash(inks.isCream ? 0 : 0.3),
      accent: mix(inks.ground, inks.accent, 0.82),
      line: inks.line,
    }),
  )
  using shade = drawn({ body: '#000000', shade: '#ffffff', light: '#000000', accent: '#000000', line: '#000000' })
  whiteAsAlpha(shade)
  drawHatching(easel, shade, inks, box)
}
