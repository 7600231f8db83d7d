// A flat street map, drawn once and bent by whoever folds it.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type Colour, mix } from '../../colour/colour.ts'
import type { Point } from '../../paint/point.ts'
import type { Random } from '../../paint/random.ts'
import { fillShape, strokeLine } from '../../paint/shapes/lay.ts'
import { curveThrough } from '../../paint/shapes/line.ts'

export const mapSize = 900

interface MapColours {
  readonly land: Colour
  readonly water: Colour
  readonly park: Colour
  readonly road: Colour
  readonly ink: Colour
}

export const drawStreetMap = ({ land, water, park, road, ink }: MapColours, random: Random): Canvas => {
  const canvas = createCanvas(mapSize, mapSize)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = land
  ctx.fillRect(0, 0, mapSize, mapSize)
  for (let at = 0; at < 7; at++) {
    const [x, y] = [random.between(0, mapSize), random.between(0, mapSize)]
    const corners = Array.from(
      { length: 6 },
      (_, n): Point => [x + Math.cos(n) * random.between(50, 120), y + Math.sin(n) * random.between(40, 100)],
    )
    fillShape(ctx, corners, park)
  }
  const streets = (count: number, layers: readonly (readonly [number, Colour])[]): void => {
    const all = Array.from({ length: count }, (_, at) => {
      const angle = (at % 2 ? 0 : Math.PI / 2) + random.between(-0.25, 0.25)
      const [x, y] = [random.between(0, mapSize), random.between(0, mapSize)]
      const [dx, dy] = [Math.cos(angle) * 1300, Math.sin(angle) * 1300]
      return [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ] satisfies Point[]
    })
    for (const [width, colour] of layers) for (const street of all) strokeLine(ctx, street, colour, width)
  }
  streets(44, [[5, mix(land, ink, 0.22)]])
  const river = curveThrough(
    [
      [-50, 260],
      [220, 300],
      [420, 480],
      [560, 520],
      [700, 720],
      [960, 800],
    ],
    14,
  )
  strokeLine(ctx, river, mix(water, ink, 0.3), 92)
  strokeLine(ctx, river, water, 84)
  streets(7, [
    [22, mix(land, ink, 0.35)],
    [15, '#ffffff'],
  ])
  streets(2, [[20, road]])
  return canvas
}
