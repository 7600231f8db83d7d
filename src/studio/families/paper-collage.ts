// Paper collage: painted papers cut by hand and glued down, in the manner of the great cut-outs, with the hero as the largest piece.
import { isOneThing } from '../motifs/suits.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { palettes } from './paper-collage/palettes.ts'
import { groundOf, inkOn, paintBold, paintGarland, paintHills, paintPatchwork } from './paper-collage/pictures.ts'
import { band } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const ink = inkOn(groundOf(scene), scene)
  const lettering = (maxSize: number): readonly Item[] => [
    { kind: 'title', face: pairing.title, case: 'as-given', lockup: 'even', maxSize, leading: 0.92, ink, gap: 50 },
    { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 66, maxLines: 2, ink },
  ]
  const author = (colour: string): Item => ({
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'as-given',
    size: 98,
    ink: colour,
  })
  const stack = (
    top: number,
    bottom: number,
    inset: number,
    anchor: Stack['anchor'],
    items: readonly Item[],
  ): Stack => ({
    box: band(scene, top, bottom, inset),
    align: 'center',
    anchor,
    items,
  })
  if (layout === 'garland')
    return {
      stacks: [stack(0.155, 0.46, 0.15, 'top', lettering(400)), stack(0.81, 0.86, 0.17, 'bottom', [author(ink)])],
    }
  if (layout === 'patchwork')
    return {
      stacks: [
        stack(0.05, 0.1, 0.08, 'top', [author(palette.dark)]),
        stack(0.125, 0.405, 0.08, 'middle', lettering(430)),
      ],
    }
  const foot = layout === 'hills' ? palette.ink : ink
  return {
    stacks: [stack(0.06, 0.385, 0.08, 'top', lettering(430)), stack(0.895, 0.945, 0.09, 'bottom', [author(foot)])],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, { zones }) => {
    const { w, h } = scene
    if (scene.layout === 'bold') paintBold(easel, scene)
    else if (scene.layout === 'garland')
      paintGarland(easel, scene, zones[0] ?? { x: w * 0.15, y: h * 0.15, w: w * 0.7, h: h * 0.25 })
    else if (scene.layout === 'hills') paintHills(easel, scene)
    else paintPatchwork(easel, scene)
  },
  grain: 0.4,
  vignette: 0,
})

export const paperCollage: Family = {
  id: 'paper-collage',
  name: 'Paper Collage',
  look: 'collage',
  templateType: 'graphic',
  genreBuckets: [
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:humorous',
    'Contemporary Fiction:book-club',
    'Biography & Memoir:cultural',
    'Romance:romcom',
    'Non-Fiction:*',
    'Other:*',
  ],
  moods: ['uplifting', 'romantic', 'intellectual'],
  technique: 'a collage of painted papers cut by hand',
  lettering: 'a warm, heavy face that sits like cut paper',
  palettes,
  pairings: [
    { title: 'young-serif', text: 'jost' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'alegreya-black', text: 'jost' },
    { title: 'gloock', text: 'josefin' },
  ],
  layouts: [
    {
      id: 'patchwork',
      phrase: 'the title on plain paper over a patchwork of colours with the hero in its middle',
      isEndless: true,
    },
    { id: 'bold', phrase: 'one bold ground, the hero large on a pale pebble of paper among fronds' },
    { id: 'garland', phrase: 'fronds around a pale sheet that carries the title and the hero', isEndless: true },
    { id: 'hills', phrase: 'the hero on paper hills before a cut sun, the title in the sky', isEndless: true },
  ],
  heroes: [
    'cat',
    'bird',
    'house',
    'teapot',
    'guitar',
    'dancer',
    'swan',
    'bicycle',
    'telephone',
    'horse',
    'fish',
    'woman-standing',
    'palm',
  ],
  sample: {
    title: 'Everything We Said at Dinner',
    subtitle: 'A novel',
    author: 'Lucía Marín',
    summary: 'Four siblings, one cat and a house by the sea that none of them wants to sell.',
  },
  shows: (motif) => isOneThing(motif) && motif.kind !== 'sky',
  design,
}
