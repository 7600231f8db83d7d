// Inner sky: a head in profile, and a world inside it.
import { type Colour, mix } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { clothOn, showsPeople, showTroupe, somebody, type Troupe, troupeFor } from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import { ensembleOf, outlineOf } from '../figures/ensemble.ts'
import { paintStars } from '../paint/atmosphere/stars.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { fillCity } from '../places/city.ts'
import { bloom, fillDisc, fillGround, fillRidge, fillSky } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

/** What is seen inside the head: hills under stars, a town, or the sea. */
const paintWorld = (easel: Easel, scene: Scene, foot: number): void => {
  const { palette, setting, w, h, hero } = scene
  const { deep, dark, mid, soft, light, accent, counter } = palette
  const horizon = foot - h * 0.12
  fillSky(easel, horizon, [
    [0, deep],
    [0.35, dark],
    [0.7, mid],
    [1, mix(soft, accent, 0.4)],
  ])
  paintStars(easel, { colours: [light], to: horizon * 0.85, count: 1600 })
  fillDisc(easel, 'moon', w * 0.5, h * 0.43, Math.min(w, h) * 0.1, mix(accent, light, 0.35))
  bloom(easel.ctx, w * 0.5, h * 0.43, Math.min(w, h) * 0.36, accent, 0.4)
  if (setting.place === 'city' || setting.place === 'school')
    fillCity(easel, {
      ground: horizon + 8,
      height: h * 0.24,
      from: easel.extent.x,
      to: easel.extent.x + easel.extent.w,
      colour: mix(dark, deep, 0.3),
      window: accent,
      kind: 'towers',
      seed: 3,
    })
  else
    fillRidge(
      easel,
      { base: horizon + 8, height: h * 0.2, length: w * 0.35, seed: 5, rough: 0.6 },
      mix(mid, dark, 0.4),
      mix(mid, soft, 0.3),
      'mountains',
    )
  fillGround(easel, 'grass', horizon, [
    [0, mix(counter, dark, 0.5)],
    [1, deep],
  ])
  const walkers = troupeFor(
    scene,
    {
      among: ['stroll', 'walk', 'hand-in-hand', 'watching', 'three-walking'],
      facing: 'away',
      cloth: [accent, light, counter],
    },
    usual,
  )
  if (walkers === null || hero.flood !== undefined) return
  const height = Math.min(h * 0.16, (w * 0.3 * 1000) / walkers.ensemble.box.w)
  showTroupe(easel, walkers, {
    x: w * 0.47,
    y: horizon + h * 0.055,
    height,
    look: { manner: 'lit', light: [0.5, -0.8], dark: deep, keep: 0.3, rim: accent, edge: 0.06 },
  })
}

const usual = somebody('a girl', { age: 'teen', pose: 'looking-up' })

const headOf = (troupe: Troupe, at: number, yaw: number) => {
  const person = troupe.people[at] ?? troupe.people[0]
  if (person === undefined) throw new RangeError('expected somebody in the troupe')
  return ensembleOf([
    {
      ...person,
      pose: 'stand',
      x: 0,
      z: 0,
      yaw,
      turn: 0,
      nod: 0,
      touches: [],
      held: [],
      seat: null,
      borne: null,
      mirror: false,
    },
  ])
}

interface Head {
  readonly x: number
  readonly y: number
  /** Units of its height. */
  readonly size: number
  readonly yaw: number
  readonly at: number
}

const within = (easel: Easel, troupe: Troupe, head: Head, paintIn: () => void): void => {
  const ensemble = headOf(troupe, head.at, head.yaw)
  const body = ensemble.bodies[0]
  if (body === undefined) return
  const { ctx } = easel
  const scale = head.size / body.head
  const [hx, hy] = body.spot(body.skeleton.face)
  ctx.save()
  ctx.translate(head.x - hx * scale, head.y - hy * scale)
  ctx.scale(scale, scale)
  ctx.clip(outlineOf(ensemble))
  ctx.scale(1 / scale, 1 / scale)
  ctx.translate(-(head.x - hx * scale), -(head.y - hy * scale))
  paintIn()
  ctx.restore()
}

const groundOf = ({ palette, layout }: Scene): Colour =>
  layout === 'dark' ? mix(palette.accent, palette.light, 0.1) : mix(palette.light, palette.soft, 0.25)

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h, hero } = scene
  fillSky(easel, h, [[0, groundOf(scene)]])
  const troupe = troupeFor(scene, { cloth: clothOn(palette, palette.light), emptyHanded: true }, usual)
  if (troupe === null || easel.without.has(hero.id) || hero.altered?.scale === 0) return
  easel.things.add(hero.id)
  const world = (foot: number) => (): void => {
    if (hero.flood === undefined) paintWorld(easel, scene, foot)
    else easel.fill(hero.flood)
  }
  const size = Math.min(w * 0.62, h * 0.36)
  if (layout === 'facing' && troupe.people.length > 1) {
    within(easel, troupe, { x: w * 0.2, y: h * 0.55, size: size * 0.82, yaw: 84, at: 0 }, world(h * 0.68))
    within(easel, troupe, { x: w * 0.8, y: h * 0.55, size: size * 0.82, yaw: -84, at: 1 }, world(h * 0.68))
  } else
    within(
      easel,
      troupe,
      { x: layout === 'dark' ? w * 0.42 : w * 0.52, y: h * 0.525, size, yaw: layout === 'dark' ? 82 : -80, at: 0 },
      world(h * 0.68),
    )
  foundation(easel, h * 0.885, world(h * 0.68))
}

/** A plain band of the same world, on which heads rest and the author's name stands. */
const foundation = (easel: Easel, top: number, paintIn: () => void): void => {
  const { ctx, extent } = easel
  ctx.save()
  ctx.beginPath()
  ctx.rect(extent.x, top, extent.w, extent.y + extent.h - top)
  ctx.clip()
  paintIn()
  ctx.restore()
}

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const ink = inkOn(groundOf(scene), palette)
  return {
    stacks: [
      titleStack(scene, { box: area(scene, 0.07, 0.045, 0.93, 0.27), ink, anchor: 'middle', maxSize: 380 }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.light),
    ],
  }
}

export const innerSky: Family = {
  id: 'inner-sky',
  name: 'Inner Sky',
  look: 'figure',
  templateType: 'graphic',
  genreBuckets: [
    'Young Adult:*',
    'Contemporary Fiction:*',
    'Fantasy:contemporary-urban',
    'Romance:new-adult',
    'Biography & Memoir:inspirational',
    'Self-Help & Personal Development:self-help',
  ],
  moods: ['mysterious', 'melancholic', 'uplifting', 'intellectual'],
  technique: 'a profile that holds a landscape under stars',
  lettering: 'bold modern letters on a plain ground',
  palettes: palettesOf('orbit'),
  pairings: [
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'gloock', text: 'jost' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'dm-serif', text: 'jost' },
  ],
  layouts: [
    { id: 'light', phrase: 'a head in profile with a world inside it on a pale ground', isEndless: true },
    { id: 'dark', phrase: 'a head in profile with a world inside it on a loud ground', isEndless: true },
    { id: 'facing', phrase: 'two heads face to face, each with the same world inside', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'two-people',
    'couple-walking',
    'child',
    'reader',
    'two-children',
    'dancer',
  ],
  sample: {
    title: 'Everything I Kept in My Head',
    subtitle: null,
    author: 'June Okafor',
    summary:
      'Sixteen-year-old Imani has not spoken since the flood. In her head there is a town where it never rained, and now somebody else is in it.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.3, vignette: 0 }),
}
