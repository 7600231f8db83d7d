// Tentacles out of a lined sea, around the hero before a huge disc.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { clamp, smooth, tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { engrave } from '../../paint/materials/engraving.ts'
import { onePartMore } from '../../paint/part-names.ts'
import { silhouette } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { drawTentacle } from './tentacle.ts'

interface Stage {
  readonly x: number
  readonly sea: number
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number }
  readonly unit: number
}

/** The disc is as large as the type above it allows. */
const stageOf = ({ w, h }: Scene, top: number): Stage => {
  const sea = h * 0.79
  const unit = Math.min(w, h * 0.625, (sea - top - 50) * 1.42)
  return { x: w / 2, sea, unit, disc: { x: w / 2, y: sea - unit * 0.3, radius: unit * 0.4 } }
}

const paintDisc = asPart('sun', (easel: Easel, scene: Scene, { disc }: Stage): void => {
  const { palette } = scene
  const { ctx } = easel
  drawGlow(ctx, { ...disc, radius: disc.radius * 2.8, colour: palette.accent, strength: 0.7 })
  const face = ctx.createLinearGradient(0, disc.y - disc.radius, 0, disc.y + disc.radius)
  face.addColorStop(0, palette.accent)
  face.addColorStop(1, mix(palette.accent, palette.light, 0.55))
  ctx.fillStyle = face
  ctx.beginPath()
  ctx.arc(disc.x, disc.y, disc.radius, 0, tau)
  ctx.fill()
})

const paintSky = asPart('sky', (easel: Easel, scene: Scene, { disc, sea }: Stage, top: number): void => {
  const { palette } = scene
  const { noise } = easel
  const bend = (x: number, y: number): number => (noise.fractal(x / 620, y / 300, 3) - 0.5) * 190
  engrave(
    easel,
    (x, y) => {
      const near = Math.exp(-Math.max(0, Math.hypot(x - disc.x, y - disc.y) - disc.radius) / (disc.radius * 0.9))
      return (
        clamp(0.08 + near * 0.5 * smooth(0.3, 0.65, noise.fractal(x / 400, y / 170, 3))) *
        smooth(top + 10, top + 200, y)
      )
    },
    {
      colour: mix(palette.mid, palette.soft, 0.4),
      spacing: 19,
      bend,
      crossing: 2,
      step: 6,
      box: { x: 0, y: top, w: easel.w, h: sea - top },
    },
  )
})

const paintSea = asPart('water', (easel: Easel, scene: Scene, stage: Stage): void => {
  const { palette } = scene
  const { noise } = easel
  const { sea, disc } = stage
  easel.ctx.fillStyle = palette.deep
  easel.ctx.fillRect(0, sea, easel.w, easel.h - sea)
  engrave(
    easel,
    (x, y) => {
      const down = (y - sea) / (easel.h - sea)
      const path = Math.exp(-(((x - disc.x) / (disc.radius * (0.75 + down * 0.5))) ** 2))
      const broken = smooth(0.36, 0.62, noise.fractal(x / 120, y / 26, 3))
      return clamp(0.06 + (0.16 + 0.75 * path) * broken) * (1 - smooth(0.35, 0.85, down))
    },
    {
      colour: mix(palette.accent, palette.light, 0.35),
      spacing: 15,
      bend: (x, y) => (noise.fractal(x / 240, y / 60, 3) - 0.5) * 34,
      crossing: 2,
      step: 5,
      box: { x: 0, y: sea, w: easel.w, h: easel.h - sea },
    },
  )
})

/** Shares of the unit: where an arm leaves the sea, how long and thick it is, how it leans, sways and curls. */
const farArms = [
  { place: -0.3, length: 0.78, width: 0.085, lean: 0.22, sway: -0.4, curl: -1.25 },
  { place: 0.31, length: 0.7, width: 0.08, lean: 0.3, sway: -0.5, curl: -1.4 },
  { place: -0.52, length: 0.98, width: 0.11, lean: 0.05, sway: -0.2, curl: 1.1 },
  { place: 0.55, length: 1.02, width: 0.11, lean: 0.02, sway: -0.25, curl: 1.15 },
]
const nearArms = [
  { place: -0.4, length: 1.2, width: 0.17, lean: 0.42, sway: -0.62, curl: -1.2 },
  { place: 0.44, length: 1.08, width: 0.16, lean: 0.38, sway: -0.6, curl: -1.3 },
]

/** One that an edit asked for, close to the subject on a side of it. */
const furtherArm = { length: 0.56, width: 0.105, lean: 0.16, sway: -0.34, curl: -1.5 }
const furtherArms = (without: ReadonlySet<string>): typeof nearArms =>
  (['left', 'right'] as const)
    .filter((side) => without.has(onePartMore('tentacles', side)))
    .map((side) => ({ ...furtherArm, place: side === 'left' ? -0.31 : 0.31 }))

const paintArms = asPart('tentacles', (easel: Easel, scene: Scene, { x, sea, unit }: Stage, near: boolean): void => {
  const { palette } = scene
  const random = easel.random.sub(near ? 'near arms' : 'far arms')
  const body = near ? mix(palette.deep, '#000000', 0.3) : mix(palette.deep, palette.dark, 0.7)
  const lit = near ? mix(palette.soft, palette.accent, 0.25) : mix(palette.mid, palette.soft, 0.35)
  for (const arm of near ? [...nearArms, ...furtherArms(easel.without)] : farArms) {
    const side = Math.sign(arm.place)
    drawTentacle(easel.ctx, {
      x: x + (arm.place + random.between(-0.02, 0.02)) * unit,
      y: sea + unit * (near ? 0.2 : 0.03),
      length: unit * arm.length * random.between(0.94, 1.06),
      width: unit * arm.width,
      heading: -Math.PI / 2 + side * (arm.lean + random.between(-0.05, 0.05)),
      sway: side * arm.sway * random.between(0.85, 1.15),
      curl: side * arm.curl * random.between(0.9, 1.1),
      body,
      lit,
    })
  }
})

const paintHero = (easel: Easel, scene: Scene, { x, sea, unit, disc }: Stage): void => {
  const { palette, hero } = scene
  const random = easel.random.sub('hero')
  const black = mix(palette.deep, '#000000', 0.45)
  const height = Math.min(unit * 0.4, (unit * 0.46) / hero.width)
  const isAloft = hero.rests === 'air' || hero.rests === 'held'
  const standing = hero.rests === 'ground'
  if (standing) {
    easel.ctx.fillStyle = black
    easel.ctx.beginPath()
    const half = Math.max(height * hero.width * 0.62, unit * 0.1)
    easel.ctx.moveTo(x - half * 1.5, sea + 22)
    easel.ctx.bezierCurveTo(x - half, sea - 26, x - half * 0.5, sea - 34, x, sea - 36)
    easel.ctx.bezierCurveTo(x + half * 0.6, sea - 34, x + half, sea - 20, x + half * 1.6, sea + 22)
    easel.ctx.fill()
  }
  stampMotif(easel, hero, {
    x,
    y: isAloft ? disc.y + height * 0.6 : standing ? sea - 30 : sea + 10,
    height,
    turn: hero.rests === 'water' ? random.pick([-0.1, 0.1]) : 0,
    tones: silhouette(black, mix(palette.accent, palette.light, 0.85)),
    random: random.sub('drawing'),
  })
}

export const paintTendrils = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette } = scene
  const top = Math.max(0, ...zones.filter(({ y }) => y < easel.h * 0.4).map(({ y, h }) => y + h))
  const stage = stageOf(scene, top)
  const sky = easel.ctx.createLinearGradient(0, 0, 0, stage.sea)
  sky.addColorStop(0, palette.deep)
  sky.addColorStop(0.45, palette.dark)
  sky.addColorStop(1, mix(palette.dark, palette.mid, 0.6))
  easel.fill(sky)
  paintSky(easel, scene, stage, top)
  paintDisc(easel, scene, stage)
  const hasArms = !easel.without.has('tentacles')
  if (hasArms) paintArms(easel, scene, stage, false)
  paintHero(easel, scene, stage)
  paintSea(easel, scene, stage)
  if (hasArms) paintArms(easel, scene, stage, true)
  const foot = easel.ctx.createLinearGradient(0, stage.sea, 0, easel.h)
  foot.addColorStop(0, withAlpha(palette.deep, 0))
  foot.addColorStop(0.55, withAlpha(palette.deep, 0.94))
  foot.addColorStop(1, palette.deep)
  easel.ctx.fillStyle = foot
  easel.ctx.fillRect(0, stage.sea, easel.w, easel.h - stage.sea)
}
