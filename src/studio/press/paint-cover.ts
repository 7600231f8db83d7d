// Paints a cover document: set the type, prove the art, settle the type on it, then paint everything at size.
import { setImmediate } from 'node:timers/promises'
import type { CoverDocument, Direction } from '../document.ts'
import type { Design, Family } from '../families/family.ts'
import type { Easel } from '../paint/easel.ts'
import { type SettledType, settleType } from '../type/legibility/settle.ts'
import { paintBackings, paintType } from '../type/paint-type.ts'
import type { SetType } from '../type/set-type.ts'
import { adjustArt } from './adjust/adjust-art.ts'
import { whereAnything } from './adjust/colours/colour-things.ts'
import { turnColours, turnsColours } from './adjust/colours/turn-colours.ts'
import { fullMoonId } from './adjust/extras/full-moon.ts'
import type { PlacedExtra } from './adjust/extras/place-extras.ts'
import { stampExtras } from './adjust/extras/stamp-extras.ts'
import { paintFramed } from './adjust/frame-art.ts'
import { maskScale } from './adjust/mask.ts'
import { layGlow } from './adjust/time/lay-glow.ts'
import { dressOf } from './adjust/time/lay-time.ts'
import { colourLaidOn, colourThings } from './colour-art.ts'
import { type Draft, draftOf, easelFor } from './draft-cover.ts'
import { finishArt, finishSheet } from './finish.ts'
import { frontLayer, hidesLetters, shareBehind } from './front-art.ts'
import { familyOf } from './scene-of-document.ts'
import type { Format } from './sheet.ts'

/** Width of the proof in pixels: a large thumbnail, where legibility is decided. */
const proofWidth = 400

export interface PaintedCover {
  readonly easel: Easel
  readonly type: SettledType
}

/** Share of an added thing that the art over the type may hide; more, and it comes before that art. */
const mostBehind = 0.15

/** Frees the canvases of the last step: they go only when the event loop has a turn. */
const breathe = (): Promise<void> => setImmediate()

const paintBack = (easel: Easel, design: Design, type: SetType, { adjustments }: Direction): void =>
  paintFramed(easel, adjustments.frame, type, (art, told) => design.back(art, told))

/** The plates behind type, in colours that edits want for all that is called so. */
export const paintPlates = (easel: Easel, { direction }: CoverDocument, stacks: SetType['stacks']): void => {
  if (stacks.every(({ backing }) => !backing)) return
  if (!turnsColours(direction)) {
    paintBackings(easel, stacks)
    colourLaidOn(easel, direction.adjustments, (plates) => paintBackings(plates, stacks))
    return
  }
  using before = easel.fresh()
  before.ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
  paintBackings(easel, stacks)
  turnColours(easel, direction, { where: whereAnything(before) })
  colourLaidOn(easel, direction.adjustments, (plates) => paintBackings(plates, stacks))
}

/** Saturation from which a picture has no colours left. */
const colourless = -0.95

/** What shines is not dimmed by the hour: it is laid when the light of the picture is settled. */
const shines = ({ motif }: PlacedExtra): boolean => motif.id === 'sun' || motif.id === 'moon' || motif.id === fullMoonId

/** The art as it will be seen behind the type. */
export const paintArt = (easel: Easel, { design, document, extras, masks }: Draft, type: SetType): void => {
  const { direction } = document
  const parts = masks.parts()
  const dress = dressOf(direction, type.zones, parts)
  let isDressed = false
  easel.dress =
    dress &&
    ((art, picture) => {
      isDressed = true
      dress(art, picture)
    })
  paintBack(easel, design, type, direction)
  colourThings(easel, direction, masks)
  const stamp = (some: readonly PlacedExtra[]): void =>
    stampExtras(easel, some, direction.palette, masks.standing, design)
  stamp(extras.filter((extra) => !shines(extra)))
  // A picture comes finished: what a model has lit is not lit again.
  if (document.art === null) finishArt(easel, design, document)
  adjustArt(easel, direction, masks.things(), { zones: type.zones, isLaid: isDressed, parts })
  const { glow } = direction.adjustments
  if (glow) layGlow(easel, glow.colour, masks.standing(glow.by))
  // "Black and white, but the sun red": what was named beside it keeps its colour.
  if (direction.adjustments.grades.whole.saturation <= colourless) colourThings(easel, direction, masks)
  stamp(extras.filter(shines))
}

/** Type on its proof: inks and scrims that hold on the art as painted. */
const proveType = async (draft: Draft): Promise<{ type: SettledType; cutFree: boolean }> => {
  const { design, document, sheet, set } = draft
  const { palette, adjustments } = document.direction
  const proof = easelFor(draft, proofWidth / sheet.w)
  paintArt(proof, draft, set)
  paintPlates(proof, document, set.stacks)
  const type = settleType(set, proof, palette)
  const cutFree = design.front ? hidesLetters(frontLayer(proof, design, set, adjustments), type, proof) : false
  await breathe()
  return { type, cutFree }
}

/** Art without text needs to know where type would stand, not how it is inked. */
const unproved = ({ set }: Draft): { type: SettledType; cutFree: boolean } => ({
  type: { ...set, scrims: [] },
  cutFree: false,
})

/** Masks need not be finer than anything that is painted by them. */
const maskScaleOf = ({ sheet, pixels, text }: Format): number =>
  Math.min(maskScale, Math.max(pixels.w, text ? proofWidth : 0) / sheet.w)

/** Paints with a family that is given: for families that are not in the list yet. */
export const paintFamily = async (family: Family, document: CoverDocument, format: Format): Promise<PaintedCover> => {
  const { sheet, pixels, text } = format
  const draft = draftOf(family, document, sheet, maskScaleOf(format))
  const { design } = draft
  const { type, cutFree } = text ? await proveType(draft) : unproved(draft)
  const easel = easelFor(draft, pixels.w / sheet.w)
  paintArt(easel, draft, type)
  await breathe()
  if (text) {
    paintPlates(easel, document, type.stacks)
    paintType(easel, type)
    await breathe()
  }
  if (design.front) {
    const { adjustments, palette } = draft.document.direction
    const front = frontLayer(easel, design, type, adjustments, text && cutFree ? type : null)
    const hidden = draft.extras.filter(({ box, behind }) => behind === null && shareBehind(front, box) > mostBehind)
    easel.spend(front)
    stampExtras(easel, hidden, palette, () => null, design)
  }
  finishSheet(easel, design)
  await breathe()
  return { easel, type }
}

export const paintCover = (document: CoverDocument, format: Format): Promise<PaintedCover> =>
  paintFamily(familyOf(document), document, format)
