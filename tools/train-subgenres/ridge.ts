// Ridge regression by Cholesky decomposition of the normal equations; deterministic, for a few hundred unknowns.

const cell = (row: readonly number[] | undefined, at: number): number => row?.[at] ?? 0

/** X'X with the penalty on its diagonal. */
const normalMatrix = (rows: readonly (readonly number[])[], size: number, penalty: number): number[][] => {
  const matrix = Array.from({ length: size }, (_, at) =>
    Array.from({ length: size }, (_, column) => (at === column ? penalty : 0)),
  )
  for (const row of rows)
    for (const [at, into] of matrix.entries()) {
      const factor = cell(row, at)
      for (let column = 0; column <= at; column++) into[column] = cell(into, column) + factor * cell(row, column)
    }
  return matrix
}

/** Lower triangle whose product with its transpose is the matrix. */
const decomposed = (matrix: readonly (readonly number[])[]): number[][] => {
  const lower: number[][] = []
  for (const [at, row] of matrix.entries()) {
    const into: number[] = []
    for (let column = 0; column <= at; column++) {
      const other = column === at ? into : lower[column]
      let rest = cell(row, column)
      for (let k = 0; k < column; k++) rest -= cell(into, k) * cell(other, k)
      into.push(column === at ? Math.sqrt(rest) : rest / cell(other, column))
    }
    lower.push(into)
  }
  return lower
}

const solved = (lower: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const x = [...right]
  for (const [at, row] of lower.entries()) {
    let rest = cell(x, at)
    for (let k = 0; k < at; k++) rest -= cell(row, k) * cell(x, k)
    x[at] = rest / cell(row, at)
  }
  for (let at = lower.length - 1; at >= 0; at--) {
    let rest = cell(x, at)
    for (let k = at + 1; k < lower.length; k++) rest -= cell(lower[k], at) * cell(x, k)
    x[at] = rest / cell(lower[at], at)
  }
  return x
}

/** Weights for each list of wanted values: those that come nearest to them over the rows, kept small by the penalty. */
export const solveRidge = (
  rows: readonly (readonly number[])[],
  wanted: readonly (readonly number[])[],
  penalty: number,
): number[][] => {
  const size = rows[0]?.length ?? 0
  const lower = decomposed(normalMatrix(rows, size, penalty))
  return wanted.map((values) => {
    const right = Array.from({ length: size }, (_, column) =>
      rows.reduce((sum, row, at) => sum + cell(row, column) * cell(values, at), 0),
    )
    return solved(lower, right)
  })
}
