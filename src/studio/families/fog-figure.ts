// Fog figure: one figure in fog, water or lamplight under a huge condensed title.

import { type Colour, mix } from '../colour/colour.ts'
import { luminanceOf } from '../colour/contrast.ts'
import { isEdible, isFirm, isHomely, isMass, isOneThing, isPlain, isSomebody, sizeOf } from '../motifs/suits.ts'
import type { LineItem, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintClose, paintLamps, paintShore, paintWhiteout } from './fog-figure/fog-scenes.ts'
import { palettes } from './fog-figure/palettes.ts'
import { band } from './zones.ts'

/** A loud colour that is bright enough sets the title on dark fog; a dark one sets it on white. */
const inksOf = ({ palette, layout }: Scene): { title: Colour; lines: Colour } => {
  const isLoud = luminanceOf(palette.accent) > 0.3
  if (layout === 'whiteout')
    return { title: isLoud ? mix(palette.deep, palette.dark, 0.3) : palette.accent, lines: palette.deep }
  return { title: isLoud ? palette.accent : palette.ink, lines: palette.ink }
}

const planType = (scene: Scene): TypePlan => {
  const { pairing, layout } = scene
  const { title, lines } = inksOf(scene)
  const isLow = layout === 'close'
  const subtitle: LineItem = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 60,
    maxLines: 2,
    ink: lines,
    gap: 36,
  }
  return {
    stacks: [
      {
        box: isLow ? band(scene, 0.49, 0.865, 0.07) : band(scene, 0.05, 0.4, 0.07),
        align: 'center',
        anchor: isLow ? 'bottom' : 'top',
        items: [
          ...(isLow ? [] : [subtitle]),
          {
            kind: 'title',
            face: pairing.title,
            case: 'upper',
            lockup: 'block',
            minor: { scale: 0.46 },
            maxSize: 760,
            leading: 0.85,
            ink: title,
            gap: 36,
          },
          ...(isLow ? [subtitle] : []),
        ],
      },
      {
        box: band(scene, 0.885, 0.955, 0.08),
        align: 'center',
        anchor: 'bottom',
        items: [{ kind: 'line', role: 'author', face: pairing.text, case: 'upper', size: 104, ink: lines }],
      },
    ],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, { zones }) => {
    if (scene.layout === 'lamps') paintLamps(easel, scene, zones)
    else if (scene.layout === 'whiteout') paintWhiteout(easel, scene, zones)
    else if (scene.layout === 'close') paintClose(easel, scene)
    else paintShore(easel, scene, zones)
  },
  grain: 0.55,
  vignette: scene.layout === 'whiteout' ? 0.08 : 0.3,
})

export const fogFigure: Family = {
  id: 'fog-figure',
  name: 'Fog Figure',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:psychological',
    'Mystery:psychological',
    'Thriller:domestic',
    'Mystery:domestic',
    'Thriller:procedural',
    'Mystery:procedural',
    'Thriller:*',
    'Mystery:*',
    'Horror:psychological',
  ],
  moods: ['mysterious', 'intense', 'melancholic'],
  technique: 'a lone silhouette in photographic fog with a single source of light',
  lettering: 'huge condensed capitals in white or one signal colour',
  palettes,
  pairings: [
    { title: 'anton', text: 'oswald-medium' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'bebas-neue', text: 'bebas-neue' },
    { title: 'oswald-bold', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'shore', phrase: 'the figure small on still water, mirrored, with fogged trees behind', isEndless: true },
    {
      id: 'lamps',
      phrase: 'a wet street at night, lamps running into the fog and the figure caught in their light',
      isEndless: true,
    },
    { id: 'whiteout', phrase: 'white fog with hardly anything in it but one dark figure', isEndless: true },
    {
      id: 'close',
      phrase: 'the figure huge and dark against the light with the title across its coat',
      isEndless: true,
    },
  ],
  heroes: [
    'man-in-coat',
    'woman-in-gown',
    'detective',
    'hooded-figure',
    'child',
    'child-with-balloon',
    'couple-walking',
    'woman-standing',
    'runner',
    'wolf',
    'car',
    'house',
  ],
  sample: {
    title: 'The Girl Who Never Left',
    subtitle: 'Everyone is lying. Even the dead.',
    author: 'Sam Hartley',
    summary:
      'Nine years after Mara vanished from the quay, a figure in a long coat waits on the same corner on the same foggy night.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isHomely(motif) &&
    (isSomebody(motif) ||
      (motif.kind === 'vehicle' && motif.rests !== 'air') ||
      (motif.rests === 'ground' &&
        (motif.kind === 'creature' ||
          (motif.kind === 'place' && isFirm(motif) && sizeOf(motif) <= 60) ||
          (motif.kind === 'plant' && sizeOf(motif) >= 2) ||
          (motif.kind === 'object' && isMass(motif) && !isPlain(motif) && !isEdible(motif))))),
  design,
}
