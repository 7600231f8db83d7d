// Marble panel: poured ink as on old endpapers, with a calm panel for type, or poured into the silhouette of the hero.

import { type Colour, mix } from '../colour/colour.ts'
import { isOneThing } from '../motifs/suits.ts'
import { grown } from '../paint/boxes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { swelledRule } from '../paint/ornament/dividers.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintArt } from './marble-panel/art.ts'
import { palettes } from './marble-panel/palettes.ts'
import { band } from './zones.ts'

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
    easel.part('panel', () => ctx.fillRect(box.x, box.y, box.w, box.h))
    ctx.strokeStyle = metalColour(scene.palette.metal)
    ctx.lineWidth = 4
    const inner = grown(box, -26)
    easel.part('frame', () => ctx.strokeRect(inner.x, inner.y, inner.w, inner.h))
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
    { id: 'panel', phrase: 'marble from edge to edge and a framed panel of type in the middle', isEndless: true },
    { id: 'cutout', phrase: 'the hero cut out of marble on pale paper below the title' },
    { id: 'half', phrase: 'marble in the upper half and calm colour with the title below', isEndless: true },
    { id: 'band', phrase: 'a broad band of colour with the title across a sheet of marble', isEndless: true },
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
  shows: (motif) => isOneThing(motif) && motif.kind !== 'place',
  design,
}
