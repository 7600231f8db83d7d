// The hero and the candles that light it.

import { mix, withAlpha } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMotes } from '../../paint/atmosphere/motes.ts'
import { paintSmoke } from '../../paint/atmosphere/smoke.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { Tones } from '../../paint/pen.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface Place {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly flip?: boolean
}

/** Warm where the candles reach, dark and cool away from them. */
const candleTones = ({ palette }: Scene): Tones => ({
  body: mix(palette.dark, palette.mid, 0.5),
  shade: mix(palette.deep, palette.dark, 0.45),
  light: mix(palette.soft, palette.light, 0.35),
  accent: palette.accent,
  line: mix(palette.deep, '#000000', 0.6),
})

/** Its shadow on the ledge: wide, soft and away from the eye. */
const paintContact = (easel: Easel, { x, y, height }: Place, width: number): void =>
  easel.soft(height * 0.03, (ctx) => {
    ctx.fillStyle = withAlpha('#000000', 0.75)
    ctx.beginPath()
    ctx.ellipse(x, y + height * 0.008, height * width * 0.46, height * 0.032, 0, 0, Math.PI * 2)
    ctx.fill()
  })

export const paintThing = (easel: Easel, scene: Scene, motif: Motif, place: Place, name: string): void => {
  const { palette } = scene
  const { x, y, height } = place
  const reach = height * Math.max(0.7, motif.width * 0.62)
  const box = withinSheet(
    easel,
    grown({ x: x - reach, y: y - height * 1.1, w: reach * 2, h: height * 1.2 }, spareOf(height, motif)),
  )
  paintContact(easel, place, motif.width)
  const draw = (ctx: Context): void =>
    drawMotif(ctx, motif, { ...place, tones: candleTones(scene), random: easel.random.sub(name) })
  using thing = easel.layer(
    (ctx) => {
      draw(ctx)
      ctx.globalCompositeOperation = 'source-atop'
      const warm = ctx.createRadialGradient(
        x - height * motif.width * 0.3,
        y - height * 0.55,
        0,
        x,
        y - height * 0.5,
        height * Math.max(0.75, motif.width * 0.6),
      )
      warm.addColorStop(0, withAlpha(palette.accent, 0.22))
      warm.addColorStop(0.5, withAlpha(palette.accent, 0))
      warm.addColorStop(1, withAlpha(mix(palette.deep, '#000000', 0.5), 0.55))
      ctx.fillStyle = warm
      ctx.fillRect(box.x, box.y, box.w, box.h)
    },
    { box },
  )
  easel.lay(thing)
}

const candle = findMotif('candle')

/** A burning candle; its flame lies a tenth under the top of the drawing. */
const paintCandle = (easel: Easel, scene: Scene, place: Place, name: string): void => {
  if (!candle || easel.without.has('candle')) return
  const { palette } = scene
  const flame = { x: place.x, y: place.y - place.height * 0.9 }
  easel.shine('flame', () =>
    paintGlow(easel, { ...flame, radius: place.height * 1.5, colour: palette.accent, strength: 0.55 }),
  )
  paintThing(easel, scene, candle, place, name)
  easel.shine('flame', () =>
    paintGlow(easel, {
      ...flame,
      radius: place.height * 0.42,
      colour: mix(palette.light, palette.accent, 0.35),
      strength: 0.85,
    }),
  )
}

export const paintCandles = (easel: Easel, scene: Scene, places: readonly Place[]): void => {
  places.forEach((place, at) => {
    paintCandle(easel, scene, place, `candle ${at}`)
  })
}

export const paintAir = (
  easel: Easel,
  { palette }: Scene,
  light: { readonly x: number; readonly y: number },
  reach: number,
): void => {
  paintSmoke(easel, {
    x: light.x + reach * 0.12,
    y: light.y,
    height: reach,
    colour: palette.soft,
    strength: 0.16,
    lean: -reach * 0.15,
    blend: 'screen',
  })
  paintMotes(easel, {
    colour: mix(palette.accent, palette.light, 0.5),
    ...light,
    reach: reach * 0.9,
    count: 90,
    size: 4,
    strength: 0.6,
  })
}
