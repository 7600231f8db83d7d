// Classic grid: the vintage paperback, where bands of flat colour, one device and careful type are the whole design.

import type { Colour } from '../colour/colour.ts'
import { luminanceOf } from '../colour/contrast.ts'
import type { Palette } from '../colour/palette.ts'
import { isOneThing } from '../motifs/suits.ts'
import type { LineItem, TitleItem, TypePlan } from '../type/plan.ts'
import { type Grid, gridOf } from './classic-grid/grid.ts'
import { paintGrid } from './classic-grid/paint-grid.ts'
import { palettes } from './classic-grid/palettes.ts'
import type { Design, Family, Scene } from './family.ts'

/** Ink for a band: the one of dark and light that stands out from it. */
const inkOn = (ground: Colour, { deep, ink }: Palette): Colour => (luminanceOf(ground) > 0.32 ? deep : ink)

const planType = (scene: Scene, grid: Grid): TypePlan => {
  const { palette, pairing } = scene
  const title: TitleItem = {
    kind: 'title',
    face: pairing.title,
    case: scene.layout === 'window' ? 'as-given' : 'upper',
    lockup: 'even',
    maxSize: 300,
    leading: 0.94,
    ink: inkOn(grid.titleGround, palette),
    gap: 58,
  }
  const line = (role: LineItem['role'], size: number, ground: Colour): LineItem => ({
    kind: 'line',
    role,
    face: pairing.text,
    case: role === 'subtitle' ? 'as-given' : 'upper',
    size,
    maxLines: 2,
    ink: inkOn(ground, palette),
  })
  return {
    stacks: [
      {
        box: grid.title,
        align: grid.align,
        anchor: grid.titleAnchor,
        items: [title, line('subtitle', 62, grid.titleGround)],
      },
      { box: grid.author, align: grid.align, anchor: 'middle', items: [line('author', 92, grid.authorGround)] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const grid = gridOf(scene)
  return {
    type: planType(scene, grid),
    back: (easel) => paintGrid(easel, scene, grid),
    grain: 0.5,
    vignette: 0,
  }
}

export const classicGrid: Family = {
  id: 'classic-grid',
  name: 'Classic Grid',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Biography & Memoir:literary',
    'Biography & Memoir:cultural',
    'Non-Fiction:*',
    'Other:*',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:humorous',
  ],
  moods: ['intellectual', 'melancholic', 'uplifting'],
  technique: 'a vintage paperback of flat printed bands with one small engraved device',
  lettering: 'measured, well-spaced capitals in the manner of the classic paperback',
  palettes,
  pairings: [
    { title: 'jost-bold', text: 'jost' },
    { title: 'garamond', text: 'garamond-italic' },
    { title: 'josefin', text: 'josefin' },
    { title: 'dm-serif', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'bands', phrase: 'three horizontal bands, the title in the pale middle one and the device below it' },
    {
      id: 'column',
      phrase: 'a broad column of colour at one side that carries a frieze of the device, and the title beside it',
    },
    { id: 'window', phrase: 'a window with the device large in it, under a calm panel of type' },
    { id: 'tiles', phrase: 'a chequer of coloured tiles, each with the device or a plain shape, over a band of type' },
  ],
  heroes: ['bird', 'tree', 'teacup', 'fish', 'quill', 'house', 'sailboat', 'apple', 'bicycle', 'key', 'owl', 'sun'],
  sample: {
    title: 'The Man Who Counted Rain',
    subtitle: 'And other true stories',
    author: 'Ines Albury',
    summary: 'A bird ringer, a lighthouse clerk and a tea taster: lives given to one small thing.',
  },
  shows: (motif) => isOneThing(motif),
  design,
}
