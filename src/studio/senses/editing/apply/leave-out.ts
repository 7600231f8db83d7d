// Leaves out or thins a part of the picture that its painter says the name of: leaves at the sides, fog, rays, a circle.
import type { Air } from '../../../direction/adjustments.ts'
import { faintPart, leftOutPart, type OwnName, type PartName } from '../../../paint/part-names.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { fewerPainted, firstSeen, isThin } from '../../../press/find-named.ts'
import { pieceCalled } from '../../../press/find-piece.ts'
import { ownCalled } from '../lexicon/own-parts.ts'
import { partsCalled } from '../lexicon/painted-parts.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'
import { partsMeant } from './meant-parts.ts'

/** Parts that are laid over a picture: without the others nothing would be left in their place. */
const isLaidOver: ReadonlySet<PartName> = new Set<PartName>([
  'arch',
  'awning',
  'banner',
  'bars',
  'blinds',
  'blooms',
  'bunting',
  'burst',
  'clouds',
  'curtains',
  'disc',
  'dots',
  'drips',
  'fog',
  'frame',
  'gems',
  'grid',
  'hearts',
  'lead',
  'leaves',
  'lights',
  'lines',
  'map',
  'moon',
  'oval',
  'panel',
  'planet',
  'pots',
  'rays',
  'reeds',
  'reticle',
  'ribbons',
  'rings',
  'road',
  'roots',
  'scratches',
  'shadow',
  'shapes',
  'sigil',
  'sign',
  'signs',
  'smoke',
  'sparks',
  'splatter',
  'stars',
  'sun',
  'tabs',
  'tentacles',
  'trees',
  'vines',
  'wreath',
])

const told = (draft: Draft, names: readonly PartName[], asTold: (name: PartName) => string): Draft | null => {
  if (names.length === 0) return null
  const { without } = draft.direction.adjustments
  const next = adjusted(draft, { without: [...new Set([...without, ...names.map(asTold)])] })
  // Those that are meant are seen; hair lines are lost in a small look at both.
  return names.some(isThin) || differ(artOf(documentFrom(draft)), artOf(documentFrom(next))) ? next : null
}

const laidOver = (draft: Draft, said: string): readonly PartName[] =>
  partsMeant(documentFrom(draft), said, (name) => isLaidOver.has(name))

/** The picture without a part that is called so; null where it has none that can be left out. */
export const leaveOut = (draft: Draft, said: string): Draft | null => told(draft, laidOver(draft, said), leftOutPart)

/** The picture without the piece of a part that is of a colour; null where there is none. */
export const leaveOutPiece = (draft: Draft, said: string, colour: string): Draft | null => {
  const document = documentFrom(draft)
  const names = partsCalled(said).filter((name) => isLaidOver.has(name))
  const piece = pieceCalled(document, names, colour)
  if (piece === null) return null
  return adjusted(draft, { without: [...draft.direction.adjustments.without, piece] })
}

/** What a thing may be without: it is drawn whole under it. */
const isWornOver: ReadonlySet<OwnName> = new Set<OwnName>([
  'antlers',
  'bow',
  'candles',
  'cape',
  'chimneys',
  'crown',
  'feathers',
  'flame',
  'hat',
  'house bushes',
  'own leaves',
  'scarf',
  'stick',
  'stripes',
  'weathervane',
])

/** The picture with a thing that lacks something of its own; null where nothing has it. */
export const leaveOutOwn = (draft: Draft, said: string): Draft | null => {
  const own = firstSeen(
    documentFrom(draft),
    ownCalled(said).filter((name) => isWornOver.has(name)),
  )
  return own === undefined ? null : told(draft, [own], leftOutPart)
}

const inAir: Partial<Readonly<Record<Air, readonly PartName[]>>> = {
  fog: ['fog', 'smoke'],
  stars: ['stars'],
  sparks: ['sparks'],
  clouds: ['clouds'],
  leaves: ['leaves'],
  rays: ['rays', 'burst'],
}

/** Whether there is less of what is called so because it can be counted, and not because it is fainter. */
export const areFewer = (draft: Draft, said: string): boolean => {
  const fewer = fewerPainted(documentFrom(draft))
  return partsCalled(said).some((name) => fewer.has(name))
}

/** The picture with fewer or a fainter one of what is called so; null where it has none. */
export const thinPart = (draft: Draft, said: string): Draft | null => told(draft, laidOver(draft, said), faintPart)

/** The picture with less of what hangs in its air; null where no painter says its name. */
export const thinAir = (draft: Draft, air: Air): Draft | null => {
  const part = firstSeen(documentFrom(draft), inAir[air] ?? [])
  return part === undefined ? null : told(draft, [part], faintPart)
}

/** The picture without what hangs in its air; null where no painter says its name. */
export const withoutAir = (draft: Draft, air: Air): Draft | null => {
  const part = firstSeen(documentFrom(draft), inAir[air] ?? [])
  return part === undefined ? null : told(draft, [part], leftOutPart)
}
