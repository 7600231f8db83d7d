// The colours of a finished cover by name, as they are seen on it: edits and hours turn what a palette has planned.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { nameColour } from '../brief/colour-names.ts'
import { freeCanvas } from '../paint/free-canvas.ts'

/** Pixels across a look that is fine enough for colours. */
const width = 40
const mostNamed = 4
/** Share of the cover from which a colour is one of its own. */
const leastShare = 0.04

/** Names need no finer steps. */
const coarse = (value: number | undefined): string => (((value ?? 0) >> 3) * 8 + 4).toString(16).padStart(2, '0')

/** The names of its colours, the one that there is most of first. */
export const coloursSeen = (cover: Canvas): readonly string[] => {
  const height = Math.max(1, Math.round((width * cover.height) / cover.width))
  const small = createCanvas(width, height)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(cover, 0, 0, width, height)
  const { data } = ctx.getImageData(0, 0, width, height)
  freeCanvas(small)
  const pixels = Array.from({ length: width * height }, (_, at) => data.subarray(at * 4, at * 4 + 3))
  const byColour = Object.groupBy(pixels, ([red, green, blue]) => `#${coarse(red)}${coarse(green)}${coarse(blue)}`)
  const shares = new Map<string, number>()
  for (const [colour, same = []] of Object.entries(byColour)) {
    const name = nameColour(colour)
    shares.set(name, (shares.get(name) ?? 0) + same.length / pixels.length)
  }
  const ranked = [...shares].toSorted(([, one], [, other]) => other - one)
  const seen = ranked.filter(([, share]) => share >= leastShare).slice(0, mostNamed)
  return (seen.length > 0 ? seen : ranked.slice(0, 1)).map(([name]) => name)
}
