// Paints back and spine in one of four styles, at the height of the finished book.
import type { Canvas } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { CoverDocument } from '../document.ts'
import type { Look } from '../families/family.ts'
import { type Box, Easel } from '../paint/easel.ts'
import { type BackEdges, calmBack } from './calm-back.ts'
import { composeAnew } from './compose-anew.ts'
import { type Frame, findFrame } from './find-frame.ts'
import { clothOf } from './ground-colour.ts'
import { carryScene, meetFront } from './join.ts'
import { familyOf, type PaintedFront } from './paint-front.ts'
import { isEmpty, paintGhost } from './paint-ghost.ts'
import { isLoud, paintLabel } from './paint-label.ts'
import { paintFace, paintPanel } from './paint-panel.ts'
import { paintPanorama } from './paint-panorama.ts'
import { complementPicture, continuePicture } from './paint-picture-back.ts'
import { paintQuietMotif } from './paint-quiet-motif.ts'
import { paintTextured } from './paint-textured.ts'
import { type BackWishes, backDocument, motifsOfBack } from './read-instructions.ts'
import { innerSideOf, unitsWithin, type WrapSheet } from './wrap-sheet.ts'

export const wrapStyles = ['solid', 'textured', 'continuation', 'complementary'] as const

export type WrapStyle = (typeof wrapStyles)[number]

export interface BackOrder {
  readonly sheet: WrapSheet
  readonly style: WrapStyle
  /** Null where the front is only a picture. */
  readonly document: CoverDocument | null
  readonly front: Pick<PaintedFront, 'canvas' | 'scale'>
  /** Of the front, as asked for. */
  readonly palette: Palette
  /** The colour of a plain back. */
  readonly ground: Colour
  readonly wishes: BackWishes
  readonly seed: number
}

/** What the family painted for this place. */
interface SideScene {
  readonly canvas: Canvas
  /** Its own, if it has one: then it already meets the front, ground to ground. */
  readonly frame: Frame | null
}

/** `scene` is null where there is no document or no scene is wanted. */
type Painter = (easel: Easel, order: BackOrder, scene: SideScene | null) => void

const textAreaOf = ({ sheet, front }: BackOrder): Box => unitsWithin(sheet.back.safe, innerSideOf(sheet), front.scale)

const proofRows = 200

/** Looks that leave something on the stage when its hero is gone: a shadow, a plinth, a lit spot. */
const staged: ReadonlySet<Look> = new Set(['character', 'figure', 'object', 'typographic', 'emblem', 'collage'])

const sceneFor = async ({ style, document, wishes, sheet, front }: BackOrder): Promise<SideScene | null> => {
  if (!document || style === 'solid' || style === 'textured') return null
  const isAnew = style === 'complementary'
  // The hour and the weather of a panorama are the front's.
  const own = backDocument(document, isAnew ? wishes : { ...wishes, setting: document.direction.setting })
  const frame = findFrame(await paintFace(own, sheet, front.scale, proofRows))
  if (frame) return { canvas: await paintPanel(own, sheet, front, frame), frame }
  const told = isAnew ? await composeAnew(own, sheet, front) : own
  const beside = staged.has(familyOf(document).look)
  return { canvas: await paintPanorama(told, sheet, front, beside), frame: null }
}

const isPattern = ({ document }: BackOrder): boolean => document !== null && familyOf(document).look === 'pattern'

/** Text is to be read on it; a pattern that is too loud for that gets a label. */
const quieten = (easel: Easel, order: BackOrder, edges: BackEdges): void => {
  const area = textAreaOf(order)
  if (isPattern(order) && isLoud(easel, area)) paintLabel(easel, area, order.palette)
  else calmBack(easel.canvas, order.sheet, edges)
}

const continueScene: Painter = (easel, order, scene) => {
  const { front, sheet, wishes, palette } = order
  const rows = innerSideOf(sheet)
  if (scene) easel.ctx.drawImage(scene.canvas, 0, 0, easel.w, easel.h)
  else continuePicture(easel, front.canvas, rows, palette)
  // Tiles and petals differ at the joint; their grounds do not.
  if (scene && !scene.frame && !isPattern(order)) carryScene(easel.canvas, front.canvas, rows)
  quieten(easel, order, scene?.frame ? 'framed' : 'joined')
  const [asked] = wishes.motifs
  if (asked) paintQuietMotif(easel, asked, textAreaOf(order), palette)
  if (!scene?.frame) meetFront(easel.canvas, front.canvas, rows)
}

/** A frame is not stamped over. */
const stageOfGhost = ({ w, h, scale }: Easel, { sheet }: BackOrder, frame: Frame | null): Box => {
  if (!frame) return { x: 0, y: 0, w, h }
  const { face } = sheet.back
  const inset = (face.width * (frame.inner + 0.012)) / scale
  const { x, w: wide } = unitsWithin(face, innerSideOf(sheet), scale)
  return { x: x + inset, y: inset, w: wide - 2 * inset, h: h - 2 * inset }
}

const complementScene: Painter = (easel, order, scene) => {
  const { document, wishes, palette, ground } = order
  if (scene) easel.ctx.drawImage(scene.canvas, 0, 0, easel.w, easel.h)
  else complementPicture(easel, ground, palette)
  quieten(easel, order, scene?.frame ? 'framed' : 'free')
  const [asked] = wishes.motifs
  const [own] = document ? motifsOfBack(document, wishes) : []
  if (asked) paintQuietMotif(easel, asked, textAreaOf(order), palette)
  else if (own && !isPattern(order) && isEmpty(easel, textAreaOf(order)))
    paintGhost(easel, own, stageOfGhost(easel, order, scene?.frame ?? null))
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
