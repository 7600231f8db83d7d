// Chooses what is painted on back and spine: the front's own picture further on, another part of its place, its frame again, or its lines.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { CoverDocument } from '../document.ts'
import type { Family, Look } from '../families/family.ts'
import { familyOf } from '../press/scene-of-document.ts'
import type { BackOrder } from './back-order.ts'
import { withoutFigures } from './calm-scene.ts'
import { composeAnew } from './compose-anew.ts'
import { findFrame, levelReach } from './find-frame.ts'
import { completionOf, judgeMeeting } from './join.ts'
import { reachBeyond } from './judge-beyond.ts'
import { detailIn } from './measure-detail.ts'
import { meetingOf } from './meeting.ts'
import { type Beyond, paintBeyond, paintEdgeBeyond } from './paint-beyond.ts'
import { type Panel, paintFace, paintPanel } from './paint-panel.ts'
import { type Panorama, paintPanorama, planPanorama } from './paint-panorama.ts'
import { backDocument } from './read-instructions.ts'
import { lineMisfit } from './run-lines-on.ts'
import { innerSideOf } from './wrap-sheet.ts'

export type SideScene =
  | {
      readonly kind: 'panorama'
      readonly canvas: Canvas
      /** It does not go on as the front does, and comes into sight only beyond the front's own edge. */
      readonly comesFromAfar: boolean
      /** The front's own picture, as far beyond the fold as it is needed for the two to meet. */
      readonly beyond: Beyond | null
      /** The same near the fold only, for what the fold cuts. */
      readonly completion: Beyond | null
    }
  /** The front's own picture all over back and spine. */
  | ({ readonly kind: 'beyond' } & Beyond)
  /** It meets the front already, ground to ground. */
  | ({ readonly kind: 'panel' } & Panel)
  | { readonly kind: 'lines' }

/** Rows of every proof that is judged here: a print and its preview are painted alike. */
const proofRows = 300

/** Looks that leave something on the stage when its hero is gone: a shadow, a plinth, a lit spot. */
const staged: ReadonlySet<Look> = new Set(['character', 'figure', 'object', 'typographic', 'emblem', 'collage'])

/** Looks that are places; of the others, what is atmosphere is one too. */
const places: ReadonlySet<Look> = new Set(['landscape', 'cityscape', 'interior', 'character', 'pattern'])

/** Pictures with depth, where another part of the place may come into sight; in a drawing it would be another drawing. */
export const isScene = ({ look, templateType }: Family): boolean => places.has(look) || templateType === 'atmospheric'

/** Looks whose walls, signs, windows and papers are lines all around as well, and no frame. */
const built: ReadonlySet<Look> = new Set(['cityscape', 'interior', 'collage'])

/** By how much (of 255) the front's own lines must be nearer to it than any scene. */
const leastGain = 2
/** From this misfit on, the edge of the front has so many things on it that its lines would be streaks. */
export const mostStreaked = 10
/** Up to this misfit there is but ground at the front's edge; in a drawing it goes on, and nothing else need come. */
const plainEdge = 2.5
/** Up to this misfit (of 255) a scene meets the front's own picture unseen. */
const mostUnseen = 6
/** From this misfit on, a scene does not meet it at all: the front's own picture stays alone, or the scene is led to the front itself. */
const mostApart = 8
/** As shares of the height: what the front's picture must go on at least to be of use, and what is painted of it beyond the line of meeting. */
const leastReach = 0.03
const beyondLine = 0.03

/** A part of a picture from its right edge leftwards, `rows` high. */
const endOf = (canvas: Canvas, from: number, to: number, rows: number): Canvas => {
  const size = rows / canvas.height
  const end = createCanvas(Math.round((to - from) * size), rows)
  const ctx = end.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, from, 0, to - from, canvas.height, 0, 0, end.width, rows)
  return end
}

interface ProofBeyond {
  /** As far as it goes on; null where it ends at the fold. */
  readonly edge: Canvas | null
  readonly completes: boolean
}

/** The front's own picture beyond the fold, small. */
const proofBeyond = async (document: CoverDocument, { sheet, front }: BackOrder): Promise<ProofBeyond> => {
  const inner = innerSideOf(sheet)
  const proof = await paintBeyond(document, sheet, inner.width, proofRows)
  const fold = Math.round((inner.width * proofRows) / inner.height)
  const isRepeat = familyOf(document).look === 'pattern'
  const { far, completes } = reachBeyond(proof, fold, front.canvas, inner, isRepeat)
  const edge = far < leastReach ? null : endOf(proof, fold - Math.round(far * proofRows), fold, proofRows)
  return { edge, completes }
}

/** Detail (0 to 1) up to which the front's picture is only ground beyond the fold: bands and rays behind text would be no calm back. */
const plainGround = 0.02

const isPlain = (edge: Canvas): boolean =>
  detailIn(edge, { left: 0, top: 0, width: edge.width, height: edge.height }) < plainGround

/** The front's own picture goes on beyond the fold: alone if nothing else would meet it, else as far as it must. */
const sceneWithin = async (
  { sheet, front }: BackOrder,
  own: CoverDocument,
  panorama: Panorama,
  edge: Canvas,
): Promise<SideScene | null> => {
  const inner = innerSideOf(sheet)
  const perRow = inner.height / proofRows
  const { proof } = panorama
  const other = endOf(proof, 0, proof.width, proofRows)
  const { misfit, seen } = judgeMeeting(other, edge)
  const isAll = edge.width * perRow > inner.width * 0.99
  const family = familyOf(own)
  // A garland goes on in another part of the place, but not beside another frame.
  const isRepeat = family.look === 'pattern' && (!isPlain(edge) || levelReach(other) > 0)
  // What is left on an empty stage is no picture: a plate without its bird.
  const isAlone = isScene(family) ? misfit > mostApart : misfit > mostUnseen || staged.has(family.look)
  if (isAll && (isRepeat || isAlone)) return { kind: 'beyond', ...(await paintEdgeBeyond(own, sheet, inner.width)) }
  if (misfit > mostApart) return null
  const needed = Math.min(edge.width, seen * edge.width + beyondLine * proofRows) * perRow
  const beyond = await paintEdgeBeyond(own, sheet, Math.min(inner.width, Math.round(needed)))
  return {
    kind: 'panorama',
    canvas: await paintPanorama(own, sheet, front, panorama),
    comesFromAfar: false,
    beyond,
    completion: null,
  }
}

/** The front's picture ends at the fold: another part of its place is led to it, or its lines run on. */
const sceneBeside = async (
  order: BackOrder,
  own: CoverDocument,
  panorama: Panorama,
  completes: boolean,
): Promise<SideScene> => {
  const { sheet, front } = order
  const misfit = lineMisfit(front.canvas, innerSideOf(sheet))
  const isUnmet = misfit < mostStreaked && misfit + leastGain < panorama.cut.misfit
  if ((isUnmet || misfit < plainEdge) && !isScene(familyOf(own))) return { kind: 'lines' }
  const completion = completes ? await paintEdgeBeyond(own, sheet, completionOf(meetingOf(order))) : null
  const canvas = await paintPanorama(own, sheet, front, panorama)
  return { kind: 'panorama', canvas, comesFromAfar: isUnmet, beyond: null, completion }
}

/** As a share of the height: how far from the front the ground for another picture begins, where no leaf of the front's reaches over. */
const clearOfFront = 0.2

/** New art of the front's world: the bare ground of a drawing that goes on beyond the fold, of other pictures another composition. */
const sceneAnew = async (order: BackOrder, own: CoverDocument): Promise<SideScene> => {
  const { sheet, front } = order
  const family = familyOf(own)
  const isStaged = staged.has(family.look)
  const { edge } = isStaged && !isScene(family) ? await proofBeyond(own, order) : { edge: null }
  if (edge && isPlain(edge))
    return {
      kind: 'beyond',
      ...(await paintEdgeBeyond(withoutFigures(own), sheet, innerSideOf(sheet).width, clearOfFront)),
    }
  const told = await composeAnew(own, sheet, front.scale)
  const canvas = await paintPanorama(told, sheet, front, await planPanorama(told, sheet, front, isStaged))
  return { kind: 'panorama', canvas, comesFromAfar: false, beyond: null, completion: null }
}

/** Whether the front's own picture is painted all over back and spine, and has nothing that its proof could find wrong. */
const isEndless = (document: CoverDocument): boolean =>
  familyOf(document).layouts.some(({ id, isEndless }) => id === document.direction.layout && isEndless === true)

/** Null where there is no document or no scene is wanted. */
export const chooseScene = async (order: BackOrder): Promise<SideScene | null> => {
  const { style, document, wishes, sheet, front, beside: given } = order
  if (given) return { kind: 'panorama', canvas: given, comesFromAfar: false, beyond: null, completion: null }
  if (!document || style === 'solid' || style === 'textured') return null
  const isAnew = style === 'complementary'
  // The hour and the weather of a panorama are the front's.
  const own = backDocument(document, isAnew ? wishes : { ...wishes, setting: document.direction.setting })
  if (!isAnew && isEndless(own))
    return { kind: 'beyond', ...(await paintEdgeBeyond(own, sheet, innerSideOf(sheet).width)) }
  const isBuilt = built.has(familyOf(own).look)
  const frame = isBuilt ? null : findFrame(await paintFace(own, sheet, front.scale, proofRows))
  if (frame) return { kind: 'panel', ...(await paintPanel(own, sheet, front, frame)) }
  if (isAnew) return sceneAnew(order, own)
  const panorama = await planPanorama(own, sheet, front, staged.has(familyOf(document).look))
  const { edge, completes } = await proofBeyond(own, order)
  const within = edge ? await sceneWithin(order, own, panorama, edge) : null
  return within ?? sceneBeside(order, own, panorama, completes)
}
