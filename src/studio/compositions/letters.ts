// Letters of a set line by themselves: where each stands, where its stems are, and which hollows a title has.
import { createCanvas } from '@napi-rs/canvas'
import type { Box, Context, Easel, OwnLayer } from '../paint/easel.ts'
import { measure } from '../type/measure.ts'
import type { Run, SetLines } from '../type/set-type.ts'
import { traceItem } from '../type/trace.ts'
import { useFont } from '../type/use-font.ts'

export interface Letter {
  readonly char: string
  /** What its ink covers. */
  readonly box: Box
  readonly run: Run
}

const ruler = createCanvas(8, 8).getContext('2d')

/** The letters of a line from left to right; none of a script that is joined or written from the right, or of a line that is bent. */
export const lettersOf = (run: Run): readonly Letter[] => {
  if (run.bend !== undefined) return []
  if (!/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\s]+$/u.test(run.text)) return []
  useFont(ruler, run)
  const chars = [...run.text]
  return chars.map((char, at) => {
    const head = chars.slice(0, at + 1).join('')
    const from = ruler.measureText(head).width - ruler.measureText(char).width
    const { left, right, ascent, descent } = measure(char, run.face, 0)
    const { size, stretch = 1 } = run
    const box = {
      x: run.x + from - left * size,
      y: run.baseline - ascent * size * stretch,
      w: (left + right) * size,
      h: (ascent + descent) * size * stretch,
    }
    return { char, box, run }
  })
}

/** The first letter of a title that is one of these, the wanted ones before the others. */
export const findLetter = (title: SetLines, wanted: readonly RegExp[]): Letter | undefined => {
  const all = title.runs.flatMap(lettersOf)
  for (const one of wanted) {
    const found = all.find(({ char }) => one.test(char))
    if (found) return found
  }
  return undefined
}

/** The upright strokes of a letter at a share of its height: left and right edge of each, in units. */
export const stemsOf = ({ char, box, run }: Letter, share: number): readonly (readonly [number, number])[] => {
  const em = 400
  const { left, right, ascent } = measure(char, run.face, 0)
  const width = Math.ceil((left + right) * em) + 4
  const canvas = createCanvas(width, em * 2)
  const ctx = canvas.getContext('2d')
  useFont(ctx, { text: char, face: run.face, size: em, tracking: 0 })
  ctx.fillText(char, left * em + 2, em * 1.5)
  const row = ctx.getImageData(0, Math.round(em * (1.5 - ascent * share)), width, 1).data
  const stems: [number, number][] = []
  let from = -1
  for (let x = 0; x < width; x++) {
    const isInk = (row[x * 4 + 3] ?? 0) > 127
    if (isInk && from < 0) from = x
    if (!isInk && from >= 0) {
      stems.push([box.x + ((from - 2) * run.size) / em, box.x + ((x - 2) * run.size) / em])
      from = -1
    }
  }
  return stems
}

export const traced = (easel: Easel, item: SetLines, colour: string, detail = 1): OwnLayer =>
  easel.layer(
    (ctx) => {
      ctx.fillStyle = colour
      traceItem(ctx, item)
    },
    { detail },
  )

export interface Hollow {
  readonly box: Box
  /** Share of the sheet. */
  readonly area: number
  fill(ctx: Context): void
}

const columns = 240

/** The hollows that the letters of a title enclose, the largest first. */
export const hollowsOf = ({ w, h }: { readonly w: number; readonly h: number }, title: SetLines): readonly Hollow[] => {
  const unit = w / columns
  const rows = Math.ceil(h / unit)
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  ctx.scale(1 / unit, 1 / unit)
  traceItem(ctx, title)
  const { data } = ctx.getImageData(0, 0, columns, rows)
  const seen = new Uint8Array(columns * rows)
  const isFree = (at: number): boolean => seen[at] === 0 && (data[at * 4 + 3] ?? 0) < 128
  const hollows: Hollow[] = []
  for (let start = 0; start < seen.length; start++) {
    if (!isFree(start)) continue
    const cells = flood(start, rows, isFree, seen)
    const at = cells.map((cell) => [cell % columns, Math.floor(cell / columns)] as const)
    const isOpen = at.some(([x, y]) => x === 0 || y === 0 || x === columns - 1 || y === rows - 1)
    if (isOpen || cells.length < 14) continue
    const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    hollows.push({
      box: {
        x: left * unit,
        y: top * unit,
        w: (Math.max(...xs) - left + 1) * unit,
        h: (Math.max(...ys) - top + 1) * unit,
      },
      area: cells.length / seen.length,
      fill: (on) => {
        for (const [x, y] of at) on.fillRect((x - 1) * unit, (y - 1) * unit, unit * 3, unit * 3)
      },
    })
  }
  return hollows.toSorted((one, other) => other.area - one.area)
}

const flood = (start: number, rows: number, isFree: (at: number) => boolean, seen: Uint8Array): number[] => {
  const cells = [start]
  seen[start] = 1
  for (let next = 0; next < cells.length; next++) {
    const cell = cells[next] ?? 0
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const at = ny * columns + nx
      if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || !isFree(at)) continue
      seen[at] = 1
      cells.push(at)
    }
  }
  return cells
}
