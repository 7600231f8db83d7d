// Shapes with calm outlines: every cell at an edge goes to whom most cells around it belong, so that slivers vanish and teeth are worn away.

/** Whether all around a cell is of one shape. */
export const isAloneAt = (
  numbers: Uint32Array,
  columns: number,
  { column, row, around }: { readonly column: number; readonly row: number; readonly around: number },
): boolean => {
  const own = numbers[row * columns + column] ?? 0
  const right = Math.min(around, columns - 1 - column)
  for (let y = -around; y <= around; y++)
    for (let x = Math.max(-around, -column); x <= right; x++)
      if ((numbers[(row + y) * columns + column + x] ?? own) !== own) return false
  return true
}

export const calmed = (numbers: Uint32Array, columns: number, around: number): Uint32Array => {
  const rows = numbers.length / columns
  const next = numbers.slice()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (isAloneAt(numbers, columns, { column, row, around })) continue
      const own = numbers[row * columns + column] ?? 0
      const met: number[] = [own]
      const votes: number[] = [0]
      for (let y = Math.max(0, row - around); y <= Math.min(rows - 1, row + around); y++)
        for (let x = Math.max(0, column - around); x <= Math.min(columns - 1, column + around); x++) {
          const away = (x - column) ** 2 + (y - row) ** 2
          if (away > around * around) continue
          const number = numbers[y * columns + x] ?? 0
          const nth = met.indexOf(number)
          if (nth >= 0) votes[nth] = (votes[nth] ?? 0) + 1
          else {
            met.push(number)
            votes.push(1)
          }
        }
      next[row * columns + column] = met[votes.indexOf(Math.max(...votes))] ?? own
    }
  return next
}
