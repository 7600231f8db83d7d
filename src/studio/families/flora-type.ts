// Flora type: a great serif title in a garden; flowers grow behind the letters and a few pass before them.
import { isElectronic, isGrim, isOneThing } from '../motifs/suits.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { isPale, paintBefore, paintGarden } from './flora-type/garden.ts'
import { palettes } from './flora-type/palettes.ts'
import { band } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const ink = isPale(scene) ? palette.deep : palette.ink
  const title: Item = {
    kind: 'title',
    face: pairing.title,
    case: layout === 'bower' || layout === 'wreath' ? 'upper' : 'as-given',
    lockup: layout === 'crown' ? 'even' : 'block',
    maxSize: 460,
    leading: 0.9,
    minor: { face: 'playfair-italic', scale: 0.5 },
    ink,
    gap: 56,
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 72,
    maxLines: 2,
    ink,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.12,
    size: 88,
    ink,
  }
  const centred = (
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
  if (layout === 'stems')
    return {
      stacks: [centred(0.05, 0.1, 0.09, 'top', [author]), centred(0.125, 0.57, 0.08, 'top', [title, subtitle])],
    }
  if (layout === 'crown')
    return {
      stacks: [centred(0.4, 0.83, 0.08, 'middle', [title, subtitle]), centred(0.885, 0.94, 0.16, 'bottom', [author])],
    }
  if (layout === 'wreath')
    return {
      stacks: [centred(0.29, 0.71, 0.09, 'middle', [title, subtitle]), centred(0.76, 0.82, 0.16, 'middle', [author])],
    }
  return {
    stacks: [centred(0.07, 0.47, 0.09, 'top', [title, subtitle]), centred(0.9, 0.95, 0.09, 'bottom', [author])],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, type) => paintGarden(easel, scene, type),
  front: (easel, type) => paintBefore(easel, scene, type),
  grain: 0.28,
  vignette: isPale(scene) ? 0.05 : 0.22,
})

export const floraType: Family = {
  id: 'flora-type',
  name: 'Flora Type',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:*',
    'Biography & Memoir:literary',
    'Romance:contemporary',
  ],
  moods: ['romantic', 'uplifting', 'melancholic'],
  technique: 'painted garden flowers that grow behind and before the letters',
  lettering: 'a great high-contrast serif woven through flowers',
  palettes,
  pairings: [
    { title: 'abril-fatface', text: 'josefin' },
    { title: 'playfair-black', text: 'cormorant-bold' },
    { title: 'gloock', text: 'jost' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'yeseva-one', text: 'josefin' },
  ],
  layouts: [
    { id: 'bower', phrase: 'the great title above and the hero on a swag of flowers below' },
    { id: 'crown', phrase: 'the hero under an arch of flowers and the title below it', isEndless: true },
    { id: 'stems', phrase: 'tall flowers that grow from the foot of the sheet towards the title, the hero among them' },
    { id: 'wreath', phrase: 'the title in the middle, flowers in every corner and the hero above it' },
  ],
  heroes: [
    'bird',
    'butterfly',
    'hummingbird',
    'swan',
    'fox',
    'rabbit',
    'teacup',
    'profile-woman',
    'moth',
    'cat',
    'bee',
    'house',
    'violin',
    'owl',
  ],
  sample: {
    title: 'The Lives of Wild Things',
    subtitle: 'A novel',
    author: 'Amara Osei',
    summary: 'Three sisters inherit a ruined garden and the bird that will not leave it.',
  },
  shows: (motif) => isOneThing(motif) && motif.kind !== 'sky' && !isGrim(motif) && !isElectronic(motif),
  design,
}
