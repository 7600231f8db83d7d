// Bouquets: sprigs that reach out, leaves between, and blooms from the small ones at the rim to the great ones in the middle.
import { type Colour, lchOf, mix, shift } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Context } from '../../paint/easel.ts'
import { bloomColours, leafColours } from '../../paint/flora/flora-colours.ts'
import { type FlowerKind, flowers } from '../../paint/flora/flowers.ts'
import { leaf } from '../../paint/flora/leaves.ts'
import { type SprigKind, sprig } from '../../paint/flora/sprigs.ts'
import type { Random } from '../../paint/random.ts'

export interface Bouquet {
  readonly x: number
  readonly y: number
  /** To where sprigs reach. */
  readonly radius: number
  /** Direction in which it opens, and how far to both sides, in radians; all around when `opening` is PI. */
  readonly towards: number
  readonly opening: number
  /** How many blooms, 3 to 9. */
  readonly blooms: number
}

const sprigKinds: readonly [SprigKind, ...SprigKind[]] = [
  'eucalyptus',
  'leafy',
  'fern',
  'olive',
  'berry',
  'parsley',
  'lavender',
]

/** Which flowers stand in for a motif, the favourite first. */
const kindsOf = (hero: string): readonly [FlowerKind, ...FlowerKind[]] => {
  if (hero === 'rose' || hero === 'heart') return ['rose', 'peony', 'cosmos']
  if (hero === 'sunflower' || hero === 'sun' || hero === 'bee') return ['daisy', 'cosmos', 'anemone']
  if (hero === 'tulip' || hero === 'lotus') return ['peony', 'anemone', 'cosmos']
  if (hero === 'butterfly' || hero === 'hummingbird') return ['poppy', 'cosmos', 'daisy']
  return ['peony', 'rose', 'anemone', 'cosmos', 'daisy', 'poppy']
}

/** Petals must stand out from the ground and from the leaves. */
const petalsOf = ({ accent, counter, hues, light }: Palette, isDark: boolean): readonly [Colour, ...Colour[]] => {
  const pale = mix(light, counter, 0.16)
  const all = [accent, hues[2], counter, hues[1], ...(isDark ? [pale, hues[4]] : [hues[4]])]
  const [first = accent, ...others] = all.filter((hue) => isDark || lchOf(hue).l < 0.9)
  return [first, ...others]
}

export class Florist {
  readonly #ctx: Context
  readonly #palette: Palette
  readonly #random: Random
  readonly #kinds: readonly [FlowerKind, ...FlowerKind[]]
  readonly #petals: readonly [Colour, ...Colour[]]
  #picked = 0

  constructor(ctx: Context, palette: Palette, hero: string, isDark: boolean, random: Random) {
    this.#ctx = ctx
    this.#palette = palette
    this.#random = random
    this.#kinds = kindsOf(hero)
    this.#petals = petalsOf(palette, isDark)
  }

  bloom(x: number, y: number, radius: number): void {
    const random = this.#random
    const petal = this.#petals[this.#picked % this.#petals.length] ?? this.#petals[0]
    const kind = this.#kinds[this.#picked % this.#kinds.length] ?? this.#kinds[0]
    this.#picked++
    const heart = kind === 'daisy' || kind === 'cosmos' ? { heart: shift(this.#palette.counter, { l: -0.08 }) } : {}
    flowers[kind](
      this.#ctx,
      { x, y, radius, turn: random.next() * tau, tilt: random.between(0, 0.22) },
      bloomColours(petal, heart),
      random,
    )
  }

  sprig(x: number, y: number, turn: number, length: number): void {
    const random = this.#random
    const green = mix(this.#palette.mid, this.#palette.dark, random.between(0, 0.75))
    sprig(
      this.#ctx,
      random.pick(sprigKinds),
      { x, y, turn, length },
      { leaf: leafColours(green), fruit: random.pick([this.#palette.accent, this.#palette.counter]) },
      random,
    )
  }

  leaf(x: number, y: number, turn: number, length: number): void {
    const random = this.#random
    const green = mix(this.#palette.mid, this.#palette.dark, random.between(0.1, 0.8))
    leaf(this.#ctx, { x, y, turn, length, fat: random.between(0.34, 0.5) }, leafColours(green), random)
  }

  bouquet({ x, y, radius, towards, opening, blooms }: Bouquet): void {
    const random = this.#random
    const aim = (share: number): number => towards + lerp(-opening, opening, share) + random.between(-0.14, 0.14)
    const sprigs = Math.round(7 + opening * 3.2)
    for (let at = 0; at < sprigs; at++) {
      const turn = aim((at + 0.5) / sprigs)
      const start = radius * 0.12
      // Longer to the sides than towards the middle of the sheet, where the type is.
      const reach = lerp(0.7, 1, Math.abs((at + 0.5) / sprigs - 0.5) * 2)
      this.sprig(x + Math.cos(turn) * start, y + Math.sin(turn) * start, turn, radius * random.between(0.8, 1) * reach)
    }
    for (let at = 0; at < sprigs; at++) {
      const turn = aim((at + 0.5) / sprigs)
      this.leaf(
        x + Math.cos(turn) * radius * 0.2,
        y + Math.sin(turn) * radius * 0.2,
        turn,
        radius * random.between(0.34, 0.46),
      )
    }
    const rim = Math.max(2, blooms - 3)
    for (let at = 0; at < rim; at++) {
      const turn = aim((at + 0.5) / rim)
      const out = radius * random.between(0.46, 0.58)
      this.bloom(x + Math.cos(turn) * out, y + Math.sin(turn) * out, radius * random.between(0.11, 0.17))
    }
    for (const [share, out, size] of [
      [0.16, 0.3, 0.2],
      [0.84, 0.28, 0.22],
      [0.5, 0.06, 0.29],
    ] as const) {
      const turn = towards + lerp(-opening, opening, share)
      this.bloom(x + Math.cos(turn) * radius * out, y + Math.sin(turn) * radius * out, radius * size)
    }
  }
}
