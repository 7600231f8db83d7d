// Casts the whole sheet in a kind of colour, pixel by pixel.
import { type Cast, castPixel } from '../../../colour/cast.ts'
import type { Easel } from '../../../paint/easel.ts'
import type { Where } from '../where.ts'
import { turnPixels } from './turn-pixels.ts'

export const castColours = (easel: Easel, cast: Cast, where: Where): void =>
  turnPixels(easel, where, (pixel) => castPixel(pixel, cast))
