// Paper collage: painted papers cut by hand and glued down, in the manner of the great cut-outs, with the hero as the largest piece.
import type { Palette } from '../colour/palette.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { groundOf, inkOn, paintBold, paintGarland, paintHills, paintPatchwork } from './paper-collage/pictures.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#14213d',
    dark: '#1d4fa0',
    mid: '#2460b8',
    soft: '#f3d9a4',
    light: '#faf1df',
    accent: '#f0642f',
    counter: '#2f8f6b',
    ink: '#fdf6e6',
    metal: 'bone',
    hues: ['#f4b942', '#f0a0a8', '#2460b8', '#f0642f', '#2f8f6b'],
  },
  {
    deep: '#2b1230',
    dark: '#6a1f5e',
    mid: '#d9426b',
    soft: '#fbd3c8',
    light: '#fdf2e6',
    accent: '#f7a531',
    counter: '#1f7a66',
    ink: '#fff5ea',
    metal: 'rose',
    hues: ['#f7a531', '#8fc9b4', '#d9426b', '#1f7a66', '#f4b6c2'],
  },
  {
    deep: '#23211e',
    dark: '#8a3021',
    mid: '#c8552f',
    soft: '#eed9b0',
    light: '#f9efdb',
    accent: '#e2a32e',
    counter: '#33615e',
    ink: '#fdf4e2',
    metal: 'bone',
    hues: ['#9db8a0', '#e2a32e', '#c8552f', '#33615e', '#e7b89a'],
  },
  {
    deep: '#0f2a2a',
    dark: '#12615a',
    mid: '#1a7f6c',
    soft: '#e2d5f0',
    light: '#f8f3ea',
    accent: '#f26a4f',
    counter: '#7a5fb0',
    ink: '#fcf8f0',
    metal: 'bone',
    hues: ['#c9b3ea', '#f26a4f', '#f5cf5a', '#1a7f6c', '#7a5fb0'],
  },
  {
    deep: '#10164a',
    dark: '#2a35a8',
    mid: '#f2c230',
    soft: '#cfe6ef',
    light: '#fbf6e8',
    accent: '#e8452c',
    counter: '#2f7fc4',
    ink: '#fdf9ee',
    metal: 'bone',
    hues: ['#8fd0d8', '#f2c230', '#e8452c', '#2f7fc4', '#f5a7b8'],
  },
]

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

const unfit = ['crowd', 'flock', 'circuit', 'campfire', 'skyline', 'wave', 'fingerprint']

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
    { id: 'patchwork', phrase: 'the title on plain paper over a patchwork of colours with the hero in its middle' },
    { id: 'bold', phrase: 'one bold ground, the hero large on a pale pebble of paper among fronds' },
    { id: 'garland', phrase: 'fronds around a pale sheet that carries the title and the hero' },
    { id: 'hills', phrase: 'the hero on paper hills before a cut sun, the title in the sky' },
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
  shows: ({ id, kind }) => kind !== 'sky' && !unfit.includes(id),
  design,
}
