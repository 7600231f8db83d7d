// Risograph: two or three spot inks, grainy, never quite in register.
import type { Colour } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { separate } from './ink-separation.ts'
import { readPicture } from './picture.ts'
import { packed, paintRows, softResolution } from './rows.ts'
import { SeamlessNoise } from './seamless.ts'

export interface RisographOptions {
  readonly paper: Colour
  /** Two or three inks, printed in this order. */
  readonly inks: readonly Colour[]
  /** Units by which plates are out of register. */
  readonly misregister?: number
  /** How coarse the screen of grain is, in units. */
  readonly grain?: number
  readonly random?: Random
}

const tileSize = 256
/** How far a tone must pass its threshold to print solid: small is harsh, large is soft. */
const grainDepth = 150

/** Thresholds of 0..255 for the grain-touch screen: even noise with a little clumping. */
const grainScreen = (random: Random): Uint8Array => {
  const noise = new SeamlessNoise(random.sub('clumps'))
  const fine = random.sub('fine')
  const screen = new Uint8Array(tileSize * tileSize)
  for (let at = 0; at < screen.length; at++) {
    const clump = noise.value((at % tileSize) / 2, Math.floor(at / tileSize) / 2, 128, 128)
    screen[at] = 8 + clamp(fine.next() * 0.72 + (clump - 0.5) * 0.5 + 0.14) * 236
  }
  return screen
}

/** Prints what is on the easel again in the given inks. */
export const risograph = (easel: Easel, options: RisographOptions): void => {
  const { paper, inks, misregister = 5, grain = 1.3, random = easel.random.sub('risograph') } = options
  const picture = readPicture(easel, 1 / softResolution(easel))
  const { columns, rows, scale, data: source } = picture
  const plates = separate(paper, inks)
  const screen = grainScreen(random)
  const { noise } = easel
  easel.fill(paper)
  for (const [plate, ink] of inks.entries()) {
    const tint = packed(ink)
    const shiftX = Math.round(random.bell() * misregister * scale)
    const shiftY = Math.round(random.bell() * misregister * scale)
    const offset = plate * 97
    paintRows(
      easel,
      { resolution: softResolution(easel), blend: 'multiply' },
      ({ x, y, step, count, pixels, from }) => {
        const row = clamp(Math.floor(y * scale) - shiftY, 0, rows - 1) * columns
        const perGrain = step / grain
        const firstGrain = x / grain + offset
        const down = ((Math.floor(y / grain) + offset) % tileSize) * tileSize
        // The drum inks unevenly in broad bands.
        const drum = 0.9 + 0.1 * noise.value(plate * 9, y / 140)
        for (let column = 0, at = from; column < count; column++, at++) {
          const place = (row + clamp(column - shiftX, 0, columns - 1)) * 4
          const amount = plates.amount(plate, source[place] ?? 0, source[place + 1] ?? 0, source[place + 2] ?? 0)
          const threshold = screen[down + ((firstGrain + column * perGrain) & (tileSize - 1))] ?? 0
          if (amount <= threshold - grainDepth / 2) continue
          const covered = clamp((amount - threshold) / grainDepth + 0.5) * drum
          pixels[at] = tint | ((covered * 255) << 24)
        }
      },
    )
  }
}
