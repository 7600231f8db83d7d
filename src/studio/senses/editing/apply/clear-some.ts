// Takes some of several things out of the picture: told by their side, size or number, where each stands by itself.
import { mostCleared } from '../../../direction/adjustments.ts'
import { type Piece, piecesOf } from '../../../press/adjust/pieces.ts'
import { smallPainting } from '../../../press/small-painting.ts'
import type { Which } from '../wish.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'

/** Pixels across: birds are small. */
const width = 240
/** Change of a channel (of 255) that is seen, and the share of the greatest change that a thing has itself: the rest is its light. */
const seen = 24
const ofItself = 0.3
/** Pixels of the least thing, and how much smaller than the largest of its name it may be. */
const leastCells = 5
const leastShare = 0.04
/** Pixels around a thing that its light and its shadow have at most. */
const around = 14

const artOf = (draft: Draft): Uint8ClampedArray => {
  const { ctx, canvas } = smallPainting(documentFrom(draft), { width, hasFront: false })
  return ctx.getImageData(0, 0, canvas.width, canvas.height).data
}

const changesBetween = (one: Uint8ClampedArray, other: Uint8ClampedArray): readonly number[] =>
  Array.from({ length: one.length / 4 }, (_, at) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs((one[at * 4 + channel] ?? 0) - (other[at * 4 + channel] ?? 0)))),
  )

/** Those in the half of a side; null where no side is named. */
const halfOf = (pieces: readonly Piece[], which: Which, rows: number): readonly Piece[] | null => {
  if (which === 'left' || which === 'right')
    return pieces.filter(({ left, right }) => (which === 'left' ? left + right < width : left + right > width))
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

/** The hub of a wheel is no other thing than the wheel. */
const encloses = (one: Piece, other: Piece): boolean =>
  one.left <= other.left && one.right >= other.right && one.top <= other.top && one.bottom >= other.bottom

/** The room around a piece that none of the others has a share in. */
const roomOf = (piece: Piece, others: readonly Piece[], rows: number): Omit<Piece, 'cells'> => {
  const beside = others.filter(({ top, bottom }) => top < piece.bottom + around && bottom > piece.top - around)
  const before = Math.max(0, ...beside.filter(({ right }) => right <= piece.left).map(({ right }) => right))
  const after = Math.min(width, ...beside.filter(({ left }) => left >= piece.right).map(({ left }) => left))
  return {
    left: Math.max(0, piece.left - around, (before + piece.left) / 2),
    right: Math.min(width, piece.right + around, (after + piece.right) / 2),
    top: Math.max(0, piece.top - around),
    bottom: Math.min(rows, piece.bottom + around),
  }
}

/** One of several, or all of those at a side. Null where there are not several, or they cannot be told apart. */
export const clearSome = (draft: Draft, names: readonly string[], which: Which, areMany: boolean): Draft | null => {
  const { without, cleared, frame } = draft.direction.adjustments
  if (frame.mirror || frame.zoom !== 1 || frame.slide !== null) return null
  const bare = adjusted(draft, { without: [...new Set([...without, ...names])] })
  const changes = changesBetween(artOf(draft), artOf(bare))
  const least = Math.max(seen, Math.max(...changes) * ofItself)
  const all = piecesOf(
    changes.map((change) => change > least),
    width,
  )
  const largest = all[0]?.cells.length ?? 0
  const pieces = all.filter(
    (piece) =>
      piece.cells.length >= Math.max(leastCells, largest * leastShare) &&
      !all.some((other) => other !== piece && encloses(other, piece)),
  )
  const rows = changes.length / width
  const one = oneOf(pieces, which)
  const chosen = (areMany ? halfOf(pieces, which, rows) : null) ?? (one ? [one] : [])
  if (chosen.length === 0 || chosen.length === pieces.length) return null
  const places = chosen.map((piece) => {
    const others = pieces.filter((each) => !chosen.includes(each))
    const { left, top, right, bottom } = roomOf(piece, others, rows)
    const place = { x: left / width, y: top / rows, w: (right - left) / width, h: (bottom - top) / rows }
    return { things: [...names], ...place }
  })
  return cleared.length + places.length > mostCleared ? null : adjusted(draft, { cleared: [...cleared, ...places] })
}
