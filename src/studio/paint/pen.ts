// What motifs are drawn with. A motif names tones, not colours, so one drawing serves as silhouette, flat illustration, paper cut, foil
// emblem or engraving: only the tones differ when the strokes are laid.
import { DOMMatrix, Path2D } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import type { Context } from './easel.ts'
import { greyOf } from './flood-part.ts'
import { leftOutPart, type PartName } from './part-names.ts'
import { partsOn } from './parts-on.ts'

export type Tone = 'body' | 'shade' | 'light' | 'accent'

export interface Tones {
  readonly body: Colour
  /** Parts turned from the light, inner parts. */
  readonly shade: Colour
  /** Parts in the light: faces of walls, breasts of birds, pages of books. */
  readonly light: Colour
  /** What glows or speaks: windows, flames, eyes, ribbons, jewels. */
  readonly accent: Colour
  /** Colour of inner contour lines; `erase` cuts them out (foil, stencil, paper); null leaves them out (silhouette). */
  readonly line: Colour | 'erase' | null
}

/** All tones one colour, no inner lines: a silhouette. Windows and flames may still glow. */
export const silhouette = (colour: Colour, glow: Colour = colour): Tones => ({
  body: colour,
  shade: colour,
  light: colour,
  accent: glow,
  line: null,
})

/** Whether a thing in these tones is only its outline: its shadow, the light at its rim, or all that is seen of it. */
export const isSilhouette = ({ body, shade, light, line }: Tones): boolean =>
  line === null && body === shade && body === light

/** A mask with lines cut out of it, for foil and stencils. */
export const stencil: Tones = { body: '#ffffff', shade: '#ffffff', light: '#ffffff', accent: '#ffffff', line: 'erase' }

/** A shape: SVG path data, or a function that traces it. */
export type Shape = string | ((path: Path2D) => void)

export const pathOf = (shape: Shape): Path2D => {
  if (typeof shape === 'string') return new Path2D(shape)
  const path = new Path2D()
  shape(path)
  return path
}

/** One shape of a drawing. Without a width it is an area. */
export interface Mark {
  readonly tone: Tone | 'line'
  readonly path: Path2D
  readonly width: number | null
  /** What is inside an outline that meets itself. */
  readonly rule: 'nonzero' | 'evenodd'
  /** Its natural colour, where that is known. */
  readonly colour: Colour | null
  /** What of the thing it draws, where that has a name. */
  readonly part: PartName | null
  /** Whether it only parts that from what lies behind. */
  readonly isEdge: boolean
}

/** One stroke of a sketch. */
export interface Stroke extends Mark {
  readonly frame: DOMMatrix
}

/** A drawing as strokes: made once, laid as often as wanted, in any tones. */
export type Sketch = readonly Stroke[]

export class Pen {
  /** Whether inner lines show. A silhouette needs none, so detail that only lines can tell may be skipped. */
  readonly hasLines: boolean
  readonly #strokes: Stroke[] = []
  #frame = new DOMMatrix()
  #part: PartName | null = null
  #isEdge = false
  #lacking: PartName | null = null

  constructor(hasLines: boolean) {
    this.hasLines = hasLines
  }

  get sketch(): Sketch {
    return this.#strokes
  }

  fill(tone: Tone, shape: Shape): void {
    this.#add(tone, shape, null)
  }

  /** A line that is part of the thing: a mast, a stem, a whisker. Round ends and joins. */
  stroke(tone: Tone, width: number, shape: Shape): void {
    this.#add(tone, shape, width)
  }

  /** An inner contour: feathers, folds, planks. Does nothing on a silhouette. */
  line(width: number, shape: Shape): void {
    if (this.hasLines) this.#add('line', shape, width)
  }

  /** An inner area in the colour of the lines: nostrils, gaps, holes. Does nothing on a silhouette. */
  gap(shape: Shape): void {
    if (this.hasLines) this.#add('line', shape, null)
  }

  /** Draws all but a part. */
  without(part: PartName, draw: () => void): void {
    const outer = this.#lacking
    this.#lacking = part
    draw()
    this.#lacking = outer
  }

  /** Lays what was drawn elsewhere. */
  mark(mark: Mark): void {
    if (mark.part !== null && mark.part === this.#lacking) return
    if (this.hasLines || mark.tone !== 'line') this.#strokes.push({ ...mark, frame: this.#frame })
  }

  /** Draws left and right alike: once as it is, once mirrored at x = 0. */
  mirrored(draw: () => void): void {
    draw()
    this.#within(this.#frame.scale(-1, 1), draw)
  }

  /** Draws turned to the other side. */
  turnedAround(draw: () => void): void {
    this.#within(this.#frame.scale(-1, 1), draw)
  }

  /** Draws what somebody may call by name, so that an edit can colour it: a roof, hair. */
  as(name: PartName, draw: () => void): void {
    const outer = this.#part
    this.#part = name
    draw()
    this.#part = outer
  }

  /** Draws the gap around what is drawn next: it goes with that, but has no colour of it. */
  edge(draw: () => void): void {
    this.#isEdge = true
    draw()
    this.#isEdge = false
  }

  /** Draws in a moved, turned and scaled frame. */
  placed(
    place: { readonly x?: number; readonly y?: number; readonly turn?: number; readonly size?: number },
    draw: () => void,
  ): void {
    const { x = 0, y = 0, turn = 0, size = 1 } = place
    this.#within(
      this.#frame
        .translate(x, y)
        .rotate((turn * 180) / Math.PI)
        .scale(size, size),
      draw,
    )
  }

  #within(frame: DOMMatrix, draw: () => void): void {
    const outer = this.#frame
    this.#frame = frame
    draw()
    this.#frame = outer
  }

  #add(tone: Stroke['tone'], shape: Shape, width: number | null): void {
    this.#strokes.push({
      tone,
      path: pathOf(shape),
      width,
      rule: 'nonzero',
      colour: null,
      frame: this.#frame,
      part: this.#part,
      isEdge: this.#isEdge,
    })
  }
}

/** Lays a sketch on a context, in the context's own frame. */
export const laySketch = (ctx: Context, sketch: Sketch, tones: Tones): void => {
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const parts = partsOn(ctx)
  const { flood = null } = parts ?? {}
  const isShape = isSilhouette(tones) && !flood?.isOfShapes
  for (const { tone, path, width, rule, frame, part, isEdge } of sketch) {
    const own = tones[tone]
    if (own === null) continue
    if (part !== null) parts?.named.add(part)
    if (part !== null && parts?.without.has(leftOutPart(part))) continue
    const isFlooded = part !== null && !isEdge && !isShape && own !== 'erase' && flood?.parts.includes(part)
    const colour = isFlooded && flood ? greyOf(flood.colour) : own
    ctx.save()
    ctx.transform(frame.a, frame.b, frame.c, frame.d, frame.e, frame.f)
    if (colour === 'erase') ctx.globalCompositeOperation = 'destination-out'
    const style = colour === 'erase' ? '#000000' : colour
    if (width === null) {
      ctx.fillStyle = style
      ctx.fill(path, rule)
    } else {
      ctx.strokeStyle = style
      ctx.lineWidth = width
      ctx.stroke(path)
    }
    ctx.restore()
  }
}
