// What lies behind a city: a hill, crags, peaks, a lone cone of snow.
import { mix } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import type { City } from './cities.ts'
import type { PosterInks } from './inks.ts'

export interface Ground {
  /** Where the city meets the water. */
  readonly y: number
  /** Of the skyline. */
  readonly height: number
  readonly middle: number
  /** Half of the width that the landmarks stand in. */
  readonly span: number
}

type Points = readonly (readonly [x: number, up: number])[]

const shapes: Readonly<Record<Exclude<City['back'], 'none'>, readonly Points[]>> = {
  hill: [
    [
      [-3, 0.1],
      [-1.6, 0.17],
      [-0.95, 0.25],
      [-0.6, 0.28],
      [-0.2, 0.24],
      [0.5, 0.16],
      [1.3, 0.2],
      [3, 0.12],
    ],
  ],
  slope: [
    [
      [-3, 0.16],
      [-1, 0.2],
      [-0.4, 0.26],
      [0.2, 0.38],
      [0.6, 0.48],
      [1.1, 0.42],
      [3, 0.2],
    ],
  ],
  crag: [
    [
      [-3, 0.16],
      [-1.1, 0.2],
      [-0.72, 0.3],
      [-0.56, 0.4],
      [-0.46, 0.43],
      [-0.06, 0.43],
      [0.06, 0.37],
      [0.2, 0.3],
      [0.5, 0.22],
      [3, 0.16],
    ],
  ],
  peaks: [
    [
      [-3, 0.24],
      [-1.6, 0.5],
      [-1.1, 0.38],
      [-0.72, 0.55],
      [-0.36, 0.4],
      [0, 0.3],
      [0.4, 0.48],
      [0.85, 0.6],
      [1.3, 0.36],
      [3, 0.4],
    ],
    [
      [-3, 0.14],
      [-0.9, 0.24],
      [-0.44, 0.38],
      [0, 0.24],
      [0.6, 0.26],
      [3, 0.16],
    ],
  ],
  cone: [
    [
      [-3, 0],
      [-1.25, 0.06],
      [-0.72, 0.3],
      [-0.42, 0.56],
      [-0.3, 0.6],
      [-0.18, 0.59],
      [-0.08, 0.52],
      [0.28, 0.28],
      [0.9, 0.06],
      [3, 0],
    ],
  ],
  peak: [
    [
      [-3, 0.3],
      [-1, 0.22],
      [-0.62, 0.46],
      [-0.4, 0.64],
      [-0.3, 0.67],
      [-0.2, 0.64],
      [0.02, 0.36],
      [0.4, 0.2],
      [1.1, 0.16],
      [3, 0.3],
    ],
  ],
}

export const drawBack = (easel: Easel, { back }: City, ground: Ground, inks: PosterInks): void => {
  if (back === 'none') return
  const { ctx, extent } = easel
  const all = shapes[back]
  easel.part(back === 'hill' || back === 'slope' ? 'hills' : 'mountains', () => {
    for (const [at, points] of all.entries()) {
      const depth = all.length - 1 - at
      const place = ([x, up]: readonly [number, number]): [number, number] => [
        ground.middle + x * ground.span,
        ground.y - up * ground.height,
      ]
      const fill = (colour: string, edge: Points): void => {
        ctx.fillStyle = colour
        ctx.beginPath()
        ctx.moveTo(extent.x - 10, ground.y + 4)
        for (const point of edge) ctx.lineTo(...place(point))
        ctx.lineTo(extent.x + extent.w + 10, ground.y + 4)
        ctx.fill()
      }
      const body = mix(inks.far, inks.horizon, 0.3 + depth * 0.28)
      fill(body, points)
      // The side away from the light.
      const top = points.reduce((best, point) => (point[1] > best[1] ? point : best))
      if (back === 'hill' || back === 'slope') continue
      ctx.fillStyle = mix(body, inks.mid, 0.2)
      ctx.beginPath()
      ctx.moveTo(...place(top))
      for (const point of points.filter(([x]) => x > top[0])) ctx.lineTo(...place(point))
      ctx.lineTo(...place([top[0] + 0.1, 0]))
      ctx.lineTo(...place([top[0] - 0.06, top[1] * 0.5]))
      ctx.fill()
      if (back !== 'cone') continue
      ctx.fillStyle = mix(inks.horizon, '#ffffff', 0.5)
      ctx.beginPath()
      const snow: Points = [
        [-0.53, 0.46],
        [-0.42, 0.56],
        [-0.3, 0.6],
        [-0.18, 0.59],
        [-0.08, 0.52],
        [0.02, 0.445],
        [-0.08, 0.47],
        [-0.16, 0.41],
        [-0.25, 0.48],
        [-0.34, 0.4],
        [-0.42, 0.48],
      ]
      for (const point of snow) ctx.lineTo(...place(point))
      ctx.fill()
    }
  })
}
