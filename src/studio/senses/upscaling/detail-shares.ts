// How much of the network's detail a picture can bear, asked of the picture itself: samples of it are made smaller, enlarged by both
// means, and compared with what they were. Flat and drawn art takes nearly all of it, foliage in a photograph little.
import type { InferenceSession } from 'onnxruntime-node'
import { sharp } from '../../../pictures/decoders.ts'
import { eachDetail, type Shares } from './blend.ts'
import { enlarge, standardTile } from './enlarge.ts'
import { type Area, asSharp, cropped, type Pixels, resized, toPixels } from './pixels.ts'

/** Samples of the busiest places and of the middling ones, and their side in source pixels. */
const busySamples = 4
const middlingSamples = 2
const sampleSide = 192

/** Below this the network's work is not worth its time. */
const leastShare = 0.12

/** Samples made smaller than by this hold too little to judge by. */
const largestStep = 2

/** Of larger factors the network knows less than its samples promise. */
const trustBeyond = 0.8

/** What edges or quiet places say counts little where they are less than this part of the samples. */
const doubtful = 0.02

/** Quiet places keep half of their grain, though least squares would wipe more of it: a sky without grain looks like plastic. */
const largestQuiet = 0.5

/** How the source was compressed, if it was: the samples must suffer the same, or the network's healing would not be seen. */
export type Compression = { readonly quality: number; readonly chromaSubsampling: string }

const energyOf = ({ data, width, height }: Pixels): number => {
  let sum = 0
  for (let y = 1; y < height; y += 2)
    for (let x = 1; x < width; x += 2) {
      const at = (y * width + x) * 3 + 1
      const value = data[at] ?? 0
      sum += Math.abs(value - (data[at - 3] ?? 0)) + Math.abs(value - (data[at - width * 3] ?? 0))
    }
  return sum
}

const starts = (length: number, side: number): number[] =>
  Array.from({ length: Math.floor(length / side) }, (_, at) => at * side)

/** The squares of the picture in which most happens, and some that are neither busy nor empty. */
const samplesOf = (source: Pixels): Pixels[] => {
  const [width, height] = [Math.min(sampleSide, source.width), Math.min(sampleSide, source.height)]
  const areas: Area[] = starts(source.height, height).flatMap((top) =>
    starts(source.width, width).map((left) => ({ left, top, width, height })),
  )
  const byEnergy = areas
    .map((area) => ({ area, energy: energyOf(cropped(source, area)) }))
    .toSorted((a, b) => b.energy - a.energy)
  const rest = byEnergy.slice(busySamples)
  const from = Math.floor(rest.length / 2)
  return [...byEnergy.slice(0, busySamples), ...rest.slice(from, from + middlingSamples)].map(({ area }) =>
    cropped(source, area),
  )
}

const compressed = async (picture: Pixels, as: Compression | null): Promise<Pixels> =>
  as === null ? picture : toPixels(sharp(await asSharp(picture).jpeg(as).toBuffer()))

/** The two shares that leave the least error, from the sums of least squares. */
const solve = (
  edgeEdge: number,
  edgeQuiet: number,
  quietQuiet: number,
  edgeGain: number,
  quietGain: number,
): Shares => {
  const determinant = edgeEdge * quietQuiet - edgeQuiet ** 2
  if (determinant === 0) return { edges: 0, quiet: 0 }
  return {
    edges: (edgeGain * quietQuiet - quietGain * edgeQuiet) / determinant,
    quiet: (quietGain * edgeEdge - edgeGain * edgeQuiet) / determinant,
  }
}

const bounded = (share: number): number => (share < leastShare ? 0 : Math.min(1, share))

/** Both 0: Lanczos alone. */
export const detailShares = async (
  session: InferenceSession,
  source: Pixels,
  factor: number,
  compression: Compression | null,
): Promise<Shares> => {
  const step = Math.min(largestStep, factor)
  const sums = { edgeEdge: 0, edgeQuiet: 0, quietQuiet: 0, edgeGain: 0, quietGain: 0 }
  for (const sample of samplesOf(source)) {
    const [width, height] = [Math.round(sample.width / step), Math.round(sample.height / step)]
    if (width < 8 || height < 8) continue
    const small = await compressed(await resized(sample, width, height), compression)
    const smooth = await resized(small, sample.width, sample.height)
    const detailed = await enlarge(session, small, sample, standardTile)
    eachDetail(detailed, smooth, (index, detail, edge) => {
      const missing = (sample.data[index] ?? 0) - (smooth.data[index] ?? 0)
      const [onEdge, onQuiet] = [detail * edge, detail * (1 - edge)]
      sums.edgeEdge += onEdge * onEdge
      sums.edgeQuiet += onEdge * onQuiet
      sums.quietQuiet += onQuiet * onQuiet
      sums.edgeGain += onEdge * missing
      sums.quietGain += onQuiet * missing
    })
  }
  const doubt = doubtful * (sums.edgeEdge + sums.quietQuiet)
  const [edgeEdge, quietQuiet] = [sums.edgeEdge + doubt, sums.quietQuiet + doubt]
  const { edges, quiet } = solve(edgeEdge, sums.edgeQuiet, quietQuiet, sums.edgeGain, sums.quietGain)
  const trust = factor > largestStep ? trustBeyond : 1
  return { edges: bounded(trust * edges), quiet: Math.min(largestQuiet, bounded(trust * quiet)) }
}
