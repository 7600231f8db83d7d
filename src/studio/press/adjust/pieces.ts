// The pieces that something on a small picture falls into: two planets, each of three candles.
export interface Piece {
  /** Where it is, in rows of the picture one after another. */
  readonly cells: readonly number[]
  readonly left: number
  readonly top: number
  /** The first column and row that are beyond it. */
  readonly right: number
  readonly bottom: number
}

/** Cells between two parts of one piece. */
const reach = 2

const pieceOf = (cells: readonly number[], columns: number): Piece => {
  const across = cells.map((cell) => cell % columns)
  const down = cells.map((cell) => Math.floor(cell / columns))
  const least = (all: readonly number[]): number => all.reduce((one, other) => Math.min(one, other))
  const most = (all: readonly number[]): number => all.reduce((one, other) => Math.max(one, other))
  return { cells, left: least(across), top: least(down), right: most(across) + 1, bottom: most(down) + 1 }
}

/** The largest first. */
export const piecesOf = (isPart: readonly boolean[], columns: number): readonly Piece[] => {
  const rows = isPart.length / columns
  const isFound = new Uint8Array(isPart.length)
  const pieces: Piece[] = []
  for (let start = 0; start < isPart.length; start++) {
    if (!isPart[start] || isFound[start]) continue
    isFound[start] = 1
    const cells = [start]
    for (let next = 0; next < cells.length; next++) {
      const cell = cells[next] ?? 0
      const [column, row] = [cell % columns, Math.floor(cell / columns)]
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++) {
          const other = y * columns + x
          if (!isPart[other] || isFound[other]) continue
          isFound[other] = 1
          cells.push(other)
        }
    }
    pieces.push(pieceOf(cells, columns))
  }
  return pieces.toSorted((one, other) => other.cells.length - one.cells.length)
}
