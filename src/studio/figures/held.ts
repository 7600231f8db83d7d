// Things in hands: some are drawn for hands, any other is a motif in the colours of its owner.
import { DOMMatrix, Path2D } from '@napi-rs/canvas'
import type { Motif } from '../motifs/motif.ts'
import { Pen } from '../paint/pen.ts'
import { Random } from '../paint/random.ts'
import { blob, disc, hull, type Knot, tube, within } from '../paint/shapes/path.ts'
import { cane, crutch } from './aids.ts'
import type { Body } from './body.ts'
import heldSizes from './data/held.json' with { type: 'json' }
import { type Grip, put, shape, turnedKnots } from './grip.ts'
import type { Held } from './person.ts'
import type { Stuff } from './stuff.ts'
import { nth } from './vector.ts'

const sword = (grip: Grip): void => {
  const light = shape(grip, [-0.07, -0.3], [0, -0.3], [0, -3.2], [-0.06, -2.9])
  put(grip, -0.004, 'metal', shape(grip, [-0.09, -0.3], [0.09, -0.3], [0.075, -2.9], [0, -3.25], [-0.075, -2.9]), 0, {
    lights: [light],
    name: 'blade',
  })
  put(
    grip,
    -0.003,
    'trim',
    shape(grip, [-0.48, -0.33, 0], [0, -0.26, 0], [0.48, -0.33, 0], [0.48, -0.23, 0], [-0.48, -0.23, 0]),
  )
  put(grip, -0.003, 'shoe', shape(grip, [-0.05, -0.25], [0.05, -0.25], [0.05, 0.42], [-0.05, 0.42]))
  const [pommel] = turnedKnots(grip, [[0, 0.48]])
  if (pommel) put(grip, -0.002, 'trim', disc(pommel[0], pommel[1], 0.09 * grip.unit))
}

const lantern = (wild: Grip): void => {
  const grip = { ...wild, turn: 0 }
  const { at, unit } = grip
  put(grip, -0.006, 'flame', disc(at[0], at[1] + 0.72 * unit, 2.6 * unit), 0, { glow: true })
  const bow = [
    [-0.22, 0.36],
    [-0.12, 0.05],
    [0.12, 0.05],
    [0.22, 0.36],
  ].map(([x = 0, y = 0]) => [at[0] + x * unit, at[1] + y * unit, 0.025 * unit] as const)
  put(grip, -0.004, 'ink', tube(bow))
  put(grip, -0.003, 'flame', shape(grip, [-0.26, 0.44], [0.26, 0.44], [0.32, 1], [-0.32, 1]), 0, { name: 'flame' })
  put(grip, -0.001, 'ink', shape(grip, [-0.3, 0.44], [-0.14, 0.28], [0.14, 0.28], [0.3, 0.44]))
  put(grip, -0.001, 'ink', shape(grip, [-0.38, 0.98], [0.38, 0.98], [0.34, 1.12], [-0.34, 1.12]))
  for (const x of [-0.29, 0.29])
    put(
      grip,
      -0.001,
      'ink',
      shape(grip, [x * 0.92 - 0.022, 0.42], [x * 0.92 + 0.022, 0.42], [x * 1.06 + 0.022, 1], [x * 1.06 - 0.022, 1]),
    )
}

const umbrella = (grip: Grip): void => {
  put(grip, -0.02, 'ink', shape(grip, [-0.035, 0.5], [0.035, 0.5], [0.025, -2.6], [-0.025, -2.6]))
  const ribs = [-1.9, -1.14, -0.38, 0.38, 1.14, 1.9]
  const hem = ribs.slice(0, -1).flatMap((x, at): Knot[] => [
    [x, -1.55 + Math.abs(x) * 0.04, 1],
    [(x + nth(ribs, at + 1)) / 2, -1.78, 0],
  ])
  const cover = shape(
    grip,
    ...hem,
    [1.9, -1.474],
    [1.5, -2.2, 0],
    [0.8, -2.68, 0],
    [0, -2.85, 0],
    [-0.8, -2.68, 0],
    [-1.5, -2.2, 0],
  )
  const panels = [
    shape(grip, [0, -2.85], [0.8, -2.3, 0], [1.14, -1.5], [0.38, -1.5], [0.3, -2.3, 0]),
    shape(grip, [0, -2.85], [-0.8, -2.3, 0], [-1.14, -1.5], [-1.9, -1.5], [-1.4, -2.3, 0]),
  ].map((panel) => within(panel, cover))
  grip.body.put(0.95, cover, 'held', { shade: 0.25, cast: 0.2, folds: panels, name: null })
}

const suitcase = (wild: Grip): void => {
  const grip = { ...wild, turn: 0 }
  const { at, unit, body } = grip
  const wide = 1.5 * (0.55 + 0.45 * Math.abs(body.skeleton.hips.forward[0]))
  const on = (x: number, y: number, radius: number) => [at[0] + x * unit, at[1] + y * unit, radius * unit] as const
  put(
    grip,
    -0.01,
    'shoe',
    tube([on(-0.22, 0.22, 0.04), on(-0.16, 0.02, 0.045), on(0.16, 0.02, 0.045), on(0.22, 0.22, 0.04)]),
  )
  const box = hull([
    on(-wide / 2, 0.3, 0.08),
    on(wide / 2, 0.3, 0.08),
    on(-wide / 2, 1.28, 0.08),
    on(wide / 2, 1.28, 0.08),
  ])
  const strap = (x: number): Path2D => shape(grip, [x, 0.2], [x + wide * 0.09, 0.2], [x + wide * 0.09, 1.4], [x, 1.4])
  put(grip, -0.009, 'case', box, 0.12, {
    cast: 0.06,
    folds: [strap(-wide * 0.34), strap(wide * 0.25)].map((path) => within(path, box)),
  })
}

const balloon = ({ body, at: [x, y], unit }: Grip): void => {
  const string = [
    [0, 0],
    [0.12, -1.1],
    [0.1, -2.2],
  ].map(([dx = 0, dy = 0]) => [x + dx * unit, y + dy * unit, 0.014 * unit] as const)
  body.put(-0.9, tube(string), 'ink', { shade: 0, name: null })
  const skin = blob(
    [
      [0.06, 0.04, 1],
      [0.42, -0.5],
      [0.55, -0.98],
      [0.36, -1.4],
      [0, -1.52],
      [-0.36, -1.4],
      [-0.55, -0.98],
      [-0.42, -0.5],
      [-0.06, 0.04, 1],
    ].map(([dx = 0, dy = 0, corner = 0]): Knot => [x + (0.1 + dx) * unit, y + (dy - 2.2) * unit, corner]),
  )
  const shine = disc(x - 0.12 * unit, y - 3.36 * unit, 0.09 * unit, 0.18 * unit, 0.5)
  body.put(-0.89, skin, 'held', { shade: 0.2, lights: [shine], name: null })
}

const staff = (grip: Grip): void =>
  put(
    grip,
    -0.004,
    'wood',
    shape(
      grip,
      [-0.05, 2.9],
      [0.05, 2.9],
      [0.07, -1.6, 0],
      [0.2, -2.2, 0],
      [0, -2.5, 0],
      [-0.15, -2.2, 0],
      [0.02, -2.1, 0],
      [-0.06, -1.6, 0],
    ),
    0.03,
  )

const phone = (grip: Grip): void =>
  put(grip, 0.01, 'ink', shape(grip, [-0.13, -0.3], [0.13, -0.3], [0.13, 0.2], [-0.13, 0.2]))

const book = (grip: Grip): void => {
  put(grip, 0.02, 'held', shape(grip, [-0.38, -0.52], [0.38, -0.52], [0.38, 0.52], [-0.38, 0.52]), 0.07)
  put(grip, 0.021, 'heldLight', shape(grip, [0.31, -0.49], [0.38, -0.49], [0.38, 0.49], [0.31, 0.49]))
}

const letter = (grip: Grip): void => {
  const sheet = shape(grip, [-0.5, -0.55], [0.5, -0.62], [0.52, 0.16], [-0.48, 0.22])
  const lines = [0, 1, 2].map((row) =>
    shape(
      grip,
      [-0.36, -0.42 + row * 0.16],
      [0.34, -0.47 + row * 0.16],
      [0.34, -0.44 + row * 0.16],
      [-0.36, -0.39 + row * 0.16],
    ),
  )
  put(grip, 0.02, 'heldLight', sheet, 0.05, { folds: lines })
}

const cup = (wild: Grip): void => {
  const grip = { ...wild, turn: 0 }
  put(grip, -0.003, 'heldLight', shape(grip, [-0.19, -0.4], [0.19, -0.4], [0.14, 0.24], [-0.14, 0.24]), 0.06)
  put(grip, -0.002, 'held', shape(grip, [-0.18, -0.2], [0.18, -0.2], [0.16, 0.06], [-0.16, 0.06]), 0.05)
  put(grip, -0.002, 'ink', shape(grip, [-0.22, -0.4], [-0.19, -0.5], [0.19, -0.5], [0.22, -0.4]))
}

const bouquet = (grip: Grip): void => {
  put(grip, -0.004, 'heldShade', shape(grip, [0, 0.5], [-0.34, -0.35], [0.34, -0.35]))
  const blooms: readonly Knot[] = [
    [-0.3, -0.35],
    [0.3, -0.35],
    [0, -0.54],
    [-0.22, -0.66],
    [0.25, -0.68],
    [0, -0.3],
  ]
  for (const [at, [x, y]] of turnedKnots(grip, blooms).entries())
    put(grip, -0.003 + at * 1e-4, at % 2 ? 'held' : 'heldLight', disc(x, y, 0.21 * grip.unit), 0.07)
}

const drawn: Readonly<Record<string, (grip: Grip) => void>> = {
  sword,
  lantern,
  umbrella,
  suitcase,
  balloon,
  staff,
  cane,
  crutch,
  phone,
  book,
  letter,
  cup,
  bouquet,
}

export const drawnForHands: readonly string[] = Object.keys(drawn)

/** Height in heads of things that are not about as long as a hand is broad twice. */
const sizes: Readonly<Record<string, number>> = heldSizes

const stuffOfTone: Readonly<Record<'body' | 'shade' | 'light' | 'accent' | 'line', Stuff>> = {
  body: 'held',
  shade: 'heldShade',
  light: 'heldLight',
  accent: 'heldAccent',
  line: 'ink',
}

/** A motif is drawn by its own pen; held things hang from the hand, or stand on it. */
const putMotif = (grip: Grip, motif: Motif): void => {
  const pen = new Pen(true)
  motif.draw(pen, new Random(7))
  const high = (sizes[motif.id] ?? 0.95) * grip.unit
  const frame = new DOMMatrix()
    .translate(grip.at[0], grip.at[1])
    .rotate(grip.turn)
    .translate(0, high * 0.5)
    .scale(high, high)
  for (const [at, { tone, path, width, frame: own }] of pen.sketch.entries()) {
    const outline = width === null ? new Path2D(path) : new Path2D(path).stroke({ width })
    const laid = new Path2D()
    laid.addPath(outline, frame.multiply(own))
    grip.body.put(grip.near + 0.01 + at * 1e-5, laid, stuffOfTone[tone], { shade: 0, name: null })
  }
}

export const putHeld = (body: Body, { side, thing, turn, size }: Held): void => {
  const near = body.nearOfArm(body.skeleton.arms[side])
  const grip: Grip = { body, side, at: body.palm(side), near, unit: body.head * size, turn }
  if (typeof thing !== 'string') {
    putMotif(grip, thing)
    return
  }
  const draw = drawn[thing]
  if (draw === undefined) throw new TypeError(`expected a thing for hands but received ${thing}`)
  draw(grip)
}
