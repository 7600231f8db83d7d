// Engraved voyage: a line engraving of ship, castle or train in one ink, with one disc of colour, as in old books of travel.

import type { Colour } from '../colour/colour.ts'
import { isElectronic, isOfKind, isOneThing, isSpaceborne } from '../motifs/suits.ts'
import { grown } from '../paint/boxes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import { frames } from '../paint/ornament/frames.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import { palettes } from './engraved-voyage/palettes.ts'
import { paintMedallion, paintNightPlate, paintRising, paintVoyage } from './engraved-voyage/scenes.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const lettering = ({ pairing, palette }: Scene, ink: Colour, maxSize: number): readonly Item[] => [
  {
    kind: 'title',
    face: pairing.title,
    case: 'upper',
    lockup: 'block',
    maxSize,
    leading: 0.94,
    minor: { scale: 0.42, rules: true },
    ink,
    gap: 48,
  },
  {
    kind: 'ornament',
    height: 26,
    ink: palette.accent,
    gap: 40,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + 13, 380),
  },
  { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 66, maxLines: 2, ink },
]

const author = ({ pairing }: Scene, ink: Colour): Item => ({
  kind: 'line',
  role: 'author',
  face: pairing.title,
  case: 'upper',
  tracking: 0.12,
  size: 86,
  ink,
})

/** A label of paper with a ruled and scooped frame. */
const label =
  ({ palette, w }: Scene, room: number, isSmall: boolean) =>
  (easel: Easel, filled: Box): void => {
    const box = grown(filled, isSmall ? 56 : Math.min(90, w * 0.055), room)
    const { ctx } = easel
    ctx.fillStyle = palette.light
    ctx.fillRect(box.x, box.y, box.w, box.h)
    ctx.fillStyle = palette.deep
    ctx.strokeStyle = palette.deep
    if (!isSmall) {
      frames.scooped(ctx, grown(box, -4), { weight: 9 })
      return
    }
    ctx.lineWidth = 6
    ctx.strokeRect(box.x, box.y, box.w, box.h)
    ctx.lineWidth = 2.5
    ctx.strokeRect(box.x + 14, box.y + 14, box.w - 28, box.h - 28)
  }

const stacksOf = (scene: Scene): readonly Stack[] => {
  const { palette, layout } = scene
  const foot = { box: band(scene, 0.885, 0.945), align: 'center', anchor: 'bottom' } as const
  if (layout === 'night')
    return [
      {
        box: band(scene, 0.065, 0.37, 0.08),
        align: 'center',
        anchor: 'top',
        items: lettering(scene, palette.ink, 520),
      },
      { ...foot, items: [author(scene, palette.ink)], backing: nightLabel(scene) },
    ]
  if (layout === 'rising')
    return [
      {
        box: band(scene, 0.64, 0.86, 0.08),
        align: 'center',
        anchor: 'middle',
        items: lettering(scene, palette.ink, 480),
      },
      { ...foot, items: [author(scene, palette.ink)] },
    ]
  if (layout === 'medallion')
    return [
      {
        box: band(scene, 0.055, 0.3, 0.08),
        align: 'center',
        anchor: 'middle',
        items: lettering(scene, palette.ink, 480),
      },
      { ...foot, items: [author(scene, palette.ink)] },
    ]
  return [
    {
      box: band(scene, 0.085, 0.335, 0.14),
      align: 'center',
      anchor: 'top',
      items: lettering(scene, palette.deep, 430),
      backing: label(scene, 74, false),
    },
    { ...foot, items: [author(scene, palette.deep)], backing: label(scene, 38, true) },
  ]
}

/** A bar of night behind the author, where the sea is light. */
const nightLabel =
  ({ palette }: Scene) =>
  (easel: Easel, filled: Box): void => {
    const box = grown(filled, 56, 38)
    const { ctx } = easel
    ctx.fillStyle = palette.deep
    ctx.fillRect(box.x, box.y, box.w, box.h)
    ctx.strokeStyle = palette.soft
    ctx.lineWidth = 4
    ctx.strokeRect(box.x + 10, box.y + 10, box.w - 20, box.h - 20)
  }

const planType = (scene: Scene): TypePlan => ({ stacks: stacksOf(scene) })

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, { zones }) => {
    const calm = scene.layout === 'voyage' ? [] : zones.filter(({ y }) => y < scene.h * 0.6)
    if (scene.layout === 'night') paintNightPlate(easel, scene, calm)
    else if (scene.layout === 'rising') paintRising(easel, scene, calm)
    else if (scene.layout === 'medallion') paintMedallion(easel, scene)
    else paintVoyage(easel, scene, calm)
  },
  grain: 0.35,
  vignette: 0.12,
})

export const engravedVoyage: Family = {
  id: 'engraved-voyage',
  name: 'Engraved Voyage',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Biography & Memoir:historical',
    'Fantasy:myth-folklore',
  ],
  moods: ['epic', 'intellectual', 'mysterious'],
  technique: 'a line engraving in one ink with a single printed disc of colour',
  lettering: 'old-style Roman capitals as on a title page',
  palettes,
  pairings: [
    { title: 'cormorant-sc', text: 'garamond-italic' },
    { title: 'cinzel-bold', text: 'im-fell-italic' },
    { title: 'im-fell', text: 'im-fell-italic' },
    { title: 'playfair', text: 'cormorant-italic' },
  ],
  layouts: [
    {
      id: 'voyage',
      phrase: 'the title in a ruled cartouche over engraved clouds, the hero before a printed sun',
      isEndless: true,
    },
    {
      id: 'night',
      phrase: 'light lines on a dark plate, the title in the night sky and the hero before the moon',
      isEndless: true,
    },
    {
      id: 'rising',
      phrase: 'the hero before a huge rising disc and the title on a block of ink below',
      isEndless: true,
    },
    { id: 'medallion', phrase: 'the title over a round, graduated medallion with the engraved hero' },
  ],
  heroes: [
    'tall-ship',
    'castle',
    'train',
    'whale',
    'lighthouse',
    'rider',
    'hot-air-balloon',
    'stag',
    'carriage',
    'sailboat',
    'tower',
    'eagle',
  ],
  sample: {
    title: 'The Cartographer of Lost Seas',
    subtitle: 'A voyage to the edge of the known world',
    author: 'Henry Ashdown',
    summary: 'In 1768 a map maker sails with a tall ship to chart islands that no one has come home from.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests !== 'held' &&
    !isElectronic(motif) &&
    !isSpaceborne(motif) &&
    !isOfKind(motif, 'object', 'symbol', 'sky'),
  design,
}
