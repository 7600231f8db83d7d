// Candlelit arch: a gothic room by candlelight, the hero in the one pool of light. The shelf of dark academia.

import { mix } from '../colour/colour.ts'
import { isModern, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { palettes } from './candlelit-arch/palettes.ts'
import { paintPlinth } from './candlelit-arch/plinth.ts'
import {
  paintCandleShade,
  paintLedge,
  paintLibraryRoom,
  paintNaveRoom,
  paintWindowRoom,
  type Room,
} from './candlelit-arch/rooms.ts'
import { paintSideWall } from './candlelit-arch/side-wall.ts'
import { type Place, paintAir, paintCandles, paintThing } from './candlelit-arch/things.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

interface Stage {
  readonly room: Room
  readonly titleIsLow: boolean
  readonly reach: number
  readonly hero: Place
  readonly candles: readonly Place[]
  /** Height of the stone block that carries a thing in the nave; 0 for none. */
  readonly plinth: number
}

const stageOf = (scene: Scene): Stage => {
  const { w, h, layout, hero, random } = scene
  const short = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const titleIsLow = layout === 'window'
  const plinth = layout === 'nave' && hero.kind !== 'person' ? short * 0.14 : 0
  const ledge = h * (titleIsLow ? 0.6 : 0.845)
  const isTall = hero.kind === 'person'
  const high = (titleIsLow ? 0.3 : isTall ? 0.42 : 0.34) * h
  const height = Math.min(high, (short * (titleIsLow ? 0.52 : 0.6)) / hero.width)
  const x = w / 2 + side * short * (layout === 'nave' ? 0 : 0.04)
  const half = (height * hero.width) / 2
  const beside = (sign: number, gap: number, size: number): Place => ({
    x: Math.min(w * 0.9, Math.max(w * 0.1, x + sign * (half + short * gap))),
    y: ledge + h * 0.012,
    height: short * size,
    flip: sign < 0,
  })
  const light = { x, y: ledge - height * 0.55 }
  const wide = Math.min(w * 0.74, h * 0.56)
  const top = h * (titleIsLow ? 0.03 : 0.2)
  return {
    titleIsLow,
    reach: short * (layout === 'nave' ? 0.72 : 0.66),
    room: {
      ledge,
      light: layout === 'nave' ? { x: w / 2, y: h * 0.56 } : light,
      opening:
        layout === 'nave'
          ? { x: 0, y: 0, w: w * 0.86, h: h * 0.8 }
          : { x: w / 2 - wide / 2, y: top, w: wide, h: ledge - h * 0.018 - top },
    },
    hero: { x, y: ledge + h * 0.006 - plinth, height: plinth > 0 ? height * 0.8 : height, flip: side > 0 },
    plinth,
    candles:
      layout === 'nave'
        ? [beside(-1, 0.13, 0.17), beside(1, 0.13, 0.17), beside(-1, 0.26, 0.11), beside(1, 0.26, 0.11)]
        : [beside(-side, 0.12, 0.24), beside(-side, 0.26, 0.16), beside(side, 0.11, 0.19)],
  }
}

const paintRoom = (easel: Easel, scene: Scene, stage: Stage): void => {
  const { room, reach, hero, candles } = stage
  if (scene.layout === 'nave') paintNaveRoom(easel, scene, room)
  else if (scene.layout === 'window') paintWindowRoom(easel, scene, room)
  else paintLibraryRoom(easel, scene, room)
  paintCandleShade(easel, scene, room, reach)
  paintSideWall(easel, scene, room)
  if (scene.layout !== 'nave') paintLedge(easel, scene, room)
  if (stage.plinth > 0)
    paintPlinth(
      easel,
      scene,
      { x: hero.x, y: hero.y + stage.plinth, height: stage.plinth },
      hero.height * scene.hero.width,
    )
  paintCandles(easel, scene, candles)
  paintThing(easel, scene, scene.hero, hero, 'hero')
  paintAir(easel, scene, room.light, reach)
}

const planType = ({ palette, pairing, ...sheet }: Scene, { titleIsLow }: Stage): TypePlan => {
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 370,
    maxLines: 5,
    leading: 0.95,
    gap: 36,
    minor: { scale: 0.42, rules: true },
    effect: { fill: { kind: 'foil', metal: palette.metal, bevel: 6 } },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 60,
    ink: mix(palette.ink, palette.soft, 0.2),
    maxLines: 2,
    gap: 30,
  }
  const divider: Item = {
    kind: 'ornament',
    height: 28,
    gap: 30,
    ink: palette.accent,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 560)),
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.title,
    case: 'upper',
    tracking: 0.12,
    size: 86,
    ink: palette.ink,
  }
  if (titleIsLow)
    return {
      stacks: [
        {
          box: band(sheet, 0.668, 0.952, 0.08),
          align: 'center',
          anchor: 'bottom',
          items: [title, subtitle, divider, author],
        },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.045, 0.34, 0.08), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.905, 0.955), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const stage = stageOf(scene)
  return { type: planType(scene, stage), back: (easel) => paintRoom(easel, scene, stage), grain: 0.45, vignette: 0.3 }
}

export const candlelitArch: Family = {
  id: 'candlelit-arch',
  name: 'Candlelit Arch',
  look: 'interior',
  templateType: 'atmospheric',
  genreBuckets: [
    'Fantasy:dark-academia',
    'Thriller:dark-academia',
    'Mystery:dark-academia',
    'Horror:gothic',
    'Mystery:*',
  ],
  moods: ['mysterious', 'intellectual', 'melancholic', 'romantic'],
  technique: 'a candlelit gothic interior in deep shadow',
  lettering: 'bookish engraved capitals in old gold',
  palettes,
  pairings: [
    { title: 'cormorant-sc', text: 'cormorant-italic' },
    { title: 'im-fell', text: 'im-fell-italic' },
    { title: 'cinzel-bold', text: 'garamond-italic' },
    { title: 'forum', text: 'garamond-italic' },
    { title: 'cinzel-decorative-bold', text: 'cormorant-italic' },
  ],
  layouts: [
    {
      id: 'library',
      phrase: 'the hero by candles before a niche of old books and the title in the dark above',
      isEndless: true,
    },
    {
      id: 'window',
      phrase: 'the hero on the sill of a gothic window at night and the title beneath it',
      isEndless: true,
    },
    {
      id: 'nave',
      phrase: 'the hero at the end of a vaulted nave of light under the title',
      isEndless: true,
    },
  ],
  heroes: [
    'skull',
    'book',
    'raven',
    'hourglass',
    'key',
    'hooded-figure',
    'rose',
    'quill',
    'owl',
    'cat',
    'mirror',
    'crystal-ball',
    'dagger',
    'chess-king',
    'moth',
  ],
  sample: {
    title: 'The Scholars of Ravenmoor',
    subtitle: 'Some books should stay closed',
    author: 'Eleanor Ashdown',
    summary: 'Six students, one forbidden library and a book that writes back.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isModern(motif) &&
    motif.width < 1.9 &&
    isOfKind(motif, 'object', 'creature', 'person', 'plant', 'symbol') &&
    !(isOfKind(motif, 'object', 'creature') && sizeOf(motif) > 1.5),
  design,
}
