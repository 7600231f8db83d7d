// Ember blade: one great weapon, beast or relic rising out of smoke and sparks, edged by fire, under a worn metal title.

import { mix, withAlpha } from '../colour/colour.ts'
import { addedInLight } from '../light/paint-added.ts'
import { castAtNight, rigAtNight } from '../light/paint-at-night.ts'
import { isGrim, isModern, isNoble, isOfKind, isOneThing, isTimeless, sizeOf } from '../motifs/suits.ts'
import { asPart } from '../paint/as-part.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { metalColour } from '../paint/materials/metal.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { type HeroPlace, nightOf, paintForgedHero } from './ember-blade/forged-hero.ts'
import {
  type Fire,
  paintBillows,
  paintCeiling,
  paintDark,
  paintFloor,
  paintShafts,
  paintSparks,
} from './ember-blade/furnace.ts'
import { palettes } from './ember-blade/palettes.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

interface Stage {
  readonly titleIsLow: boolean
  readonly fire: Fire
  readonly hero: HeroPlace
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number } | null
}

const stageOf = ({ w, h, layout, hero, random }: Scene): Stage => {
  const fit = (high: number, wide: number): number => Math.min(h * high, (w * wide) / hero.width)
  const lean = hero.rests === 'held' && hero.width < 0.8 ? random.sub('lean').between(-0.12, 0.12) : 0
  const flip = random.sub('flip').chance(0.5)
  if (layout === 'looming') {
    const height = fit(0.56, 0.92)
    const side = flip ? 1 : -1
    const x = w / 2 + side * w * (hero.width < 0.7 ? 0.1 : 0.03)
    return {
      titleIsLow: false,
      fire: { x: w / 2 - side * w * 0.16, y: h * 0.6, reach: Math.max(w, h * 0.62) * 0.82, floor: h * 0.88 },
      hero: { x, y: h * 0.9, height, turn: lean * 1.6, flip },
      ring: null,
    }
  }
  const isRinged = layout === 'ring'
  const height = isRinged ? fit(0.44, 0.66) : fit(0.6, 0.88)
  const foot = h * (isRinged ? 0.57 : 0.655)
  return {
    titleIsLow: true,
    fire: {
      x: w / 2,
      y: isRinged ? foot - height * 0.5 : h * 0.5,
      reach: Math.max(w * 0.85, h * 0.56),
      floor: h * (isRinged ? 0.62 : 0.615),
    },
    hero: { x: w / 2, y: foot, height, turn: isRinged ? 0 : lean, flip },
    ring: isRinged ? { x: w / 2, y: foot - height * 0.5, radius: Math.min(w * 0.37, h * 0.26) } : null,
  }
}

/** A ring of fire behind the hero, uneven as flame is. */
const paintRing = asPart(
  'rings',
  (easel: Easel, { palette }: Scene, { x, y, radius }: NonNullable<Stage['ring']>): void => {
    const { noise } = easel
    paintGlow(easel, { x, y, radius: radius * 2, colour: palette.accent, strength: 0.5 })
    easel.ctx.fillStyle = withAlpha(mix(palette.deep, '#000000', 0.5), 0.82)
    easel.ctx.beginPath()
    easel.ctx.arc(x, y, radius, 0, tau)
    easel.ctx.fill()
    const passes = [
      [46, 26, palette.mid, 0.8],
      [24, 14, palette.accent, 0.9],
      [9, 5, mix(palette.accent, palette.light, 0.6), 1],
      [4, 0, palette.light, 1],
    ] as const
    for (const [width, blur, colour, alpha] of passes) {
      const draw = (ctx: Easel['ctx']): void => {
        ctx.strokeStyle = colour
        for (let at = 0; at < 240; at++) {
          const from = (at / 240) * tau
          const lick = noise.fractal(Math.cos(from) * 2.4 + 9, Math.sin(from) * 2.4 + 9, 4)
          ctx.lineWidth = width * (0.25 + lick * 1.7)
          ctx.beginPath()
          ctx.arc(x, y, radius + (lick - 0.4) * radius * 0.16, from, from + tau / 230)
          ctx.stroke()
        }
      }
      if (blur > 0) easel.soft(blur, draw, { blend: 'screen', alpha })
      else draw(easel.ctx)
    }
  },
)

const paintForge = (easel: Easel, scene: Scene, { fire, hero, ring, titleIsLow }: Stage): void => {
  paintDark(easel, scene, fire)
  paintShafts(easel, scene, fire)
  paintBillows(easel, scene, fire)
  if (!titleIsLow) paintCeiling(easel, scene, easel.h * 0.5)
  if (ring) paintRing(easel, scene, ring)
  paintSparks(easel, scene, fire, 0.55)
  paintForgedHero(easel, scene, hero)
  paintFloor(easel, scene, fire)
  paintSparks(easel, scene, fire, 0.8)
}

const planType = ({ palette, pairing, ...sheet }: Scene, { titleIsLow }: Stage): TypePlan => {
  const metal = metalColour(palette.metal)
  const title: Item = {
    kind: 'title',
    swashes: true,
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 430,
    maxLines: 5,
    leading: 0.92,
    gap: 34,
    minor: { scale: 0.4, rules: true },
    effect: {
      fill: {
        kind: 'gradient',
        colours: [
          mix(metal, '#ffffff', 0.75),
          mix(metal, '#ffffff', 0.25),
          mix(metal, '#ffffff', 0.6),
          mix(metal, '#000000', 0.08),
        ],
      },
      worn: 0.2,
      shadow: { colour: mix(palette.deep, '#000000', 0.7), blur: 0.1, alpha: 0.8 },
    },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 50,
    ink: mix(palette.soft, palette.light, 0.4),
    maxLines: 2,
    gap: 54,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.title,
    case: 'upper',
    tracking: 0.14,
    size: 92,
    ink: palette.ink,
  }
  if (titleIsLow)
    return {
      stacks: [
        { box: band(sheet, 0.635, 0.952, 0.075), align: 'center', anchor: 'bottom', items: [title, subtitle, author] },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.045, 0.35, 0.075), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.885, 0.952), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const stage = stageOf(scene)
  const night = nightOf(scene.palette)
  return {
    type: planType(scene, stage),
    back: (easel) => paintForge(easel, scene, stage),
    drawAdded: addedInLight(rigAtNight(night), (motif) => castAtNight(motif, night)),
    grain: 0.5,
    vignette: 0.35,
  }
}

export const emberBlade: Family = {
  id: 'ember-blade',
  name: 'Ember Blade',
  look: 'object',
  templateType: 'atmospheric',
  genreBuckets: [
    'Fantasy:grimdark',
    'Fantasy:dark-fantasy',
    'Fantasy:epic-fantasy',
    'Fantasy:grounded-low',
    'Fantasy:*',
    'Horror:dark-fantasy',
    'Horror:*',
    'Young Adult:*',
  ],
  moods: ['intense', 'epic', 'mysterious', 'melancholic'],
  technique: 'a dark painted relic in smoke, firelight and embers',
  lettering: 'heavy capitals of worn metal',
  palettes,
  pairings: [
    { title: 'cinzel-black', text: 'cinzel-medium' },
    { title: 'grenze-gotisch', text: 'cinzel-medium' },
    { title: 'league-gothic', text: 'oswald-light' },
    { title: 'alegreya-black', text: 'cinzel-medium' },
    { title: 'medieval-sharp', text: 'cinzel-medium' },
  ],
  layouts: [
    { id: 'rising', phrase: 'the hero rising huge out of smoke and the title on the dark beneath it' },
    {
      id: 'looming',
      phrase: 'the title in the dark above and the hero looming out of the fire below',
      isEndless: true,
    },
    { id: 'ring', phrase: 'the hero before a burning ring, the title in the smoke below' },
  ],
  heroes: [
    'sword',
    'dragon',
    'skull',
    'crown',
    'axe',
    'wolf',
    'dagger',
    'raven',
    'knight',
    'warrior',
    'crossed-swords',
    'shield',
    'snake',
    'lion',
    'hooded-figure',
  ],
  sample: {
    title: 'The Blade That Burned',
    subtitle: 'Book one of the Cinder Oath',
    author: 'Tomas Grey',
    summary: 'A disgraced captain carries a cursed weapon across a kingdom of ash.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    (isTimeless(motif) || isGrim(motif)) &&
    !isModern(motif) &&
    motif.width < 1.95 &&
    (isOfKind(motif, 'person', 'object', 'plant') ||
      (motif.kind === 'creature' && (sizeOf(motif) >= 0.4 || motif.rests === 'air')) ||
      isNoble(motif) ||
      isGrim(motif)),
  design,
}
