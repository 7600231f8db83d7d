// The shapes a model can paint, and which of them comes nearest to a wanted one.

export type Aspect = `${number}:${number}`

export type Shapes =
  /** Pixels from a list. */
  | { readonly kind: 'sizes'; readonly sizes: readonly (readonly [width: number, height: number])[] }
  /** Proportions from a list; the model chooses the pixels, about as many as `pixels`. */
  | { readonly kind: 'aspects'; readonly aspects: readonly Aspect[]; readonly pixels: number }
  /** Any sides that are multiples of `step`, up to `longest`, with about as many pixels as `pixels`. */
  | { readonly kind: 'free'; readonly step: number; readonly longest: number; readonly pixels: number }

/** What a model is asked for. */
export interface Shape {
  readonly width: number
  readonly height: number
  /** null: the pixels are asked for. */
  readonly aspect: Aspect | null
}

interface Size {
  readonly width: number
  readonly height: number
}

export const nearestShape = (shapes: Shapes, wanted: Size): Shape => {
  switch (shapes.kind) {
    case 'sizes':
      return nearest(
        shapes.sizes.map(([width, height]) => ({ width, height, aspect: null })),
        wanted,
      )
    case 'aspects':
      return nearest(
        shapes.aspects.map((aspect) => aspectShape(aspect, shapes.pixels)),
        wanted,
      )
    case 'free':
      return freeShape(shapes, wanted)
  }
}

/** How far two proportions are from each other: 0 for the same, 0.69 when one is twice as wide. */
export const unlikeness = (one: Size, other: Size): number =>
  Math.abs(Math.log(one.width / one.height / (other.width / other.height)))

const nearest = (shapes: readonly Shape[], wanted: Size): Shape => {
  const [first, ...others] = shapes
  if (!first) throw new Error('a model must have a shape that it can paint')
  return others.reduce((best, each) => (unlikeness(each, wanted) < unlikeness(best, wanted) ? each : best), first)
}

const aspectShape = (aspect: Aspect, pixels: number): Shape => {
  const [across = 1, down = 1] = aspect.split(':').map(Number)
  const unit = Math.sqrt(pixels / (across * down))
  return { width: Math.round(across * unit), height: Math.round(down * unit), aspect }
}

const freeShape = (
  { step, longest, pixels }: { readonly step: number; readonly longest: number; readonly pixels: number },
  { width, height }: Size,
): Shape => {
  const scale = Math.min(Math.sqrt(pixels / (width * height)), longest / Math.max(width, height))
  const side = (length: number): number => Math.max(step, Math.round((length * scale) / step) * step)
  return { width: side(width), height: side(height), aspect: null }
}
