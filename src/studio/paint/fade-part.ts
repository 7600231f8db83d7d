// Paints a part of a picture more faintly than its painter does, or not at all: what lay under it shows through.
import type { SKRSContext2D } from '@napi-rs/canvas'

/** How much of what lay under a faint part shows through it. */
export const faintly = 0.6

/** `shareOf` says, once it is painted, how much of what lay under the part is seen: 1 leaves nothing of it, 0 all. */
export const fadePart = <Result>(ctx: SKRSContext2D, shareOf: () => number, paint: () => Result): Result => {
  const { width, height } = ctx.canvas
  const before = ctx.getImageData(0, 0, width, height)
  const result = paint()
  const share = shareOf()
  if (share === 0) return result
  if (share < 1) {
    const after = ctx.getImageData(0, 0, width, height).data
    const { data } = before
    for (let at = 0; at < data.length; at += 4) {
      const [was, is] = [(data[at + 3] ?? 0) * share, (after[at + 3] ?? 0) * (1 - share)]
      // What is transparent has no colour to mix in.
      const all = Math.max(1, was + is)
      for (const channel of [at, at + 1, at + 2])
        data[channel] = ((data[channel] ?? 0) * was + (after[channel] ?? 0) * is) / all
      data[at + 3] = was + is
    }
  }
  ctx.putImageData(before, 0, 0)
  return result
}
