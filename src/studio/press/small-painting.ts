// The art of a cover painted small, to see what is there: as it is, with parts of it painted over, or without its hero. An edit asks the
// same of one cover many times, so the last paintings are kept.
import type { Colour } from '../colour/colour.ts'
import type { CoverDocument } from '../document.ts'
import { keepLast } from '../keep-last.ts'
import { Easel } from '../paint/easel.ts'
import type { Flood } from '../paint/flood-part.ts'
import { paintBackings } from '../type/paint-type.ts'
import { setPlan } from '../type/set-plan.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import { designOf } from './design-of-document.ts'
import { planOf } from './draft-cover.ts'
import { familyOf } from './scene-of-document.ts'
import { sheetOf } from './sheet.ts'
import { textsOf } from './texts.ts'

export const smallSheet = sheetOf(1600, 2560)
/** Pixels across: enough to see whether something is there. */
export const smallWidth = 100

interface Painting {
  /** Pixels across. */
  readonly width?: number
  /** Whether what stands before the type is painted. */
  readonly hasFront?: boolean
  readonly flood?: Flood | null
  readonly without?: readonly string[]
  readonly hidesHero?: boolean
  /** The one colour in which the hero is painted over. */
  readonly hero?: Colour
}

/** The art with the plates behind its type. */
export const paintSmall = (document: CoverDocument, painting: Painting = {}): Easel => {
  const { width = smallWidth, hasFront = true, flood = null, without = [], hidesHero = false, hero } = painting
  const design = designOf(familyOf(document), document, smallSheet, hidesHero, hero)
  const type = setPlan(planOf(design, document, smallSheet), textsOf(document))
  const wanted = new Set([...wantedOf(document.direction.adjustments), ...without])
  const easel = new Easel(smallSheet, width / smallSheet.w, document.seed, wanted)
  easel.flood = flood
  design.back(easel, type)
  paintBackings(easel, type.stacks)
  if (hasFront) design.front?.(easel, type)
  return easel
}

/** More than one question takes at once, and few enough to hold some megabytes only. */
const mostKept = 32

const kept = keepLast<Easel>(mostKept, (easel) => easel[Symbol.dispose]())

/** A painting to look at, not to paint on: the next who asks is given the same. */
export const smallPainting = (
  document: CoverDocument,
  painting: Pick<Painting, 'width' | 'hasFront' | 'hidesHero'> = {},
): Easel => kept(JSON.stringify([document, painting]), () => paintSmall(document, painting))
