// The finished cover as it is seen small, and how much of it an edit has changed to the eye: the honest test of what a wish came to.
import { type Lab, labOf } from '../colour/oklab.ts'
import type { CoverDocument } from '../document.ts'
import { settleType } from '../type/legibility/settle.ts'
import { paintType } from '../type/paint-type.ts'
import type { Mask } from './adjust/mask.ts'
import { draftOf, easelFor } from './draft-cover.ts'
import { frontLayer } from './front-art.ts'
import { paintArt, paintPlates } from './paint-cover.ts'
import { familyOf } from './scene-of-document.ts'
import { smallSheet as sheet, smallWidth as width } from './small-painting.ts'

/** Pixels per unit of its masks. */
const maskScale = 0.125

/** The cover pixel by pixel. */
export type SeenCover = readonly Lab[]

export const seenCover = (document: CoverDocument): SeenCover => {
  const draft = draftOf(familyOf(document), document, sheet, maskScale)
  using easel = easelFor(draft, width / sheet.w)
  paintArt(easel, draft, draft.set)
  paintPlates(easel, draft.document, draft.set.stacks)
  const { palette, adjustments } = draft.document.direction
  const type = settleType(draft.set, easel, palette)
  paintType(easel, type)
  if (draft.design.front) easel.spend(frontLayer(easel, draft.design, type, adjustments))
  const { data } = easel.ctx.getImageData(0, 0, easel.canvas.width, easel.canvas.height)
  return Array.from({ length: data.length / 4 }, (_, at) =>
    labOf(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0),
  )
}

/** Distance of two colours that is plainly seen side by side. */
const plainly = 0.045

/** Share of the cover that is plainly another colour. */
export const shareChanged = (one: SeenCover, other: SeenCover): number => {
  let changed = 0
  for (const [at, { l, a, b }] of one.entries()) {
    const now = other[at]
    if (now && Math.hypot(now.l - l, now.a - a, now.b - b) > plainly) changed++
  }
  return changed / Math.max(1, one.length)
}

/** How much nearer to a colour a pixel must come to be seen to. */
const nearer = 0.03

/** How much what changed elsewhere, and not towards the colour, counts against what came nearer to it. */
const spoiling = 0.4

/** Share of the cover that has come nearer to a colour: of the thing that is meant, where it is known, less what was spoilt beside it. */
export const shareNearer = (one: SeenCover, other: SeenCover, goal: Lab, thing: Mask | null = null): number => {
  const away = ({ l, a, b }: Lab): number => Math.hypot((l - goal.l) * 0.5, a - goal.a, b - goal.b)
  let [changed, spoilt] = [0, 0]
  for (const [at, was] of one.entries()) {
    const now = other[at]
    if (!now) continue
    const isMeant = thing === null || (thing.shares[at] ?? 0) > 100
    const by = away(was) - away(now)
    if (isMeant && by > nearer) changed++
    else if (by < -nearer * 2 && !isMeant) spoilt++
  }
  return (changed - spoilt * spoiling) / Math.max(1, one.length)
}

/** Distance within which two colours go by one name. */
const alike = 0.1

/** Share of the cover, or of a thing on it, that has a colour already. */
export const shareAlike = (seen: SeenCover, goal: Lab, thing: Mask | null = null): number => {
  const meant = thing ? seen.filter((_, at) => (thing.shares[at] ?? 0) > 100) : seen
  const same = meant.filter(({ l, a, b }) => Math.hypot(l - goal.l, a - goal.a, b - goal.b) < alike)
  return same.length / Math.max(1, meant.length)
}
