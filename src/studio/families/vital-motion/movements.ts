// The movements: sweeps of paint, a ring in one breath, a trail of echoes, the lanes of a track.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { flatTones, standingOut } from '../../paint/flat-tones.ts'
import { drawBrushStroke, through } from '../../paint/materials/dry-brush.ts'
import { splatter } from '../../paint/materials/splatter.ts'
import { silhouette } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'

export interface Movement {
  readonly hero: Motif
  readonly palette: Palette
  readonly ground: Colour
  /** Free of type. */
  readonly room: Box
}

export interface Placed {
  readonly x: number
  readonly y: number
  readonly height: number
}

const placeIn = (hero: Motif, { x, y, w, h }: Box): Placed => {
  const height = Math.min(h, w / hero.width)
  return { x: x + w / 2, y: y + (h + height) / 2, height }
}

const loudOn = (ground: Colour, { accent, counter, hues }: Palette): Colour[] =>
  standingOut([accent, counter, hues[0], hues[1], hues[2]], ground, 12)

/** Lays what is drawn so that nothing of it is seen at `from` and on that side of it, and all of it at `to` and beyond. */
const layOnset = (easel: Easel, from: number, to: number, draw: (ctx: Context) => void): void => {
  const { x, y, w, h } = easel.extent
  using layer = easel.layer((ctx) => {
    draw(ctx)
    const onset = ctx.createLinearGradient(from, 0, to, 0)
    onset.addColorStop(0, withAlpha('#000000', 0))
    onset.addColorStop(1, '#000000')
    ctx.globalCompositeOperation = 'destination-in'
    ctx.fillStyle = onset
    ctx.fillRect(x, y, w, h)
  })
  easel.lay(layer)
}

/** Three sweeps from the lower left to the upper right; the last one passes before the hero's feet. */
export const paintSweeps = (easel: Easel, { hero, palette, ground, room }: Movement): void => {
  const random = easel.random.sub('sweeps')
  const { w, ctx } = easel
  const { x: open } = easel.extent
  const { y, h } = room
  const [one = palette.accent, two = palette.counter, three = palette.mid] = loudOn(ground, palette)
  const sweep = (colour: Colour, low: number, high: number, width: number, bend: number, dryness: number): void => {
    const points = [
      { x: -w * 0.14, y: y + h * low },
      { x: w * 0.22, y: y + h * (low + bend) },
      { x: w * 0.62, y: y + h * (low * 0.45 + high * 0.55 + bend * 0.6) },
      { x: w * 1.12, y: y + h * high },
    ]
    const stroke = { width, colour, edge: mix(colour, palette.light, 0.22), dryness }
    const stream = random.sub(`${low}`)
    const curve = through(points)
    // Where the sheet is open, another stroke brings the colour to this one, and ends under it; where this one begins is not seen.
    if (open < 0)
      layOnset(easel, 0, -w * 0.05, (own) =>
        drawBrushStroke(own, easel, {
          ...stroke,
          curve: through([
            { x: open - w * 0.14, y: y + h * (low - 0.12 - bend) },
            { x: open * 0.66, y: y + h * (low - 0.02) },
            { x: open * 0.33, y: y + h * (low - bend * 0.6) },
            curve(0.01),
            curve(0.25),
          ]),
          dryness: dryness * 0.4,
          pressure: () => 1,
          random: stream.sub('beyond'),
        }),
      )
    if (open < 0)
      layOnset(easel, -w * 0.12, -w * 0.05, (own) => drawBrushStroke(own, easel, { ...stroke, curve, random: stream }))
    else drawBrushStroke(ctx, easel, { ...stroke, curve, random: stream })
  }
  easel.part('ribbons', () => {
    sweep(three, 0.72, 0.18, h * 0.2, 0.06, 0.3)
    sweep(one, 0.86, 0.36, h * 0.3, 0.05, 0.2)
    sweep(two, 0.97, 0.64, h * 0.13, 0.02, 0.32)
  })
  const place = placeIn(hero, { x: w * 0.1, y: y + h * 0.02, w: w * 0.8, h: h * 0.93 })
  stampMotif(easel, hero, { ...place, tones: flatTones(ground, palette), random: easel.random.sub('hero') })
  easel.part('ribbons', () => sweep(one, 1.04, 0.9, h * 0.1, -0.03, 0.5))
  ctx.fillStyle = one
  const drops = { x: w * 0.7, y: y + h * 0.45, reach: h * 0.4, drops: 36, throw: -0.5, pool: 0 }
  easel.part('splatter', () => splatter(ctx, { ...drops, random: random.sub('drops') }))
}

/** A circle drawn in one breath around the hero. */
export const paintRing = (easel: Easel, { hero, palette, ground, room }: Movement): void => {
  const random = easel.random.sub('ring')
  const [one = palette.accent, two = palette.counter] = loudOn(ground, palette)
  const radius = Math.min(room.w * 0.38, room.h * 0.42)
  const [x, y] = [room.x + room.w / 2, room.y + room.h / 2]
  const start = random.between(1.9, 2.6)
  const sweep = (colour: Colour, grow: number, width: number, offset: number): void =>
    drawBrushStroke(easel.ctx, easel, {
      curve: (share) => {
        const angle = start + offset + share * tau * 0.97
        const breath = radius * grow * (1 + 0.035 * Math.sin(share * 5 + offset))
        return { x: x + Math.cos(angle) * breath, y: y + Math.sin(angle) * breath * 0.985 }
      },
      width,
      colour,
      edge: mix(colour, palette.light, 0.25),
      dryness: 0.42,
      pressure: (share) => 0.55 + 0.45 * Math.sin(Math.min(1, share * 1.15) * Math.PI * 0.72),
      random: random.sub(`${grow}`),
    })
  easel.part('rings', () => {
    sweep(two, 1.06, radius * 0.13, 0.35)
    sweep(one, 1, radius * 0.27, 0)
  })
  const stands = hero.rests === 'ground' || hero.rests === 'water'
  const height = Math.min(radius * (stands ? 1.72 : 1.25), (radius * (stands ? 1.7 : 1.3)) / hero.width)
  const foot = stands ? y + radius * 0.96 : y + height / 2
  stampMotif(easel, hero, { x, y: foot, height, tones: flatTones(ground, palette), random: easel.random.sub('hero') })
}

/** The hero and where it was a moment ago, again and again. */
export const paintEchoes = (easel: Easel, { hero, palette, ground, room }: Movement): void => {
  const { w, ctx } = easel
  const random = easel.random.sub('echoes')
  const [one = palette.accent, two = palette.counter, three = palette.mid] = loudOn(ground, palette)
  const height = Math.min(room.h * 0.86, (w * 0.66) / hero.width)
  const floor = room.y + room.h * 0.94
  const last = w * 0.94 - (height * hero.width) / 2
  const first = w * 0.02 + height * hero.width * 0.3
  const count = 6
  const drawSpeed = (): void => {
    ctx.save()
    ctx.lineCap = 'round'
    for (let line = 0; line < 26; line++) {
      const y = room.y + room.h * random.between(0.12, 0.94)
      const from = random.between(-0.1, 0.5) * w
      ctx.strokeStyle = withAlpha(random.pick([one, two, three]), random.between(0.25, 0.7))
      ctx.lineWidth = random.between(2, 8)
      ctx.beginPath()
      ctx.moveTo(from, y)
      ctx.lineTo(from + random.between(0.12, 0.42) * w, y)
      ctx.stroke()
    }
    ctx.restore()
  }
  easel.part('lines', drawSpeed)
  for (let echo = 0; echo < count; echo++) {
    const share = echo / count
    const colour = share < 0.5 ? mix(three, two, share * 2) : mix(two, one, share * 2 - 1)
    const tones = silhouette(mix(ground, colour, 0.3 + share * 0.7))
    stampMotif(easel, hero, {
      x: first + (last - first) * share,
      y: floor,
      height,
      tones,
      random: easel.random.sub('hero'),
    })
  }
  stampMotif(easel, hero, {
    x: last,
    y: floor,
    height,
    tones: flatTones(ground, palette),
    random: easel.random.sub('hero'),
  })
}

/** The bend of a running track, seen from above the inside lane. */
export const paintLanes = (easel: Easel, { hero, palette, ground, room }: Movement): void => {
  const { w, h, ctx } = easel
  const [one = palette.accent, two = palette.counter] = loudOn(ground, palette)
  const radius = Math.max(w * 1.15, h * 0.72)
  const x = -w * 0.18
  const y = h * 1.04 + radius * 0.32
  const crown = room.y + room.h * 0.5
  const outer = Math.hypot(w * 0.62 - x, crown - y)
  const inner = Math.hypot(w * 0.2 - x, h * 0.99 - y)
  const lanes = 6
  const wide = (outer - inner) / lanes
  const fillLanes = (): void => {
    for (let lane = lanes; lane >= 0; lane--) {
      const colour = lane === 0 ? ground : mix(one, lane % 2 ? palette.deep : palette.light, lane % 2 ? 0.06 : 0.05)
      ctx.fillStyle = lane === 3 ? two : colour
      ctx.beginPath()
      ctx.arc(x, y, inner + lane * wide, 0, tau)
      ctx.fill()
    }
  }
  const drawLines = (): void => {
    ctx.strokeStyle = mix(palette.light, ground, 0.1)
    ctx.lineWidth = wide * 0.045
    for (let line = 0; line <= lanes; line++) {
      ctx.beginPath()
      ctx.arc(x, y, inner + line * wide, 0, tau)
      ctx.stroke()
    }
  }
  easel.part('road', fillLanes)
  easel.part('lines', drawLines)
  const height = Math.min(room.h * 0.8, (w * 0.72) / hero.width)
  const place = { x: w * 0.56, y: room.y + room.h * 0.96, height }
  ctx.fillStyle = withAlpha(mix(palette.deep, '#000000', 0.3), 0.35)
  ctx.beginPath()
  ctx.ellipse(
    place.x + height * 0.06,
    place.y - height * 0.005,
    height * hero.width * 0.42,
    height * 0.03,
    -0.06,
    0,
    tau,
  )
  ctx.fill()
  stampMotif(easel, hero, {
    ...place,
    tones: flatTones(mix(one, ground, 0.3), palette),
    random: easel.random.sub('hero'),
  })
}
