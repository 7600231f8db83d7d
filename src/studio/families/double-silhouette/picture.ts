// The picture of a double silhouette: who holds the world, where it stands, and how it is exposed.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { noHero } from '../../motifs/no-hero.ts'
import { factsOfMotif } from '../../motifs/records.ts'
import { isFinery, isFirm } from '../../motifs/suits.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import type { Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import { silhouette } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { ownThing } from '../own-things.ts'
import { expose, type Vessel } from './exposure.ts'
import { paintWorld, type Stage, worldOf } from './world.ts'

/** A woman, or what women wear. */
const isOfHer = (motif: Motif): boolean => factsOfMotif(motif.id).figure?.sex === 'woman' || isFinery(motif)

const isProfile = ({ id }: Motif): boolean => id === 'profile-man' || id === 'profile-woman'

/** Some heroes are too thin or too flat to hold a world: they stand small in a head instead. */
export const isGiant = ({ layout, hero }: Scene): boolean =>
  layout === 'giant' && isFirm(hero) && hero.width > 0.4 && hero.width < 1.45

export interface Plan {
  readonly ground: Colour
  readonly isDark: boolean
  readonly vessels: readonly Vessel[]
  readonly stage: Stage
  /** What stands small inside the head. */
  readonly inner: Motif
}

const innerOf = (scene: Scene): Motif => {
  const { hero, companions } = scene
  if (!isProfile(hero)) return hero
  return companions.find((motif) => !isProfile(motif)) ?? ownThing(scene, 'man-in-coat') ?? noHero
}

export const planArt = (scene: Scene): Plan => {
  const { w, h, palette, hero, layout, random } = scene
  const short = Math.min(w, h)
  const flip = random.sub('flip').chance(0.5)
  const woman = findMotif('profile-woman') ?? hero
  const man = findMotif('profile-man') ?? hero
  const head = isProfile(hero) ? hero : isOfHer(hero) || random.sub('head').chance(0.4) ? woman : man
  const isDark = layout === 'nocturne'
  const ground = isDark ? mix(palette.deep, palette.dark, 0.3) : mix(palette.light, palette.soft, 0.08)
  const inner = innerOf(scene)
  const fit = (high: number, wide: number): number => Math.min(high, wide / inner.width)
  if (layout === 'facing') {
    const height = Math.min(h * 0.52, w * 0.86)
    const y = h * 0.95
    const vessels = [
      { motif: man, x: w * 0.42 - (height * man.width) / 2, y, height, flip: false },
      { motif: woman, x: w * 0.58 + (height * woman.width) / 2, y, height, flip: true },
    ]
    return {
      ground,
      isDark,
      vessels,
      inner,
      stage: { x: w / 2, y: h * 0.56, reach: short * 0.3, ground: h * 0.87, small: 0 },
    }
  }
  if (isGiant(scene)) {
    const height = Math.min(h * 0.56, (w * 0.86) / hero.width)
    const y = h * 0.885
    return {
      ground,
      isDark,
      vessels: [{ motif: hero, x: w / 2, y, height, flip }],
      inner,
      stage: { x: w / 2, y: y - height * 0.66, reach: height * 0.34, ground: y - height * 0.1, small: 0 },
    }
  }
  const height = isDark ? Math.min(h * 0.8, (w * 0.98) / head.width) : Math.min(h * 0.66, (w * 0.98) / head.width)
  const y = isDark ? h * 0.885 : h * 1.005
  const x = w / 2 + (flip ? -1 : 1) * w * 0.01
  const stage = {
    x,
    y: y - height * 0.72,
    reach: height * 0.3,
    ground: y - height * (isDark ? 0.3 : 0.26),
    small: fit(height * 0.27, height * 0.38),
  }
  return { ground, isDark, vessels: [{ motif: head, x, y, height, flip }], inner, stage }
}

const paintGround = (easel: Easel, { palette }: Scene, { ground, isDark, stage }: Plan): void => {
  easel.fill(ground)
  const { ctx, w, h } = easel
  const wash = ctx.createRadialGradient(stage.x, stage.y, stage.reach * 0.4, stage.x, stage.y, h * 0.62)
  wash.addColorStop(0, withAlpha(isDark ? palette.mid : '#ffffff', isDark ? 0.5 : 0.5))
  wash.addColorStop(0.5, withAlpha(isDark ? palette.dark : palette.light, 0.2))
  wash.addColorStop(1, withAlpha(isDark ? '#000000' : mix(palette.soft, palette.accent, 0.2), isDark ? 0.4 : 0.42))
  ctx.fillStyle = wash
  ctx.fillRect(0, 0, w, h)
}

export const paintExposure = (easel: Easel, scene: Scene, plan: Plan): void => {
  const { palette } = scene
  const { stage, vessels } = plan
  paintGround(easel, scene, plan)
  const seen = { ...scene, hero: plan.inner }
  expose(easel, vessels, (inner) => paintWorld(inner, seen, worldOf(scene), stage), {
    features: mix(palette.deep, '#000000', 0.3),
    strength: isGiant(scene) ? 0.5 : 0.55,
    random: () => scene.random.sub('vessel'),
  })
  const [first] = vessels
  const away = first?.flip ? 1 : -1
  const birds = plan.isDark ? palette.soft : mix(palette.deep, palette.dark, 0.4)
  if (scene.layout !== 'facing')
    paintFlock(easel, {
      x: stage.x + away * stage.reach * 1.25,
      y: stage.y - stage.reach * 0.5,
      colour: birds,
      count: 12,
      spread: stage.reach * 0.55,
      size: stage.reach * 0.055,
      random: easel.random.sub('leaving'),
    })
  if (!plan.isDark && !isGiant(scene)) paintFoot(easel, scene)
  paper(easel, { strength: 0.5 })
}

/** The shoulders sink into the dark, and the name stands on it. */
const paintFoot = (easel: Easel, { palette, h }: Scene): void => {
  const dark = mix(palette.deep, '#000000', 0.25)
  const foot = easel.ctx.createLinearGradient(0, h * 0.8, 0, h * 0.92)
  foot.addColorStop(0, withAlpha(dark, 0))
  foot.addColorStop(1, dark)
  easel.ctx.fillStyle = foot
  easel.ctx.fillRect(0, h * 0.8, easel.w, h)
}

/** Between two faces: the hero alone on a strip of ground before a low sun. */
export const paintBetween = (easel: Easel, scene: Scene, { stage, inner }: Plan): void => {
  const { palette, w, h } = scene
  const { ctx } = easel
  const short = Math.min(w, h)
  const radius = short * 0.1
  ctx.fillStyle = palette.accent
  ctx.beginPath()
  ctx.arc(stage.x, h * 0.45, radius, 0, Math.PI * 2)
  ctx.fill()
  const height = Math.min(h * 0.24, (short * 0.36) / inner.width)
  const dark = mix(palette.deep, '#000000', 0.2)
  const tones = {
    ...silhouette(dark, palette.accent),
    light: mix(dark, palette.mid, 0.25),
    line: mix(dark, palette.mid, 0.4),
  }
  stampMotif(easel, inner, { x: w / 2, y: h * 0.885, height, tones, random: scene.random.sub('hero') })
}
