// Abyss eye: concentric line work that opens into an eye, a pit, tentacles or a spiral, and swallows one small thing.
import { isBuilding, isGrim, isHomely, isModern, isNoble, isOfKind, isOneThing, isSacred } from '../motifs/suits.ts'
import type { TypePlan } from '../type/plan.ts'
import { paintGaze } from './abyss-eye/gaze.ts'
import { paintMaw } from './abyss-eye/maw.ts'
import { palettes } from './abyss-eye/palettes.ts'
import { paintSpiral, spiralInks } from './abyss-eye/spiral.ts'
import { paintTendrils } from './abyss-eye/tendrils.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const planType = ({ w, h, palette, pairing, layout }: Scene): TypePlan => {
  const ink = layout === 'spiral' ? spiralInks(palette).line : palette.ink
  const wide = w / h > 0.8
  return {
    stacks: [
      {
        box: band({ w, h }, 0.055, wide ? 0.37 : 0.36, 0.075),
        align: 'center',
        anchor: 'top',
        items: [
          {
            kind: 'title',
            face: pairing.title,
            case: 'upper',
            lockup: 'block',
            minor: { scale: 0.42 },
            maxSize: 660,
            leading: 0.95,
            ink,
            gap: 34,
          },
          { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 56, maxLines: 2, ink },
        ],
      },
      {
        box: band({ w, h }, 0.88, 0.955, 0.1),
        align: 'center',
        anchor: 'bottom',
        items: [{ kind: 'line', role: 'author', face: pairing.text, case: 'upper', size: 92, ink }],
      },
    ],
  }
}

const painters = { maw: paintMaw, gaze: paintGaze, tendrils: paintTendrils, spiral: paintSpiral }

const isLayout = (layout: string): layout is keyof typeof painters => layout in painters

const design = (scene: Scene): Design => {
  const paint = isLayout(scene.layout) ? painters[scene.layout] : paintMaw
  return {
    type: planType(scene),
    back: (easel, type) => paint(easel, scene, type.zones),
    grain: 0.45,
    vignette: scene.layout === 'spiral' ? 0.12 : 0.3,
  }
}

export const abyssEye: Family = {
  id: 'abyss-eye',
  name: 'Abyss Eye',
  look: 'abstract',
  templateType: 'graphic',
  genreBuckets: ['Horror:cosmic', 'Horror:body', 'Horror:*', 'Fantasy:grimdark'],
  moods: ['intense', 'mysterious', 'epic'],
  technique: 'engraved concentric line work that opens into a devouring eye, pit or spiral',
  lettering: 'towering condensed capitals in bone white',
  palettes,
  pairings: [
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'anton', text: 'oswald-medium' },
    { title: 'sofia-extra-condensed', text: 'oswald-light' },
    { title: 'bebas-neue', text: 'oswald-medium' },
  ],
  layouts: [
    {
      id: 'gaze',
      phrase: 'one enormous eye across the sheet and the subject standing in its burning pupil',
      isEndless: true,
    },
    {
      id: 'maw',
      phrase: 'a pit of rings in the ground, lit from its depth, and the subject black on its brink',
      isEndless: true,
    },
    {
      id: 'tendrils',
      phrase: 'tentacles that rise from a lined sea around the subject before a huge disc',
      isEndless: true,
    },
    {
      id: 'spiral',
      phrase: 'a hypnotic spiral of fine lines on one flat loud colour, the subject falling into its heart',
      isEndless: true,
    },
  ],
  heroes: [
    'sailboat',
    'man-in-coat',
    'house',
    'lighthouse',
    'octopus',
    'hooded-figure',
    'tall-ship',
    'child',
    'astronaut',
    'skull',
    'cabin',
    'hand-reaching',
  ],
  sample: {
    title: 'The Drowned God',
    subtitle: 'It has been looking up for a very long time',
    author: 'Ines Harrow',
    summary:
      'The last sailboat out of Harrow Bay loses its sounding line in a trench that should not exist. What answers is older than names, and it knows every name aboard.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isHomely(motif) &&
    !isSacred(motif) &&
    (isOfKind(motif, 'person', 'creature', 'vehicle') ||
      isGrim(motif) ||
      isNoble(motif) ||
      (isBuilding(motif) && !isModern(motif)) ||
      motif.id === 'spiral'),
  design,
}
