// Double silhouette: a profile, two profiles or one great figure, and the place that fills their mind.

import { mix } from '../colour/colour.ts'
import { isOfKind, isOneThing } from '../motifs/suits.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { palettes } from './double-silhouette/palettes.ts'
import { isGiant, type Plan, paintBetween, paintExposure, planArt } from './double-silhouette/picture.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const planType = (scene: Scene, { isDark }: Plan): TypePlan => {
  const { palette, pairing } = scene
  const dark = mix(palette.deep, '#000000', 0.15)
  const ink = isDark ? palette.ink : dark
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'upper',
    leading: 0.96,
    maxSize: 360,
    maxLines: 6,
    gap: 40,
    ink,
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 60,
    maxLines: 2,
    gap: 30,
    ink: isDark ? mix(palette.ink, palette.accent, 0.4) : mix(palette.accent, palette.deep, 0.5),
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.18,
    size: 92,
    ink: isGiant(scene) ? dark : palette.ink,
  }
  if (isDark)
    return {
      stacks: [
        { box: band(scene, 0.035, 0.1, 0.1), align: 'center', anchor: 'top', items: [author] },
        { box: band(scene, 0.655, 0.955, 0.08), align: 'center', anchor: 'bottom', items: [title, subtitle] },
      ],
    }
  return {
    stacks: [
      { box: band(scene, 0.05, 0.315, 0.08), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(scene, 0.9, 0.955, 0.1), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const plan = planArt(scene)
  return {
    type: planType(scene, plan),
    back: (easel) => {
      paintExposure(easel, scene, plan)
      if (scene.layout === 'facing') paintBetween(easel, scene, plan)
    },
    grain: 0.55,
    vignette: plan.isDark ? 0.3 : 0.1,
  }
}

export const doubleSilhouette: Family = {
  id: 'double-silhouette',
  name: 'Double Silhouette',
  look: 'figure',
  templateType: 'graphic',
  genreBuckets: [
    'Thriller:psychological',
    'Mystery:psychological',
    'Thriller:legal',
    'Mystery:legal',
    'Thriller:espionage',
    'Mystery:espionage',
    'Biography & Memoir:historical',
    'Biography & Memoir:literary',
    'Historical Fiction:*',
    'Horror:psychological',
  ],
  moods: ['mysterious', 'melancholic', 'intellectual', 'intense'],
  technique: 'a double exposure of a silhouette and the landscape it remembers',
  lettering: 'composed capitals with much air',
  palettes,
  pairings: [
    { title: 'playfair', text: 'jost' },
    { title: 'league-gothic', text: 'oswald-light' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'oswald-medium', text: 'lora-italic' },
  ],
  layouts: [
    {
      id: 'profile',
      phrase: 'a great profile on pale paper, a landscape in its mind, the title above',
      isEndless: true,
    },
    { id: 'nocturne', phrase: 'a luminous profile on the dark and the title across its shoulders' },
    { id: 'giant', phrase: 'the hero itself huge on paper, filled with a distant place', isEndless: true },
    {
      id: 'facing',
      phrase: 'two profiles face to face and the hero in the space between them',
      isEndless: true,
    },
  ],
  heroes: [
    'profile-man',
    'profile-woman',
    'detective',
    'raven',
    'woman-standing',
    'wolf',
    'man-in-coat',
    'bare-tree',
    'stag',
    'house',
    'chess-king',
    'lighthouse',
  ],
  sample: {
    title: 'What the Valley Kept',
    subtitle: 'A novel of suspense',
    author: 'Daniel Marsh',
    summary: 'A barrister returns to the valley where her brother vanished, and finds her own name in the case file.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isOfKind(motif, 'symbol', 'sky') &&
    (motif.rests === 'ground' || motif.kind === 'person' || (motif.kind === 'creature' && motif.rests === 'air')),
  design,
}
