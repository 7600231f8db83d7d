// Draws the finished art again as a comic: colours in few tones, ink where a tone meets a lighter one and around the hero, and dots of a coarse
// screen in its shade.
import { type Colour, rgbOf } from '../../../colour/colour.ts'
import { labOf, rgbOfLab } from '../../../colour/oklab.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { type Mask, shareIn } from '../mask.ts'
import { isOfNight, openDark } from '../open-dark.ts'
import { flattened } from './flattened.ts'
import { type Rgb, repainted } from './repainted.ts'
import { rounded } from './rounded-mask.ts'
import { toneLines } from './tone-lines.ts'

/** Units that one touch makes alike. */
const touch = 7
/** Units on every side with which a tone is compared, for fine lines and for broad ones; how far apart tones are that ink divides. */
const fine = 8
const broad = 24
const inked = [0.1, 0.24] as const
/** Units to each side of the hero's outline that ink covers. */
const thick = 9
/** Units up to which its outline is smoothed. */
const teeth = 16
/** Tones between black and white, and how hard the step from one to the next is. */
const tones = 6
const hardness = 5
/** Cheap bright inks: how much fuller colours are, and how far art of the night is opened up. */
const fullness = 1.3
const opened = 0.3
/** Units between dots, lightness under which shade has them, and how dark they are. */
const pitch = 22
const shaded = [0.3, 0.62] as const
const ofDots = 0.24

const ways = Array.from(
  { length: 4 },
  (_, way) => [Math.cos((way * Math.PI) / 4), Math.sin((way * Math.PI) / 4)] as const,
)

/** From 0 to 1: how much of a place a dot of the screen covers, which is turned as printers turn it. */
const dotAt = (x: number, y: number, dark: number): number => {
  const [u, v] = [(x + y) / pitch / Math.SQRT2, (x - y) / pitch / Math.SQRT2]
  const away = Math.hypot(u - Math.round(u), v - Math.round(v))
  return 1 - smooth(0.5 * dark - 0.06, 0.5 * dark + 0.06, away)
}

/** The nearest of few tones, with a short way between them. */
const toned = (light: number): number => {
  const step = light * tones
  const over = step - Math.floor(step) - 0.5
  return (Math.floor(step) + 0.5 + 0.5 * Math.tanh(over * hardness)) / tones
}

/** From 0 to 1: how much of a place is the outline of a thing. */
const outlineOf =
  (thing: Mask, reach: number): ((x: number, y: number) => number) =>
  (x, y) =>
    smooth(
      0.3,
      0.6,
      Math.max(
        ...ways.map(([right, down]) => {
          const [across, high] = [right * reach, (down * reach * thing.width) / thing.height]
          return Math.abs(shareIn(thing, x + across, y + high) - shareIn(thing, x - across, y - high))
        }),
      ),
    )

/** `hero` is outlined whatever is behind it. */
export const comicArt = (easel: Easel, ink: Colour, hero: Mask | null): void => {
  if (isOfNight(easel)) openDark(easel, opened)
  const drawing = toneLines(easel)
  const { columns, rows, step, lineAt } = drawing
  const { colours } = flattened(drawing, Math.max(1, Math.round(touch / step)))
  const outline = hero && outlineOf(rounded(hero, teeth / easel.extent.w), thick / easel.extent.w)
  const black = rgbOf(ink)
  repainted(easel, columns, rows, (column, row): Rgb => {
    const at = (row * columns + column) * 3
    const own = labOf(Math.round(colours[at] ?? 0), Math.round(colours[at + 1] ?? 0), Math.round(colours[at + 2] ?? 0))
    const l = toned(own.l)
    const shade = 1 - smooth(...shaded, l)
    const dot = dotAt(column * step, row * step, 0.35 + shade * 0.5) * smooth(0, 0.4, shade) * ofDots
    const full = 1 + (fullness - 1) * (1 - smooth(0.04, 0.16, Math.hypot(own.a, own.b)))
    const paint = rgbOfLab({ l: l * (1 - dot), a: own.a * full, b: own.b * full })
    const line = smooth(
      ...inked,
      Math.max(lineAt(column, row, Math.max(fine, step * 1.5)), lineAt(column, row, Math.max(broad, step * 3)) * 0.7),
    )
    const drawn = Math.max(line, outline?.((column + 0.5) / columns, (row + 0.5) / rows) ?? 0)
    const mixed = (channel: 0 | 1 | 2): number => paint[channel] + (black[channel] - paint[channel]) * drawn
    return [mixed(0), mixed(1), mixed(2)]
  })
}
