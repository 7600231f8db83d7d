// Hair of children: what lies behind the head, and what falls over the forehead.
import type { Colour } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Point } from '../paint/point.ts'
import { curve, type Outline, oval, symmetric } from '../paint/shapes/line.ts'
import { type Brush, paintPart } from './brush.ts'

export const hairStyles = ['puffs', 'mop', 'bob', 'long', 'afro', 'braids', 'bun', 'short', 'curls'] as const
export type HairStyle = (typeof hairStyles)[number]

export interface Hair {
  readonly style: HairStyle
  readonly colour: Colour
}

/** A cloud of curls around a place. */
const cloud = (x: number, y: number, across: number, down: number, lumps: number): Outline =>
  curve(
    Array.from({ length: lumps }, (_, at): Point => {
      const [angle, reach] = [(at / lumps) * tau, at % 2 === 0 ? 1 : 1.09]
      return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * down * reach]
    }),
    4,
  )

const strand = (brush: Brush, outline: Outline, { colour }: Hair): void =>
  paintPart(brush, outline, colour, { hide: 'fur', isFringed: false, roundness: 0.9 })

export const paintHairBehind = (brush: Brush, hair: Hair, w: number, h: number): void => {
  if (hair.style === 'long')
    strand(
      brush,
      symmetric([
        [0, -h * 1.14],
        [w * 0.9, -h * 0.8],
        [w * 1.2, 0],
        [w * 1.16, h * 1.2],
        [w * 0.7, h * 1.55],
        [0, h * 1.4],
      ]),
      hair,
    )
  if (hair.style === 'bob')
    strand(
      brush,
      symmetric([
        [0, -h * 1.15],
        [w * 0.95, -h * 0.8],
        [w * 1.22, 0],
        [w * 1.12, h * 0.86],
        [w * 0.6, h * 0.8],
        [0, h * 0.5],
      ]),
      hair,
    )
  if (hair.style === 'afro') strand(brush, cloud(0, -14, w * 1.32, h * 1.32, 22), hair)
  if (hair.style === 'curls') strand(brush, cloud(0, -18, w * 1.16, h * 1.08, 18), hair)
  for (const side of [-1, 1]) {
    if (hair.style === 'puffs') strand(brush, cloud(side * 74, -62, 42, 42, 14), hair)
    if (hair.style === 'braids')
      for (let bead = 0; bead < 4; bead++)
        strand(brush, oval(side * (78 + bead * 7), 34 + bead * 27, 17 - bead * 1.4, 19), hair)
  }
}

const fringes = (style: HairStyle, w: number, h: number, turn: number): Outline => {
  if (style === 'mop' || style === 'short')
    return [
      [-w * 1.06, style === 'mop' ? 6 : -12],
      [-w * 1.1, -h * 0.6],
      [-w * 0.6, -h * 1.16],
      [10, -h * (style === 'mop' ? 1.3 : 1.2)],
      [w * 0.7, -h * 1.08],
      [w * 1.12, -h * 0.5],
      [w * 1.04, style === 'mop' ? 2 : -14],
      [w * 0.8, -h * 0.28],
      [w * 0.42 + turn, -h * 0.4],
      [w * 0.2 + turn, -h * (style === 'mop' ? 0.24 : 0.5)],
      [-w * 0.2 + turn, -h * 0.46],
      [-w * 0.62, -h * (style === 'mop' ? 0.26 : 0.5)],
    ]
  if (style === 'long' || style === 'bob')
    return [
      [-w * 1.08, 10],
      [-w * 1.02, -h * 0.7],
      [0, -h * 1.18],
      [w * 1.02, -h * 0.7],
      [w * 1.08, 10],
      [w * 0.86, -h * 0.2],
      [w * 0.5 + turn, -h * 0.3],
      [turn, -h * 0.26],
      [-w * 0.5 + turn, -h * 0.3],
      [-w * 0.86, -h * 0.2],
    ]
  return [
    [-w * 1.02, 0],
    [-w * 0.95, -h * 0.75],
    [0, -h * 1.14],
    [w * 0.95, -h * 0.75],
    [w * 1.02, 0],
    [w * 0.7, -h * 0.42],
    [turn, -h * 0.66],
    [-w * 0.7, -h * 0.42],
  ]
}

export const paintHairBefore = (brush: Brush, hair: Hair, w: number, h: number, turn: number): void => {
  if (hair.style === 'bun') strand(brush, oval(10, -h * 1.25, 36, 32), hair)
  if (hair.style === 'curls') {
    const lock = (at: number): Point => [(-0.95 + at * 0.38) * w + turn * 8, -h * (0.72 + Math.sin(at * 0.63) * 0.26)]
    for (let at = 0; at < 6; at++) strand(brush, cloud(...lock(at), w * 0.3, h * 0.27, 10), hair)
    return
  }
  strand(brush, curve(fringes(hair.style, w, h, turn * 12), 5), hair)
}
