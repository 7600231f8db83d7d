// Sees an order through: every stroke in its turn and with patience, its result looked at, and the end told to whoever counts.
import { Seats } from '../providers/seats.ts'
import type { Brush, Stroke } from './brush.ts'
import { AttemptFailure } from './failure.ts'
import { PainterFailure, type PainterFailureKind } from './painter.ts'
import { type Patience, persist } from './persist.ts'
import { type Picture, usablePicture } from './picture.ts'
import { type Shape, unlikeness } from './shapes.ts'

export type PainterWork = 'paint' | 'edit' | 'extend'

/** What became of an order. */
export interface PictureEnd {
  readonly painter: string
  readonly work: PainterWork
  readonly outcome: 'made' | 'cancelled' | PainterFailureKind
  readonly attempts: number
  /** Waiting for a turn included. */
  readonly seconds: number
  /** An estimate: what was painted is paid for, whether it can be used or not. */
  readonly spent: number
}

interface Desk {
  readonly painter: string
  readonly brush: Brush
  readonly concurrency: number
  readonly timeoutMs: number
  readonly patience: Patience
  readonly onPicture: (end: PictureEnd) => void
}

/** Paints once, as often as it takes. */
type PaintStroke = (stroke: Stroke) => Promise<Picture>

export type SeeThrough = (
  work: PainterWork,
  price: number,
  make: (paint: PaintStroke) => Promise<Uint8Array>,
  signal: AbortSignal,
) => Promise<Uint8Array>

export const orderDesk = ({ painter, brush, concurrency, timeoutMs, patience, onPicture }: Desk): SeeThrough => {
  const seats = new Seats(concurrency)
  return async (work, price, make, signal) => {
    const from = patience.now()
    let [attempts, delivered] = [0, 0]
    const end = (outcome: PictureEnd['outcome']): void =>
      onPicture({ painter, work, outcome, attempts, seconds: (patience.now() - from) / 1000, spent: delivered * price })
    const attempt = (stroke: Stroke) => (inTime: AbortSignal) => {
      attempts += 1
      return brush(stroke, inTime)
    }
    const paint: PaintStroke = async (stroke) => {
      const bytes = await persist(attempt(stroke), { seats, timeoutMs, patience }, signal)
      delivered += 1
      return ofTheShape(await usablePicture(bytes), stroke.shape)
    }
    try {
      signal.throwIfAborted()
      const picture = await make(paint)
      end('made')
      return picture
    } catch (error) {
      if (!signal.aborted && !(error instanceof PainterFailure)) throw error
      end(signal.aborted || !(error instanceof PainterFailure) ? 'cancelled' : error.kind)
      signal.throwIfAborted()
      throw named(painter, error)
    }
  }
}

const named = (painter: string, error: unknown): unknown =>
  error instanceof PainterFailure ? new PainterFailure(error.kind, `${painter}: ${error.message}`) : error

/** A quarter wider or narrower than asked for may be cut; more than that is another picture. */
const tolerance = Math.log(1.25)

const ofTheShape = (picture: Picture, asked: Shape): Picture => {
  if (unlikeness(picture, asked) <= tolerance) return picture
  const sizes = `${picture.width} x ${picture.height} instead of about ${asked.width} x ${asked.height}`
  throw new AttemptFailure('unusable', `the picture has the wrong shape: ${sizes}`)
}
