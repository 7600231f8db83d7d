// Velvet and thorn: one thing of desire and danger laid across dark satin, cut by the edge of the sheet, the title cast in its metal.

import { mix, ramp } from '../colour/colour.ts'
import type { Metal } from '../colour/palette.ts'
import { paintBloom } from '../light/bloom.ts'
import { dusky, naturalCast } from '../light/cast.ts'
import { type MaterialName, worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { lying, type Spot } from '../light/still.ts'
import { isFinery, isGrim, isNoble, isOfKind, isOneThing, isTimeless, isWeapon, sizeOf } from '../motifs/suits.ts'
import { paintMotes } from '../paint/atmosphere/motes.ts'
import type { Easel } from '../paint/easel.ts'
import { silk } from '../paint/materials/silk.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { palettes } from './velvet-thorn/palettes.ts'
import { isBroad } from './zones.ts'

const castings: Readonly<Record<Metal, MaterialName>> = {
  gold: 'gold',
  rose: 'copper',
  silver: 'silver',
  copper: 'bronze',
  bone: 'bone',
  blood: 'copper',
}

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 132,
    height: 0.62,
    key: '#ffe9d0',
    power: 2.7,
    size: 0.36,
    rim: palette.accent,
    rimPower: 0.9,
    sky: mix('#5a5f70', palette.mid, 0.4),
    ground: mix(palette.accent, '#000000', 0.55),
    fill: 0.6,
    exposure: 0.52,
    bend: 0.25,
  })

const spotsOf = (scene: Scene): { hero: Spot; second: Spot } => {
  const { w, h, layout, hero } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  const tall = hero.width < 0.75
  if (layout === 'crossed')
    return {
      hero: {
        x: w * 0.48,
        y: h * (wide ? 0.36 : 0.33),
        w: m * 1.02,
        h: h * (wide ? 0.62 : 0.52),
        turn: tall ? 0.5 : 0.1,
      },
      second: { x: w * 0.52, y: h * (wide ? 0.4 : 0.37), w: m * 0.9, h: h * 0.46, turn: -0.62 },
    }
  if (layout === 'plunge')
    return {
      hero: {
        x: w * 0.5,
        y: h * (wide ? 0.2 : 0.24),
        w: m * 0.96,
        h: h * (tall ? 0.7 : 0.5),
        turn: tall ? Math.PI : 0.16,
      },
      second: { x: w * 0.22, y: h * 0.5, w: m * 0.3, h: h * 0.2, turn: -0.5 },
    }
  return {
    hero: {
      x: w * (tall ? 0.56 : 0.64),
      y: h * (wide ? 0.7 : 0.71),
      w: m * 1.15,
      h: h * (tall ? 0.8 : 0.56),
      turn: tall ? 0.62 : 0.2,
    },
    second: { x: w * 0.2, y: h * 0.84, w: m * 0.34, h: h * 0.2, turn: -0.7 },
  }
}

const paintCloth = (easel: Easel, { palette, layout }: Scene): void => {
  const { deep, mid, accent } = palette
  const cloth = ramp([
    [0, mix(deep, '#000000', 0.6)],
    [0.4, mix(deep, mid, 0.3)],
    [0.62, mix(deep, mid, 0.9)],
    [0.82, mix(mid, accent, 0.35)],
    [1, mix(mid, '#ffffff', 0.45)],
  ])
  const random = easel.random.sub('cloth')
  easel.part('silk', () =>
    silk(easel, {
      ramp: cloth,
      angle: random.between(0.7, 1.2) * (layout === 'plunge' ? 1.2 : 1),
      fold: Math.min(easel.w, easel.h) * 0.24,
      depth: 1,
    }),
  )
}

/** The dark in which type stands: from an edge inwards. */
const paintDusk = (easel: Easel, { palette, layout }: Scene): void => {
  const { ctx, h } = easel
  const dark = mix(palette.deep, '#000000', 0.5)
  const isLow = layout !== 'laid'
  const dusk = ctx.createLinearGradient(0, isLow ? h * 0.5 : h * 0.5, 0, isLow ? h * 0.76 : h * 0.16)
  dusk.addColorStop(0, `${dark}00`)
  dusk.addColorStop(1, `${dark}e6`)
  easel.fill(dusk)
}

const thingsOf = (easel: Easel, scene: Scene): Standing[] => {
  const { hero, companions, palette, layout } = scene
  const tints = { accent: palette.accent, light: mix(palette.light, palette.counter, 0.2) }
  const { hero: spot, second } = spotsOf(scene)
  const night = mix(palette.deep, '#000000', 0.4)
  // What lies on the cloth is a thing; a house or a man would be a toy of it.
  const other = companions.find(({ kind }) => kind === 'object' || kind === 'plant' || kind === 'symbol')
  const main: Standing = {
    motif: hero,
    cast: dusky(naturalCast(hero, tints), 0.42, night),
    placing: lying(hero, spot, easel.random.sub('hero')),
  }
  if (other === undefined || (layout !== 'crossed' && other.width > 1.4)) return [main]
  const beside: Standing = {
    motif: other,
    cast: dusky(naturalCast(other, tints), 0.42, night),
    placing: lying(other, second, easel.random.sub('second')),
  }
  return layout === 'crossed' ? [main, beside] : [beside, main]
}

const design = (scene: Scene): Design => {
  const { palette, layout } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const stuff = worked(castings[palette.metal], undefined, {
    form: 'plate',
    swell: 0.8,
    cap: 0.014,
    rough: 0.24,
    mottle: 0.35,
    bump: 0.05,
  })
  const title = litTitle(scene, { colour: palette.ink, letters: { stuff, rig, shadow: 0.9 }, maxSize: 380 })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 48, shadow: '#000000' })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 74, tracking: 0.2, shadow: '#000000' })
  const high = layout === 'laid'
  return {
    type: {
      stacks: high
        ? [
            stackAt(scene, [0.055, wide ? 0.34 : 0.31], [title, subtitle], {
              anchor: 'top',
              align: 'left',
              inset: 0.08,
            }),
            stackAt(scene, [0.9, 0.95], [author], { align: 'left', anchor: 'bottom', inset: 0.08 }),
          ]
        : [stackAt(scene, [wide ? 0.64 : 0.62, 0.95], [title, subtitle, author], { anchor: 'bottom' })],
    },
    back: (easel) => {
      paintCloth(easel, scene)
      paintDusk(easel, scene)
      paintRelief(easel, thingsOf(easel, scene), {
        rig,
        lift: 0.03,
        shadow: { colour: '#000000', strength: 0.95, blur: 14 },
      })
      paintMotes(easel, {
        colour: mix(palette.light, palette.counter, 0.4),
        y: easel.h * 0.4,
        count: 60,
        size: 3,
        strength: 0.5,
      })
      paintBloom(easel, 0.3)
    },
    drawAdded: addedInLight(rig, (motif) =>
      dusky(naturalCast(motif, palette), 0.42, mix(palette.deep, '#000000', 0.4)),
    ),
    grain: 0.34,
    vignette: 0.45,
  }
}

export const velvetThorn: Family = {
  id: 'velvet-thorn',
  name: 'Velvet and Thorn',
  look: 'object',
  templateType: 'atmospheric',
  genreBuckets: [
    'Romance:dark-romance',
    'Romance:paranormal-monster',
    'Romance:romantasy',
    'Fantasy:romantasy',
    'Romance:romantic-suspense',
    'Horror:gothic',
  ],
  moods: ['romantic', 'intense', 'mysterious'],
  technique: 'a close still life on dark satin under a single warm lamp',
  lettering: 'sharp capitals cut from metal',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'cinzel-medium' },
    { title: 'playfair-black', text: 'montserrat' },
    { title: 'cormorant-sc', text: 'cormorant-sc' },
    { title: 'forum', text: 'jost' },
    { title: 'pirata-one', text: 'cinzel-medium' },
  ],
  layouts: [
    {
      id: 'laid',
      phrase: 'the object laid aslant and leaving the sheet below, the title at the upper left',
      isEndless: true,
    },
    { id: 'plunge', phrase: 'the object coming down from above the sheet, the title below it', isEndless: true },
    { id: 'crossed', phrase: 'two objects crossed over one another, the title below', isEndless: true },
  ],
  heroes: [
    'rose',
    'dagger',
    'mask',
    'crown',
    'key',
    'raven',
    'skull',
    'snake',
    'anatomical-heart',
    'sword',
    'ring',
    'moth',
    'wine-glass',
    'chess-king',
    'apple',
  ],
  sample: {
    title: 'A Vow of Thorns',
    subtitle: 'The Blackwood Court, Book One',
    author: 'Seraphine Vale',
    summary: 'He gave her a rose with a dagger hidden in its stem, and told her to choose.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width < 1.9 &&
    ((motif.kind === 'object' &&
      (isTimeless(motif) || isGrim(motif) || isFinery(motif) || isWeapon(motif)) &&
      sizeOf(motif) <= 3) ||
      (isOfKind(motif, 'plant', 'creature', 'symbol') && (isNoble(motif) || isGrim(motif))) ||
      motif.id === 'cat' ||
      motif.id === 'apple' ||
      motif.id === 'flame'),
  design,
}
