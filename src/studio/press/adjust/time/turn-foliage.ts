// Foliage in autumn: what painters call trees, leaves and bushes turns golden and rusty, one crown more and another less.
import { chromaOf, hueOf, type Lab } from '../../../colour/oklab.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { turnPixels } from '../colours/turn-pixels.ts'
import { type Mask, whereMask } from '../mask.ts'

interface Shade {
  /** Degrees. */
  readonly hue: number
  readonly chroma: number
  /** By how much it is lighter than green. */
  readonly lighter: number
}

const golden: Shade = { hue: 82, chroma: 0.135, lighter: 0.12 }
const rusty: Shade = { hue: 48, chroma: 0.135, lighter: 0.06 }

/** Hues that are of bark and of autumn already, in degrees. */
const warm = [15, 70] as const
/** Lightness under which foliage is a silhouette. */
const silhouette = [0.1, 0.26] as const
/** Cells of a mask that are one crown, about. */
const crown = 26

const turnedTo =
  ({ hue, chroma, lighter }: Shade) =>
  (pixel: Lab): Lab => {
    const own = hueOf(pixel)
    const isWarm = own >= warm[0] && own <= warm[1] && chromaOf(pixel) > 0.03
    const share = isWarm ? 0 : smooth(...silhouette, pixel.l)
    // Neither what is nearly white nor what is nearly black has room for colour.
    const full = chroma * smooth(0.08, 0.4, pixel.l) * (1 - smooth(0.88, 1, pixel.l))
    const turn = (hue * Math.PI) / 180
    return {
      l: pixel.l + lighter * share * (1 - smooth(0.6, 0.85, pixel.l)),
      a: pixel.a + (full * Math.cos(turn) - pixel.a) * share,
      b: pixel.b + (full * Math.sin(turn) - pixel.b) * share,
    }
  }

export const turnFoliage = (easel: Easel, foliage: Mask): void => {
  const { width, height } = foliage
  const shareOf = (isRusty: boolean): Mask => ({
    width,
    height,
    shares: foliage.shares.map((share, at) => {
      if (share === 0) return 0
      const wave = easel.noise.fractal((at % width) / crown, Math.floor(at / width) / crown + 40, 2)
      const rust = smooth(0.42, 0.58, wave)
      return share * (isRusty ? rust : 1)
    }),
  })
  turnPixels(easel, whereMask(shareOf(false), easel), turnedTo(golden))
  turnPixels(easel, whereMask(shareOf(true), easel), (pixel) => {
    // What is golden by now, and no bark, is rusty where the other crowns are.
    const turn = (rusty.hue * Math.PI) / 180
    const chroma = chromaOf(pixel)
    const isGolden = Math.abs(hueOf(pixel) - golden.hue) < 12
    return isGolden
      ? { l: pixel.l - golden.lighter + rusty.lighter, a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) }
      : pixel
  })
}
