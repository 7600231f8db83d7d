// Paints the finished art again as an old game would show it: in coarse square pixels and few colours.
import { createCanvas } from '@napi-rs/canvas'
import type { Easel } from '../../../paint/easel.ts'
import { freeCanvas } from '../../../paint/free-canvas.ts'
import { type Picture, readPicture } from '../../../paint/materials/picture.ts'

/** Pixels across the sheet, and how many colours there are. */
const across = 84
const colours = 26
/** Screens of old games glow: what is dull gets colour. */
const saturation = 1.3

type Rgb = [red: number, green: number, blue: number]

const cellsOf = ({ data }: Picture): Rgb[] => {
  const cells: Rgb[] = []
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const grey = red * 0.3 + green * 0.59 + blue * 0.11
    const lively = (value: number): number => Math.min(255, Math.max(0, grey + (value - grey) * saturation))
    cells.push([lively(red), lively(green), lively(blue)])
  }
  return cells
}

const meanOf = (cells: readonly Rgb[]): Rgb => {
  const sum: Rgb = [0, 0, 0]
  for (const [red, green, blue] of cells) {
    sum[0] += red
    sum[1] += green
    sum[2] += blue
  }
  const count = Math.max(1, cells.length)
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** The channel in which cells differ most, and by how much. */
const widestOf = (cells: readonly Rgb[]): { readonly channel: 0 | 1 | 2; readonly range: number } => {
  let widest: { channel: 0 | 1 | 2; range: number } = { channel: 0, range: -1 }
  for (const channel of [0, 1, 2] as const) {
    let [least, most] = [255, 0]
    for (const cell of cells) {
      least = Math.min(least, cell[channel])
      most = Math.max(most, cell[channel])
    }
    if (most - least > widest.range) widest = { channel, range: most - least }
  }
  return widest
}

/** Few colours that stand for all: the most different group is parted in two until there are enough. */
const coloursOf = (cells: readonly Rgb[]): readonly Rgb[] => {
  const groups: Rgb[][] = [[...cells]]
  while (groups.length < colours) {
    const worth = (group: readonly Rgb[]): number => widestOf(group).range * group.length ** 0.35
    const group = groups.toSorted((one, other) => worth(other) - worth(one))[0] ?? []
    const { channel, range } = widestOf(group)
    if (range <= 0) break
    const { [channel]: middle } = meanOf(group)
    const [low, high] = [
      group.filter((cell) => cell[channel] <= middle),
      group.filter((cell) => cell[channel] > middle),
    ]
    if (low.length === 0 || high.length === 0) break
    groups.splice(groups.indexOf(group), 1, low, high)
  }
  return groups.map(meanOf)
}

const nearestIn = (inks: readonly Rgb[], [red, green, blue]: Rgb): Rgb => {
  let [nearest, least]: [Rgb, number] = [[red, green, blue], Number.POSITIVE_INFINITY]
  for (const ink of inks) {
    const far = (ink[0] - red) ** 2 * 0.3 + (ink[1] - green) ** 2 * 0.59 + (ink[2] - blue) ** 2 * 0.2
    if (far < least) [nearest, least] = [ink, far]
  }
  return nearest
}

export const pixelArt = (easel: Easel): void => {
  const picture = readPicture(easel, easel.w / across)
  const cells = cellsOf(picture)
  const inks = coloursOf(cells)
  const canvas = createCanvas(picture.columns, picture.rows)
  const small = canvas.getContext('2d')
  const image = small.createImageData(picture.columns, picture.rows)
  for (const [at, cell] of cells.entries()) image.data.set([...nearestIn(inks, cell), 255], at * 4)
  small.putImageData(image, 0, 0)
  const { ctx, extent } = easel
  ctx.save()
  ctx.imageSmoothingEnabled = false
  ctx.drawImage(canvas, extent.x, 0, extent.w, easel.h)
  ctx.restore()
  freeCanvas(canvas)
}
