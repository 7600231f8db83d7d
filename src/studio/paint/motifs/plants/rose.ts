// A rose on its stem: petals are patches of nested cups, painted from the far side to the near one.
import { lerp, tau } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { curveThrough, inFront, oval, polygon, polyline, ribbon, sweep, within } from '../outlines.ts'
import { drawLeaf } from './leaf.ts'

/** One ring of petals: how wide and how high its lip is. */
interface Cup {
  readonly radius: number
  readonly height: number
  readonly petals: number
  readonly flare: number
  readonly offset: number
}

const cups: readonly Cup[] = [
  { radius: 0.27, height: 0.12, petals: 5, flare: 0.05, offset: 0.35 },
  { radius: 0.21, height: 0.22, petals: 5, flare: 0.035, offset: 1.0 },
  { radius: 0.15, height: 0.285, petals: 4, flare: 0.022, offset: 0.2 },
  { radius: 0.095, height: 0.315, petals: 3, flare: 0.014, offset: 1.3 },
  { radius: 0.05, height: 0.325, petals: 3, flare: 0.009, offset: 0.4 },
]

const tilt = 0.5

/** A place on a cup: the azimuth (a quarter turn is away from us), the share of the height, and how far the lip leans out. */
const onCup = (cup: Cup, azimuth: number, rise: number, out = 0): Point => {
  const belly = Math.sin(Math.PI * 0.5 * rise ** 0.62)
  const radius = cup.radius * belly + out
  return [Math.cos(azimuth) * radius, -cup.height * rise - Math.sin(azimuth) * radius * tilt]
}

/** Petals to the sides turn their outer face to us too. */
const isNear = (azimuth: number): boolean => Math.sin(azimuth) < 0.32

const drawPetal = (pen: Pen, cup: Cup, azimuth: number, span: number, notch: number): void => {
  const near = isNear(azimuth)
  const isOuter = cup.radius > 0.18
  const lip: Point[] = []
  const roll: Point[] = []
  const steps = 18
  for (let at = 0; at <= steps; at++) {
    const across = (at / steps) * 2 - 1
    const angle = azimuth + (across * span) / 2
    const crest = 1 - 0.2 * Math.abs(across) ** 3 - notch * Math.exp(-((across / 0.22) ** 2))
    lip.push(onCup(cup, angle, crest, cup.flare * (1 - across ** 4) * 0.4))
    const curl = (1 - across ** 2) * (0.72 + 0.28 * Math.cos(across * 3 + azimuth))
    const fold = onCup(cup, angle, crest - 0.1 * curl * (near ? 1 : 0.35), cup.flare * curl * (near ? 0.95 : 0.8))
    roll.push(near ? fold : [fold[0], fold[1] - cup.flare * curl * 0.2])
  }
  const left: Point[] = []
  const right: Point[] = []
  for (let at = 0; at < 10; at++) {
    left.push(onCup(cup, azimuth - (span / 2) * lerp(0.45, 1, at / 10), (at / 10) * 0.8))
    right.push(onCup(cup, azimuth + (span / 2) * lerp(0.45, 1, at / 10), (at / 10) * 0.8))
  }
  const sheet = polygon([...left, ...lip, ...right.toReversed()])
  inFront(pen, near || isOuter ? 'accent' : 'shade', sheet, 0.006)
  if (near) pen.fill('shade', within(sheet, oval(0.1 + cup.radius * 0.6, 0.03, 0.13, cup.height * 0.75 + 0.02, -0.35)))
  inFront(pen, near || isOuter ? 'light' : 'accent', polygon([...lip, ...roll.toReversed()]), 0.0045)
  if (near && cup.radius > 0.12)
    for (const side of [-0.5, 0.1, 0.55]) {
      const angle = azimuth + side * span * 0.4
      pen.line(0.006, sweep([onCup(cup, angle, 0.3), onCup(cup, angle, 0.5), onCup(cup, angle, 0.68)]))
    }
}

const drawBloom = (pen: Pen, random: Random): void => {
  const turn = random.between(0, tau)
  const petals = cups.flatMap((cup, ring) =>
    Array.from({ length: cup.petals }, (_, at) => ({
      cup,
      ring,
      azimuth: cup.offset + turn + (at * tau) / cup.petals + random.bell() * 0.06,
      span: (tau / cup.petals) * (ring === 0 ? 1.22 : 1.4),
      notch: ring < 2 ? random.between(0.02, 0.1) : 0,
    })),
  )
  const far = petals.filter((petal) => !isNear(petal.azimuth))
  const near = petals.filter((petal) => isNear(petal.azimuth))
  const byDepth = (list: typeof petals): typeof petals =>
    list.toSorted((one, other) => Math.sin(other.azimuth) - Math.sin(one.azimuth))
  pen.as('petals', () => {
    pen.fill('shade', oval(0, -0.11, 0.25, 0.15))
    for (let ring = 0; ring < cups.length; ring++)
      for (const petal of byDepth(far.filter((item) => item.ring === ring)))
        drawPetal(pen, petal.cup, petal.azimuth, petal.span, petal.notch)
    for (let ring = cups.length - 1; ring >= 0; ring--)
      for (const petal of byDepth(near.filter((item) => item.ring === ring)))
        drawPetal(pen, petal.cup, petal.azimuth, petal.span, petal.notch)
    const eye: Point[] = Array.from({ length: 26 }, (_, at) => {
      const turned = turn + at * 0.42
      const radius = 0.034 * (1 - at / 30)
      return [Math.cos(turned) * radius, -0.335 - Math.sin(turned) * radius * 0.55]
    })
    pen.line(0.006, polyline(eye))
  })
}

export const rose: Motif = {
  id: 'rose',
  kind: 'plant',
  rests: 'held',
  width: 0.64,
  draw(pen, random) {
    const sway = random.between(-0.05, 0.05)
    const stem: Point[] = [
      [0.1 - sway, 0],
      [0.035 - sway, -0.22],
      [-0.01 + sway * 0.5, -0.42],
      [0, -0.6],
    ]
    drawLeaf(pen, { x: 0.03 - sway, y: -0.2, turn: -2.62, length: 0.3, breadth: 0.5, bend: 0.16, veins: 4 })
    drawLeaf(pen, { x: 0.0 + sway * 0.4, y: -0.36, turn: -0.42, length: 0.28, breadth: 0.5, bend: -0.14, veins: 4 })
    drawLeaf(pen, { x: 0.05 - sway, y: -0.12, turn: -0.25, length: 0.17, breadth: 0.46, bend: 0.1, veins: 3 })
    inFront(
      pen,
      'body',
      ribbon(stem, (share) => lerp(0.026, 0.02, share)),
      0.005,
    )
    const bark = curveThrough(stem, 20)
    for (const [at, share] of [0.16, 0.36, 0.55, 0.72].entries()) {
      const [x, y] = bark[Math.round(share * (bark.length - 1))] ?? [0, 0]
      const side = at % 2 ? 1 : -1
      pen.fill(
        'body',
        polygon([
          [x, y - 0.016],
          [x + side * 0.036, y - 0.02],
          [x, y + 0.014],
        ]),
      )
    }
    pen.placed({ y: -0.6, size: 1.08 }, () => {
      for (const [turn, length] of [
        [2.5, 0.2],
        [0.62, 0.2],
        [1.95, 0.16],
        [1.2, 0.15],
      ] as const)
        drawLeaf(pen, { x: 0, y: -0.02, turn, length, breadth: 0.3, bend: turn > 1.57 ? 0.25 : -0.25, belly: 0.3 })
      drawBloom(pen, random)
    })
  },
}
