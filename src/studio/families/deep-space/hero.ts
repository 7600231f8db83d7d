// The hero in space: under way with a burning wake, or standing on rock against the light.
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { type Night, paintAtNight } from '../../light/paint-at-night.ts'
import type { Motif } from '../../motifs/motif.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import { clamp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintLitMotif } from '../../paint/lit-motif.ts'
import type { Tones } from '../../paint/pen.ts'
import { paintRidge } from '../../paint/scenery/ridge.ts'
import { groundPath, type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'

export const stands = ({ rests }: Motif): boolean => rests === 'ground'

/** Nearly black, with a breath of colour in its lights. */
const shadeTones = ({ deep, dark, mid, accent }: Palette): Tones => ({
  body: mix(deep, dark, 0.4),
  shade: mix(deep, '#000000', 0.35),
  light: mix(dark, mid, 0.35),
  accent: mix(accent, mid, 0.3),
  line: mix(deep, '#000000', 0.5),
})

/** Where engines burn, in the motif's own box, and where their wake points to. */
const engines: Readonly<Record<string, { readonly at: Point; readonly away: number }>> = {
  spaceship: { at: { x: -0.5, y: -0.34 }, away: Math.PI * 0.94 },
  rocket: { at: { x: -0.13, y: -0.1 }, away: Math.PI * 0.585 },
}

const paintWake = (easel: Easel, motif: Motif, foot: Point, height: number, turn: number, palette: Palette): void => {
  const engine = engines[motif.id]
  if (!engine) return
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const x = foot.x + (engine.at.x * cos - engine.at.y * sin) * height
  const y = foot.y + (engine.at.x * sin + engine.at.y * cos) * height
  const away = engine.away + turn
  const long = height * 2.6
  const [endX, endY] = [x + Math.cos(away) * long, y + Math.sin(away) * long]
  const wide = height * 0.05
  softly(easel, { blur: height * 0.028, blend: 'screen' }, (ctx) => {
    for (const [share, alpha, tint] of [
      [1, 0.75, palette.accent],
      [0.45, 0.95, mix(palette.accent, palette.light, 0.7)],
    ] as const) {
      const fire = ctx.createLinearGradient(x, y, endX, endY)
      fire.addColorStop(0, withAlpha(tint, alpha))
      fire.addColorStop(0.25, withAlpha(tint, alpha * 0.45))
      fire.addColorStop(1, withAlpha(tint, 0))
      ctx.fillStyle = fire
      ctx.beginPath()
      ctx.moveTo(x + Math.sin(away) * wide * share, y - Math.cos(away) * wide * share)
      ctx.quadraticCurveTo((x + endX) / 2, (y + endY) / 2, endX, endY)
      ctx.quadraticCurveTo(
        (x + endX) / 2,
        (y + endY) / 2,
        x - Math.sin(away) * wide * share,
        y + Math.cos(away) * wide * share,
      )
      ctx.fill()
    }
  })
  paintGlow(easel, { x, y, radius: height * 0.8, colour: palette.accent, strength: 0.7 })
}

export interface Flight {
  /** The middle of the hero. */
  readonly at: Point
  /** The longer of its sides, where there is room for it. */
  readonly size: number
  /** Heights between which it stays. */
  readonly top: number
  readonly bottom: number
  readonly turn?: number
  readonly flip?: boolean
  readonly towards: number
}

/** What is under way has one sun on it, and the dark on all else. */
const nightInSpace = ({ deep, dark, mid, soft, light, accent }: Palette, towards: number): Night => ({
  towards,
  key: mix(light, '#ffffff', 0.4),
  power: 3,
  rim: mix(accent, light, 0.3),
  sky: mix(dark, mid, 0.6),
  ground: mix(deep, dark, 0.5),
  dusk: mix(deep, dark, 0.5),
  depth: 0.22,
  tints: { accent: mix(accent, light, 0.1), light: mix(soft, light, 0.5) },
})

export const paintFlight = (easel: Easel, motif: Motif, flight: Flight, palette: Palette): void => {
  const { at, size, turn = 0, flip = false, towards } = flight
  const height = Math.min(size / Math.max(0.85, motif.width), (flight.bottom - flight.top) * 0.94)
  const middle = clamp(at.y, flight.top + height / 2, flight.bottom - height / 2)
  const foot = { x: at.x - Math.sin(turn) * height * 0.5, y: middle + Math.cos(turn) * height * 0.5 }
  if (!flip && motif.altered?.scale !== 0) paintWake(easel, motif, foot, height, turn, palette)
  const random = easel.random.sub('hero')
  paintAtNight(easel, motif, { ...foot, height, turn, flip, random }, nightInSpace(palette, towards))
}

export interface Stand {
  readonly x: number
  readonly ground: number
  readonly height: number
  readonly towards: number
  readonly light: Point
}

/** Rock of some moon along the bottom, with the hero on its crest. */
export const paintStand = (easel: Easel, motif: Motif, stand: Stand, palette: Palette): void => {
  const { x, ground, height, light } = stand
  const line: Line = ridgeLine(easel, {
    base: ground + 40,
    height: 90,
    span: 560,
    sharpness: 0.55,
    seed: 6,
    peaks: [{ x, height: 70, width: easel.w * 0.5 }],
  })
  const rock = mix(palette.deep, palette.dark, 0.35)
  const flat: Line = (at) =>
    line(at) + (line(x) - line(at)) * Math.exp(-(((at - x) / (height * Math.max(0.4, motif.width * 0.55))) ** 2))
  paintRidge(easel, {
    line: flat,
    colour: rock,
    foot: mix(palette.deep, '#000000', 0.4),
    height: 300,
    light,
    lit: mix(palette.mid, palette.soft, 0.4),
    relief: 0.5,
    seed: 2,
  })
  easel.ctx.strokeStyle = withAlpha(mix(palette.soft, palette.light, 0.4), 0.55)
  easel.ctx.lineWidth = 3
  easel.ctx.stroke(groundPath(easel, flat))
  const tall = height / Math.max(1, motif.width * 0.9)
  paintLitMotif(
    easel,
    motif,
    { x, y: flat(x) + tall * 0.015, height: tall, tones: shadeTones(palette), random: easel.random.sub('hero') },
    {
      rim: mix(palette.light, palette.accent, 0.2),
      towards: stand.towards,
      width: Math.max(3, tall * 0.012),
      softness: 1.2,
    },
  )
}
