// Cut letters: enormous letters that are windows on a scene, or that one object goes through.
import { withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Easel } from '../paint/easel.ts'
import type { Effect } from '../type/effects/effect.ts'
import type { Stack, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { traceItem } from '../type/trace.ts'
import { blackOf, type Ground, groundOf } from './cut-letters/ground.ts'
import { paintProspect } from './cut-letters/prospect.ts'
import { paintBack, paintPiercing } from './cut-letters/stages.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#0a1220',
    dark: '#14233f',
    mid: '#42608f',
    soft: '#a9bcd4',
    light: '#f2efe6',
    accent: '#d32a20',
    counter: '#2c5aa0',
    ink: '#faf7ef',
    metal: 'silver',
    hues: ['#d32a20', '#2c5aa0', '#f2efe6', '#a9bcd4', '#14233f'],
  },
  {
    deep: '#0b0b0c',
    dark: '#202022',
    mid: '#5c5b58',
    soft: '#bab7ae',
    light: '#f4f0e4',
    accent: '#f3b40d',
    counter: '#6d4a12',
    ink: '#fbf8ef',
    metal: 'gold',
    hues: ['#f3b40d', '#f4f0e4', '#5c5b58', '#6d4a12', '#202022'],
  },
  {
    deep: '#061513',
    dark: '#0e2f2b',
    mid: '#3d736a',
    soft: '#a8c8bd',
    light: '#eff3ea',
    accent: '#ee5a2b',
    counter: '#1f7f78',
    ink: '#f7faf4',
    metal: 'copper',
    hues: ['#ee5a2b', '#1f7f78', '#eff3ea', '#a8c8bd', '#0e2f2b'],
  },
  {
    deep: '#120811',
    dark: '#2c1430',
    mid: '#76467a',
    soft: '#c9aecb',
    light: '#f5eef3',
    accent: '#e0216b',
    counter: '#6a2bd0',
    ink: '#fbf6fa',
    metal: 'rose',
    hues: ['#e0216b', '#6a2bd0', '#f5eef3', '#c9aecb', '#2c1430'],
  },
  {
    deep: '#091019',
    dark: '#18283a',
    mid: '#4f6c88',
    soft: '#b3c5d3',
    light: '#eef2f4',
    accent: '#1f8fd6',
    counter: '#e3a21a',
    ink: '#f6f9fb',
    metal: 'silver',
    hues: ['#1f8fd6', '#e3a21a', '#eef2f4', '#b3c5d3', '#18283a'],
  },
]

const effectOf = (scene: Scene, ground: Ground): Effect => {
  const { layout, palette } = scene
  if (layout === 'window')
    return {
      fill: {
        kind: 'window',
        colour: ground.letters,
        paint: (easel, box) => paintProspect(easel, scene, box, 'night'),
      },
    }
  if (layout === 'blackout')
    return {
      fill: { kind: 'window', colour: ground.letters, paint: (easel, box) => paintProspect(easel, scene, box, 'fire') },
    }
  if (layout === 'monument') return { extrude: { colour: palette.accent, depth: 0.045, angle: Math.PI / 2 } }
  return {}
}

const boxes: Readonly<
  Record<string, { readonly from: number; readonly to: number; readonly anchor: Stack['anchor'] }>
> = {
  window: { from: 0.05, to: 0.6, anchor: 'top' },
  pierced: { from: 0.06, to: 0.66, anchor: 'top' },
  blackout: { from: 0.05, to: 0.6, anchor: 'top' },
  monument: { from: 0.07, to: 0.57, anchor: 'bottom' },
}

const planType = (scene: Scene): TypePlan => {
  const { pairing, layout } = scene
  const ground = groundOf(scene)
  const place = boxes[layout] ?? { from: 0.06, to: 0.7, anchor: 'top' }
  // A square leaves less height: the letters give some of theirs to the subject.
  const to = scene.w / scene.h > 0.8 ? place.to * 0.88 : place.to
  return {
    stacks: [
      {
        box: band(scene, place.from, to, 0.06),
        align: 'center',
        anchor: place.anchor,
        items: [
          {
            kind: 'title',
            face: pairing.title,
            case: 'upper',
            lockup: 'block',
            minor: { scale: 0.6 },
            maxSize: 1300,
            maxLines: 7,
            leading: 0.62,
            ink: ground.letters,
            effect: effectOf(scene, ground),
          },
        ],
      },
      {
        box: band(scene, 0.84, 0.955, 0.08),
        align: 'center',
        anchor: 'bottom',
        items: [
          {
            kind: 'line',
            role: 'subtitle',
            face: pairing.text,
            case: 'as-given',
            size: 58,
            maxLines: 2,
            ink: ground.lines,
            gap: 30,
          },
          { kind: 'line', role: 'author', face: pairing.text, case: 'upper', size: 102, ink: ground.lines },
        ],
      },
    ],
  }
}

/** The shadow of the standing letters on the plain: part of the type, so it leaves with it. */
const withShadow = (plan: TypePlan, scene: Scene): TypePlan => {
  const [first, ...rest] = plan.stacks
  if (!first) return plan
  const standing: Stack = {
    ...first,
    backing: (easel, filled, items) => {
      const title = items.find((item) => item.kind === 'lines' && item.role === 'title')
      if (!title) return
      // Lines that an edit moved below the letters cast no shadow of theirs.
      const wall = items.length > 1 ? title.box : filled
      const ground = wall.y + wall.h + scene.h * 0.004
      easel.soft(7, (ctx) => {
        const shade = ctx.createLinearGradient(0, ground, 0, ground - wall.h)
        shade.addColorStop(0, withAlpha(blackOf(scene.palette), 0.5))
        shade.addColorStop(0.8, withAlpha(blackOf(scene.palette), 0))
        ctx.transform(1, 0, 0.35, -0.42, -0.35 * ground, ground * 1.42)
        ctx.fillStyle = shade
        traceItem(ctx, title)
      })
    },
  }
  return { stacks: [standing, ...rest] }
}

const design = (scene: Scene): Design => ({
  type: scene.layout === 'monument' ? withShadow(planType(scene), scene) : planType(scene),
  back: (easel, type) => paintBack(easel, scene, type),
  ...(scene.layout === 'pierced' ? { front: (easel: Easel, type: SetType) => paintPiercing(easel, scene, type) } : {}),
  grain: 0.35,
  vignette: 0.06,
})

export const cutLetters: Family = {
  id: 'cut-letters',
  name: 'Cut Letters',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Thriller:political',
    'Mystery:political',
    'Thriller:legal',
    'Mystery:legal',
    'Thriller:espionage',
    'Mystery:espionage',
    'Thriller:procedural',
    'Mystery:procedural',
    'Thriller:*',
    'Mystery:*',
    'Romance:sports',
    'Romance:romantic-suspense',
  ],
  moods: ['intense', 'epic', 'mysterious'],
  technique: 'colossal letters cut as windows on a scene or pierced by one object, on a flat ground',
  lettering: 'the largest condensed capitals the cover can hold',
  palettes,
  pairings: [
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'sofia-extra-condensed', text: 'oswald-medium' },
    { title: 'anton', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'window', phrase: 'letters as windows on a city at night above the subject on white' },
    { id: 'pierced', phrase: 'the subject driven across letters that fill a flat loud ground' },
    { id: 'blackout', phrase: 'burning letters cut out of black above the subject in the same fire' },
    { id: 'monument', phrase: 'letters that stand like a wall on a plain with the subject before them' },
  ],
  heroes: [
    'gun',
    'man-in-coat',
    'chess-king',
    'gavel',
    'scales',
    'briefcase',
    'runner',
    'knife',
    'airplane',
    'key',
    'detective',
    'soldier',
    'car',
  ],
  sample: {
    title: 'The Fourth Ministry',
    subtitle: 'There were only ever supposed to be three',
    author: 'Daniel Roake',
    summary:
      'A clerk finds a salary line for a ministry that does not exist, and by evening a man with a gun is waiting at her desk.',
  },
  shows: ({ kind, width, id }) =>
    (kind === 'object' && width < 1.6) ||
    (kind === 'person' && width < 1.2) ||
    kind === 'vehicle' ||
    (kind === 'creature' && width < 2) ||
    (kind === 'place' && width < 2) ||
    ['eye', 'fingerprint', 'handprint', 'lightning', 'heart', 'rose', 'flame', 'crown'].includes(id),
  design,
}
