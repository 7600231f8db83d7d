// Where those of several things are that an edit takes away: told by their side, size or number, where each stands by itself.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Cleared, Which } from '../../direction/adjustments.ts'
import type { Box } from '../../paint/easel.ts'
import { freeCanvas } from '../../paint/free-canvas.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** Pixels across at which they are looked for, whatever the size of the painting: birds are small. */
export const lookWidth = 240
/** Change of a channel (of 255) that is seen, and the share of the greatest change that a thing has itself: the rest is its light. */
const seen = 24
const ofItself = 0.3
/** Pixels of the least thing, and how much smaller than the largest of its name it may be. */
const leastCells = 5
const leastShare = 0.04
/** Pixels around a thing that its light and its shadow have at least, and as a share of its size. */
const leastAround = 14
const shareAround = 0.35

const pixelsOf = (painting: Canvas): Uint8ClampedArray => {
  const rows = Math.round((painting.height * lookWidth) / painting.width)
  const small = createCanvas(lookWidth, rows)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(painting, 0, 0, lookWidth, rows)
  const { data } = ctx.getImageData(0, 0, lookWidth, rows)
  freeCanvas(small)
  return data
}

const changesBetween = (one: Uint8ClampedArray, other: Uint8ClampedArray): readonly number[] =>
  Array.from({ length: one.length / 4 }, (_, at) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs((one[at * 4 + channel] ?? 0) - (other[at * 4 + channel] ?? 0)))),
  )

/** The hub of a wheel is no other thing than the wheel. */
const encloses = (one: Piece, other: Piece): boolean =>
  one.left <= other.left && one.right >= other.right && one.top <= other.top && one.bottom >= other.bottom

/** The several, by what the picture lacks without them. */
const severalOf = (changes: readonly number[]): readonly Piece[] => {
  const greatest = changes.reduce((one, other) => Math.max(one, other), 0)
  const least = Math.max(seen, greatest * ofItself)
  const all = piecesOf(
    changes.map((change) => change > least),
    lookWidth,
  )
  const largest = all[0]?.cells.length ?? 0
  return all.filter(
    (piece) =>
      piece.cells.length >= Math.max(leastCells, largest * leastShare) &&
      !all.some((other) => other !== piece && encloses(other, piece)),
  )
}

/** Those in the half of a side; null where no side is named. */
const halfOf = (pieces: readonly Piece[], which: Which, rows: number): readonly Piece[] | null => {
  if (which === 'left' || which === 'right')
    return pieces.filter(({ left, right }) => (which === 'left' ? left + right < lookWidth : left + right > lookWidth))
  if (which === 'top' || which === 'bottom')
    return pieces.filter(({ top, bottom }) => (which === 'top' ? top + bottom < rows : top + bottom > rows))
  return null
}

const oneOf = (pieces: readonly Piece[], which: Which): Piece | undefined => {
  const fromLeft = pieces.toSorted((one, other) => one.left + one.right - other.left - other.right)
  const fromTop = pieces.toSorted((one, other) => one.top + one.bottom - other.top - other.bottom)
  const bySize = pieces.toSorted((one, other) => one.cells.length - other.cells.length)
  if (which === 'left') return fromLeft[0]
  if (which === 'right' || which === 'any') return fromLeft.at(-1)
  if (which === 'top') return fromTop[0]
  if (which === 'bottom') return fromTop.at(-1)
  if (which === 'small') return bySize[0]
  return which === 'large' ? bySize.at(-1) : fromLeft.at(which < 0 ? which : which - 1)
}

/** None where all would be meant: then there are not several. */
const chosenOf = (pieces: readonly Piece[], { which, areMany }: Cleared, rows: number): readonly Piece[] => {
  const one = oneOf(pieces, which)
  const chosen = (areMany ? halfOf(pieces, which, rows) : null) ?? (one ? [one] : [])
  return chosen.length === pieces.length ? [] : chosen
}

/** The room around a piece that none of those that stay has a share in, in shares of the sheet. */
const roomOf = (piece: Piece, stay: readonly Piece[], rows: number): Box => {
  const around = Math.max(leastAround, shareAround * Math.max(piece.right - piece.left, piece.bottom - piece.top))
  const beside = stay.filter(({ top, bottom }) => top < piece.bottom + around && bottom > piece.top - around)
  const before = Math.max(0, ...beside.filter(({ right }) => right <= piece.left).map(({ right }) => right))
  const after = Math.min(lookWidth, ...beside.filter(({ left }) => left >= piece.right).map(({ left }) => left))
  const left = Math.max(0, piece.left - around, (before + piece.left) / 2)
  const right = Math.min(lookWidth, piece.right + around, (after + piece.right) / 2)
  const top = Math.max(0, piece.top - around)
  const bottom = Math.min(rows, piece.bottom + around)
  return { x: left / lookWidth, y: top / rows, w: (right - left) / lookWidth, h: (bottom - top) / rows }
}

/** The rooms of those that each wish takes of the ones before it have left; no rooms where they cannot be told apart. */
export const roomsOf = (shown: Canvas, bare: Canvas, wishes: readonly Cleared[]): readonly (readonly Box[])[] => {
  const changes = changesBetween(pixelsOf(shown), pixelsOf(bare))
  const rows = changes.length / lookWidth
  let stay = severalOf(changes)
  const chosen = wishes.map((wish) => {
    const taken = chosenOf(stay, wish, rows)
    stay = stay.filter((piece) => !taken.includes(piece))
    return taken
  })
  return chosen.map((pieces) => pieces.map((piece) => roomOf(piece, stay, rows)))
}
