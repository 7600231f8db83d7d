// Turns a motif into an engraving: first modelled in grey, then cut in lines.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Easel, Layer } from '../../paint/easel.ts'
import { engrave } from '../../paint/materials/engraving.ts'
import { darknessOf, readPicture } from '../../paint/materials/picture.ts'
import { shadowOf } from '../../paint/materials/shadow.ts'
import type { Motif } from '../../paint/motifs/motif.ts'
import type { Tones } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'

export interface Specimen {
  readonly motif: Motif
  readonly x: number
  /** Of the foot. */
  readonly y: number
  readonly height: number
  readonly turn?: number
}

const greys: Tones = { body: '#9a9a9a', shade: '#4a4a4a', light: '#e2e2e2', accent: '#bcbcbc', line: '#000000' }

const drawn = (easel: Easel, { motif, x, y, height, turn = 0 }: Specimen, tones: Tones): Layer =>
  easel.layer((ctx) => drawMotif(ctx, motif, { x, y, height, turn, tones, random: easel.random.sub('specimen') }))

/** Rounds the form: darker towards its edges and away from the light, which stands upper left. */
const modelled = (easel: Easel, specimen: Specimen, tones: Tones): Layer => {
  const layer = drawn(easel, specimen, tones)
  const ctx = layer.canvas.getContext('2d')
  const reach = specimen.height * 0.05
  const lit = shadowOf(layer, reach, '#ffffff')
  const { x, y, w, h } = lit.box
  const rim = easel.layer((dark) => {
    dark.fillStyle = '#000000'
    dark.fillRect(0, 0, easel.w, easel.h)
    dark.globalCompositeOperation = 'destination-out'
    dark.drawImage(lit.canvas, x - reach * 0.55, y - reach * 0.55, w, h)
  })
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  ctx.globalAlpha = 0.85
  ctx.drawImage(rim.canvas, 0, 0, easel.w, easel.h)
  ctx.globalAlpha = 0.3
  const slope = ctx.createLinearGradient(specimen.x - specimen.height * 0.4, specimen.y - specimen.height, specimen.x + specimen.height * 0.4, specimen.y)
  slope.addColorStop(0, '#ffffff')
  slope.addColorStop(0.5, '#808080')
  slope.addColorStop(1, '#000000')
  ctx.fillStyle = slope
  ctx.fillRect(0, 0, easel.w, easel.h)
  ctx.restore()
  return layer
}

const boxOf = (easel: Easel, { motif, x, y, height }: Specimen): { x: number; y: number; w: number; h: number } => {
  const half = height * (motif.width / 2 + 0.1)
  const left = Math.max(0, x - half)
  const top = Math.max(0, y - height * 1.08)
  return { x: left, y: top, w: Math.min(easel.w, x + half) - left, h: Math.min(easel.h, y + height * 0.08) - top }
}

/** Dark lines on paper: `ground` closes the form, so that nothing behind shows through it. */
export const paintEngraving = (easel: Easel, specimen: Specimen, inks: { readonly ink: Colour; readonly ground: Colour; readonly tint?: Colour }): void => {
  const flat = { body: inks.ink, shade: inks.ink, light: inks.ink, accent: inks.ink, line: null }
  const outline = drawn(easel, specimen, flat)
  for (let at = 0; at < 8; at++) {
    const turn = (at / 8) * Math.PI * 2
    easel.lay({ ...outline, box: { ...outline.box, x: Math.cos(turn) * 3.4, y: Math.sin(turn) * 3.4 } })
  }
  const tint = inks.tint ?? inks.ground
  easel.lay(drawn(easel, specimen, { body: inks.ground, shade: inks.ground, light: mix(inks.ground, '#ffffff', 0.35), accent: tint, line: null }))
  const study = easel.fresh()
  study.fill('#ffffff')
  study.lay(modelled(study, specimen, greys))
  const dark = darknessOf(readPicture(study, 2))
  const { noise } = easel
  engrave(easel, (x, y) => dark(x, y) * 1.02, {
    colour: inks.ink,
    spacing: 9.5,
    angle: -0.72,
    bend: (x, y) => (noise.fractal(x / 260, y / 260, 2) - 0.5) * 120,
    crossing: 0.52,
    box: boxOf(easel, specimen),
    step: 2,
  })
}

/** Pale lines on a dark ground: the light is drawn instead of the shade. */
export const paintScraped = (easel: Easel, specimen: Specimen, inks: { readonly ink: Colour; readonly ground: Colour; readonly tint: Colour }): void => {
  const { ground, ink, tint } = inks
  easel.lay(drawn(easel, specimen, { body: ground, shade: ground, light: ground, accent: tint, line: null }))
  const study = easel.fresh()
  study.fill('#000000')
  // The tinted parts stay nearly free of lines, or they would pale.
  study.lay(modelled(study, specimen, { ...greys, accent: '#3c3c3c' }))
  const dark = darknessOf(readPicture(study, 2))
  const { noise } = easel
  engrave(easel, (x, y) => (1 - dark(x, y)) * 1.1, {
    colour: ink,
    spacing: 9.5,
    angle: 0.72,
    bend: (x, y) => (noise.fractal(x / 260, y / 260, 2) - 0.5) * 120,
    crossing: 0.7,
    box: boxOf(easel, specimen),
    step: 2,
  })
}
