// Paints back and spine in one of four styles, at the height of the finished book.
import type { Canvas } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { CoverDocument } from '../document.ts'
import type { Family, Look } from '../families/family.ts'
import { type Box, Easel } from '../paint/easel.ts'
import { type BackEdges, calmBack } from './calm-back.ts'
import { composeAnew } from './compose-anew.ts'
import { type Frame, findFrame } from './find-frame.ts'
import { clothOf } from './ground-colour.ts'
import { carryScene, type Meeting, meetFront } from './join.ts'
import { detailIn } from './measure-detail.ts'
import { familyOf, type PaintedFront } from './paint-front.ts'
import { paintGhost } from './paint-ghost.ts'
import { isLoud, paintLabel } from './paint-label.ts'
import { paintFace, paintPanel } from './paint-panel.ts'
import { paintPanorama, planPanorama } from './paint-panorama.ts'
import { complementPicture, continuePicture } from './paint-picture-back.ts'
import { paintQuietMotif } from './paint-quiet-motif.ts'
import { paintTextured } from './paint-textured.ts'
import { type BackWishes, backDocument, motifsOfBack } from './read-instructions.ts'
import { fadeIntoLines, lineMisfit, runLinesOn } from './run-lines-on.ts'
import { innerSideOf, unitsWithin, type WrapSheet } from './wrap-sheet.ts'

export const wrapStyles = ['solid', 'textured', 'continuation', 'complementary'] as const

export type WrapStyle = (typeof wrapStyles)[number]

export interface BackOrder {
  readonly sheet: WrapSheet
  readonly style: WrapStyle
  /** Null where the front is only a picture. */
  readonly document: CoverDocument | null
  readonly front: Pick<PaintedFront, 'canvas' | 'scale'> & Pick<Meeting, 'zones'>
  /** Of the front, as asked for. */
  readonly palette: Palette
  /** The colour of a plain back. */
  readonly ground: Colour
  readonly wishes: BackWishes
  /** Art for back and spine that an image model has painted; null: it is composed here. */
  readonly beside: Canvas | null
  readonly seed: number
}

/** What is painted for this place: the family's scene, or the front's own lines where no scene of it would meet the front. */
type SideScene =
  /** From afar: it does not go on as the front does, and comes into sight only beyond the front's own edge. */
  | { readonly kind: 'panorama'; readonly canvas: Canvas; readonly comesFromAfar: boolean }
  /** It meets the front already, ground to ground. */
  | { readonly kind: 'panel'; readonly canvas: Canvas; readonly frame: Frame }
  | { readonly kind: 'lines' }

/** `scene` is null where there is no document or no scene is wanted. */
type Painter = (easel: Easel, order: BackOrder, scene: SideScene | null) => void

const textAreaOf = ({ sheet, front }: BackOrder): Box => unitsWithin(sheet.back.safe, innerSideOf(sheet), front.scale)

const proofRows = 300

/** Looks that leave something on the stage when its hero is gone: a shadow, a plinth, a lit spot. */
const staged: ReadonlySet<Look> = new Set(['character', 'figure', 'object', 'typographic', 'emblem', 'collage'])

/** Looks that are places; of the others, what is atmosphere is one too. */
const places: ReadonlySet<Look> = new Set(['landscape', 'cityscape', 'interior', 'character', 'pattern'])

/** Pictures with depth, where another part of the place may come into sight; in a drawing it would be another drawing. */
const isScene = ({ look, templateType }: Family): boolean => places.has(look) || templateType === 'atmospheric'

/** By how much (of 255) the front's own lines must be nearer to it than any scene. */
const leastGain = 2
/** From this misfit on, the edge of the front has so many things on it that its lines would be streaks. */
const mostStreaked = 10
/** Up to this misfit there is but ground at the front's edge; in a drawing it goes on, and nothing else need come. */
const plainEdge = 2.5

const sceneFor = async (order: BackOrder): Promise<SideScene | null> => {
  const { style, document, wishes, sheet, front, beside: given } = order
  if (given) return { kind: 'panorama', canvas: given, comesFromAfar: false }
  if (!document || style === 'solid' || style === 'textured') return null
  const isAnew = style === 'complementary'
  // The hour and the weather of a panorama are the front's.
  const own = backDocument(document, isAnew ? wishes : { ...wishes, setting: document.direction.setting })
  const frame = findFrame(await paintFace(own, sheet, front.scale, proofRows))
  if (frame) return { kind: 'panel', canvas: await paintPanel(own, sheet, front, frame), frame }
  const told = isAnew ? await composeAnew(own, sheet, front) : own
  const { look } = familyOf(document)
  const panorama = await planPanorama(told, sheet, front, staged.has(look))
  const misfit = lineMisfit(front.canvas, innerSideOf(sheet))
  const isUnmet = !isAnew && misfit < mostStreaked && misfit + leastGain < panorama.cut.misfit
  const isPlain = !isAnew && misfit < plainEdge
  if ((isUnmet || isPlain) && !isScene(familyOf(document))) return { kind: 'lines' }
  const canvas = await paintPanorama(told, sheet, front, panorama)
  return { kind: 'panorama', canvas, comesFromAfar: isUnmet }
}

const isPattern = ({ document }: BackOrder): boolean => document !== null && familyOf(document).look === 'pattern'

/** Text is to be read on it; a pattern that is too loud for that gets a label. */
const quieten = (easel: Easel, order: BackOrder, edges: BackEdges): void => {
  const area = textAreaOf(order)
  if (isPattern(order) && isLoud(easel, area)) paintLabel(easel, area, order.palette)
  else calmBack(easel.canvas, order.sheet, edges)
}

/** Draws the scene as far as it is to be joined to the front: its tones and lines come to meet the front's. */
const drawContinued = (easel: Easel, { front, sheet, palette }: BackOrder, scene: SideScene | null): void => {
  const rows = innerSideOf(sheet)
  if (scene === null) continuePicture(easel, front.canvas, rows, palette)
  else if (scene.kind === 'lines') runLinesOn(easel.canvas, front.canvas, rows)
  else easel.ctx.drawImage(scene.canvas, 0, 0, easel.w, easel.h)
}

/** Beyond the spine, as a share of the height: what the front's own edge may take of the back. */
const intoBack = 0.08

const meetingOf = ({ sheet, front: { zones } }: BackOrder): Meeting => {
  const { top, height } = innerSideOf(sheet)
  return { top, height, zones, room: zones.length > 0 ? sheet.spine.bleed.width + height * intoBack : 0 }
}

/** Beside a picture, where only a field of tones is known, the picture's own lines always come first. */
const comesFromAfar = (scene: SideScene | null, { sheet, front }: BackOrder): boolean =>
  scene === null
    ? lineMisfit(front.canvas, innerSideOf(sheet)) < mostStreaked
    : scene.kind === 'panorama' && scene.comesFromAfar

const continueScene: Painter = (easel, order, scene) => {
  const { front, sheet, wishes, palette } = order
  const rows = innerSideOf(sheet)
  drawContinued(easel, order, scene)
  // Tiles and petals differ at the joint; their grounds do not.
  if (scene?.kind === 'panorama' && !isPattern(order)) carryScene(easel.canvas, front.canvas, rows)
  if (comesFromAfar(scene, order)) fadeIntoLines(easel.canvas, front.canvas, rows)
  if (scene === null || scene.kind === 'panorama') meetFront(easel.canvas, front.canvas, meetingOf(order))
  quieten(easel, order, scene?.kind === 'panel' ? scene.frame : 'joined')
  const [asked] = wishes.motifs
  if (asked) paintQuietMotif(easel, asked, textAreaOf(order), palette)
}

const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by })

/** Detail (0 to 1) up to which a back is empty: hardly anything of the front's world is seen on it. */
const empty = 0.018
/** As a share of the text's width: what is left out when that is measured, where a frame or a garland may reach in. */
const atItsEdge = 0.13

const isEmpty = ({ canvas }: Easel, { sheet }: BackOrder): boolean => {
  const { left, top, width, height } = sheet.back.safe
  const edge = width * atItsEdge
  const above = top - innerSideOf(sheet).top
  return (
    detailIn(canvas, { left: left + edge, top: above + edge, width: width - 2 * edge, height: height - 2 * edge }) <
    empty
  )
}

/** Within a label, in units. */
const insideLabel = 40

/** Neither a frame nor the edge of a label is stamped over. */
const stageOfGhost = ({ h, scale }: Easel, order: BackOrder, frame: Frame | null): Box => {
  const { sheet } = order
  const { face, bleed } = sheet.back
  if (isPattern(order)) return inset(textAreaOf(order), insideLabel)
  if (!frame) return { x: 0, y: 0, w: bleed.width / scale, h }
  return inset(unitsWithin(face, innerSideOf(sheet), scale), (face.width * (frame.inner + 0.012)) / scale)
}

const complementScene: Painter = (easel, order, scene) => {
  const { document, wishes, palette, ground } = order
  const frame = scene?.kind === 'panel' ? scene.frame : null
  if (scene && scene.kind !== 'lines') easel.ctx.drawImage(scene.canvas, 0, 0, easel.w, easel.h)
  else complementPicture(easel, ground, palette)
  quieten(easel, order, frame ?? 'free')
  const [asked] = wishes.motifs
  const [own] = document ? motifsOfBack(document, wishes) : []
  if (asked) paintQuietMotif(easel, asked, textAreaOf(order), palette)
  else if (own && isEmpty(easel, order)) paintGhost(easel, own, stageOfGhost(easel, order, frame), palette)
}

/** More things than these make a pattern a list. */
const mostMotifs = 2

const painters: Readonly<Record<WrapStyle, Painter>> = {
  solid: (easel, { ground }) => easel.fill(ground),
  textured: (easel, { document, wishes, palette, ground }) =>
    paintTextured(easel, {
      ground: clothOf(ground),
      palette,
      motifs: (document ? motifsOfBack(document, wishes) : wishes.motifs).slice(0, mostMotifs),
      random: easel.random.sub('textile'),
    }),
  continuation: continueScene,
  complementary: complementScene,
}

export const paintBack = async (order: BackOrder): Promise<Easel> => {
  const inner = innerSideOf(order.sheet)
  const { scale } = order.front
  // Before there is an easel: the painting of a scene needs the memory.
  const scene = await sceneFor(order)
  const easel = new Easel({ w: inner.width / scale, h: inner.height / scale }, scale, order.seed)
  painters[order.style](easel, order, scene)
  return easel
}
