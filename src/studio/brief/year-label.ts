// The year label of a planner as a cover shows it. The contract sets no limit on what is sent.

/** As much as stands on one line of a cover. */
const longestLabel = 40

/** The label whole, or its beginning, cut between words where it has several. */
export const yearLabel = (text: string): string => {
  // Twice the units hold as many code points; no more of a long text need be looked at.
  const points = [...text.slice(0, 2 * longestLabel + 2)]
  if (points.length <= longestLabel) return text
  const cut = points.slice(0, longestLabel - 1).join('')
  const end = cut.search(/\s+\S*$/u)
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`
}
