// Noon shadow: a thing in hard low light that throws more than itself, on one loud colour.

import { lchOf, mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn } from '../light/cast.ts'
import { blinds, type Gobo, pool } from '../light/gobo.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { paintRoom } from '../light/room.ts'
import { fitted, lying } from '../light/still.ts'
import { isBuilding, isHomely, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { silhouette } from '../paint/pen.ts'
import { drawMotif } from '../paint/stamp.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { palettes } from './noon-shadow/palettes.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette, layout }: Scene): Rig =>
  rigOf({
    from: layout === 'overhead' ? 142 : 162,
    height: layout === 'overhead' ? 0.34 : 0.46,
    key: '#fff2e0',
    power: 2.9,
    size: 0.28,
    rim: palette.mid,
    rimPower: 1.6,
    sky: mix(palette.mid, '#3a3a40', 0.6),
    ground: mix(palette.mid, '#000000', 0.35),
    fill: 0.5,
    exposure: 0.54,
    bend: 0.14,
  })

interface Plan {
  readonly horizon: number
  readonly x: number
  readonly foot: number
  readonly height: number
}

const planOf = (scene: Scene): Plan => {
  const { w, h, layout, hero } = scene
  const wide = isBroad(scene)
  if (layout === 'floor')
    return { horizon: 0, x: w * 0.3, foot: h * 0.87, height: fitted(hero, w * 0.38, h * (wide ? 0.28 : 0.22)) }
  return { horizon: h * 0.8, x: w * 0.31, foot: h * 0.865, height: fitted(hero, w * 0.5, h * (wide ? 0.44 : 0.47)) }
}

/** Its shadow on the wall behind, larger than the thing. */
const paintThrown = (easel: Easel, scene: Scene, { horizon, x, foot, height }: Plan): void => {
  const { hero, palette, w, layout } = scene
  if (hero.rests === 'held' || easel.without.has(hero.id) || easel.flood !== null || hero.flood !== undefined) return
  const dark = mix(palette.deep, '#000000', 0.3)
  const random = easel.random.sub('hero')
  if (layout === 'floor') {
    // Over the floor and up the sheet: a long thin giant.
    easel.soft(
      5,
      (ctx) => {
        ctx.transform(1, 0, -0.5, 1, x, foot)
        ctx.scale(1, 2.3)
        drawMotif(ctx, hero, { x: 0, y: 0, height, tones: silhouette(dark), random })
      },
      { alpha: 0.92 },
    )
    return
  }
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  ctx.rect(easel.extent.x, 0, easel.extent.w, horizon)
  ctx.clip()
  easel.soft(
    7,
    (soft) =>
      drawMotif(soft, hero, {
        x: x + w * 0.36,
        y: horizon + height * 0.04,
        height: height * 1.22,
        tones: silhouette(dark),
        random,
      }),
    { alpha: 0.88 },
  )
  ctx.restore()
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h, hero } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const plan = planOf(scene)
  const { ink } = palette
  const low = layout === 'floor' || hero.rests === 'held'
  const title = litTitle(scene, {
    colour: ink,
    maxSize: 520,
    maxLines: 4,
    lockup: low ? 'even' : 'block',
    leading: 0.92,
  })
  const subtitle = quietLine(scene, 'subtitle', { ink, size: 54, case: 'upper', tracking: 0.06 })
  const author = quietLine(scene, 'author', { ink, size: 92, tracking: 0.06 })
  return {
    type: {
      stacks: low
        ? [
            stackAt(scene, [0.055, wide ? 0.4 : 0.36], [title, subtitle], {
              align: 'left',
              anchor: 'top',
              inset: 0.08,
            }),
            stackAt(scene, [0.9, 0.955], [author], { align: 'right', anchor: 'bottom', inset: 0.08 }),
          ]
        : [
            stackAt(scene, [0.05, wide ? 0.36 : 0.33], [title, subtitle], { anchor: 'top', inset: 0.08 }),
            stackAt(scene, [0.89, 0.95], [author], { anchor: 'bottom', inset: 0.08 }),
          ],
    },
    back: (easel) => {
      const plain = worked('plaster', palette.mid, { bump: low ? 0.1 : 0.16, mottle: 0.2 })
      const slats = blinds(h * 0.062, 0.34)
      const round = pool(w * 0.32, h * (low ? 0.72 : 0.5), Math.hypot(w, h) * (low ? 0.62 : 0.46))
      const wallLight: Gobo =
        layout === 'blinds' ? (x, y) => round(x, y) * (0.12 + 1.05 * slats(x, y)) : (x, y) => 0.08 + 1.05 * round(x, y)
      paintRoom(easel, {
        rig,
        horizon: low ? h : plan.horizon,
        wall: plain,
        floor: worked('plaster', mix(palette.mid, palette.deep, 0.1), { bump: 0.04, mottle: 0.1 }),
        x: w * 0.36,
        reach: w * 0.75,
        isSeamless: low,
        wallLight,
        crease: { colour: mix(palette.deep, '#000000', 0.3), strength: 0.5 },
      })
      paintThrown(easel, scene, plan)
      const isDark = lchOf(palette.accent).l < 0.3
      const stuff = worked('ceramic', isDark ? '#141212' : palette.counter, { rough: 0.12, wrap: 0 })
      const spark = worked('ceramic', mix(palette.accent, palette.mid, 0.3), { rough: 0.14 })
      const random = easel.random.sub('hero')
      const cast = castIn(stuff, spark)
      const dark = mix(palette.deep, '#000000', 0.4)
      if (hero.rests === 'held') {
        // What stands nowhere by itself lies, and the light rakes over it.
        const placing = lying(
          hero,
          { x: w * 0.5, y: h * 0.64, w: w * 0.9, h: h * 0.5, turn: hero.width < 0.8 ? 0.62 : -0.3 },
          random,
        )
        paintRelief(easel, [{ motif: hero, placing, cast }], {
          rig,
          lift: 0.11,
          shadow: { colour: dark, strength: 0.92, blur: 6 },
        })
      } else {
        const placing = { x: plan.x, y: plan.foot, height: plan.height, random }
        const floor = {
          lean: low ? 0 : 2.4,
          length: low ? 0.05 : 0.2,
          strength: 0.85,
          colour: dark,
          ...(low ? {} : { mirror: 0.26 }),
        }
        paintRelief(easel, [{ motif: hero, placing, cast }], { rig, lift: 0.02, floor })
      }
      paintBloom(easel, 0.16)
    },
    drawAdded: addedInLight(
      rig,
      () =>
        castIn(
          worked('ceramic', palette.counter, { rough: 0.12, wrap: 0 }),
          worked('ceramic', palette.accent, { rough: 0.14 }),
        ),
      mix(palette.deep, '#000000', 0.3),
    ),
    grain: 0.5,
    vignette: 0.4,
  }
}

export const noonShadow: Family = {
  id: 'noon-shadow',
  name: 'Noon Shadow',
  look: 'object',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:*',
    'Thriller:psychological',
    'Thriller:political',
    'Thriller:legal',
    'Mystery:procedural',
    'Thriller:domestic',
    'Mystery:psychological',
    'Thriller:true-crime',
  ],
  moods: ['intense', 'mysterious'],
  technique: 'a black lacquered object in hard low light on one loud colour',
  lettering: 'condensed poster capitals',
  palettes,
  pairings: [
    { title: 'league-gothic', text: 'oswald-light' },
    { title: 'anton', text: 'oswald-medium' },
    { title: 'bebas-neue', text: 'oswald-light' },
    { title: 'oswald-bold', text: 'oswald-medium' },
    { title: 'sofia-extra-condensed', text: 'oswald-medium' },
  ],
  layouts: [
    {
      id: 'blinds',
      phrase: 'the object on a table in the light of a blind, its larger shadow on the wall, the title above',
    },
    { id: 'lamp', phrase: 'the object and its larger shadow side by side in a pool of light, the title above' },
    {
      id: 'floor',
      phrase: 'a small object at the foot of the sheet throwing a shadow far up it, the title at the upper left',
      isEndless: true,
    },
  ],
  heroes: [
    'chess-king',
    'gun',
    'knife',
    'wine-glass',
    'high-heel',
    'telephone',
    'doll',
    'raven',
    'key',
    'gavel',
    'umbrella',
    'microphone',
    'detective',
    'camera',
    'scales',
  ],
  sample: {
    title: 'Check',
    subtitle: 'One move is murder',
    author: 'Adrian Kell',
    summary: 'A grandmaster receives a move by post every week, and with each a photograph of the dead.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests !== 'air' &&
    motif.rests !== 'water' &&
    motif.width < 1.6 &&
    (isOfKind(motif, 'object', 'person') ||
      (motif.kind === 'creature' && sizeOf(motif) <= 1) ||
      motif.kind === 'plant' ||
      (isBuilding(motif) && sizeOf(motif) <= 8)) &&
    !isHomely(motif),
  design,
}
