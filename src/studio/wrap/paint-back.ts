// Paints back and spine in one of four styles, at the height of the finished book.
import type { DesignStyle } from '../../catalog/print.ts'
import { type Box, Easel } from '../paint/easel.ts'
import { familyOf } from '../press/scene-of-document.ts'
import type { BackOrder } from './back-order.ts'
import { type BackEdges, calmBack, type Manner } from './calm-back.ts'
import { chooseScene, isScene, mostStreaked, type SideScene } from './choose-scene.ts'
import type { Frame } from './find-frame.ts'
import { clothOf } from './ground-colour.ts'
import { carryGround, carryScene, completeFront, meetBeyond, meetFront } from './join.ts'
import { detailIn } from './measure-detail.ts'
import { meetingOf } from './meeting.ts'
import { paintGhost } from './paint-ghost.ts'
import { complementPicture, continuePicture } from './paint-picture-back.ts'
import { paintQuietMotif } from './paint-quiet-motif.ts'
import { paintTextured } from './paint-textured.ts'
import { motifsOfBack } from './read-instructions.ts'
import { fadeIntoLines, lineMisfit, runLinesOn } from './run-lines-on.ts'
import { innerSideOf, unitsWithin } from './wrap-sheet.ts'

/** `scene` is null where there is no document or no scene is wanted. */
type Painter = (easel: Easel, order: BackOrder, scene: SideScene | null) => void

const textAreaOf = ({ sheet, front }: BackOrder): Box => unitsWithin(sheet.back.safe, innerSideOf(sheet), front.scale)

const faceOf = ({ sheet, front }: BackOrder): Box => unitsWithin(sheet.back.face, innerSideOf(sheet), front.scale)

/** With what is cut off or turned in at the left. */
const stageOf = ({ sheet, front: { scale } }: BackOrder): Box => ({
  x: 0,
  y: 0,
  w: sheet.back.bleed.width / scale,
  h: innerSideOf(sheet).height / scale,
})

const isPattern = ({ document }: BackOrder): boolean => document !== null && familyOf(document).look === 'pattern'

const isDrawing = ({ document }: BackOrder): boolean => document !== null && !isScene(familyOf(document))

/** Beside a picture that is only a picture there is nothing drawn. */
const mannerOf = (order: BackOrder): Manner => {
  if (isDrawing(order)) return 'drawing'
  const { document } = order
  return document === null || familyOf(document).templateType === 'atmospheric' ? 'atmosphere' : 'illustration'
}

/** Text is to be read on it; a pattern is left as it is, and gets a card under the text. */
const quieten = (easel: Easel, order: BackOrder, edges: BackEdges): void => {
  if (!isPattern(order)) calmBack(easel.canvas, order.sheet, edges, mannerOf(order))
}

/** Draws the scene as far as it is to be joined to the front: its tones and lines come to meet the front's. */
const drawContinued = (easel: Easel, order: BackOrder, scene: SideScene | null): void => {
  const { front, sheet, palette } = order
  const rows = innerSideOf(sheet)
  if (scene === null) continuePicture(easel, front.canvas, rows, stageOf(order), palette)
  else if (scene.kind === 'lines') runLinesOn(easel.canvas, front.canvas, rows)
  else easel.ctx.drawImage(scene.canvas, 0, 0, easel.w, easel.h)
}

/** Beside a picture, where only a field of tones is known, the picture's own lines always come first. */
const comesFromAfar = (scene: SideScene | null, { sheet, front }: BackOrder): boolean =>
  scene === null
    ? lineMisfit(front.canvas, innerSideOf(sheet)) < mostStreaked
    : scene.kind === 'panorama' && scene.comesFromAfar

/** The tones and things of the scene come to meet the front's. */
const joinToFront = (easel: Easel, order: BackOrder, scene: SideScene | null): void => {
  const { canvas } = easel
  const { front, sheet } = order
  const rows = innerSideOf(sheet)
  if (scene?.kind === 'beyond') carryGround({ canvas, twin: scene.twin }, front.canvas, rows)
  // Tiles and petals differ at the joint; their grounds do not.
  if (scene?.kind === 'panorama' && !isPattern(order)) carryScene(canvas, front.canvas, rows)
  if (comesFromAfar(scene, order)) fadeIntoLines(canvas, front.canvas, rows)
  if (scene?.kind === 'panorama' && scene.beyond) {
    carryGround(scene.beyond, front.canvas, rows)
    meetBeyond(canvas, scene.beyond.canvas)
  } else if (scene?.kind === 'panorama' && scene.completion) {
    carryGround(scene.completion, front.canvas, rows)
    completeFront(canvas, scene.completion.canvas)
  } else if (scene === null || scene.kind === 'panorama') meetFront(canvas, front.canvas, meetingOf(order))
}

const continueScene: Painter = (easel, order, scene) => {
  drawContinued(easel, order, scene)
  joinToFront(easel, order, scene)
  quieten(easel, order, scene?.kind === 'panel' ? scene.frame : 'joined')
  const [asked] = order.wishes.motifs
  if (asked) paintQuietMotif(easel, asked, textAreaOf(order), order.palette)
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

/** No frame is stamped over. */
const stageOfGhost = (order: BackOrder, frame: Frame | null): Box => {
  const face = faceOf(order)
  return frame ? inset(face, face.w * frame.inner) : face
}

const complementScene: Painter = (easel, order, scene) => {
  const { document, wishes, palette, ground, front } = order
  const frame = scene?.kind === 'panel' ? scene.frame : null
  if (scene && scene.kind !== 'lines') easel.ctx.drawImage(scene.canvas, 0, 0, easel.w, easel.h)
  else complementPicture(easel, front.canvas, stageOf(order), ground, palette)
  quieten(easel, order, frame ?? 'free')
  const [asked] = wishes.motifs
  const [own] = document ? motifsOfBack(document, wishes) : []
  if (asked) paintQuietMotif(easel, asked, textAreaOf(order), palette)
  else if (own && isEmpty(easel, order)) paintGhost(easel, own, stageOfGhost(order, frame), palette)
}

/** More things than these make a pattern a list. */
const mostMotifs = 2

const painters: Readonly<Record<DesignStyle, Painter>> = {
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
  const scene = await chooseScene(order)
  const easel = new Easel({ w: inner.width / scale, h: inner.height / scale }, scale, order.seed)
  painters[order.style](easel, order, scene)
  return easel
}
