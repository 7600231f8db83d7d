// Screen print: the picture in a few flat inks with clean but hand-pulled edges.
import { type Colour, rgbOf } from '../../colour/colour.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { Grid } from './grid.ts'
import { darknessOf, readPicture } from './picture.ts'
import { paintRows } from './rows.ts'

export interface ScreenPrintOptions {
  /** From the paper to the darkest ink; three to six. */
  readonly inks: readonly Colour[]
  /** Moves all limits between inks: over 0 prints darker. */
  readonly bias?: number
  /** Units by which the screens are out of register. */
  readonly misregister?: number
  readonly random?: Random
}

/** Prints what is on the easel again; every darker ink overprints the lighter ones. */
export const screenPrint = (easel: Easel, options: ScreenPrintOptions): void => {
  const { inks, bias = 0, misregister = 3, random = easel.random.sub('screen print') } = options
  const [paper, ...pulled] = inks
  if (paper === undefined) return
  const darkness = darknessOf(readPicture(easel, 2.5))
  const { noise, extent: box } = easel
  const ragged = new Grid(
    box,
    5,
    (x, y) => (noise.value(x / 16, y / 16) - 0.5) * 0.018 + (noise.value(x / 5, y / 5) - 0.5) * 0.012,
  )
  const ground = rgbOf(paper)
  const screens = pulled.map((ink, at) => {
    const dx = random.bell() * misregister
    const dy = random.bell() * misregister
    return {
      rgb: rgbOf(ink),
      limit: (at + 0.7) / (pulled.length + 0.3) - bias,
      darks: new Grid(box, 2.5, (x, y) => darkness(x - dx, y - dy)),
    }
  })
  paintRows(easel, {}, ({ x: left, y, step, count, pixels, from }) => {
    ragged.seek(y)
    for (const { darks } of screens) darks.seek(y)
    for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
      const rough = ragged.along(x)
      let red = ground[0]
      let green = ground[1]
      let blue = ground[2]
      for (let which = 0; which < screens.length; which++) {
        const screen = screens[which]
        if (!screen) continue
        const over = screen.darks.along(x) + rough - screen.limit
        if (over <= -0.0125) continue
        const share = over >= 0.0125 ? 1 : over * 40 + 0.5
        red += (screen.rgb[0] - red) * share
        green += (screen.rgb[1] - green) * share
        blue += (screen.rgb[2] - blue) * share
      }
      pixels[at] = red | (green << 8) | (blue << 16) | (255 << 24)
    }
  })
}
