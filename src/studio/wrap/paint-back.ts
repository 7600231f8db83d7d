// Paints back and spine in one of four styles, at the height of the finished book.
import type { Canvas } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { CoverDocument } from '../document.ts'
import { type Box, Easel } from '../paint/easel.ts'
import { calmTextArea } from './calm-text-area.ts'
import { composeAnew } from './compose-anew.ts'
import { legibleGround } from './ground-colour.ts'
import { carryScene, meetFront } from './join.ts'
import type { PaintedFront } from './paint-front.ts'
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

/** `scene` is what the family painted for this place; null where there is no document or no scene is wanted. */
type Painter = (easel: Easel, order: BackOrder, scene: Canvas | null) => void

const textAreaOf = ({ sheet, front }: BackOrder): Box => unitsWithin(sheet.back.safe, innerSideOf(sheet), front.scale)

const sceneFor = async ({ style, document, wishes, sheet, front }: BackOrder): Promise<Canvas | null> => {
  if (!document || style === 'solid' || style === 'textured') return null
  if (style === 'complementary')
    return paintPanorama(await composeAnew(backDocument(document, wishes), sheet, front), sheet, front)
  // The hour and the weather of a panorama are the front's.
  const { setting } = document.direction
  return paintPanorama(backDocument(document, { ...wishes, setting }), sheet, front)
}

const continueScene: Painter = (easel, order, scene) => {
  const { front, sheet, wishes, palette, ground } = order
  const rows = innerSideOf(sheet)
  if (!scene) {
    continuePicture(easel, front.canvas, rows, { ground, palette })
    return
  }
  easel.ctx.drawImage(scene, 0, 0, easel.w, easel.h)
  const [asked] = wishes.motifs
  if (asked) paintQuietMotif(easel, asked, textAreaOf(order), palette)
  carryScene(easel.canvas, front.canvas, rows)
  calmTextArea(easel, textAreaOf(order), 0.4)
  meetFront(easel.canvas, front.canvas, rows)
}

const complementScene: Painter = (easel, order, scene) => {
  const { document, wishes, palette, ground } = order
  if (scene) easel.ctx.drawImage(scene, 0, 0, easel.w, easel.h)
  else complementPicture(easel, ground, palette)
  const motifs = document ? motifsOfBack(document, wishes) : wishes.motifs
  // Its hero stands on the front; the back shows what goes with it, if the book has anything else.
  const motif = motifs.find(({ id }) => id !== document?.direction.hero) ?? motifs[0]
  if (motif) paintQuietMotif(easel, motif, textAreaOf(order), palette)
  calmTextArea(easel, textAreaOf(order), 0)
}

const painters: Readonly<Record<WrapStyle, Painter>> = {
  solid: (easel, { ground }) => easel.fill(ground),
  textured: (easel, { document, wishes, palette, ground }) =>
    paintTextured(easel, {
      ground: legibleGround(ground),
      palette,
      motifs: document ? motifsOfBack(document, wishes) : wishes.motifs,
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
