// A surface of letters in the colours of a palette, for templates whose letters are not their whole picture.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Effect } from '../effects/effect.ts'
import type { SurfaceName } from './surface-names.ts'

export interface SurfaceInks {
  readonly colour: Colour
  readonly second?: Colour
}

export const inPalette = (
  { deep, accent }: Palette,
  surface: SurfaceName,
  { colour, second = accent }: SurfaceInks,
): Effect => ({ fill: { kind: 'surface', surface, colour, second, deep: mix(deep, '#000000', 0.35) } })
