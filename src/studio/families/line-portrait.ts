// Line portrait: one assured pen line over two or three soft shapes of colour, with much room around it.
import { isFirm } from '../motifs/suits.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintSheet } from './line-portrait/composition.ts'
import { inkOf, lines } from './line-portrait/inks.ts'
import { drawSitter } from './line-portrait/line.ts'
import { palettes } from './line-portrait/palettes.ts'
import { band } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { pairing, layout } = scene
  const ink = inkOf(scene)
  const align = layout === 'arch' || layout === 'above' ? 'left' : 'center'
  const lettering: readonly Item[] = [
    { kind: 'title', face: pairing.title, case: 'as-given', lockup: 'even', maxSize: 440, leading: 0.93, ink, gap: 54 },
    { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 66, maxLines: 2, ink },
  ]
  const author: Item = { kind: 'line', role: 'author', face: pairing.text, case: 'upper', tracking: 0.1, size: 80, ink }
  const stack = (top: number, bottom: number, anchor: Stack['anchor'], items: readonly Item[]): Stack => ({
    box: band(scene, top, bottom, 0.085),
    align,
    anchor,
    items,
  })
  const foot = stack(0.9, 0.948, 'bottom', [author])
  if (layout === 'above') return { stacks: [stack(0.595, 0.87, 'middle', lettering), foot] }
  return { stacks: [stack(0.06, 0.37, 'top', lettering), foot] }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel) => paintSheet(easel, scene),
  drawAdded: (easel, { motif, colour, ...place }) => drawSitter(easel, motif, place, colour ?? inkOf(scene)),
  grain: 0.4,
  vignette: 0,
})

export const linePortrait: Family = {
  id: 'line-portrait',
  name: 'Line Portrait',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Biography & Memoir:inspirational',
    'Biography & Memoir:literary',
    'Biography & Memoir:*',
    'Contemporary Fiction:womens-fiction',
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Health & Fitness:*',
  ],
  moods: ['uplifting', 'melancholic', 'intellectual'],
  technique: 'a single pen line over soft shapes of colour',
  lettering: 'a quiet serif with much room around it',
  palettes,
  pairings: [
    { title: 'dm-serif', text: 'jost' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'playfair', text: 'josefin' },
    { title: 'fraunces', text: 'jost' },
  ],
  layouts: [
    { id: 'disc', phrase: 'the title above and the line drawing over a large warm disc', isEndless: true },
    { id: 'arch', phrase: 'the title set left above, the line drawing before an arch of colour', isEndless: true },
    { id: 'above', phrase: 'the line drawing above and the title set left below it', isEndless: true },
    { id: 'evening', phrase: 'a pale line on a dark ground, the title above it', isEndless: true },
  ],
  heroes: [
    'profile-woman',
    'woman-standing',
    'swan',
    'mother-and-child',
    'dancer',
    'meditating-figure',
    'profile-man',
    'tulip',
    'couple-embrace',
    'bird',
    'runner',
    'reader',
  ],
  sample: {
    title: 'The Shape of Being Still',
    subtitle: 'A memoir of starting over',
    author: 'Noor Haddad',
    summary: 'After the marriage ends a dancer learns to live with her own company.',
  },
  shows: (motif) => isFirm(motif) && motif.kind !== 'sky',
  design,
  lines,
}
