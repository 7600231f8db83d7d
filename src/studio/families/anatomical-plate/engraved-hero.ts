// Turns a motif into an engraving: first modelled in grey, then cut in lines.

import { type Colour, mix } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import { type Box, Easel, type OwnLayer } from '../../paint/easel.ts'
import { engrave } from '../../paint/materials/engraving.ts'
import { darknessOf, readPicture } from '../../paint/materials/picture.ts'
import { shadowOf } from '../../paint/materials/shadow.ts'
import type { Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'

export interface Specimen {
  readonly motif: Motif
  readonly x: number
  /** Of the foot. */
  readonly y: number
  readonly height: number
}

export interface EngravingInks {
  readonly ink: Colour
  /** Closes the form, so that nothing behind shows through it. */
  readonly ground: Colour
  /** Of the parts that are coloured by hand. */
  readonly tint: Colour
}

const greys: Tones = { body: '#9a9a9a', shade: '#4a4a4a', light: '#e2e2e2', accent: '#bcbcbc', line: '#000000' }

/** Pixels per unit of the grey study: half is enough for lines ten units apart. */
const studyScale = 0.5

const seedOf = (easel: Easel): Random => easel.random.sub('specimen')

const boxOf = (easel: Easel, { motif, x, y, height }: Specimen): Box => {
  const half = height * (motif.width / 2 + 0.1)
  return withinSheet(
    easel,
    grown({ x: x - half, y: y - height * 1.08, w: half * 2, h: height * 1.16 }, spareOf(height, motif)),
  )
}

const drawn = (easel: Easel, { motif, x, y, height }: Specimen, tones: Tones, random: Random, box: Box): OwnLayer =>
  easel.layer((ctx) => drawMotif(ctx, motif, { x, y, height, tones, random }), { box })

/** Rounds the form: darker towards its edges and away from the light, which stands upper left. */
const modelled = (easel: Easel, specimen: Specimen, tones: Tones, random: Random, box: Box): OwnLayer => {
  const layer = drawn(easel, specimen, tones, random, box)
  const ctx = layer.canvas.getContext('2d')
  const { x, y, height } = specimen
  const reach = height * 0.05
  using lit = shadowOf(layer, reach, '#ffffff')
  using rim = easel.layer(
    (dark) => {
      dark.fillStyle = '#000000'
      dark.fillRect(box.x, box.y, box.w, box.h)
      dark.globalCompositeOperation = 'destination-out'
      dark.drawImage(lit.canvas, lit.box.x - reach * 0.55, lit.box.y - reach * 0.55, lit.box.w, lit.box.h)
    },
    { box },
  )
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  ctx.globalAlpha = 0.85
  ctx.drawImage(rim.canvas, rim.box.x, rim.box.y, rim.box.w, rim.box.h)
  ctx.globalAlpha = 0.3
  const slope = ctx.createLinearGradient(x - height * 0.4, y - height, x + height * 0.4, y)
  slope.addColorStop(0, '#ffffff')
  slope.addColorStop(0.5, '#808080')
  slope.addColorStop(1, '#000000')
  ctx.fillStyle = slope
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.restore()
  return layer
}

/** How dark the modelled form is, on white or on black paper. */
const studyOf = (easel: Easel, specimen: Specimen, tones: Tones, paper: Colour, box: Box) => {
  using study = new Easel(easel, studyScale, 1)
  study.fill(paper)
  using form = modelled(study, specimen, tones, seedOf(easel), box)
  study.lay(form)
  return darknessOf(readPicture(study, 1 / studyScale))
}

const layOutline = (easel: Easel, specimen: Specimen, ink: Colour, box: Box): void => {
  const flat = { body: ink, shade: ink, light: ink, accent: ink, line: null }
  using outline = drawn(easel, specimen, flat, seedOf(easel), box)
  for (let at = 0; at < 8; at++) {
    const turn = (at / 8) * Math.PI * 2
    const moved = { ...outline.box, x: outline.box.x + Math.cos(turn) * 3.4, y: outline.box.y + Math.sin(turn) * 3.4 }
    easel.lay({ ...outline, box: moved })
  }
}

/** Dark lines on paper. */
export const paintEngraving = (easel: Easel, specimen: Specimen, { ink, ground, tint }: EngravingInks): void => {
  const box = boxOf(easel, specimen)
  const { noise } = easel
  layOutline(easel, specimen, ink, box)
  const wash = { body: ground, shade: ground, light: mix(ground, '#ffffff', 0.35), accent: tint, line: null }
  using washed = drawn(easel, specimen, wash, seedOf(easel), box)
  easel.lay(washed)
  const dark = studyOf(easel, specimen, greys, '#ffffff', box)
  engrave(easel, (x, y) => dark(x, y) * 1.02, {
    colour: ink,
    spacing: 9.5,
    angle: -0.72,
    bend: (x, y) => (noise.fractal(x / 260, y / 260, 2) - 0.5) * 120,
    crossing: 0.52,
    box,
    step: 2.5,
  })
}

/** Pale lines on a dark ground: the light is drawn instead of the shade. */
export const paintScraped = (easel: Easel, specimen: Specimen, { ink, ground, tint }: EngravingInks): void => {
  const box = boxOf(easel, specimen)
  const { noise } = easel
  const wash = { body: ground, shade: ground, light: ground, accent: tint, line: null }
  using washed = drawn(easel, specimen, wash, seedOf(easel), box)
  easel.lay(washed)
  // The tinted parts stay nearly free of lines, or they would pale.
  const dark = studyOf(easel, specimen, { ...greys, accent: '#3c3c3c' }, '#000000', box)
  engrave(easel, (x, y) => (1 - dark(x, y)) * 1.1, {
    colour: ink,
    spacing: 9.5,
    angle: 0.72,
    bend: (x, y) => (noise.fractal(x / 260, y / 260, 2) - 0.5) * 120,
    crossing: 0.7,
    box,
    step: 2.5,
  })
}
