// Colours of the finished art that give way to others, pixel by pixel: also where a family paints in colours of its own.
import { type HueTurn, hueTurner } from '../../colour/turn-hues.ts'
import { bandsOf } from '../../paint/bands.ts'
import type { Easel } from '../../paint/easel.ts'

export const turnHues = (easel: Easel, turns: readonly HueTurn[]): void => {
  if (turns.length === 0) return
  const turned = hueTurner(turns)
  const { width, height } = easel.canvas
  for (const [top, rows] of bandsOf(height)) {
    const image = easel.ctx.getImageData(0, top, width, rows)
    const { data } = image
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = turned([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
    }
    easel.ctx.putImageData(image, 0, top)
  }
}
