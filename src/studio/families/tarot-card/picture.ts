// The picture on the card: a sky in rings around the light, ground, water or cloud in bold scallops, and the hero in four flat tones.

import { mix, withAlpha } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { alteredLight } from '../../paint/atmosphere/altered-light.ts'
import { clamp, tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { sparkle } from '../../paint/ornament/celestial.ts'
import { sunburst } from '../../paint/ornament/rays.ts'
import { disc, ring } from '../../paint/ornament/taper.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { ownThing } from '../own-things.ts'
import type { Stock } from './stock.ts'

const fillDisc = (ctx: Context, colour: string, x: number, y: number, radius: number): void => {
  ctx.fillStyle = colour
  disc(ctx, x, y, radius)
}

const paintSkyRings = (
  ctx: Context,
  { x, y, w, h }: Box,
  stock: Stock,
  light: { readonly x: number; readonly y: number },
  radius: number,
): void => {
  ctx.fillStyle = stock.sky[4]
  ctx.fillRect(x, y, w, h)
  const rings = [...stock.sky].reverse()
  rings.slice(1).forEach((colour, at) => {
    fillDisc(ctx, colour, light.x, light.y, radius * (2.75 - at * 0.42))
  })
  ctx.fillStyle = withAlpha(stock.disc, 0.13)
  sunburst(ctx, { ...light, inner: radius, outer: Math.hypot(w, h), rays: 56, share: 0.5 })
}

const paintStars = (ctx: Context, { x, y, w, h }: Box, easel: Easel, stock: Stock): void => {
  const random = easel.random.sub('card stars')
  ctx.fillStyle = stock.disc
  for (let at = 0; at < 70; at++) {
    const [starX, starY] = [x + random.next() * w, y + random.next() * h * 0.62]
    const size = random.next()
    if (size > 0.86) sparkle(ctx, starX, starY, 12 + size * 16)
    else disc(ctx, starX, starY, 1.6 + size * 3)
  }
}

/** The great light behind the hero: a disc in fine rings, with flaming rays. */
const paintLight = (ctx: Context, stock: Stock, scene: Scene, x: number, y: number, radius: number): void => {
  const { accent, soft } = scene.palette
  ctx.fillStyle = mix(accent, soft, 0.35)
  sunburst(ctx, {
    x,
    y,
    inner: radius * 1.07,
    outer: radius * 1.42,
    rays: 36,
    share: 0.55,
    alternate: 0.6,
    isPointed: true,
  })
  fillDisc(ctx, stock.hero.line === 'erase' ? stock.sky[4] : stock.hero.shade, x, y, radius * 1.03)
  fillDisc(ctx, stock.disc, x, y, radius * 1.005)
  ctx.fillStyle = withAlpha(mix(accent, soft, 0.4), 0.55)
  for (const share of [0.95, 0.9]) ring(ctx, x, y, radius * share, 3)
  for (let at = 0; at < 40; at++) {
    const turn = (at / 40) * tau
    disc(ctx, x + Math.cos(turn) * radius * 0.845, y + Math.sin(turn) * radius * 0.845, at % 5 === 0 ? 5.5 : 2.6)
  }
}

/** Rows of scallops, each row over the last: hills, waves or clouds by their size. */
const paintScallops = (
  ctx: Context,
  { x, y, w, h }: Box,
  rows: {
    readonly colours: readonly string[]
    readonly line: string
    readonly size: number
    readonly from: number
    readonly lift: number
  },
): void => {
  const { colours, line, size, from, lift } = rows
  colours.forEach((colour, row) => {
    const base = from + (row * (y + h - from)) / colours.length
    const step = size * (1 + row * 0.12)
    ctx.lineWidth = 4.5
    for (let at = -1; at * step < w + step; at++) {
      const cx = x + at * step + (row % 2) * step * 0.5
      for (const [share, fill] of [
        [0.66, true],
        [0.5, false],
        [0.36, false],
        [0.24, false],
      ] as const) {
        ctx.beginPath()
        ctx.ellipse(cx, base + step * lift, step * share, step * share * 1.05, 0, Math.PI, tau)
        ctx.strokeStyle = line
        if (fill) {
          ctx.lineTo(cx + step * share, y + h)
          ctx.lineTo(cx - step * share, y + h)
          ctx.closePath()
          ctx.fillStyle = colour
          ctx.fill()
        }
        ctx.stroke()
      }
    }
  })
}

/** Rolling ground with the furrows of a woodcut. */
const paintHills = (
  ctx: Context,
  { x, y, w, h }: Box,
  from: number,
  colours: readonly string[],
  line: string,
): void => {
  colours.forEach((colour, row) => {
    const base = from + row * (y + h - from) * 0.3
    const swell = (at: number): number =>
      base + Math.sin((at / w) * 4.2 + row * 2.4) * w * 0.035 + Math.abs(at - x - w / 2) * (row === 0 ? 0.1 : 0.04)
    for (let furrow = 0; furrow < 7; furrow++) {
      ctx.beginPath()
      ctx.moveTo(x - 5, y + h + 5)
      for (let at = x - 5; at <= x + w + 5; at += 8) ctx.lineTo(at, swell(at) + furrow * furrow * 5.5 + furrow * 15)
      ctx.lineTo(x + w + 5, y + h + 5)
      ctx.closePath()
      if (furrow === 0) {
        ctx.fillStyle = colour
        ctx.fill()
      }
      ctx.strokeStyle = furrow === 0 ? line : withAlpha(line, 0.4)
      ctx.lineWidth = furrow === 0 ? 4.5 : 2.4
      ctx.stroke()
    }
  })
}

const attendants = ['rose', 'candle', 'sprig', 'mushroom', 'tulip', 'skull'] as const

const isAttendant = ({ width, kind }: Motif): boolean => width < 1 && (kind === 'object' || kind === 'plant')

const attendantOf = (scene: Scene): Motif | undefined =>
  scene.companions.find(isAttendant) ?? ownThing(scene, scene.random.sub('attendant').pick(attendants))

/** Attendants that were sent away are not followed by others. */
const areGone = ({ without }: Easel): boolean =>
  [...without].some((name) => {
    const motif = findMotif(name)
    return motif !== undefined && isAttendant(motif)
  })

const paintAttendants = (ctx: Context, easel: Easel, scene: Scene, stock: Stock, { x, y, w, h }: Box): void => {
  const motif = attendantOf(scene)
  if (!motif || motif.id === scene.hero.id || areGone(easel)) return
  const height = Math.min(w * 0.3, h * 0.26, (w * 0.2) / motif.width)
  for (const side of [-1, 1])
    drawMotif(ctx, motif, {
      x: x + w / 2 + side * (w / 2 - (height * motif.width) / 2 - w * 0.055),
      y: y + h - h * 0.035,
      height,
      flip: side > 0,
      tones: stock.hero,
      random: easel.random.sub('attendant'),
    })
}

const landOf = ({ hero, setting }: Scene): 'hills' | 'waves' | 'clouds' =>
  hero.rests === 'water' || setting.place === 'sea' ? 'waves' : hero.rests === 'ground' ? 'hills' : 'clouds'

const paintLand = (ctx: Context, scene: Scene, stock: Stock, box: Box, from: number): void => {
  const { mid, dark, deep, soft, light } = scene.palette
  const line = mix(deep, '#000000', 0.3)
  const land = landOf(scene)
  if (land === 'hills')
    paintHills(ctx, box, from, [mix(mid, dark, 0.35), mix(dark, mid, 0.2), mix(deep, dark, 0.6)], line)
  else if (land === 'waves')
    paintScallops(ctx, box, {
      colours: [mix(mid, soft, 0.2), mix(mid, dark, 0.3), dark, mix(dark, deep, 0.5)],
      line,
      size: box.w * 0.13,
      from,
      lift: 0.3,
    })
  else
    paintScallops(ctx, box, {
      colours: [mix(soft, light, 0.45), mix(soft, mid, 0.35), mix(mid, dark, 0.35)],
      line: stock.hero.shade,
      size: box.w * 0.24,
      from: from + box.h * 0.06,
      lift: 0.45,
    })
}

const paintCardHero = (
  ctx: Context,
  easel: Easel,
  { hero }: Scene,
  stock: Stock,
  place: { readonly x: number; readonly y: number; readonly height: number },
): void => drawMotif(ctx, hero, { ...place, tones: stock.hero, random: easel.random.sub('hero') })

/** Paints the picture into a box; the caller clips. */
export const paintPicture = (ctx: Context, easel: Easel, scene: Scene, stock: Stock, box: Box): void => {
  const { x, y, w, h } = box
  const { hero } = scene
  const middle = x + w / 2
  const ground = y + h * 0.86
  const height = Math.min(h * 0.64, (w * 0.8) / hero.width)
  const stands = hero.rests === 'ground' || hero.rests === 'water'
  const foot = stands ? ground : y + h * 0.48 + height / 2
  const radius = clamp(height * 0.56, w * 0.3, w * 0.37)
  // The light of the card is its sun and its moon.
  const scale = Math.min(1.24, alteredLight(easel, 'moon').scale * alteredLight(easel, 'sun').scale)
  const lightY = stands ? Math.max(y + radius * 1.45, foot - height * 0.62) : y + h * 0.48
  easel.part('sky', () => paintSkyRings(ctx, box, stock, { x: middle, y: lightY }, radius))
  easel.part('stars', () => paintStars(ctx, box, easel, stock))
  if (!['sun', 'moon'].some((light) => easel.without.has(light)))
    easel.part('sun', () => paintLight(ctx, stock, scene, middle, lightY, radius * scale))
  if (stands) easel.part('hills', () => paintLand(ctx, scene, stock, box, ground - h * 0.03))
  paintCardHero(ctx, easel, scene, stock, { x: middle, y: foot, height })
  if (!stands) easel.part('hills', () => paintLand(ctx, scene, stock, box, y + h * 0.83))
  paintAttendants(ctx, easel, scene, stock, box)
}

/** Darkens the rim of a clipped picture, as if it lay deeper than the card. */
export const paintInnerShadow = (ctx: Context, trace: (ctx: Context) => void, colour: string): void => {
  for (const [width, alpha] of [
    [90, 0.1],
    [54, 0.14],
    [26, 0.2],
  ] as const) {
    ctx.strokeStyle = withAlpha(colour, alpha)
    ctx.lineWidth = width
    ctx.beginPath()
    trace(ctx)
    ctx.stroke()
  }
}
