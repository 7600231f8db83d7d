// What things are made of, and how it swells.
import type { Tone } from '../paint/pen.ts'

export const materials = [
  'gold',
  'brass',
  'bronze',
  'copper',
  'steel',
  'iron',
  'silver',
  'bone',
  'ceramic',
  'porcelain',
  'velvet',
  'cloth',
  'wax',
  'glass',
  'crystal',
  'wood',
  'leather',
  'felt',
  'clay',
  'paper',
  'stone',
  'brick',
  'plaster',
  'plastic',
  'rubber',
  'fur',
  'feather',
  'skin',
  'leaf',
  'petal',
  'fruit',
  'bread',
  'flame',
  'water',
  'snow',
  'hair',
] as const

export type MaterialName = (typeof materials)[number]

/** How a surface swells: `petal` overlaps with bases of its own, `ridge` keeps its crest, `plate` is level with a narrow rounded rim. */
export const forms = ['round', 'ridge', 'petal', 'plate'] as const

/** What is drawn in each of these may be of another material, where no part of its own is labelled for it. */
const tones: readonly Tone[] = ['body', 'shade', 'light', 'accent']

export const isTone = (name: string): name is Tone => tones.some((tone) => tone === name)
