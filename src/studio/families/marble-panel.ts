// Marble panel: poured ink as on old endpapers, with a calm panel for type, or poured into the silhouette of the hero.
import { type Colour, mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { grown } from '../paint/boxes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { swelledRule } from '../paint/ornament/dividers.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintArt } from './marble-panel/art.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#06171c',
    dark: '#0d3a44',
    mid: '#1f6f76',
    soft: '#8cc0b8',
    light: '#f3eee2',
    accent: '#b5532f',
    counter: '#e3c9a0',
    ink: '#fbf6ea',
    metal: 'gold',
    hues: ['#b5532f', '#1f6f76', '#e3c9a0', '#0d3a44', '#8cc0b8'],
  },
  {
    deep: '#1a0b18',
    dark: '#4a1d3f',
    mid: '#8f3d63',
    soft: '#dfa3ac',
    light: '#f8efe9',
    accent: '#d9825b',
    counter: '#3d4f7a',
    ink: '#fdf6f1',
    metal: 'rose',
    hues: ['#d9825b', '#8f3d63', '#3d4f7a', '#dfa3ac', '#4a1d3f'],
  },
  {
    deep: '#0c1024',
    dark: '#1d2a5c',
    mid: '#3f5fa6',
    soft: '#a9c0e2',
    light: '#f4f1ea',
    accent: '#e0b34a',
    counter: '#7d4a8c',
    ink: '#fbf8f0',
    metal: 'gold',
    hues: ['#e0b34a', '#3f5fa6', '#7d4a8c', '#a9c0e2', '#1d2a5c'],
  },
  {
    deep: '#12160c',
    dark: '#2f3d1e',
    mid: '#66783a',
    soft: '#bcc58c',
    light: '#f5f1df',
    accent: '#c8742c',
    counter: '#84381f',
    ink: '#fbf7e8',
    metal: 'copper',
    hues: ['#c8742c', '#66783a', '#84381f', '#bcc58c', '#2f3d1e'],
  },
  {
    deep: '#141414',
    dark: '#333335',
    mid: '#77777a',
    soft: '#c4c2bd',
    light: '#f6f4ef',
    accent: '#a8262a',
    counter: '#dcd3c0',
    ink: '#faf8f3',
    metal: 'silver',
    hues: ['#a8262a', '#77777a', '#dcd3c0', '#333335', '#c4c2bd'],
  },
]

const panelColour = ({ palette, random }: Scene): Colour =>
  random.sub('panel').chance(0.6) ? mix(palette.deep, palette.dark, 0.35) : palette.light

const itemsOf = ({ pairing }: Scene, ink: Colour, withAuthor: boolean): readonly Item[] => [
  { kind: 'title', face: pairing.title, case: 'as-given', lockup: 'even', maxSize: 420, leading: 0.95, ink, gap: 70 },
  {
    kind: 'ornament',
    height: 12,
    ink,
    gap: 60,
    draw: (ctx, box) => swelledRule(ctx, box.x + box.w / 2, box.y + 6, 300),
  },
  { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 66, maxLines: 3, ink, gap: 80 },
  ...(withAuthor ? [authorOf(pairing.text, ink, 80)] : []),
]

const authorOf = (face: Scene['pairing']['text'], ink: Colour, size: number): Item => ({
  kind: 'line',
  role: 'author',
  face,
  case: 'upper',
  tracking: 0.1,
  size,
  ink,
})

/** A card with a shadow and a gilt rule inside its edge. */
const card =
  (scene: Scene, colour: Colour, box: Box) =>
  (easel: Easel): void => {
    const { ctx } = easel
    easel.soft(
      26,
      (soft) => {
        soft.fillStyle = '#000000'
        soft.fillRect(box.x + 6, box.y + 16, box.w, box.h)
      },
      { alpha: 0.45 },
    )
    ctx.fillStyle = colour
    ctx.fillRect(box.x, box.y, box.w, box.h)
    ctx.strokeStyle = metalColour(scene.palette.metal)
    ctx.lineWidth = 4
    const inner = grown(box, -26)
    ctx.strokeRect(inner.x, inner.y, inner.w, inner.h)
  }

const panelStack = (scene: Scene): Stack => {
  const { w, h, palette } = scene
  const colour = panelColour(scene)
  const ink = colour === palette.light ? palette.deep : palette.ink
  const isBand = scene.layout === 'band'
  const box = isBand
    ? { x: -60, y: h * 0.3, w: w + 120, h: h * 0.4 }
    : { x: w * 0.14, y: h * 0.19, w: w * 0.72, h: h * 0.62 }
  return {
    box: isBand
      ? { x: w * 0.09, y: box.y + h * 0.045, w: w * 0.82, h: box.h - h * 0.09 }
      : grown(box, -w * 0.075, -h * 0.055),
    align: 'center',
    anchor: 'middle',
    items: itemsOf(scene, ink, true),
    backing: card(scene, colour, box),
  }
}

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  if (layout === 'panel' || layout === 'band') return { stacks: [panelStack(scene)] }
  const isHalf = layout === 'half'
  const ink = isHalf ? palette.ink : palette.deep
  return {
    stacks: [
      {
        box: isHalf ? band(scene, 0.51, 0.84) : band(scene, 0.055, 0.31),
        align: 'center',
        anchor: isHalf ? 'top' : 'middle',
        items: itemsOf(scene, ink, false),
      },
      { box: band(scene, 0.885, 0.945), align: 'center', anchor: 'bottom', items: [authorOf(pairing.text, ink, 88)] },
    ],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel) => paintArt(easel, scene),
  grain: 0.3,
  vignette: scene.layout === 'cutout' ? 0 : 0.15,
})

export const marblePanel: Family = {
  id: 'marble-panel',
  name: 'Marble Panel',
  look: 'abstract',
  templateType: 'ornamental',
  genreBuckets: [
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:*',
    'Biography & Memoir:literary',
    'Biography & Memoir:*',
    'Historical Fiction:*',
    'Other:*',
  ],
  moods: ['intellectual', 'melancholic', 'romantic'],
  technique: 'poured, gilt-veined marbled paper',
  lettering: 'a quiet, well-cut serif on a calm ground',
  palettes,
  pairings: [
    { title: 'playfair', text: 'josefin' },
    { title: 'dm-serif', text: 'cormorant-bold' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'cormorant-bold', text: 'cormorant-bold' },
  ],
  layouts: [
    { id: 'panel', phrase: 'marble from edge to edge and a framed panel of type in the middle' },
    { id: 'cutout', phrase: 'the hero cut out of marble on pale paper below the title' },
    { id: 'half', phrase: 'marble in the upper half and calm colour with the title below' },
    { id: 'band', phrase: 'a broad band of colour with the title across a sheet of marble' },
  ],
  heroes: [
    'heart',
    'swan',
    'tree',
    'bird',
    'profile-woman',
    'fish',
    'feather',
    'butterfly',
    'whale',
    'stag',
    'violin',
    'rose',
  ],
  sample: {
    title: 'The Weight of Water',
    subtitle: 'A novel',
    author: 'Ingrid Solberg',
    summary: 'A glassblower returns to the island where the sea took her brother.',
  },
  shows: ({ id, kind }) => kind !== 'place' && !['crowd', 'flock', 'circuit', 'campfire'].includes(id),
  design,
}
