// Cuts the glass around the hero: rays from the light, ground at the foot, a border of small quarries.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Box } from '../../paint/easel.ts'
import type { Pane } from '../../paint/materials/stained-glass.ts'
import type { Random } from '../../paint/random.ts'

interface Centre {
  readonly x: number
  readonly y: number
}

/** One cut of a ring: between two radii and two angles, its long sides curved. */
const ringPane = ({ x, y }: Centre, inner: number, outer: number, from: number, to: number, colour: Colour): Pane => {
  const shape = new Path2D()
  shape.arc(x, y, outer, from, to)
  shape.arc(x, y, Math.max(0.1, inner), to, from, true)
  shape.closePath()
  return { shape, colour }
}

/** Rings of rays around the light, brightest within. */
export const rayPanes = (
  centre: Centre,
  palette: Palette,
  options: { readonly radius: number; readonly reach: number; readonly random: Random },
): Pane[] => {
  const { radius, reach, random } = options
  const { light, accent, soft, mid, dark, hues } = palette
  const panes: Pane[] = []
  const halo = [
    { colour: mix(light, accent, 0.18), from: 0, to: 0.62, cuts: 10 },
    { colour: mix(light, accent, 0.42), from: 0.62, to: 0.9, cuts: 20 },
    { colour: mix(accent, soft, 0.3), from: 0.9, to: 1.08, cuts: 20 },
  ]
  const field = [mix(soft, hues[0], 0.45), mix(hues[0], mid, 0.3), mid, mix(mid, dark, 0.45), dark]
  const turn = random.next()
  for (const { colour, from, to, cuts } of halo)
    for (let cut = 0; cut < cuts; cut++) {
      const start = ((cut + turn) / cuts) * tau
      const tone = cut % 2 ? colour : mix(colour, light, 0.25)
      panes.push(ringPane(centre, radius * from, radius * to, start, start + tau / cuts, tone))
    }
  let inner = radius * 1.08
  for (let row = 0; inner < reach; row++) {
    const outer = inner * lerp(1.26, 1.4, random.next())
    const cuts = 20
    for (let cut = 0; cut < cuts; cut++) {
      const from = ((cut + (row % 2 ? 0.5 : 0) + turn) / cuts) * tau
      const base = field[Math.min(field.length - 1, row)] ?? dark
      const odd = random.chance(0.16) ? mix(hues[random.whole(1, 3)] ?? mid, base, 0.45) : base
      panes.push(ringPane(centre, inner, outer, from, from + tau / cuts, mix(odd, light, random.between(0, 0.1))))
    }
    inner = outer
  }
  return panes
}

/** Land in long curved strips, cut across here and there. */
export const groundPanes = ({ x, y, w, h }: Box, from: number, colours: readonly Colour[], random: Random): Pane[] => {
  const panes: Pane[] = []
  const rows = colours.length
  const edge = (row: number) => {
    const base = lerp(from, y + h + 20, row / rows)
    const [swing, phase] = [w * 0.028 * (1 - row / rows), random.between(0, tau)]
    return (at: number): number => base + Math.sin(((at - x) / w) * 4 + phase) * swing
  }
  const edges = Array.from({ length: rows + 1 }, (_, row) => edge(row))
  colours.forEach((colour, row) => {
    const [top, foot] = [edges[row], edges[row + 1]]
    if (!top || !foot) return
    const cuts = 4 + (row % 2)
    for (let cut = 0; cut < cuts; cut++) {
      const at = (share: number): number => x - 10 + ((w + 20) * share) / cuts
      const [left, right] = [
        at(cut + (cut === 0 ? 0 : (row % 2) * 0.3)),
        at(cut + 1 + (cut === cuts - 1 ? 0 : (row % 2) * 0.3)),
      ]
      const shape = new Path2D()
      for (let px = left; px <= right; px += (right - left) / 12) shape.lineTo(px, top(px))
      for (let px = right; px >= left; px -= (right - left) / 12) shape.lineTo(px, foot(px))
      shape.closePath()
      panes.push({ shape, colour: mix(colour, '#ffffff', random.between(0, 0.07)) })
    }
  })
  return panes
}

const quarry = (x: number, y: number, w: number, h: number, colour: Colour): Pane => {
  const shape = new Path2D()
  shape.rect(x, y, w, h)
  return { shape, colour }
}

/** Small quarries along the four sides of a box, a square in each corner. */
export const borderPanes = ({ x, y, w, h }: Box, thick: number, colours: readonly [Colour, Colour, Colour]): Pane[] => {
  const panes: Pane[] = []
  const across = Math.round((w - 2 * thick) / (thick * 2.1))
  const down = Math.round((h - 2 * thick) / (thick * 2.1))
  const [stepX, stepY] = [(w - 2 * thick) / across, (h - 2 * thick) / down]
  for (let at = 0; at < across; at++)
    for (const level of [y, y + h - thick])
      panes.push(quarry(x + thick + at * stepX, level, stepX, thick, colours[at % 2 ? 0 : 1]))
  for (let at = 0; at < down; at++)
    for (const side of [x, x + w - thick])
      panes.push(quarry(side, y + thick + at * stepY, thick, stepY, colours[at % 2 ? 0 : 1]))
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + w - thick, y],
    [x, y + h - thick],
    [x + w - thick, y + h - thick],
  ] as const)
    panes.push(quarry(cornerX, cornerY, thick, thick, colours[2]))
  return panes
}

/** A single calm pane for words. */
export const wordPane = ({ x, y, w, h }: Box, colour: Colour): Pane => {
  const shape = new Path2D()
  const scoop = Math.min(w, h) * 0.12
  shape.moveTo(x + scoop, y)
  shape.lineTo(x + w - scoop, y)
  shape.arc(x + w, y, scoop, Math.PI, Math.PI / 2, true)
  shape.lineTo(x + w, y + h - scoop)
  shape.arc(x + w, y + h, scoop, -Math.PI / 2, Math.PI, true)
  shape.lineTo(x + scoop, y + h)
  shape.arc(x, y + h, scoop, 0, -Math.PI / 2, true)
  shape.lineTo(x, y + scoop)
  shape.arc(x, y, scoop, Math.PI / 2, 0, true)
  shape.closePath()
  return { shape, colour }
}
