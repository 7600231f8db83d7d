// The front of a wrap whose cover stands on a picture of an image model, and what the model paints beside it: fitted to the book, and
// enlarged for print.
import { type Ask, commissioner } from '../covers/rules.ts'
import type { Workload } from '../jobs/rules.ts'
import type { Log } from '../platform/log.ts'
import { enlargedFor, leftOf, marginsTo, middleOf, type SizedArt } from '../studio/art/shape-art.ts'
import type { CoverDocument } from '../studio/document.ts'
import type { Painter } from '../studio/painters/painter.ts'
import type { WrapOrder } from '../studio/press/wrap-order.ts'
import type { Senses } from '../studio/senses/senses.ts'
import { fillsFace } from '../studio/wrap/fit-to-face.ts'
import { innerSideOf } from '../studio/wrap/wrap-sheet.ts'

export interface ArtRoom {
  readonly senses: Senses
  readonly log: Log
  /** Null: what the model would paint is composed from the picture. */
  readonly painter: Painter | null
  readonly fallsBack: boolean
}

interface ArtWish extends Pick<WrapOrder, 'sheet' | 'style' | 'instructions' | 'attempt'> {
  readonly document: CoverDocument
  readonly picture: SizedArt
  /** Whether back and spine are painted too. */
  readonly isWhole: boolean
}

export const artFronts = (room: ArtRoom) => {
  const { senses, painter } = room
  const { commissionOrNone } = commissioner(room)

  return async (load: Workload, wish: ArtWish): Promise<WrapOrder['front']> => {
    const { document, sheet } = wish
    const { face } = sheet.front
    const front = await filledFront(load, wish)
    const beside = wish.isWhole ? await besideOf(load, wish, front) : null
    return {
      kind: 'art',
      document,
      image: await enlargedFor(senses, front, face, load.signal),
      beside: beside && (await enlargedFor(senses, beside, innerSideOf(sheet), load.signal)),
    }
  }

  /** The picture in the shape of the face, where it or the model can fill it; else as it is, to be carried on by the press. */
  async function filledFront(load: Workload, { document, picture, sheet, attempt }: ArtWish): Promise<SizedArt> {
    const { face } = sheet.front
    if (fillsFace(picture, face)) return middleOf(picture, face)
    if (!painter?.can.extend) return picture
    const margins = marginsTo(picture, face)
    const ask: Ask = (seed) =>
      painter.extend({ picture: picture.picture, margins, words: document.prompt, seed }, load.signal)
    return (await commissionOrNone(load, (document.seed + attempt) >>> 0, ask)) ?? picture
  }

  async function besideOf(load: Workload, wish: ArtWish, front: SizedArt): Promise<SizedArt | null> {
    if (wish.style === 'continuation') return continued(load, wish, front)
    return wish.style === 'complementary' ? complement(load, wish, front) : null
  }

  /** What lies to the left of the front, in one picture with it. */
  async function continued(load: Workload, { document, sheet, instructions }: ArtWish, front: SizedArt) {
    if (!painter?.can.extend) return null
    const { face } = sheet.front
    const left = Math.round((front.height * innerSideOf(sheet).width) / face.height)
    const margins = { left, right: 0, top: 0, bottom: 0 }
    const words = [calmBeside, instructions, document.prompt].filter((part) => part !== null).join(' ')
    const ask: Ask = (seed) => painter.extend({ picture: front.picture, margins, words, seed }, load.signal)
    const whole = await commissionOrNone(load, document.seed, ask)
    return whole && leftOf(whole, Math.round((left * whole.width) / (front.width + left)))
  }

  /** The world of the front, seen from a quieter place. */
  async function complement(load: Workload, { document, instructions }: ArtWish, front: SizedArt) {
    if (!painter?.can.edit) return null
    const words = [quietView, instructions].filter((part) => part !== null).join(' ')
    const ask: Ask = (seed) => painter.edit({ picture: front.picture, words, mask: null, seed }, load.signal)
    return commissionOrNone(load, document.seed, ask)
  }
}

const calmBeside =
  'The scene goes on to the left, quieter and emptier: no figure, no second subject, even tones on which text can be read.'

const quietView =
  'Paint the back of this book: the same place, light and hand, but without the main subject, quiet and nearly empty, even tones on which text can be read.'
