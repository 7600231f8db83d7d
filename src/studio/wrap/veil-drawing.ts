// A veil of its own ground over a flat drawing, where text will stand: what is drawn there stays as crisp, but tone on tone. Calming alone
// would let flat colours run into each other.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Pixels } from './choose-cut.ts'
import { ceiling, floor, lightnessOf } from './reading-tones.ts'
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
/** What the veil hides. */
const cover = 0.8

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

/** The share of a drawing on which one ink must be read for it to need no veil: small pale patterns. */
const leastRead = 0.995

/** Whether one ink can be read on all that is drawn. */
const isReadable = ({ data }: Pixels): boolean => {
  let [byLight, byDark] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const lightness = lightnessOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    if (lightness <= ceiling) byLight++
    if (lightness >= floor) byDark++
  }
  return Math.max(byLight, byDark) * 4 >= data.length * leastRead
}

/** Where one ink cannot be read on all of a drawing that has a ground of its own. */
export const veilDrawing = (canvas: Canvas, text: Patch, { left, top, width, height }: Patch): void => {
  const seen = smallOf(canvas, text)
  const { colour, share } = groundOf(seen)
  const hasGround = share >= leastGround && share <= 1 - leastDrawn && flatnessOf(seen) >= leastFlat
  if (!hasGround || isReadable(seen)) return
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.resetTransform()
  ctx.fillStyle = `rgba(${colour.map(Math.round).join(', ')}, ${cover})`
  ctx.fillRect(left, top, width, height)
  ctx.restore()
}
