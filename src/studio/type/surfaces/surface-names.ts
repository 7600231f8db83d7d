// Names of the surfaces of letters.
import type { Colour } from '../../colour/colour.ts'

export const surfaceNames = [
  'brush',
  'chalk',
  'chrome',
  'comic',
  'dripping',
  'flowers',
  'glitch',
  'glossy',
  'goldleaf',
  'hollows',
  'ice',
  'letterpress',
  'marquee',
  'neon',
  'papercut',
  'prism',
  'raking',
  'rust',
  'screenprint',
  'smoke',
  'stencil',
  'stitched',
  'watercolour',
] as const

export type SurfaceName = (typeof surfaceNames)[number]

export interface SurfaceFilling {
  readonly kind: 'surface'
  readonly surface: SurfaceName
  /** What contrast is measured by. */
  readonly colour: Colour
  readonly second: Colour
  readonly deep: Colour
}
