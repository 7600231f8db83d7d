// Papercut world: a deep paper theatre with light inside, the hero and its companions cut from card.

import { mix } from '../colour/colour.ts'
import { isGrim, isOneThing, isWeapon } from '../motifs/suits.ts'
import { inkOn } from '../paint/flat-tones.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { cardsOf } from './papercut-world/card-colours.ts'
import { cardColour } from './papercut-world/cards.ts'
import { palettes } from './papercut-world/palettes.ts'
import { paintTheatre } from './papercut-world/theatre.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const cards = cardsOf(scene)
  const wide = isBroad(scene)
  const front = cardColour(cards.stops, 1)
  const paper = layout === 'tunnel' || layout === 'waves' ? front : cards.sky
  const ink = inkOn(paper, palette)
  const shadow = { colour: mix(palette.deep, '#000000', 0.4), blur: 0.05, drop: 0.035, alpha: 0.55 }
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: 560,
    maxLines: 5,
    leading: 0.94,
    gap: 44,
    minor: { scale: 0.52 },
    effect: { shadow },
  } as const
  const line = { kind: 'line', face: pairing.text, case: 'as-given' } as const
  const subtitle = { ...line, role: 'subtitle', size: 66, ink } as const
  const author = { ...line, role: 'author', size: 92, ink: inkOn(front, palette), effect: { shadow } } as const
  if (layout === 'waves')
    return {
      stacks: [
        {
          box: band(scene, wide ? 0.66 : 0.69, 0.955, 0.075),
          align: 'center',
          anchor: 'middle',
          items: [title, { ...subtitle, gap: 36 }, { ...author, effect: {} }],
        },
      ],
    }
  return {
    stacks: [
      {
        box: band(scene, 0.045, layout === 'tunnel' ? 0.285 : wide ? 0.33 : 0.345, 0.075),
        align: 'center',
        anchor: 'middle',
        items: [title, subtitle],
      },
      { box: band(scene, 0.89, 0.955), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

export const papercutWorld: Family = {
  id: 'papercut-world',
  name: 'Papercut World',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    "Children's:picture-book",
    "Children's:early-reader",
    "Children's:other",
    "Children's:middle-grade",
    "Children's:*",
    "Children's:chapter-book",
    'Fantasy:cozy-fantasy',
  ],
  moods: ['uplifting', 'mysterious', 'epic', 'romantic'],
  technique: 'a deep paper theatre of cut and layered card with light inside',
  lettering: 'rounded letters cut from the same paper',
  palettes,
  pairings: [
    { title: 'fredoka', text: 'fredoka' },
    { title: 'baloo', text: 'baloo' },
    { title: 'berkshire-swash', text: 'fredoka' },
    { title: 'fraunces-black', text: 'fredoka' },
  ],
  layouts: [
    { id: 'hills', phrase: 'layered hills before a paper sun and the title in the sky' },
    { id: 'tunnel', phrase: 'openings within openings around a small lit world', isEndless: true },
    { id: 'waves', phrase: 'a great paper sun above and the title on the foremost cards', isEndless: true },
    { id: 'forest', phrase: 'ranks of paper trees parting around the hero', isEndless: true },
  ],
  heroes: [
    'fox',
    'bear',
    'hot-air-balloon',
    'castle',
    'whale',
    'stag',
    'sailboat',
    'rabbit',
    'cottage',
    'owl',
    'dragon',
    'lighthouse',
    'child',
    'unicorn',
  ],
  sample: {
    title: 'The Lantern Fox',
    subtitle: 'A tale of the paper wood',
    author: 'Linnea Falk',
    summary: 'A young fox carries the last light of summer through a forest that has forgotten the sun.',
  },
  shows: (motif) => isOneThing(motif) && !isGrim(motif) && !isWeapon(motif) && motif.kind !== 'symbol',
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paintTheatre(easel, scene),
    grain: 0.22,
    vignette: 0.16,
  }),
}
