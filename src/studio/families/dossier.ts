// Dossier: a case file with photographs, clips, stamps, string and struck-out lines.

import { type Colour, mix } from '../colour/colour.ts'
import { isHomely, isOfKind, isOneThing } from '../motifs/suits.ts'
import type { TypePlan } from '../type/plan.ts'
import { paintBoard, paintFolder, paintRedacted } from './dossier/desks.ts'
import { palettes } from './dossier/palettes.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout, w, h } = scene
  const isWall = layout === 'board'
  const ink: Colour = isWall ? palette.ink : mix(palette.deep, '#000000', 0.25)
  const isTyped = pairing.title === 'special-elite'
  const wide = w / h > 0.8
  return {
    stacks: [
      {
        box: band(
          scene,
          layout === 'folder' ? 0.085 : layout === 'redacted' ? 0.105 : 0.055,
          wide ? 0.37 : 0.355,
          layout === 'redacted' ? 0.085 : 0.1,
        ),
        align: layout === 'redacted' ? 'left' : 'center',
        anchor: 'top',
        items: [
          {
            kind: 'title',
            face: pairing.title,
            case: 'upper',
            lockup: 'block',
            minor: { scale: 0.5 },
            tracking: isTyped ? 0 : 0.01,
            maxSize: 470,
            leading: 0.95,
            ink,
            effect: {
              fill: { kind: 'surface', surface: 'letterpress', colour: ink, second: ink, deep: palette.deep },
            },
            gap: 34,
          },
          {
            kind: 'line',
            role: 'subtitle',
            face: pairing.text,
            case: 'as-given',
            size: 54,
            maxLines: 2,
            ink: isWall ? palette.ink : mix(palette.accent, palette.deep, 0.25),
          },
        ],
      },
      {
        box: band(scene, 0.88, 0.945, 0.1),
        align: layout === 'redacted' ? 'left' : 'center',
        anchor: 'bottom',
        items: [{ kind: 'line', role: 'author', face: pairing.text, case: 'upper', size: 92, ink }],
      },
    ],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, { zones }) => {
    if (scene.layout === 'board') paintBoard(easel, scene, zones)
    else if (scene.layout === 'redacted') paintRedacted(easel, scene, zones)
    else paintFolder(easel, scene, zones)
  },
  grain: 0.4,
  vignette: scene.layout === 'board' ? 0.3 : 0.2,
})

export const dossier: Family = {
  id: 'dossier',
  name: 'Dossier',
  look: 'collage',
  templateType: 'illustrated',
  genreBuckets: [
    'Thriller:espionage',
    'Mystery:espionage',
    'Thriller:political',
    'Mystery:political',
    'Thriller:true-crime',
    'Mystery:true-crime',
    'Thriller:legal',
    'Mystery:legal',
    'Non-Fiction:*',
  ],
  moods: ['mysterious', 'intellectual', 'intense'],
  technique: 'a case file photographed from above: clipped photograph, typed sheets, stamp and struck-out lines',
  lettering: 'typewriter and stencil-like capitals, worn as if stamped',
  palettes,
  pairings: [
    { title: 'special-elite', text: 'special-elite' },
    { title: 'league-gothic', text: 'special-elite' },
    { title: 'staatliches', text: 'special-elite' },
    { title: 'oswald-bold', text: 'space-mono' },
  ],
  layouts: [
    { id: 'folder', phrase: 'a manila folder that fills the cover with a photograph clipped to it' },
    { id: 'board', phrase: 'a wall of evidence: map, photographs and red thread under the title' },
    {
      id: 'redacted',
      phrase: 'a page of struck-out lines with the title left standing and a photograph on top',
      isEndless: true,
    },
  ],
  heroes: [
    'man-in-coat',
    'detective',
    'house',
    'car',
    'gun',
    'briefcase',
    'woman-standing',
    'airplane',
    'fingerprint',
    'telephone',
    'profile-man',
    'church',
    'submarine',
  ],
  sample: {
    title: 'The Lisbon File',
    subtitle: 'Eleven pages. Nine of them black.',
    author: 'Tomas Hale',
    summary:
      'A man in a long coat steps off the last tram in Lisbon two years after his own funeral, and the only file that proves it has been signed out.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isHomely(motif) &&
    (isOfKind(motif, 'person', 'place', 'vehicle', 'creature', 'symbol', 'plant') ||
      (motif.kind === 'object' && motif.width < 1.6)),
  design,
}
