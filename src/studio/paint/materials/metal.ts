// The metals of foil and gilding as ramps from their shadow to their flash.
import { type Colour, type Ramp, ramp, type Stop } from '../../colour/colour.ts'
import type { Metal } from '../../colour/palette.ts'

const stops: Readonly<Record<Metal, readonly Stop[]>> = {
  gold: [
    [0, '#2b1704'],
    [0.16, '#6b4110'],
    [0.36, '#b07c2a'],
    [0.54, '#dcb55a'],
    [0.7, '#f6e2a0'],
    [0.86, '#fffbe8'],
    [1, '#ffffff'],
  ],
  rose: [
    [0, '#351210'],
    [0.16, '#7c3f38'],
    [0.36, '#bd7768'],
    [0.54, '#e2a996'],
    [0.7, '#f8d6c8'],
    [0.86, '#fff6f1'],
    [1, '#ffffff'],
  ],
  silver: [
    [0, '#12161b'],
    [0.16, '#424b54'],
    [0.36, '#808c97'],
    [0.54, '#b5c0c9'],
    [0.7, '#e2e9ee'],
    [0.86, '#fdfeff'],
    [1, '#ffffff'],
  ],
  copper: [
    [0, '#270c04'],
    [0.16, '#6d2d10'],
    [0.36, '#ac5828'],
    [0.54, '#db8c55'],
    [0.7, '#f6c79c'],
    [0.86, '#fff3e4'],
    [1, '#ffffff'],
  ],
  bone: [
    [0, '#3a2f23'],
    [0.16, '#7f6f57'],
    [0.36, '#bcab89'],
    [0.54, '#ded1b3'],
    [0.7, '#f2ead6'],
    [0.86, '#fffcf4'],
    [1, '#ffffff'],
  ],
  blood: [
    [0, '#190204'],
    [0.16, '#4f060a'],
    [0.36, '#930f17'],
    [0.54, '#c6262e'],
    [0.7, '#e8625f'],
    [0.86, '#ffcfc8'],
    [1, '#ffffff'],
  ],
}

const ramps = new Map<Metal, Ramp>()

export const metalRamp = (metal: Metal): Ramp => {
  const known = ramps.get(metal)
  if (known) return known
  const made = ramp(stops[metal])
  ramps.set(metal, made)
  return made
}

const flat: Readonly<Record<Metal, Colour>> = {
  gold: '#d3a94f',
  rose: '#dba08d',
  silver: '#aeb9c3',
  copper: '#d1804a',
  bone: '#d8caaa',
  blood: '#b81f28',
}

/** One flat colour that stands for the metal: small type, hair lines, glows. */
export const metalColour = (metal: Metal): Colour => flat[metal]
