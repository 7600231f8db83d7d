// The grid of a classic paperback: which boxes are printed in which colour, and where type and device stand.
import type { Colour } from '../../colour/colour.ts'
import type { Box } from '../../paint/easel.ts'
import type { Stack } from '../../type/plan.ts'
import type { Scene } from '../family.ts'

export interface Panel {
  readonly box: Box
  readonly colour: Colour
}

export interface Grid {
  readonly panels: readonly Panel[]
  /** Where devices stand: each with the box it must keep to and the ground it is printed on. */
  readonly devices: readonly Panel[]
  readonly title: Box
  readonly titleGround: Colour
  readonly titleAnchor: Stack['anchor']
  readonly author: Box
  readonly authorGround: Colour
  readonly align: Stack['align']
}

const inset = ({ x, y, w, h }: Box, across: number, down: number): Box => ({
  x: x + across,
  y: y + down,
  w: w - 2 * across,
  h: h - 2 * down,
})

/** Three bands: colour, paper, colour. */
const bands = ({ w, h, palette }: Scene): Grid => {
  const margin = Math.min(w, h) * 0.085
  const top = h * 0.16
  const foot = h * 0.84
  const upper = { x: 0, y: 0, w, h: top }
  const middle = { x: 0, y: top, w, h: foot - top }
  const lower = { x: 0, y: foot, w, h: h - foot }
  const titleHeight = middle.h * 0.5
  return {
    panels: [
      { box: upper, colour: palette.accent },
      { box: middle, colour: palette.light },
      { box: lower, colour: palette.accent },
    ],
    devices: [
      {
        box: inset({ ...middle, y: top + titleHeight, h: middle.h - titleHeight }, w * 0.2, middle.h * 0.05),
        colour: palette.light,
      },
    ],
    title: inset({ ...middle, h: titleHeight }, margin, middle.h * 0.05),
    titleGround: palette.light,
    titleAnchor: 'middle',
    author: inset(lower, margin, lower.h * 0.22),
    authorGround: palette.accent,
    align: 'center',
  }
}

/** A column with a frieze of four devices, type beside it. */
const column = ({ w, h, palette, random }: Scene): Grid => {
  const margin = Math.min(w, h) * 0.075
  const isLeft = random.sub('side').chance(0.5)
  const width = w * 0.3
  const strip = { x: isLeft ? 0 : w - width, y: 0, w: width, h }
  const page = { x: isLeft ? width : 0, y: 0, w: w - width, h }
  const count = Math.max(3, Math.round(h / (width * 1.25)))
  const cell = h / count
  const colours = [palette.accent, palette.counter]
  const cells = Array.from({ length: count }, (_, at) => ({
    box: { x: strip.x, y: at * cell, w: width, h: cell },
    colour: colours[at % 2] ?? palette.accent,
  }))
  return {
    panels: [{ box: { x: 0, y: 0, w, h }, colour: palette.light }, ...cells],
    devices: cells.map(({ box, colour }) => ({ box: inset(box, width * 0.17, cell * 0.17), colour })),
    title: { x: page.x + margin, y: h * 0.1, w: page.w - 2 * margin, h: h * 0.6 },
    titleGround: palette.light,
    titleAnchor: 'top',
    author: { x: page.x + margin, y: h * 0.8, w: page.w - 2 * margin, h: h * 0.13 },
    authorGround: palette.light,
    align: 'left',
  }
}

/** One large window under a panel of type. */
const windowed = ({ w, h, palette }: Scene): Grid => {
  const margin = Math.min(w, h) * 0.085
  const view = { x: margin, y: h * 0.44, w: w - 2 * margin, h: h * 0.43 }
  return {
    panels: [
      { box: { x: 0, y: 0, w, h }, colour: palette.accent },
      { box: view, colour: palette.light },
    ],
    devices: [{ box: inset(view, view.w * 0.14, view.h * 0.1), colour: palette.light }],
    title: { x: margin, y: h * 0.075, w: w - 2 * margin, h: h * 0.33 },
    titleGround: palette.accent,
    titleAnchor: 'middle',
    author: { x: margin, y: h * 0.89, w: w - 2 * margin, h: h * 0.07 },
    authorGround: palette.accent,
    align: 'left',
  }
}

/** A chequer of tiles over a band of type. */
const tiles = ({ w, h, palette, random }: Scene): Grid => {
  const margin = Math.min(w, h) * 0.085
  const columns = w > h * 0.8 ? 4 : 3
  const size = w / columns
  const rows = Math.max(2, Math.floor((h * 0.56) / size))
  const inks = random
    .sub('tiles')
    .shuffled([palette.accent, palette.counter, palette.hues[2], palette.light, palette.dark])
  const cells = Array.from({ length: rows * columns }, (_, at) => ({
    box: { x: (at % columns) * size, y: Math.floor(at / columns) * size, w: size, h: size },
    colour: inks[(at + Math.floor(at / columns) * 2) % inks.length] ?? palette.accent,
  }))
  const below = rows * size
  return {
    panels: [{ box: { x: 0, y: 0, w, h }, colour: palette.light }, ...cells],
    devices: cells
      .filter((_, at) => at % 2 === 0)
      .map(({ box, colour }) => ({ box: inset(box, size * 0.17, size * 0.17), colour })),
    title: { x: margin, y: below + h * 0.035, w: w - 2 * margin, h: (h - below) * 0.64 },
    titleGround: palette.light,
    titleAnchor: 'middle',
    author: { x: margin, y: h - (h - below) * 0.24, w: w - 2 * margin, h: (h - below) * 0.15 },
    authorGround: palette.light,
    align: 'left',
  }
}

export const gridOf = (scene: Scene): Grid => {
  if (scene.layout === 'column') return column(scene)
  if (scene.layout === 'window') return windowed(scene)
  return scene.layout === 'tiles' ? tiles(scene) : bands(scene)
}
