// Gilded relic: jeweller's work on velvet: the hero in gold and stones, within a wrought frame, a laurel or the arms of a moon.

import { mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { gildedCast, jewellersRig, metalOf, paintGilded } from '../light/gilding.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { paintLitShape } from '../light/lit-shape.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { lying, type Spot } from '../light/still.ts'
import { isNoble, isOfKind, isOneThing, isTimeless } from '../motifs/suits.ts'
import { paintMotes } from '../paint/atmosphere/motes.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { crescent, sparkle } from '../paint/ornament/celestial.ts'
import { frames } from '../paint/ornament/frames.ts'
import { laurel } from '../paint/ornament/laurel.ts'
import { damask } from '../paint/ornament/patterns.ts'
import type { Design, Family, Scene } from './family.ts'
import { palettes } from './gilded-relic/palettes.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { isBroad } from './zones.ts'

const spotOf = (scene: Scene): Spot => {
  const { w, h, layout } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  if (layout === 'moon')
    return { x: w * 0.55, y: h * (wide ? 0.36 : 0.35), w: m * (wide ? 0.42 : 0.56), h: h * (wide ? 0.38 : 0.33) }
  if (layout === 'laurel')
    return { x: w * 0.5, y: h * (wide ? 0.37 : 0.36), w: m * (wide ? 0.36 : 0.5), h: h * (wide ? 0.36 : 0.32) }
  return { x: w * 0.5, y: h * (wide ? 0.36 : 0.345), w: m * (wide ? 0.44 : 0.62), h: h * (wide ? 0.36 : 0.36) }
}

const frameOf = ({ random }: Scene): keyof typeof frames =>
  random.sub('frame').pick<keyof typeof frames>(['nouveau', 'celtic', 'gothic', 'victorian'])

/** Where the type stands within its setting: corner scrolls reach far into the sheet. */
const roomForType = (scene: Scene): { readonly inset: number; readonly foot: number } =>
  scene.layout !== 'frame'
    ? { inset: 0.1, foot: 0.94 }
    : frameOf(scene) === 'nouveau'
      ? { inset: 0.24, foot: 0.83 }
      : { inset: 0.15, foot: 0.89 }

const traceSetting = (ctx: Context, easel: Easel, scene: Scene, { x, y, w: wide, h: high }: Spot): void => {
  const { w, h, layout, random } = scene
  const m = Math.min(w, h)
  if (layout === 'laurel') {
    laurel(ctx, { x, y, radius: Math.max(wide, high) * 0.66, reach: 0.88, leaves: 17 })
    return
  }
  if (layout === 'moon') {
    crescent(ctx, x - wide * 0.06, y, Math.max(wide, high) * 0.78, -0.55)
    const stars = random.sub('stars')
    for (let at = 0; at < 9; at++)
      sparkle(ctx, stars.between(0.1, 0.9) * w, stars.between(0.06, 0.58) * h, stars.between(14, 34))
    return
  }
  const margin = m * 0.055
  frames[frameOf(scene)](ctx, { x: margin, y: margin, w: easel.w - 2 * margin, h: easel.h - 2 * margin }, { weight: 9 })
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h, hero } = scene
  const rig = jewellersRig(palette)
  const wide = isBroad(scene)
  const letters = {
    stuff: metalOf(palette, { form: 'plate', swell: 0.8, cap: 0.014, rough: 0.2, mottle: 0.3, bump: 0.04 }),
    rig,
    shadow: 0.9,
  }
  const { inset, foot } = roomForType(scene)
  const title = litTitle(scene, { colour: palette.ink, letters, maxSize: 340 })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 48, shadow: '#000000' })
  const author = quietLine(scene, 'author', { ink: palette.ink, size: 66, tracking: 0.18, shadow: '#000000' })
  return {
    type: {
      stacks: [stackAt(scene, [wide ? 0.58 : 0.585, foot], [title, subtitle, author], { anchor: 'middle', inset })],
    },
    back: (easel) => {
      const { noise } = easel
      easel.part('wall', () =>
        paintGround(easel, {
          stuff: worked('velvet', mix(palette.deep, palette.mid, 0.7), { bump: 0.2, mottle: 0.4, sheen: 0.6 }),
          rig,
          folds: (x, y) => noise.fractal(x / 700, y / 700, 3) * 90,
          light: pool(w * 0.42, h * 0.32, Math.hypot(w, h) * 0.46),
          fill: pool(w * 0.5, h * 0.4, Math.hypot(w, h) * 0.6),
          grain: 420,
        }),
      )
      using pattern = easel.layer((ctx) => {
        ctx.fillStyle = mix(palette.mid, palette.soft, 0.25)
        ctx.strokeStyle = mix(palette.mid, palette.soft, 0.25)
        damask(ctx, { x: easel.extent.x, y: 0, w: easel.extent.w, h }, { size: 300, weight: 5 })
      })
      easel.lay(pattern, { alpha: 0.12, blend: 'screen' })
      const spot = spotOf(scene)
      const wrought = metalOf(palette, { form: 'round', swell: 0.9, cap: 0.07, rough: 0.2 })
      easel.part('frame', () =>
        paintLitShape(
          easel,
          (ctx) => traceSetting(ctx, easel, scene, spot),
          { x: 0, y: 0, w, h: layout === 'frame' ? h : h * 0.72 },
          layout === 'frame' ? 220 : 420,
          { stuff: wrought, rig, shadow: 0.9 },
        ),
      )
      paintGilded(easel, hero, lying(hero, spot, easel.random.sub('hero')), palette)
      paintMotes(easel, {
        colour: mix(palette.counter, '#ffffff', 0.4),
        y: h * 0.36,
        reach: w * 0.6,
        count: 130,
        size: 2.8,
        strength: 0.7,
      })
      paintBloom(easel, 0.34)
    },
    drawAdded: addedInLight(rig, () => gildedCast(palette)),
    grain: 0.3,
    vignette: 0.42,
  }
}

export const gildedRelic: Family = {
  id: 'gilded-relic',
  name: 'Gilded Relic',
  look: 'emblem',
  templateType: 'ornamental',
  genreBuckets: [
    'Fantasy:romantasy',
    'Romance:romantasy',
    'Fantasy:myth-folklore',
    'Young Adult:*',
    'Fantasy:cozy-fantasy',
    'Romance:historical-romance',
  ],
  moods: ['romantic', 'epic', 'mysterious'],
  technique: 'goldsmith work on damask velvet under one warm lamp',
  lettering: 'capitals cut from polished metal',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'cinzel-medium' },
    { title: 'cinzel-decorative-bold', text: 'cinzel-medium' },
    { title: 'playfair-black', text: 'josefin' },
    { title: 'cormorant-sc', text: 'cormorant-sc' },
    { title: 'forum', text: 'forum' },
  ],
  layouts: [
    { id: 'frame', phrase: 'the relic in a wrought frame around the whole sheet, the title within it below' },
    { id: 'laurel', phrase: 'the relic in a laurel of gold, the title below' },
    { id: 'moon', phrase: 'the relic in the arms of a golden moon among stars, the title below' },
  ],
  heroes: [
    'crown',
    'rose',
    'dragon',
    'dagger',
    'phoenix',
    'key',
    'swan',
    'stag',
    'moth',
    'ring',
    'mask',
    'sword',
    'butterfly',
    'wolf',
    'unicorn',
  ],
  sample: {
    title: 'A Crown of Salt and Ember',
    subtitle: 'The Tidebound Courts',
    author: 'Isaura Penhallow',
    summary: 'To break the curse on her sea kingdom she must marry its enemy, and steal the ember in his chest.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    isTimeless(motif) &&
    motif.width < 1.9 &&
    (isOfKind(motif, 'creature', 'plant', 'symbol', 'sky', 'object') || isNoble(motif)),
  design,
}
