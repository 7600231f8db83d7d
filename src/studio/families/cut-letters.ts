// Cut letters: enormous letters that are windows on a scene, or that one object goes through.

import { withAlpha } from '../colour/colour.ts'
import { isOneThing } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Effect } from '../type/effects/effect.ts'
import type { Stack, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { traceItem } from '../type/trace.ts'
import { blackOf, type Ground, groundOf } from './cut-letters/ground.ts'
import { palettes } from './cut-letters/palettes.ts'
import { paintProspect } from './cut-letters/prospect.ts'
import { paintBack, paintPiercing } from './cut-letters/stages.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

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
      easel.part('shadow', () =>
        easel.soft(7, (ctx) => {
          const shade = ctx.createLinearGradient(0, ground, 0, ground - wall.h)
          shade.addColorStop(0, withAlpha(blackOf(scene.palette), 0.5))
          shade.addColorStop(0.8, withAlpha(blackOf(scene.palette), 0))
          ctx.transform(1, 0, 0.35, -0.42, -0.35 * ground, ground * 1.42)
          ctx.fillStyle = shade
          traceItem(ctx, title)
        }),
      )
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
  shows: (motif) =>
    isOneThing(motif) &&
    (motif.kind === 'vehicle' ||
      motif.kind === 'symbol' ||
      motif.width < (motif.kind === 'person' ? 1.2 : motif.kind === 'object' ? 1.6 : 2)),
  design,
}
