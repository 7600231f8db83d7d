// The lines of type in a print file, read by a program that is not ours, in points from the top left of the sheet.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Line } from './drawn-runs.ts'

interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly line: string
  readonly isUpright: boolean
}

const near = (value: number): number => Math.round(value * 4) / 4

export const printedRuns = async (pdf: Uint8Array): Promise<Line[]> => {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  try {
    const page = await (await task.promise).getPage(1)
    const { height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent({ disableNormalization: true })
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform
      const isUpright = Math.abs(b) > Math.abs(a)
      const line = isUpright ? `upright ${near(x)}` : `level ${near(y)}`
      return [{ text: item.str, x, y: height - y, width: item.width, line, isUpright }]
    })
    return Object.values(Object.groupBy(pieces, ({ line }) => line)).flatMap((line = []) => linesIn(line))
  } finally {
    await task.destroy()
  }
}

/** Texts that stand on one line but far apart are different lines, such as title and author on a spine. */
const linesIn = (pieces: readonly Piece[]): Line[] => {
  const along = ({ x, y, isUpright }: Piece): number => (isUpright ? y : x)
  const groups: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => along(one) - along(other))) {
    const last = groups.at(-1)
    const end = last?.at(-1)
    if (last && end && along(piece) - along(end) - end.width < 24) last.push(piece)
    else groups.push([piece])
  }
  return groups.map((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) throw new Error('a line has pieces')
    return {
      text: group
        .map(({ text }) => text)
        .join('')
        .replaceAll(/[\s\u200b]/g, ''),
      x: first.x,
      y: first.y,
      length: along(last) + last.width - along(first),
    }
  })
}
