// Lamplit table: a still life in a dark room; one lamp outside the picture or in it lights the things, the wall and the title.

import { mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { dusky, naturalCast } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { paintRoom } from '../light/room.ts'
import { fitted, lying } from '../light/still.ts'
import { isElectronic, isGrim, isLively, isModern, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintMotes } from '../paint/atmosphere/motes.ts'
import type { Easel } from '../paint/easel.ts'
import type { Design, Family, Scene } from './family.ts'
import { palettes } from './lamplit-table/palettes.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { ownThing } from './own-things.ts'
import { isBroad } from './zones.ts'

interface Plan {
  /** Where the flame is. */
  readonly lamp: { readonly x: number; readonly y: number; readonly reach: number }
  readonly horizon: number
  readonly hero: { readonly x: number; readonly foot: number; readonly w: number; readonly h: number }
  readonly side: -1 | 1
}

const planOf = (scene: Scene): Plan => {
  const { w, h, layout, random } = scene
  const wide = isBroad(scene)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const reach = Math.hypot(w, h) * 0.33
  if (layout === 'low')
    return {
      lamp: { x: w * (0.5 - side * 0.62), y: h * 0.34, reach: reach * 1.5 },
      horizon: h * 0.93,
      hero: { x: w * (0.5 + side * 0.14), foot: h * 0.965, w: w * 1.05, h: h * (wide ? 0.6 : 0.6) },
      side,
    }
  if (layout === 'overhead')
    return {
      lamp: { x: w * 0.5, y: h * (wide ? 0.36 : 0.4), reach: reach * 1.15 },
      horizon: h * 0.76,
      hero: { x: w * 0.5, foot: h * 0.845, w: w * 0.68, h: h * (wide ? 0.4 : 0.4) },
      side,
    }
  return {
    lamp: { x: w * (0.5 + side * 0.24), y: h * (wide ? 0.47 : 0.49), reach },
    horizon: h * 0.735,
    hero: { x: w * (0.5 - side * 0.17), foot: h * 0.835, w: w * 0.6, h: h * (wide ? 0.4 : 0.38) },
    side,
  }
}

const rigFor = ({ palette, layout }: Scene, { side }: Plan): Rig =>
  rigOf({
    from: layout === 'overhead' ? 92 : side > 0 === (layout !== 'low') ? 34 : 146,
    height: layout === 'low' ? 0.3 : 0.5,
    key: mix(palette.accent, '#ffe2bc', 0.55),
    power: 3.6,
    size: 0.3,
    rim: palette.counter,
    rimPower: 0.7,
    sky: mix(palette.counter, '#000000', 0.35),
    ground: mix(palette.accent, '#000000', 0.72),
    fill: 0.8,
    exposure: 0.52,
    bend: 0.2,
  })

const paintDark = (easel: Easel, scene: Scene, rig: Rig, { lamp, horizon }: Plan): void => {
  const { palette, w, h } = scene
  const near = pool(lamp.x, lamp.y, lamp.reach)
  paintRoom(easel, {
    rig,
    horizon,
    wall: worked('plaster', mix(palette.mid, palette.accent, 0.12), { bump: 0.34, mottle: 0.5 }),
    floor: worked('wood', mix(palette.mid, '#5a3a22', 0.6), { bump: 0.06, mottle: 0.3, grainSize: 2.6 }),
    x: lamp.x,
    reach: lamp.reach,
    wallLight: (x, y) => 1.25 * near(x, y),
    floorLight: (x, y) => 1.3 * pool(lamp.x, horizon + (h - horizon) * 0.35, w * 0.62, 0.42)(x, y),
    crease: { colour: '#000000', strength: 0.7 },
  })
}

/** A candle that stands where the light comes from; none where the book's things are known and it is not among them. */
const candleOf = (scene: Scene): Standing['motif'] | undefined => {
  const { hero, companions, layout } = scene
  if (layout !== 'table' || hero.id === 'candle' || hero.id === 'lantern') return undefined
  return companions.find(({ id }) => id === 'candle' || id === 'lantern') ?? ownThing(scene, 'candle')
}

/** What stands nowhere by itself hangs on the wall. */
const isHung = ({ rests, id }: Standing['motif']): boolean => rests === 'held' || id === 'key'

const thingsOf = (easel: Easel, scene: Scene, { hero: at, lamp }: Plan): Standing[] => {
  const { hero, palette, w, h } = scene
  const tints = { accent: mix(palette.accent, palette.counter, 0.3), light: palette.light }
  const night = mix(palette.deep, '#000000', 0.5)
  const height = fitted(hero, at.w, at.h)
  const random = easel.random.sub('hero')
  const placing = isHung(hero)
    ? lying(
        hero,
        { x: at.x, y: Math.max(lamp.y + h * 0.08, h * 0.56), w: at.w * 0.9, h: at.h * 0.95, turn: 0.06 },
        random,
      )
    : { x: at.x, y: at.foot, height, random }
  const main: Standing = { motif: hero, cast: dusky(naturalCast(hero, tints), 0.16, night), placing }
  const candle = candleOf(scene)
  if (candle === undefined) return [main]
  const tall = at.foot + h * 0.006 - lamp.y
  const light: Standing = {
    motif: candle,
    cast: naturalCast(candle, tints),
    placing: {
      x: lamp.x,
      y: at.foot + h * 0.006,
      height: Math.min(tall * 1.04, (w * 0.4) / candle.width),
      random: easel.random.sub('candle'),
    },
  }
  return [main, light]
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h } = scene
  const plan = planOf(scene)
  const rig = rigFor(scene, plan)
  const wide = isBroad(scene)
  const lamp = { x: plan.lamp.x, y: plan.lamp.y, reach: plan.lamp.reach * 1.5 }
  const letters = {
    stuff: worked('brass', mix(palette.ink, palette.accent, 0.3), {
      metal: 1,
      form: 'plate',
      cap: 0.014,
      rough: 0.34,
      mottle: 0.4,
    }),
    rig,
    lamp,
    shadow: 0.9,
    lift: 0.03,
  }
  const title = litTitle(scene, { colour: palette.ink, letters, case: 'as-given', maxSize: 360 })
  const subtitle = quietLine(scene, 'subtitle', { ink: palette.ink, size: 50, shadow: '#000000' })
  const author = quietLine(scene, 'author', {
    ink: mix(palette.ink, palette.accent, 0.25),
    size: 72,
    tracking: 0.18,
    shadow: '#000000',
  })
  return {
    type: {
      stacks: [
        stackAt(scene, [0.06, wide ? 0.38 : layout === 'table' ? 0.4 : 0.36], [title, subtitle], { anchor: 'top' }),
        stackAt(scene, [0.9, 0.955], [author], { anchor: 'bottom' }),
      ],
    },
    back: (easel) => {
      paintDark(easel, scene, rig, plan)
      const things = thingsOf(easel, scene, plan)
      const { side } = plan
      const lean = layout === 'overhead' ? 0 : (layout === 'low' ? side : -side) * 2.6
      for (const thing of things)
        paintRelief(easel, [thing], {
          rig,
          lift: isHung(thing.motif) ? 0.06 : 0.02,
          lamp: { ...lamp, reach: lamp.reach * 0.9 },
          ...(isHung(thing.motif)
            ? { shadow: { colour: '#000000', strength: 0.9, blur: 16 } }
            : { floor: { lean, length: 0.16, strength: 0.9, colour: '#000000', mirror: 0.14 } }),
        })
      if (things.length > 1 || layout === 'overhead')
        easel.shine('flame', () =>
          paintGlow(easel, {
            ...lamp,
            radius: Math.min(w, h) * 0.42,
            colour: palette.accent,
            strength: layout === 'overhead' ? 0.28 : 0.6,
          }),
        )
      paintMotes(easel, {
        colour: mix(palette.accent, '#ffffff', 0.3),
        x: lamp.x,
        y: lamp.y,
        reach: w * 0.4,
        count: 70,
        size: 2.6,
        strength: 0.5,
      })
      paintBloom(easel, 0.35)
    },
    drawAdded: addedInLight(rig, (motif) =>
      dusky(naturalCast(motif, palette), 0.16, mix(palette.deep, '#000000', 0.5)),
    ),
    grain: 0.42,
    vignette: 0.5,
  }
}

export const lamplitTable: Family = {
  id: 'lamplit-table',
  name: 'Lamplit Table',
  look: 'interior',
  templateType: 'atmospheric',
  genreBuckets: [
    'Horror:gothic',
    'Horror:supernatural',
    'Mystery:dark-academia',
    'Thriller:dark-academia',
    'Fantasy:dark-academia',
    'Historical Fiction:historical-fiction',
    'Horror:psychological',
  ],
  moods: ['mysterious', 'melancholic', 'intense', 'intellectual'],
  technique: 'a candle-lit still life out of a dark room',
  lettering: 'old brass letters lit by the same flame',
  palettes,
  pairings: [
    { title: 'im-fell', text: 'im-fell' },
    { title: 'cormorant-bold', text: 'cormorant' },
    { title: 'playfair', text: 'garamond' },
    { title: 'cinzel-medium', text: 'cinzel-medium' },
    { title: 'uncial-antiqua', text: 'im-fell' },
  ],
  layouts: [
    { id: 'table', phrase: 'the thing beside a flame on a table, the title lit by it above' },
    {
      id: 'overhead',
      phrase: 'the thing under a lamp that hangs outside the picture, the title in its light',
      isEndless: true,
    },
    {
      id: 'low',
      phrase: 'the thing seen from the table itself, large against the dark, the title above',
      isEndless: true,
    },
  ],
  heroes: [
    'skull',
    'book',
    'raven',
    'key',
    'hourglass',
    'candle',
    'lantern',
    'chess-king',
    'pocket-watch',
    'potion',
    'doll',
    'quill',
    'violin',
    'mirror',
    'owl',
  ],
  sample: {
    title: 'The Last Confession',
    subtitle: 'A Ghost Story',
    author: 'Eleanor Ashgrove',
    summary: 'A priest hears the confession of a man who was buried in 1894, and writes it down by candlelight.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isElectronic(motif) &&
    !(isLively(motif) && isModern(motif)) &&
    motif.rests !== 'air' &&
    motif.width < 1.7 &&
    ((motif.kind === 'object' && sizeOf(motif) <= 2) ||
      (isOfKind(motif, 'creature', 'plant') && sizeOf(motif) <= 0.5) ||
      (motif.kind === 'symbol' && isGrim(motif))),
  design,
}
