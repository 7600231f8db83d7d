// Where the eye goes: contrast of light and colour against the surroundings, edges, and a mild preference for the middle.
import { localMean } from './local-mean.ts'
import { lightOf, type Picture, resizePicture } from './picture.ts'

export interface Saliency {
  readonly width: number
  readonly height: number
  /** Of every pixel, 0 to 1; the most salient is 1 unless the picture is empty. */
  readonly weight: Float32Array
}

const longSide = 160

const channelOf = ({ width, height, rgb }: Picture, mix: readonly [number, number, number]): Float32Array => {
  const plane = new Float32Array(width * height)
  for (let at = 0; at < plane.length; at++) {
    plane[at] = mix[0] * (rgb[at * 3] ?? 0) + mix[1] * (rgb[at * 3 + 1] ?? 0) + mix[2] * (rgb[at * 3 + 2] ?? 0)
  }
  return plane
}

/** Pure: for a small picture. */
export const saliencyOf = (picture: Picture): Saliency => {
  const { width, height } = picture
  const size = Math.max(width, height)
  // Light, and the two opponent colours of the eye.
  const planes = [lightOf(picture), channelOf(picture, [1, -1, 0]), channelOf(picture, [0.5, 0.5, -1])]
  const raw = new Float32Array(width * height)
  for (const plane of planes) {
    for (const [inner, outer] of [
      [0.01, 0.08],
      [0.03, 0.2],
    ] as const) {
      const centre = localMean(plane, width, height, Math.max(1, Math.round(size * inner)))
      const around = localMean(plane, width, height, Math.max(2, Math.round(size * outer)))
      for (let at = 0; at < raw.length; at++) raw[at] = (raw[at] ?? 0) + Math.abs((centre[at] ?? 0) - (around[at] ?? 0))
    }
  }
  const soft = localMean(raw, width, height, Math.max(1, Math.round(size * 0.015)))
  let highest = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5]
      const prior = 0.6 + 0.4 * Math.exp(-(dx * dx + dy * dy) * 8)
      const at = y * width + x
      // Faint differences are paper and grain, not a subject.
      soft[at] = Math.max(0, (soft[at] ?? 0) - 6) * prior
      highest = Math.max(highest, soft[at] ?? 0)
    }
  }
  return { width, height, weight: highest > 0 ? soft.map((value) => value / highest) : soft }
}

/** The saliency of a picture of any size, on a small grid of the same proportions. */
export const findSaliency = async (picture: Picture): Promise<Saliency> => {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height))
  const small = (length: number): number => Math.max(1, Math.round(length * scale))
  return saliencyOf(await resizePicture(picture, small(picture.width), small(picture.height)))
}
