// A veil of its own ground over a flat drawing, where text will stand: what is drawn there stays as crisp, but tone on tone. Calming alone
// would let flat colours run into each other.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { smooth } from '../paint/curves.ts'
import type { Pixels } from './choose-cut.ts'
import type { Patch } from './wrap-sheet.ts'

/** Rows on which a drawing is judged: a print and its preview are veiled alike. */
const proofRows = 240
/** Of 255: up to this difference two neighbours are of one colour. */
const sameColour = 6
/** The share of the neighbours from which a picture is flat, and that of the ground from which it has one. */
const leastFlat = 0.86
const leastGround = 0.3
/** The share of what is not ground from which there is something to veil. */
const leastDrawn = 0.03
/** How fine colours are told apart when the ground is looked for. */
const steps = 16
/** What the veil hides, and where it runs out towards the front: there it is the front's own shapes that go on. */
const cover = { all: 0.8, running: 0.68 } as const

type Rgb = readonly [number, number, number]

const smallOf = (canvas: Canvas, { left, top, width, height }: Patch): Pixels => {
  const columns = Math.max(2, Math.round((width * proofRows) / height))
  const ctx = createCanvas(columns, proofRows).getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, top, width, height, 0, 0, columns, proofRows)
  return ctx.getImageData(0, 0, columns, proofRows)
}

const isSame = (data: Uint8ClampedArray, at: number, other: number): boolean =>
  [0, 1, 2].every((channel) => Math.abs((data[at + channel] ?? 0) - (data[other + channel] ?? 0)) <= sameColour)

const flatnessOf = ({ data, width, height }: Pixels): number => {
  let same = 0
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = (y * width + x) * 4
      if (isSame(data, at, at - 4) && isSame(data, at, at - width * 4)) same++
    }
  return same / ((width - 1) * (height - 1))
}

/** The colour that most of it has, and how much. */
const groundOf = ({ data }: Pixels): { readonly colour: Rgb; readonly share: number } => {
  const found = new Map<number, [number, number, number, number]>()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const key = [red, green, blue].reduce((sum, value) => sum * steps + Math.floor((value * steps) / 256), 0)
    const sums = found.get(key) ?? [0, 0, 0, 0]
    found.set(key, [sums[0] + red, sums[1] + green, sums[2] + blue, sums[3] + 1])
  }
  const [red, green, blue, count] = [...found.values()].reduce((one, other) => (other[3] > one[3] ? other : one))
  return { colour: [red / count, green / count, blue / count], share: (count * 4) / data.length }
}

/** `text` is where text will stand. The veil is whole up to the column `full` and has run out at the right edge of the canvas, or never does. */
export const veilDrawing = (canvas: Canvas, text: Patch, full: number): void => {
  const seen = smallOf(canvas, text)
  const { colour, share } = groundOf(seen)
  if (share < leastGround || share > 1 - leastDrawn || flatnessOf(seen) < leastFlat) return
  const ctx = canvas.getContext('2d')
  const rgb = colour.map(Math.round).join(', ')
  const veil = ctx.createLinearGradient(0, 0, canvas.width, 0)
  const running = canvas.width - full
  const most = running > 0 ? cover.running : cover.all
  veil.addColorStop(0, `rgba(${rgb}, ${most})`)
  for (let at = 0; at <= 1 && running > 0; at += 0.125)
    veil.addColorStop((full + running * at) / canvas.width, `rgba(${rgb}, ${most * (1 - smooth(0, 1, at))})`)
  ctx.save()
  ctx.resetTransform()
  ctx.fillStyle = veil
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.restore()
}
