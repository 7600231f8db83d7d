// The sample of every template, painted small once for all tests that only look at it.
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../src/studio/document.ts'
import { families } from '../../src/studio/families/index.ts'
import type { Easel } from '../../src/studio/paint/easel.ts'
import { paintSmall } from '../../src/studio/press/small-painting.ts'

export interface PaintedSample {
  readonly document: CoverDocument
  /** To look at, not to paint on. */
  readonly easel: Easel
}

const painted = new Map<string, PaintedSample>()

/** In the order of the templates. */
export const paintedSamples = (): readonly PaintedSample[] =>
  families.map((family) => {
    const known = painted.get(family.id)
    if (known) return known
    const document = sampleDocument(family)
    const sample = { document, easel: paintSmall(document) }
    painted.set(family.id, sample)
    return sample
  })
