// Fills a mask with MI-GAN, window by window, so that memory depends on the window and not on the picture. Each window sees what
// the ones before it filled, so that fills continue one another; it keeps only what lies away from its own cut edges.
import type { InferenceSession } from 'onnxruntime-node'
import { byteTensor } from '../models/tensors.ts'
import { diffused } from './fill-by-diffusion.ts'
import { boundsOfMask, cropMask, cropPicture, type Mask, type Picture, type Window } from './picture.ts'
import { tempered } from './temper.ts'

// The network itself works on a square of 512: larger windows cost less in all and see more, smaller ones keep finer texture.
const leastSide = 640
const mostSide = 1280

/** Bytes of one channel after another, as the network takes them. */
const planesOf = ({ width, height, rgb }: Picture): Uint8Array => {
  const size = width * height
  const planes = new Uint8Array(size * 3)
  for (let at = 0; at < size; at++) {
    for (let channel = 0; channel < 3; channel++) planes[channel * size + at] = rgb[at * 3 + channel] ?? 0
  }
  return planes
}

/** The network's picture of a window; what the mask holds is new, the rest is only about the same. */
const inpaint = async (picture: Picture, hole: Mask, model: InferenceSession): Promise<Uint8Array> => {
  const { width, height } = picture
  const known = hole.bits.map((bit) => (bit === 1 ? 0 : 255))
  const answer = await model.run({
    image: await byteTensor(planesOf(picture), [1, 3, height, width]),
    mask: await byteTensor(known, [1, 1, height, width]),
  })
  const planes = answer.result?.data
  if (!(planes instanceof Uint8Array)) throw new TypeError('expected bytes from the fill network')
  return planes
}

const bound = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** In shares of a window's side: what it must see before the first ink, and how far from its cut edges its fill is not trusted. */
const lead = 0.22
const margin = 0.16

/** What a window may fill: all but a margin at the edges where the picture goes on. */
const trusted = (window: Window, side: number, { width, height }: Mask): Window => {
  const right = window.left + window.width >= width ? 0 : Math.floor(side * margin)
  const bottom = window.top + window.height >= height ? 0 : Math.floor(side * margin)
  return { left: 0, top: 0, width: window.width - right, height: window.height - bottom }
}

/** The next window in reading order, with room around what it is to fill; null when nothing is left. */
const nextWindow = (mask: Mask, side: number): Window | null => {
  const { width, height, bits } = mask
  const first = bits.indexOf(1)
  if (first < 0) return null
  const top = bound(Math.floor(first / width) - Math.floor(side * lead), 0, Math.max(0, height - side))
  const strip: Window = { left: 0, top, width, height: Math.min(side, height - top) }
  // Only rows that this window may fill say where it begins: else it might stand where it may fill nothing, for ever.
  const bounds = boundsOfMask(cropMask(mask, { ...strip, height: trusted(strip, side, mask).height }))
  const left = bound((bounds?.left ?? 0) - Math.floor(side * lead), 0, Math.max(0, width - side))
  return { ...strip, left, width: Math.min(side, width - left) }
}

/** A filled copy of the picture. `detail` is the height of the largest letters, which sets how much a window must see. */
export const fillWithModel = async (
  picture: Picture,
  mask: Mask,
  model: InferenceSession,
  detail: number,
): Promise<Picture> => {
  const side = Math.round(bound(Math.max(detail * 3.5, picture.width * 0.8), leastSide, mostSide))
  // The network mixes a little of what was in the hole into its soft edges: no ink may be left there to shine through.
  const smooth = diffused(picture, mask)
  const filled: Picture = { ...smooth, rgb: Uint8Array.from(smooth.rgb) }
  const open: Mask = { ...mask, bits: Uint8Array.from(mask.bits) }
  for (let window = nextWindow(open, side); window; window = nextWindow(open, side)) {
    const hole = cropMask(open, window)
    const planes = await inpaint(cropPicture(filled, window), hole, model)
    const keep = trusted(window, side, open)
    const size = window.width * window.height
    for (let y = 0; y < keep.height; y++) {
      for (let x = 0; x < keep.width; x++) {
        const within = y * window.width + x
        if (hole.bits[within] !== 1) continue
        const at = (window.top + y) * picture.width + window.left + x
        open.bits[at] = 0
        for (let channel = 0; channel < 3; channel++) {
          filled.rgb[at * 3 + channel] = planes[channel * size + within] ?? 0
        }
      }
    }
  }
  return tempered(filled, smooth, mask, detail / 2)
}
