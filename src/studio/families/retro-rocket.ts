// Retro rocket: a screen-printed poster of the space age, flat inks, dot screens and plates out of register.

import { mix } from '../colour/colour.ts'
import { isBuilding, isFinery, isNoble, isOneThing } from '../motifs/suits.ts'
import { paper } from '../paint/materials/paper.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { palettes } from './retro-rocket/palettes.ts'
import { type Inks, inksOf, printPoster } from './retro-rocket/posters.ts'
import { band, isBroad } from './zones.ts'

const isAtNight = ({ random, setting }: Scene): boolean => setting.time === 'night' || random.sub('night').chance(0.5)

/** Wide faces make long words and long titles small: those are set in a narrow one. */
const isWordy = (title: string): boolean => title.length > 44 || title.split(/\s+/).some((word) => word.length > 12)

const planType = ({ pairing, palette, layout, brief, ...sheet }: Scene, inks: Inks, isNight: boolean): TypePlan => {
  const wide = isBroad(sheet)
  const slip = isNight ? palette.accent : mix(palette.accent, palette.light, 0.1)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: isWordy(brief.book.title) ? 'staatliches' : pairing.title,
    case: 'upper',
    ink: inks.type,
    maxSize: 620,
    maxLines: 5,
    leading: 0.9,
    gap: 36,
    minor: { scale: 0.44 },
    effect: { extrude: { colour: slip, depth: 0.045, angle: 0.7 } },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 54,
    ink: inks.type,
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 90,
    ink: layout === 'landing' || layout === 'worlds' ? palette.ink : inks.type,
  } as const
  return layout === 'worlds'
    ? {
        stacks: [
          { box: band(sheet, 0.05, 0.13), align: 'center', anchor: 'top', items: [{ ...author, ink: inks.type }] },
          { box: band(sheet, wide ? 0.64 : 0.68, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle] },
        ],
      }
    : {
        stacks: [
          { box: band(sheet, 0.05, wide ? 0.35 : 0.33), align: 'center', anchor: 'top', items: [title, subtitle] },
          { box: band(sheet, 0.875, 0.95), align: 'center', anchor: 'bottom', items: [author] },
        ],
      }
}

export const retroRocket: Family = {
  id: 'retro-rocket',
  name: 'Retro Rocket',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Science Fiction:space-opera',
    'Science Fiction:litrpg',
    'Science Fiction:*',
    'Fantasy:dystopian',
    'Young Adult:*',
  ],
  moods: ['uplifting', 'epic', 'intense'],
  technique: 'a mid-century screen print of the space age with flat inks out of register',
  lettering: 'jaunty poster capitals with a slipped second ink',
  palettes,
  pairings: [
    { title: 'righteous', text: 'jost' },
    { title: 'staatliches', text: 'jost' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'alfa-slab', text: 'josefin' },
    { title: 'audiowide', text: 'jost' },
    { title: 'bebas-neue', text: 'josefin' },
  ],
  layouts: [
    { id: 'launch', phrase: 'the hero soaring before a great printed sun' },
    { id: 'landing', phrase: 'the hero on foreign hills under a sun of rings', isEndless: true },
    { id: 'worlds', phrase: 'a parade of planets above and the title below' },
  ],
  heroes: [
    'rocket',
    'astronaut',
    'ufo',
    'spaceship',
    'satellite',
    'planet',
    'dinosaur',
    'cat',
    'octopus',
    'submarine',
    'car',
  ],
  sample: {
    title: 'Rockets for Beginners',
    subtitle: 'A comedy of the outer planets',
    author: 'Dot Marlowe',
    summary: 'Two sisters rebuild a scrapyard rocket and enter the last great race around Saturn.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.kind !== 'plant' &&
    !isFinery(motif) &&
    (motif.kind !== 'sky' || isNoble(motif)) &&
    !(motif.kind === 'place' && !isBuilding(motif)),
  design: (scene) => {
    const isNight = isAtNight(scene)
    const inks = inksOf(scene.palette, isNight)
    return {
      type: planType(scene, inks, isNight),
      back: (easel, type) => {
        printPoster(easel, scene, type, inks, isNight)
        paper(easel, { kind: 'smooth', strength: 0.5 })
      },
      grain: 0.7,
      vignette: 0,
    }
  },
}
