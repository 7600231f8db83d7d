// Paints a cover document: set the type, prove the art, settle the type on it, then paint everything at size.
import { setImmediate } from 'node:timers/promises'
import type { CoverDocument } from '../document.ts'
import type { Design, Family, Scene } from '../families/family.ts'
import { findFamily } from '../families/index.ts'
import { Easel } from '../paint/easel.ts'
import { findMotif } from '../paint/motifs/index.ts'
import { Random } from '../paint/random.ts'
import { type FaceId, faces } from '../type/faces.ts'
import { type SettledType, settleType } from '../type/legibility/settle.ts'
import { paintBackings, paintType } from '../type/paint-type.ts'
import { setPlan } from '../type/set-plan.ts'
import { finishArt, finishSheet } from './finish.ts'
import { frontLayer, hidesLetters } from './front-art.ts'
import type { Format, Sheet } from './sheet.ts'
import { textsOf } from './texts.ts'

/** Width of the proof in pixels: a large thumbnail, where legibility is decided. */
const proofWidth = 400

const faceOf = (name: string): FaceId => {
  const face = faces.find(({ id }) => id === name)
  if (!face) throw new TypeError(`expected a known face but received ${name}`)
  return face.id
}

const sceneOf = (document: CoverDocument, sheet: Sheet): Scene => {
  const { direction } = document
  const hero = findMotif(direction.hero)
  if (!hero) throw new TypeError(`expected a known motif as hero but received ${direction.hero}`)
  return {
    w: sheet.w,
    h: sheet.h,
    brief: document.brief,
    setting: direction.setting,
    mood: direction.mood,
    palette: direction.palette,
    pairing: { title: faceOf(direction.pairing.title), text: faceOf(direction.pairing.text) },
    layout: direction.layout,
    hero,
    companions: direction.companions.map(findMotif).filter((motif) => motif !== undefined),
    random: new Random(document.seed),
  }
}

const familyOf = ({ template }: CoverDocument): Family => {
  const family = findFamily(template)
  if (!family) throw new TypeError(`expected a known template but received ${template}`)
  return family
}

export interface PaintedCover {
  readonly easel: Easel
  readonly type: SettledType
}

/** Frees the canvases of the last step: they go only when the event loop has a turn. */
const breathe = (): Promise<void> => setImmediate()

/** Type on its proof: inks and scrims that hold on the art as painted. */
const proveType = async (
  design: Design,
  document: CoverDocument,
  sheet: Sheet,
): Promise<{ type: SettledType; cutFree: boolean }> => {
  const set = setPlan(design.type, textsOf(document.brief))
  const proof = new Easel(sheet, proofWidth / sheet.w, document.seed)
  design.back(proof, set)
  finishArt(proof, design, document)
  paintBackings(proof, set.stacks)
  const type = settleType(set, proof, document.direction.palette)
  const cutFree = design.front ? hidesLetters(frontLayer(proof, design, set), type, proof) : false
  await breathe()
  return { type, cutFree }
}

/** Art without text needs to know where type would stand, not how it is inked. */
const unproved = (design: Design, { brief }: CoverDocument): { type: SettledType; cutFree: boolean } => ({
  type: { ...setPlan(design.type, textsOf(brief)), scrims: [] },
  cutFree: false,
})

/** Paints with a family that is given: for families that are not in the list yet. */
export const paintFamily = async (family: Family, document: CoverDocument, format: Format): Promise<PaintedCover> => {
  const { sheet, pixels, text } = format
  const design = family.design(sceneOf(document, sheet))
  const { type, cutFree } = text ? await proveType(design, document, sheet) : unproved(design, document)
  const easel = new Easel(sheet, pixels.w / sheet.w, document.seed)
  design.back(easel, type)
  finishArt(easel, design, document)
  await breathe()
  if (text) {
    paintBackings(easel, type.stacks)
    paintType(easel, type)
    await breathe()
  }
  if (design.front) easel.lay(frontLayer(easel, design, type, text && cutFree ? type : null))
  finishSheet(easel, design)
  await breathe()
  return { easel, type }
}

export const paintCover = (document: CoverDocument, format: Format): Promise<PaintedCover> =>
  paintFamily(familyOf(document), document, format)
