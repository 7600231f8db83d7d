// Varsity pop: flat team colours, one big piece of kit, hearts, and lettering from a college jersey.

import { type Colour, lchOf, mix, oklch } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { factsOfMotif } from '../motifs/records.ts'
import { isElectronic, isGrim, isLively, isModern, isNoble, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import { inkOn } from '../paint/flat-tones.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { groundOf, paintPop } from './varsity-pop/paint-pop.ts'
import { palettes } from './varsity-pop/palettes.ts'
import { band, isBroad } from './zones.ts'

/** The pale court takes dark letters on a loud block: the other way round the block swallows the letters. */
const courtLetters = ({ deep, dark }: Palette): Colour => {
  const { l, c, h } = lchOf(mix(deep, dark, 0.25))
  return oklch(Math.min(l, 0.3), c, h)
}

/** The loud colour, light enough to keep apart from the letters before it. */
const courtBlock = ({ accent }: Palette): Colour => {
  const { l, c, h } = lchOf(accent)
  return oklch(Math.max(l, 0.72), c, h)
}

const planType = (scene: Scene): TypePlan => {
  const { pairing, palette, layout, ...sheet } = scene
  const ground = groundOf(scene)
  const ink = inkOn(ground, palette)
  const broad = isBroad(scene)
  const edge = mix(palette.deep, palette.dark, 0.25)
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: layout === 'court' ? courtLetters(palette) : palette.light,
    maxSize: 420,
    maxLines: 4,
    leading: 0.98,
    gap: 54,
    minor: { scale: 0.45 },
    ...(layout === 'burst' ? {} : { bend: layout === 'court' ? ('arc' as const) : ('rise' as const) }),
    effect: {
      extrude: { colour: layout === 'court' ? courtBlock(palette) : edge, depth: 0.075 },
      ...(layout === 'court' ? {} : { outline: { colour: edge, width: 0.045 } }),
    },
  }
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.06, ink } as const
  const subtitle: Item = { kind: 'line', role: 'subtitle', ...quiet, size: 58, gap: 60 }
  const author: Item = { kind: 'line', role: 'author', ...quiet, size: 94 }
  if (layout === 'jersey')
    return {
      stacks: [
        {
          box: band(sheet, broad ? 0.58 : 0.565, 0.945, 0.08),
          align: 'center',
          anchor: 'bottom',
          items: [title, subtitle, author],
        },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.055, broad ? 0.36 : 0.385, 0.08), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.88, 0.95), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

export const varsityPop: Family = {
  id: 'varsity-pop',
  name: 'Varsity Pop',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: ['Romance:sports', 'Romance:new-adult', 'Romance:romcom', 'Young Adult:*'],
  moods: ['uplifting', 'romantic', 'intense'],
  technique: 'a bold sticker-like illustration in flat team colours',
  lettering: 'chunky jersey capitals with a solid drop',
  palettes,
  pairings: [
    { title: 'alfa-slab', text: 'jost-bold' },
    { title: 'rubik-black', text: 'jost-bold' },
    { title: 'righteous', text: 'jost-bold' },
    { title: 'luckiest-guy', text: 'josefin' },
    { title: 'bangers', text: 'jost-bold' },
    { title: 'anton', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'burst', phrase: 'the hero on a burst of rays among hearts, the title above', isEndless: true },
    { id: 'jersey', phrase: 'the hero over the stripes of a jersey and the title large below', isEndless: true },
    { id: 'court', phrase: 'the hero on the centre circle of a pale court' },
  ],
  heroes: [
    'hockey',
    'basketball',
    'american-football',
    'baseball',
    'running-shoe',
    'soccer-ball',
    'boxing-glove',
    'heart',
    'bicycle',
    'couple-embrace',
  ],
  sample: {
    title: 'The Penalty Kiss',
    subtitle: 'He shoots. She scores.',
    author: 'Jamie Brooks',
    summary:
      'The captain of the hockey team needs a fake girlfriend for one season, and the rink has only one ice dancer.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    (isLively(motif) ||
      (motif.kind === 'person' && factsOfMotif(motif.id).figure?.count[0] === 2) ||
      (isNoble(motif) && isOfKind(motif, 'symbol', 'sky', 'plant')) ||
      (motif.kind === 'object' && sizeOf(motif) <= 0.5 && (isNoble(motif) || isElectronic(motif))) ||
      (motif.kind === 'vehicle' && isModern(motif) && sizeOf(motif) < 2)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => paintPop(easel, scene, type),
    grain: 0.2,
    vignette: 0,
  }),
}
