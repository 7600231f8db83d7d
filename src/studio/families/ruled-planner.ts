// Ruled planner: stationery you want to own. Cloth and foil, quarter bindings, tabs, and the plain beauty of a ruled page.
import { isOneThing } from '../motifs/suits.ts'
import type { Design, Family, Scene } from './family.ts'
import { clothDesign, pageDesign, quarterDesign, tabsDesign } from './ruled-planner/covers.ts'
import { palettes } from './ruled-planner/palettes.ts'

const designs: Readonly<Record<string, (scene: Scene) => Design>> = {
  cloth: clothDesign,
  quarter: quarterDesign,
  tabs: tabsDesign,
  page: pageDesign,
}

export const ruledPlanner: Family = {
  id: 'ruled-planner',
  name: 'Ruled Planner',
  look: 'typographic',
  templateType: 'ornamental',
  genreBuckets: [
    'Planner & Journal:productivity',
    'Planner & Journal:minimalist',
    'Planner & Journal:budget',
    'Planner & Journal:goal-setting',
    'Planner & Journal:*',
  ],
  moods: ['intellectual', 'uplifting', 'melancholic'],
  technique: 'bound stationery in cloth, card and foil with ruled or dotted paper',
  lettering: 'a composed title blocked in foil or printed on a label, with spaced small capitals',
  palettes,
  pairings: [
    { title: 'gloock', text: 'jost' },
    { title: 'cormorant-bold', text: 'montserrat' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'josefin', text: 'josefin' },
    { title: 'playfair', text: 'montserrat' },
  ],
  layouts: [
    {
      id: 'cloth',
      phrase: 'a cloth or leather board with the subject blocked in foil and an elastic at the fore edge',
    },
    { id: 'quarter', phrase: 'a cloth spine, paper boards and a pasted label above the subject' },
    {
      id: 'tabs',
      phrase: 'dotted paper, a panel with the subject and coloured index tabs down the side',
      isEndless: true,
    },
    { id: 'page', phrase: 'a ruled page with a margin on whose lines the title stands' },
  ],
  heroes: [
    'compass',
    'quill',
    'tree',
    'target',
    'hourglass',
    'key',
    'mountain',
    'coins',
    'sun',
    'sprig',
    'bird',
    'bicycle',
    'pocket-watch',
  ],
  sample: {
    title: 'The Daily Planner',
    subtitle: 'Plan the day, keep the evening',
    author: 'Studio Marlowe',
    summary: 'An undated planner for focused days.',
  },
  shows: (motif) => isOneThing(motif) && motif.width < 2.05,
  design: (scene) => (designs[scene.layout] ?? clothDesign)(scene),
}
