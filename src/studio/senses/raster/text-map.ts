// The text detection model (PP-OCR, differentiable binarisation): a probability for every pixel, read into turned rectangles.
import type { InferenceSession } from 'onnxruntime-node'
import { findComponents } from './components.ts'
import type { Picture } from './picture.ts'
import { grownQuad, type Point, quadAround } from './quad.ts'
import type { TextLine } from './text-line.ts'

export interface TextMap {
  readonly width: number
  readonly height: number
  readonly chance: Float32Array
}

// What the model was trained on: BGR, with the mean and deviation of its pictures.
const mean = [0.485, 0.456, 0.406] as const
const deviation = [0.229, 0.224, 0.225] as const

/** Width and height must be multiples of 32. */
export const textMap = async (picture: Picture, model: InferenceSession): Promise<TextMap> => {
  const { Tensor } = await import('onnxruntime-node')
  const { width, height, rgb } = picture
  const planes = new Float32Array(width * height * 3)
  for (const channel of [0, 1, 2] as const) {
    const plane = planes.subarray(channel * width * height)
    for (let at = 0; at < width * height; at++) {
      plane[at] = ((rgb[at * 3 + 2 - channel] ?? 0) / 255 - mean[channel]) / deviation[channel]
    }
  }
  const [input = 'x'] = model.inputNames
  const [output = ''] = model.outputNames
  const answer = (await model.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) }))[output]
  const chance = answer?.data
  if (!(chance instanceof Float32Array)) throw new TypeError('expected a map of numbers from the text detection model')
  return { width, height, chance }
}

/** A pixel counts as the core of a line from here. */
const coreChance = 0.3
/** A line counts from this mean over its core. */
const lineChance = 0.6
/** Smaller cores are specks. */
const leastThickness = 3
/** The model marks a shrunken core; the line is larger by this times area over perimeter. */
const unshrink = 1.6

export const readTextMap = ({ width, height, chance }: TextMap): TextLine[] => {
  const bits = new Uint8Array(width * height)
  for (let at = 0; at < bits.length; at++) bits[at] = (chance[at] ?? 0) > coreChance ? 1 : 0
  const { labels, list } = findComponents({ width, height, bits })
  return list.flatMap(({ area, bounds }, index) => {
    const points: Point[] = []
    let sum = 0
    for (let y = bounds.top; y < bounds.top + bounds.height; y++) {
      const row: number[] = []
      for (let x = bounds.left; x < bounds.left + bounds.width; x++) {
        if (labels[y * width + x] !== index + 1) continue
        sum += chance[y * width + x] ?? 0
        row.push(x)
      }
      const [first, last] = [row[0], row.at(-1)]
      if (first === undefined || last === undefined) continue
      for (const x of [first, last + 1]) points.push({ x, y }, { x, y: y + 1 })
    }
    const core = quadAround(points)
    const score = sum / area
    if (core.thickness < leastThickness || score < lineChance) return []
    const growth = (core.length * core.thickness * unshrink) / (2 * (core.length + core.thickness))
    return [{ quad: grownQuad(core, growth), score }]
  })
}
