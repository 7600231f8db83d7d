// Cuts a row of words into a given number of lines at the least cost.

/** `cost(from, to)` is the price of a line holding words `from` to `to` (excluded). Gives the end of every line. */
export const partition = (
  words: number,
  lines: number,
  cost: (from: number, to: number) => number,
): readonly number[] => {
  // best[line][end]: the cheapest way to set the first `end` words in `line + 1` lines, and where its last line begins.
  const best: { price: number; from: number }[][] = []
  for (let line = 0; line < lines; line++) {
    const row: { price: number; from: number }[] = []
    for (let end = 0; end <= words; end++) {
      let cheapest = { price: line === 0 && end > 0 ? cost(0, end) : Number.POSITIVE_INFINITY, from: 0 }
      for (let from = line; line > 0 && from < end; from++) {
        const before = best[line - 1]?.[from]?.price ?? Number.POSITIVE_INFINITY
        const price = before + cost(from, end)
        if (price < cheapest.price) cheapest = { price, from }
      }
      row.push(cheapest)
    }
    best.push(row)
  }
  const ends: number[] = []
  for (let line = lines - 1, end = words; line >= 0; line--) {
    ends.unshift(end)
    end = best[line]?.[end]?.from ?? 0
  }
  return ends
}
