// Leaves out or thins a part of the picture that its painter says the name of: leaves at the sides, fog, rays, a circle.
import type { Air } from '../../../direction/adjustments.ts'
import { faintPart, leftOutPart, type PartName } from '../../../paint/part-names.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { firstSeen } from '../../../press/find-named.ts'
import { partsCalled } from '../lexicon/painted-words.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'

/** Share of the cover from which a part is seen. */
const leastSeen = 0.004

/** Parts that are laid over a picture: without the others nothing would be left in their place. */
const isLaidOver: ReadonlySet<PartName> = new Set<PartName>([
  'awning',
  'blooms',
  'bunting',
  'burst',
  'clouds',
  'curtains',
  'disc',
  'dots',
  'fog',
  'hearts',
  'leaves',
  'moon',
  'planet',
  'rays',
  'ribbons',
  'rings',
  'shapes',
  'sigil',
  'sign',
  'signs',
  'smoke',
  'sparks',
  'stars',
  'sun',
  'tabs',
  'tentacles',
  'trees',
  'vines',
  'wreath',
])

const told = (draft: Draft, names: readonly PartName[], asTold: (name: PartName) => string): Draft | null => {
  const name = firstSeen(
    documentFrom(draft),
    names.filter((each) => isLaidOver.has(each)),
    leastSeen,
  )
  if (name === undefined) return null
  const { without } = draft.direction.adjustments
  const next = adjusted(draft, { without: [...new Set([...without, asTold(name)])] })
  return differ(artOf(documentFrom(draft)), artOf(documentFrom(next))) ? next : null
}

/** The picture without a part that is called so; null where it has none that can be left out. */
export const leaveOut = (draft: Draft, said: string): Draft | null => told(draft, partsCalled(said), leftOutPart)

const inAir: Partial<Readonly<Record<Air, readonly PartName[]>>> = {
  fog: ['fog', 'smoke'],
  stars: ['stars'],
  sparks: ['sparks'],
  clouds: ['clouds'],
  rays: ['rays', 'burst'],
}

/** The picture with less of what hangs in its air; null where no painter says its name. */
export const thinAir = (draft: Draft, air: Air): Draft | null => told(draft, inAir[air] ?? [], faintPart)
