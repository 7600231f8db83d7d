// Gouache and oil: paints what is on the easel again with bristle strokes along its forms, broad first, then finer where there is detail.
// The brush works at no more than .8 pixels per unit, so that every scale shows the same strokes.
import { createCanvas } from '@napi-rs/canvas'
import { clamp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'
import type { Random } from '../random.ts'
import { type Picture, readPicture } from './picture.ts'

export interface Brush {
  /** Width of a stroke in units. */
  readonly width: number
  /** Strokes per width: .5 leaves no gap, 1 is sparse. */
  readonly spread?: number
  /** Paints only where the picture changes by this much (of 255) across a stroke. */
  readonly detail?: number
  /** Paints also where broader strokes have strayed by this much (of 255) from the picture. */
  readonly mends?: number
}

export interface RestrokeOptions {
  readonly brushes?: readonly Brush[]
  /** How far colours stray from the picture, of 255. */
  readonly stray?: number
  /** How thick the paint stands, 0 (gouache) to 1 (impasto). */
  readonly body?: number
  /** Direction of strokes where the picture is even; a slow swirl when left out. */
  readonly flow?: (x: number, y: number) => number
  readonly random?: Random
}

/** Long loaded strokes, four sizes. */
export const oils: readonly Brush[] = [
  { width: 62, spread: 0.78 },
  { width: 32, spread: 0.68, detail: 8 },
  { width: 15, spread: 0.76, detail: 16 },
  { width: 8, spread: 0.8, detail: 44 },
]

/** Flatter and broader, with crisp small touches: illustration in opaque colour. Use with a body near 0. */
export const gouache: readonly Brush[] = [
  { width: 44, spread: 0.74 },
  { width: 20, spread: 0.72, detail: 10 },
  { width: 9, spread: 0.78, detail: 30 },
]

const profileSize = 64
const profileCount = 8

/** Paint left by the bristles across a brush: some hairs carry more than others. */
const bristles = (random: Random): Float32Array => {
  const profile = new Float32Array(profileSize * profileCount)
  for (let at = 0; at < profile.length; at++) profile[at] = random.bell()
  return profile
}

/** From where to where a line `dy` below the middle crosses a turned rectangle. */
const spanOf = (dy: number, cos: number, sin: number, half: number, girth: number): readonly [number, number] => {
  const steep = Math.abs(cos) < 1e-4 ? 1e-4 : cos
  const slant = Math.abs(sin) < 1e-4 ? 1e-4 : sin
  const a = (-half - dy * sin) / steep
  const b = (half - dy * sin) / steep
  const c = (dy * cos - girth) / slant
  const d = (dy * cos + girth) / slant
  return [Math.max(Math.min(a, b), Math.min(c, d)), Math.min(Math.max(a, b), Math.max(c, d))]
}

const diceSize = 4096

/** Chance that depends on the place alone: a stroke left out at one scale must not reshuffle all the others. */
class Dice {
  readonly #bells: Float32Array
  readonly #evens: Float32Array
  #at = 0

  constructor(random: Random) {
    this.#bells = Float32Array.from({ length: diceSize }, () => random.bell())
    this.#evens = Float32Array.from({ length: diceSize }, () => random.next())
  }

  turnTo(place: number): void {
    this.#at = Math.imul(place + 1, 0x9e3779b1) >>> 20
  }

  bell(): number {
    this.#at = (this.#at + 1571) & (diceSize - 1)
    return this.#bells[this.#at] ?? 0
  }

  between(low: number, high: number): number {
    this.#at = (this.#at + 733) & (diceSize - 1)
    return low + (high - low) * (this.#evens[this.#at] ?? 0)
  }
}

class Board {
  readonly data: Uint8ClampedArray
  readonly columns: number
  readonly rows: number
  readonly #profile: Float32Array

  constructor(data: Uint8ClampedArray, columns: number, rows: number, random: Random) {
    this.data = data
    this.columns = columns
    this.rows = rows
    this.#profile = bristles(random)
  }

  /** How light it is at a place in pixels, of 255. */
  lightAt(x: number, y: number): number {
    const at = (clamp(Math.round(y), 0, this.rows - 1) * this.columns + clamp(Math.round(x), 0, this.columns - 1)) * 4
    return (this.data[at] ?? 0) * 0.3 + (this.data[at + 1] ?? 0) * 0.59 + (this.data[at + 2] ?? 0) * 0.11
  }

  /** One curved stroke in pixels: middle, direction, half length, half width, sag of the curve. */
  stroke(
    x: number,
    y: number,
    turn: number,
    half: number,
    wide: number,
    sag: number,
    colour: readonly [number, number, number],
    hair: number,
    body: number,
  ): void {
    const { data, columns, rows } = this
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const reachX = Math.abs(cos) * half + Math.abs(sin) * (wide + Math.abs(sag)) + 1
    const reachY = Math.abs(sin) * half + Math.abs(cos) * (wide + Math.abs(sag)) + 1
    const left = Math.max(0, Math.floor(x - reachX))
    const right = Math.min(columns - 1, Math.ceil(x + reachX))
    const top = Math.max(0, Math.floor(y - reachY))
    const bottom = Math.min(rows - 1, Math.ceil(y + reachY))
    const [red, green, blue] = colour
    const perHalf = 1 / half
    const toProfile = (profileSize - 1) / (wide * 2)
    const girth = wide + Math.abs(sag)
    for (let row = top; row <= bottom; row++) {
      const dy = row - y
      // Where this row enters and leaves the stroke, so that no pixel is visited in vain.
      const [from, to] = spanOf(dy, cos, sin, half, girth)
      const first = Math.max(left, Math.ceil(x + from))
      const last = Math.min(right, Math.floor(x + to))
      for (let column = first, at = (row * columns + first) * 4; column <= last; column++, at += 4) {
        const dx = column - x
        const along = (dx * cos + dy * sin) * perHalf
        const across = dy * cos - dx * sin - sag * (along * along - 0.4)
        if (across < -wide || across > wide) continue
        const grain = this.#profile[hair + (((across + wide) * toProfile) | 0)] ?? 0
        // The loaded brush covers at first and runs dry; single hairs leave the paper sooner.
        const load = 1.25 + grain * 0.32 - (along > 0 ? along * 0.75 : along < -0.9 ? (-0.9 - along) * 7 : 0)
        const side = 1 - Math.abs(across) / wide
        const cover = side < 0.167 ? load * side * 6 : load
        if (cover <= 0.05) continue
        const alpha = cover > 0.96 ? 0.96 : cover
        const ridge = side < 0.2 ? grain * body + (across < 0 ? body : -body) : grain * body
        const r = data[at] ?? 0
        const g = data[at + 1] ?? 0
        const b = data[at + 2] ?? 0
        data[at] = r + (red + ridge - r) * alpha
        data[at + 1] = g + (green + ridge - g) * alpha
        data[at + 2] = b + (blue + ridge - b) * alpha
      }
    }
  }
}

/** All places in random order; a list of objects would cost more than the painting. */
const shuffledPlaces = (count: number, random: Random): Int32Array => {
  const places = Int32Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random.next() * (at + 1))
    const held = places[at] ?? 0
    places[at] = places[other] ?? 0
    places[other] = held
  }
  return places
}

const brightness = ({ data, left, columns, rows, scale }: Picture, x: number, y: number): number => {
  const column = clamp(Math.round((x - left) * scale), 0, columns - 1)
  const row = clamp(Math.round(y * scale), 0, rows - 1)
  const at = (row * columns + column) * 4
  return (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11
}

export const restroke = (easel: Easel, options: RestrokeOptions = {}): void => {
  const { brushes = oils, stray = 8, body = 0.5, random = easel.random.sub('restroke') } = options
  const { noise } = easel
  const { x: left } = easel.extent
  const flow = options.flow ?? ((x: number, y: number) => (noise.fractal(x / 520 + 3, y / 420, 2) - 0.5) * 3.6)
  const source = readPicture(easel, 4)
  const resolution = clamp(easel.scale, 0.25, 0.7)
  const base = readPicture(easel, 1 / resolution)
  const board = new Board(base.data, base.columns, base.rows, random.sub('bristles'))
  const ridge = body * 14
  for (const [pass, brush] of brushes.entries()) {
    const { width, spread = 0.6, detail = 0, mends = Number.POSITIVE_INFINITY } = brush
    const stream = random.sub(`pass ${pass}`)
    const dice = new Dice(stream)
    const step = width * spread
    const across = Math.ceil(easel.w / step) + 2
    const down = Math.ceil(easel.h / step) + 2
    const before = Math.ceil(-left / step)
    const places = shuffledPlaces(across * down, stream)
    const placesBeyond = shuffledPlaces(before * down, stream.sub('beyond'))
    const probe = width * 0.4
    const strokeAt = (place: number, columns: number, first: number): void => {
      dice.turnTo(place)
      const x = ((place % columns) + first - 0.5) * step + dice.bell() * step * 0.35
      const y = (Math.floor(place / columns) - 0.5) * step + dice.bell() * step * 0.35
      const gradientX = brightness(source, x + probe, y) - brightness(source, x - probe, y)
      const gradientY = brightness(source, x, y + probe) - brightness(source, x, y - probe)
      const change = Math.sqrt(gradientX * gradientX + gradientY * gradientY)
      const isStray =
        mends < 255 &&
        Math.abs(board.lightAt((x - left) * resolution, y * resolution) - brightness(source, x, y)) > mends
      if (change < detail && !isStray && !(detail < 20 && dice.between(0, 1) < 0.1)) return
      const turn = (change > 9 ? Math.atan2(gradientY, gradientX) + Math.PI / 2 : flow(x, y)) + dice.bell() * 0.18
      const column = clamp(Math.round((x - left) * source.scale), 0, source.columns - 1)
      const row = clamp(Math.round(y * source.scale), 0, source.rows - 1)
      const at = (row * source.columns + column) * 4
      const lighter = dice.bell() * stray
      board.stroke(
        (x - left) * resolution,
        y * resolution,
        turn,
        width * dice.between(0.8, 1.5) * (change > 30 ? 0.6 : 1) * resolution,
        width * dice.between(0.34, 0.52) * resolution,
        dice.bell() * width * 0.16 * resolution,
        [
          (source.data[at] ?? 0) + lighter + dice.bell() * stray * 0.6,
          (source.data[at + 1] ?? 0) + lighter + dice.bell() * stray * 0.4,
          (source.data[at + 2] ?? 0) + lighter + dice.bell() * stray * 0.6,
        ],
        Math.floor(dice.between(0, profileCount)) * profileSize,
        ridge,
      )
    }
    for (const place of places) strokeAt(place, across, 0)
    for (const place of placesBeyond) strokeAt(place, before, -before)
  }
  const canvas = createCanvas(base.columns, base.rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(base.columns, base.rows)
  image.data.set(base.data)
  ctx.putImageData(image, 0, 0)
  easel.lay({ canvas, box: easel.extent, scale: resolution })
  freeCanvas(canvas)
}
