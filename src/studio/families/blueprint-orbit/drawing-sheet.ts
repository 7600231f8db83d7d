// The sheet a drawing is made on: blueprint or cream paper, its inks, its grid and its border.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Easel } from '../../paint/easel.ts'
import { blueprint } from '../../paint/materials/blueprint.ts'
import { paper } from '../../paint/materials/paper.ts'

export interface Inks {
  readonly isCream: boolean
  readonly ground: Colour
  /** Main lines, and lines that only guide. */
  readonly line: Colour
  readonly faint: Colour
  readonly accent: Colour
  readonly type: Colour
}

export const inksOf = (palette: Palette, isCream: boolean): Inks =>
  isCream
    ? {
        isCream,
        ground: mix(palette.light, palette.hues[4], 0.16),
        line: mix(palette.deep, palette.dark, 0.5),
        faint: mix(palette.light, palette.mid, 0.62),
        accent: mix(palette.accent, palette.deep, 0.08),
        type: mix(palette.deep, palette.dark, 0.3),
      }
    : {
        isCream,
        ground: mix(palette.dark, palette.mid, 0.22),
        line: mix(palette.light, palette.soft, 0.12),
        faint: mix(palette.mid, palette.soft, 0.55),
        accent: palette.accent,
        type: palette.ink,
      }

export const paintSheet = (easel: Easel, inks: Inks): void => {
  if (inks.isCream) {
    paper(easel, { kind: 'aged', colour: inks.ground, stain: mix(inks.ground, inks.accent, 0.35), strength: 0.4 })
    easel.part('grid', () => blueprint(easel, { line: inks.faint, square: 40, main: 5, strength: 0.5 }))
    return
  }
  blueprint(easel, { colour: inks.ground, line: inks.faint, square: 40, main: 5, strength: 0.55 })
  const { ctx, w, h } = easel
  const light = ctx.createRadialGradient(w * 0.5, h * 0.5, 0, w * 0.5, h * 0.5, Math.hypot(w, h) * 0.6)
  light.addColorStop(0, withAlpha(mix(inks.ground, inks.line, 0.4), 0.28))
  light.addColorStop(1, withAlpha(mix(inks.ground, '#000000', 0.6), 0.5))
  easel.fill(light)
}

/** A double border with ticks along it, as on survey sheets. */
export const drawBorder = asPart('frame', (easel: Easel, inks: Inks): void => {
  const { ctx, w, h } = easel
  const inset = Math.min(w, h) * 0.034
  ctx.strokeStyle = withAlpha(inks.line, 0.85)
  ctx.lineWidth = 4
  ctx.strokeRect(inset, inset, w - inset * 2, h - inset * 2)
  ctx.lineWidth = 1.6
  const gap = 13
  ctx.strokeRect(inset + gap, inset + gap, w - (inset + gap) * 2, h - (inset + gap) * 2)
  ctx.beginPath()
  for (const [length, from, at] of [
    [w, inset, 0],
    [h, inset, 1],
  ] as const) {
    const parts = Math.round((length - inset * 2) / 80)
    for (let part = 1; part < parts; part++) {
      const along = from + ((length - inset * 2) * part) / parts
      for (const edge of [inset, (at === 0 ? h : w) - inset - gap]) {
        ctx.moveTo(...(at === 0 ? ([along, edge] as const) : ([edge, along] as const)))
        ctx.lineTo(...(at === 0 ? ([along, edge + gap] as const) : ([edge + gap, along] as const)))
      }
    }
  }
  ctx.stroke()
})

/** Whether a sheet is too broad to set type above the drawing. */
