// A meadow: rows of grass and standing flowers, pale and small behind, rich and tall in front.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { lerp, tau } from '../curves.ts'
import type { Box, Context, Easel } from '../easel.ts'
import { taper, winding } from '../ornament/taper.ts'
import type { Random } from '../random.ts'
import { type FloraPalette, isClear } from './arrangement.ts'
import { type Tones, toneOf } from './flora-colours.ts'
import { Herbarium } from './herbarium.ts'
import { sprig } from './sprigs.ts'
import { type StandingKind, standingFlower } from './standing-flowers.ts'

export interface MeadowOptions {
  readonly palette: FloraPalette
  /** Where the meadow begins; it reaches down to the foot of the sheet. */
  readonly top: number
  /** Height of the tallest flowers in front. */
  readonly height?: number
  readonly flowers?: readonly [StandingKind, ...StandingKind[]]
  /** The air that rows behind fade into. */
  readonly haze: Colour
  readonly density?: number
  readonly avoid?: readonly Box[]
  readonly random?: Random
}

/** A tuft of blades from one foot, 1 unit of `height` tall. */
const drawTuft = (ctx: Context, height: number, tones: Tones, random: Random): void => {
  for (let blade = 0; blade < 16; blade++) {
    const lean = random.bell() * 0.26
    const long = height * random.between(0.45, 1)
    ctx.fillStyle = toneOf(tones, random.between(0, 0.75))
    const line = winding(
      [random.bell() * height * 0.12, 0],
      -tau / 4 + lean,
      long,
      { from: lean * 0.6, to: lean * 2 + random.bell() * 0.9 },
      12,
    )
    taper(ctx, line, (share) => height * 0.034 * (1 - share) ** 0.8)
  }
}

/** The ground: lost in the air where it begins, deep green in front. */
const layGround = (easel: Easel, top: number, tones: Tones, haze: Colour): void => {
  const { ctx } = easel
  const ground = ctx.createLinearGradient(0, top, 0, easel.h)
  const far = mix(toneOf(tones, 0.6), haze, 0.5)
  ground.addColorStop(0, withAlpha(far, 0))
  ground.addColorStop(0.1, withAlpha(far, 0.85))
  ground.addColorStop(0.4, withAlpha(toneOf(tones, 0.42), 1))
  ground.addColorStop(1, withAlpha(toneOf(tones, 0.08), 1))
  ctx.fillStyle = ground
  ctx.fillRect(0, top, easel.w, easel.h - top)
}

/** Air between near and far, only where the far plants stand. */
const layHaze = (easel: Easel, from: number, to: number, haze: Colour, strength: number): void => {
  const { ctx } = easel
  const air = ctx.createLinearGradient(0, from, 0, to)
  air.addColorStop(0, withAlpha(haze, 0))
  air.addColorStop(0.6, withAlpha(haze, strength))
  air.addColorStop(1, withAlpha(haze, 0))
  ctx.fillStyle = air
  ctx.fillRect(0, from, easel.w, to - from)
}

const usualFlowers = ['poppy', 'daisy', 'cornflower', 'poppy', 'daisy'] as const
const usualSprigs = ['parsley', 'wheat', 'parsley', 'fern'] as const

export const meadow = (easel: Easel, options: MeadowOptions): void => {
  const { palette, top, height = 520, flowers = usualFlowers, haze, density = 1, avoid = [] } = options
  const random = (options.random ?? easel.random).sub('meadow')
  const herbarium = new Herbarium(easel, random.sub('herbarium'))
  const { ctx } = easel
  const upright: Box = { x: -height * 0.45, y: -height * 1.12, w: height * 0.9, h: height * 1.18 }
  const low: Box = { x: -height * 0.4, y: -height * 0.62, w: height * 0.8, h: height * 0.66 }
  const tallAt = (depth: number): number => height * lerp(0.3, 1, depth)
  const footAt = (depth: number): number => lerp(top + height * 0.24, easel.h + height * 0.24, depth ** 1.25)
  layGround(easel, top, palette.greens[0], haze)
  const tufts = Math.round((easel.w / height) * 95 * density)
  const stands = Math.round((easel.w / height) * 44 * density)
  let hazed = 0
  // From the back to the front, so that every plant hides the feet of those behind it.
  const plants = Array.from({ length: tufts + stands }, (_, at) => ({ depth: random.next(), isTuft: at < tufts }))
  for (const { depth, isTuft } of plants.toSorted((one, other) => one.depth - other.depth)) {
    const tall = tallAt(depth)
    const y = footAt(depth)
    if (depth > hazed && depth < 0.6) {
      layHaze(easel, y - tall * 1.4, y + tall * 0.5, haze, 0.3 * (0.6 - depth))
      hazed += 0.1
    }
    const x = random.between(-0.02, 1.02) * easel.w
    const turn = random.bell() * 0.07
    if (isTuft) {
      const share = (tall / height) * random.between(0.7, 1.15)
      const name = `tuft ${random.whole(1, 5)}`
      if (isClear(avoid, x, y - share * height * 0.3, share * height * 0.46))
        herbarium.lay(ctx, name, low, { x, y, turn, share }, (own, stream) =>
          drawTuft(own, height * 0.55, stream.pick(palette.greens), stream),
        )
      continue
    }
    const share = (tall / height) * random.between(0.62, 1)
    const isSprig = random.chance(0.2)
    const kind = random.pick(flowers)
    const green = random.pick(usualSprigs)
    const which = random.whole(0, palette.blooms.length - 1)
    // Heads sway up to a third of the height aside.
    if (!isClear(avoid, x, y - share * height * 0.75, share * height * 0.42)) continue
    if (isSprig)
      herbarium.lay(ctx, green, upright, { x, y, turn, share }, (own, stream) =>
        sprig(
          own,
          green,
          { x: 0, y: 0, turn: -tau / 4, length: height * 0.8 },
          { leaf: stream.pick(palette.greens), fruit: toneOf(palette.blooms[0], 1) },
          stream,
        ),
      )
    else
      herbarium.lay(ctx, `${kind} ${which}`, upright, { x, y, turn, share }, (own, stream) =>
        standingFlower(
          own,
          kind,
          { x: 0, y: 0, height },
          palette.blooms[which] ?? palette.blooms[0],
          stream.pick(palette.greens),
          stream,
        ),
      )
  }
}
