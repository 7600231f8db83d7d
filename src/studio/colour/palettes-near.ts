// Which of the curated palettes of a family come nearest to a kind of palette.
import type { ColorPalette } from '../../catalog/palettes.ts'
import { distanceOf, labOfColour } from './oklab.ts'
import type { Palette } from './palette.ts'
import { recolour } from './recolour.ts'

const roles = ['deep', 'dark', 'mid', 'soft', 'light', 'accent', 'counter'] as const

/** How far its colours would have to move. */
const distanceTo = (palette: Palette, kind: ColorPalette): number => {
  const turned = recolour(palette, kind, 0)
  return roles.reduce((sum, role) => sum + distanceOf(labOfColour(palette[role]), labOfColour(turned[role])), 0)
}

/** The nearer half of them, nearest first. */
export const palettesNear = (
  palettes: readonly [Palette, ...Palette[]],
  kind: ColorPalette,
): readonly [Palette, ...Palette[]] => {
  const [first, ...others] = palettes
    .map((palette) => ({ palette, distance: distanceTo(palette, kind) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, Math.ceil(palettes.length / 2))
    .map(({ palette }) => palette)
  return first === undefined ? palettes : [first, ...others]
}
