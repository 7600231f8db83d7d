// A ringed planet with its bands and two moons.
import { lerp } from '../../curves.ts'
import type { Pen, Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import {
  disc,
  inFront,
  outline,
  oval,
  plot,
  polygon,
  ribbon,
  sweep,
  swelling,
  together,
  within,
  without,
} from '../outlines.ts'

const globe = 0.335

const drawBands = (pen: Pen, random: Random, face: Shape): void => {
  const tones = ['light', 'accent', 'body', 'accent', 'light', 'body', 'shade'] as const
  let y = -globe
  tones.forEach((tone, at) => {
    const deep = globe * 2 * random.between(0.1, 0.19)
    const lip = (top: number, phase: number): Point[] =>
      Array.from({ length: 13 }, (_, step) => {
        const x = lerp(-0.4, 0.4, step / 12)
        return [x, top + x * x * 0.42 + Math.sin(x * 14 + phase) * 0.008]
      })
    pen.fill(tone, within(face, polygon([...lip(y, at * 2), ...lip(y + deep, at * 2 + 2).toReversed()])))
    pen.gap(
      within(
        face,
        ribbon(lip(y + deep, at * 2 + 2), () => 0.0085),
      ),
    )
    y += deep
  })
}

const drawRing = (pen: Pen, isNear: boolean): void => {
  const half = polygon(
    isNear
      ? [
          [-1, 0],
          [1, 0],
          [1, 1],
          [-1, 1],
        ]
      : [
          [-1, 0],
          [1, 0],
          [1, -1],
          [-1, -1],
        ],
  )
  const band = (outer: number, inner: number): Shape =>
    within(half, without(oval(0, 0, outer, outer * 0.25), oval(0, 0, inner, inner * 0.235)))
  const lip = (radius: number, flat: number): Point[] =>
    Array.from({ length: 9 }, (_, at) => {
      const angle = lerp(0.75, Math.PI - 0.75, at / 8)
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * flat]
    })
  if (isNear) pen.line(0.026, together(sweep(lip(0.72, 0.25)), sweep(lip(0.44, 0.235))))
  for (const [outer, inner, tone] of [
    [0.72, 0.64, 'light'],
    [0.62, 0.545, 'accent'],
    [0.53, 0.44, 'light'],
  ] as const)
    pen.fill(tone, band(outer, inner))
  pen.gap(together(band(0.684, 0.677), band(0.586, 0.579), band(0.487, 0.48)))
}

export const planet: Motif = {
  id: 'planet',
  kind: 'sky',
  rests: 'air',
  width: 1.56,
  draw(pen, random) {
    const tilt = random.between(-0.36, -0.28)
    pen.placed({ y: -0.5, turn: tilt, size: 1.14 }, () => {
      drawRing(pen, false)
      const face = disc(0, 0, globe)
      inFront(pen, 'body', face, 0.014)
      drawBands(pen, random.sub('bands'), face)
      pen.fill('shade', within(face, outline(plot('0.2 -0.32, 0.28 -0.05, 0.2 0.18, 0.02 0.34, 0.4 0.4, 0.45 -0.2'))))
      for (let at = 0; at < 11; at++) {
        const y = lerp(-0.26, 0.3, at / 10)
        const edge = Math.sqrt(Math.max(0, globe * globe - y * y))
        pen.gap(
          ribbon(
            [
              [edge * 0.72, y + 0.01],
              [edge * 0.97, y - 0.012],
            ],
            (share) => 0.002 + 0.008 * share,
          ),
        )
      }
      pen.gap(ribbon(plot('-0.27 -0.12, -0.19 -0.235, -0.08 -0.29'), swelling(0.014)))
      drawRing(pen, true)
    })
    pen.fill('accent', disc(0.56, -0.046, 0.042))
    pen.fill('shade', without(disc(0.56, -0.046, 0.042), disc(0.546, -0.058, 0.04)))
    pen.fill('light', disc(-0.5, -0.965, 0.028))
  },
}
