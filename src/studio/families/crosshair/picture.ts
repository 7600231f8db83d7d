// The picture of a crosshair cover: its inks, where the sights stand, and everything that is printed under the type.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { inkOn, standingOut } from '../../paint/flat-tones.ts'
import { halftone } from '../../paint/materials/halftone.ts'
import type { Tones } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'
import { drawContours } from './contours.ts'
import { drawReticle, drawRings } from './reticle.ts'
import { paintStreetMap } from './street-map.ts'

type Mode = 'night' | 'paper' | 'signal'

export interface Inks {
  readonly ground: Colour
  /** Lines of map and terrain: near the ground. */
  readonly faint: Colour
  readonly mark: Colour
  readonly disc: Colour
  readonly hero: Tones
  readonly ink: Colour
}

export const inksOf = (scene: Scene): Inks => {
  const { palette, random, layout } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const modes: readonly [Mode, ...Mode[]] =
    layout === 'split' ? ['night', 'paper'] : ['night', 'paper', 'signal', 'night']
  const mode = random.sub('mode').pick(modes)
  const ground = mode === 'night' ? mix(deep, dark, 0.3) : mode === 'paper' ? light : accent
  const faint =
    mode === 'night' ? mix(ground, mid, 0.42) : mode === 'paper' ? mix(light, soft, 0.5) : mix(accent, deep, 0.16)
  const ink = inkOn(ground, palette)
  const disc = mode === 'signal' ? light : accent
  const [mark = ink] = standingOut(mode === 'signal' ? [deep] : [accent, ink], ground, 30)
  const body = mix(deep, '#000000', 0.2)
  return {
    ground,
    faint,
    mark,
    disc,
    ink,
    hero: {
      body,
      shade: mix(body, '#000000', 0.4),
      light: mix(body, disc, 0.26),
      accent: mix(disc, light, mode === 'signal' ? 0 : 0.55),
      line: disc,
    },
  }
}

interface Sight {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export const sightOf = ({ w, h, layout, random }: Scene): Sight => {
  const short = Math.min(w, h)
  const broad = isBroad({ w, h })
  const off = random.sub('sight').between(-0.05, 0.05)
  if (broad) return { x: w * 0.71, y: h * 0.53, radius: short * 0.215 }
  if (layout === 'map') return { x: w * (0.56 + off), y: h * 0.36, radius: short * 0.28 }
  if (layout === 'terrain') return { x: w * (0.5 + off), y: h * 0.6, radius: short * 0.27 }
  if (layout === 'split') return { x: w * 0.5, y: h * 0.56, radius: short * 0.33 }
  return { x: w * 0.5, y: h * 0.615, radius: short * 0.33 }
}

/** People fill the scope from the waist; things stand whole in the middle. */
const drawTarget = (ctx: Context, scene: Scene, { x, y, radius }: Sight, tones: Tones): void => {
  const { hero } = scene
  const isPerson = hero.kind === 'person' && hero.rests === 'ground' && hero.width < 0.7
  const height = isPerson ? radius * 2.35 : Math.min(radius * 1.36, (radius * 1.5) / hero.width)
  const foot = isPerson ? y + radius * 1.62 : y + height / 2
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.clip()
  drawMotif(ctx, hero, { x, y: foot, height, tones, random: scene.random.sub('hero') })
  ctx.restore()
}

const paintDisc = asPart('disc', (easel: Easel, sight: Sight, colour: Colour, dots: Colour): void => {
  const { ctx } = easel
  const { x, y, radius } = sight
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.clip()
  ctx.fillStyle = colour
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  const box = { x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 }
  halftone(easel, (_x, at) => Math.max(0, (at - y) / radius) * 0.5, { colour: dots, pitch: 20, box, alpha: 0.5 })
  ctx.restore()
})

/** Hairs and rings stop short of the letters. */
const besideType = (easel: Easel, zones: readonly Box[], draw: () => void): void => {
  if (easel.without.has('target')) return
  const { ctx, extent } = easel
  const air = 26
  ctx.save()
  ctx.beginPath()
  ctx.rect(extent.x, extent.y, extent.w, extent.h)
  for (const zone of zones) ctx.rect(zone.x - air, zone.y - air, zone.w + air * 2, zone.h + air * 2)
  ctx.clip('evenodd')
  draw()
  ctx.restore()
}

export const paintSights = (easel: Easel, scene: Scene, inks: Inks, sight: Sight, zones: readonly Box[]): void => {
  const { ctx } = easel
  const { x, y, radius } = sight
  besideType(easel, zones, () =>
    easel.part('rings', () => drawRings(ctx, x, y, radius * 1.5, radius * 0.38, 9, inks.mark, radius * 0.012)),
  )
  paintDisc(easel, sight, inks.disc, mix(inks.disc, scene.palette.deep, 0.5))
  drawTarget(ctx, scene, sight, inks.hero)
  const colour = inks.mark === inks.disc ? inks.ink : inks.mark
  besideType(easel, zones, () =>
    easel.part('reticle', () => drawReticle(ctx, { ...sight, colour, weight: radius * 0.045, reach: 1.4 })),
  )
}

/** A slanted edge of two inks with the scope across it: what is dark on one side is light on the other. */
export const paintSplit = (easel: Easel, scene: Scene, inks: Inks, sight: Sight, zones: readonly Box[]): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const lean = scene.random.sub('lean').chance(0.5) ? 0.09 : -0.09
  const left = easel.extent.x
  const edgeAt = (x: number): number => sight.y + lean * h * (1 - (2 * x) / w)
  const trace = (): void => {
    ctx.beginPath()
    ctx.moveTo(left, edgeAt(left))
    ctx.lineTo(w, edgeAt(w))
    ctx.lineTo(w, h)
    ctx.lineTo(left, h)
  }
  ctx.fillStyle = palette.accent
  trace()
  easel.part('panel', () => ctx.fill())
  paintDisc(easel, sight, palette.accent, mix(palette.accent, palette.deep, 0.5))
  ctx.save()
  trace()
  ctx.clip()
  paintDisc(easel, sight, inks.ground, mix(inks.ground, palette.mid, 0.4))
  drawTarget(ctx, scene, sight, {
    ...inks.hero,
    body: palette.accent,
    shade: mix(palette.accent, inks.ground, 0.25),
    light: mix(palette.accent, inks.ground, 0.45),
    accent: inks.ink,
    line: inks.ground,
  })
  ctx.restore()
  ctx.save()
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.lineTo(w, 0)
  ctx.lineTo(w, sight.y - lean * h)
  ctx.lineTo(0, sight.y + lean * h)
  ctx.clip()
  drawTarget(ctx, scene, sight, inks.hero)
  ctx.restore()
  const reticle = { ...sight, colour: inks.ink, weight: sight.radius * 0.035, reach: 1.4 }
  besideType(easel, zones, () => easel.part('reticle', () => drawReticle(ctx, reticle)))
}

export const paintGround = (easel: Easel, scene: Scene, inks: Inks): void => {
  const { palette, layout } = scene
  easel.fill(inks.ground)
  if (layout === 'map') {
    const block = mix(inks.ground, inks.faint, 0.75)
    const tones = {
      street: inks.ground,
      block,
      water: mix(inks.faint, palette.mid, 0.3),
      avenue: mix(inks.ground, inks.faint, 0.2),
    }
    easel.part('map', () => paintStreetMap(easel, tones, easel.random.sub('map')))
  } else if (layout === 'terrain') easel.part('lines', () => drawContours(easel, { colour: inks.faint, weight: 3.4 }))
  else if (layout === 'scope') {
    const { h, extent } = easel
    const box = { ...extent, y: h * 0.4, h: h * 0.6 }
    easel.part('dots', () =>
      halftone(easel, (_x, y) => Math.max(0, y / h - 0.42) * 0.75, { colour: inks.faint, pitch: 26, box }),
    )
  }
}

/** A calm field of the ground's own colour behind the letters. */
export const calmType = (easel: Easel, { ground }: Inks, top: number, bottom: number): void => {
  const { ctx, w, h } = easel
  const fade = ctx.createLinearGradient(0, h * top, 0, h * bottom)
  fade.addColorStop(0, withAlpha(ground, top < bottom ? 0.94 : 0.96))
  fade.addColorStop(0.62, withAlpha(ground, 0.86))
  fade.addColorStop(1, withAlpha(ground, 0))
  ctx.fillStyle = fade
  ctx.fillRect(0, h * Math.min(top, bottom), w, h * Math.abs(bottom - top))
}
