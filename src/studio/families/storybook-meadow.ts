// Storybook meadow: gouache hills, wood or shore with lovable animals, and a big bubbly title. The picture book of the shelf.

import { mix } from '../colour/colour.ts'
import { isAlone, isGrim, isOfKind, isOneThing, isPlain, isSomebody, sizeOf } from '../motifs/suits.ts'
import { characterFor } from '../paint/characters/cast.ts'
import type { Easel } from '../paint/easel.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { canHold } from './casting.ts'
import type { Family, Scene } from './family.ts'
import { airOf } from './storybook-meadow/air.ts'
import { palettes } from './storybook-meadow/palettes.ts'
import { paintPlayers } from './storybook-meadow/players.ts'
import { paintForeground, paintStage } from './storybook-meadow/stage.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const wide = isBroad(scene)
  const { isNight } = airOf(scene)
  const rim = isNight ? mix(palette.deep, '#000000', 0.2) : mix(palette.deep, palette.accent, 0.12)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'as-given',
    ink: mix(palette.ink, '#ffffff', 0.4),
    maxSize: 640,
    maxLines: 5,
    leading: 0.94,
    gap: 62,
    minor: { scale: 0.55 },
    effect: {
      outline: { colour: rim, width: 0.11 },
      extrude: { colour: mix(rim, '#000000', 0.25), depth: 0.07, angle: Math.PI / 2 },
    },
  } as const
  const line = { kind: 'line', face: pairing.text, case: 'as-given', ink: mix(palette.ink, '#ffffff', 0.4) } as const
  const subtitle = { ...line, role: 'subtitle', size: 72, effect: { outline: { colour: rim, width: 0.16 } } } as const
  const author = { ...line, role: 'author', size: 94, effect: { outline: { colour: rim, width: 0.14 } } } as const
  if (layout === 'parade')
    return {
      stacks: [
        { box: band(scene, 0.66, 0.875, 0.065), align: 'center', anchor: 'middle', items: [title, subtitle] },
        { box: band(scene, 0.885, 0.955), align: 'center', anchor: 'bottom', items: [author] },
      ],
    }
  return {
    stacks: [
      { box: band(scene, 0.045, wide ? 0.39 : 0.4, 0.065), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(scene, 0.885, 0.955), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const paint = (easel: Easel, scene: Scene, type: SetType): void => {
  const stand = paintStage(easel, scene, type)
  paintPlayers(easel, scene, stand)
  paintForeground(easel, scene)
}

export const storybookMeadow: Family = {
  id: 'storybook-meadow',
  name: 'Storybook Meadow',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: ["Children's:picture-book", "Children's:early-reader", "Children's:*"],
  moods: ['uplifting', 'mysterious', 'romantic', 'epic'],
  technique: 'a gouache picture-book scene with plush-like animals',
  lettering: 'bubbly outlined letters',
  palettes,
  pairings: [
    { title: 'baloo', text: 'baloo' },
    { title: 'fredoka', text: 'fredoka' },
    { title: 'luckiest-guy', text: 'fredoka' },
    { title: 'pacifico', text: 'baloo' },
  ],
  layouts: [
    { id: 'hilltop', phrase: 'the friends on a round hill and the title in the sky', isEndless: true },
    { id: 'wood', phrase: 'the friends in a clearing framed by trees', isEndless: true },
    { id: 'shore', phrase: 'the friends on the sand before a bright sea', isEndless: true },
    {
      id: 'parade',
      phrase: 'the friends on the crest of a hill and the title on the grass below',
      isEndless: true,
    },
  ],
  heroes: [
    'bear',
    'fox',
    'rabbit',
    'elephant',
    'dinosaur',
    'cat',
    'mouse',
    'owl',
    'lion',
    'dog',
    'dragon',
    'castle',
    'hot-air-balloon',
  ],
  sample: {
    title: 'Little Bear’s Big Picnic',
    subtitle: null,
    author: 'Hattie Plumb',
    summary: 'Little Bear packs the biggest basket in the meadow and invites everyone he meets on the way.',
  },
  shows: (motif) =>
    characterFor(motif) !== undefined ||
    canHold(motif) ||
    (isOneThing(motif) &&
      !isGrim(motif) &&
      (motif.kind === 'sky' ||
        motif.kind === 'vehicle' ||
        (isOfKind(motif, 'plant', 'creature') && (sizeOf(motif) >= 1 || motif.rests === 'air')) ||
        (motif.kind === 'place' && !isPlain(motif)) ||
        (isSomebody(motif) && isAlone(motif) && sizeOf(motif) < 2))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => paint(easel, scene, type),
    grain: 0.3,
    vignette: 0.08,
  }),
}
