// The colours of a character, found in the palette: the role nearest to its natural colour, moved half-way towards it.
import { type Colour, lchOf, mix, shift } from '../../colour/colour.ts'
import { contrast, luminanceOf } from '../../colour/contrast.ts'
import type { Palette } from '../../colour/palette.ts'

export interface Coat {
  readonly fur: Colour
  /** Belly, muzzle, tips. */
  readonly pale: Colour
  /** Paws of foxes, stripes, spots. */
  readonly dark: Colour
  /** The inside of ears, tongues. */
  readonly pink: Colour
  readonly cheek: Colour
  /** Eyes and noses. */
  readonly ink: Colour
  /** Beaks, horns, claws. */
  readonly horn: Colour
  /** What it wears, and the second colour of that. */
  readonly cloth: Colour
  readonly trim: Colour
}

const rolesOf = ({ accent, counter, mid, soft, dark, light, hues }: Palette): readonly [Colour, ...Colour[]] => [
  ...hues,
  accent,
  counter,
  mid,
  soft,
  dark,
  light,
]

const distance = (one: Colour, other: Colour): number => {
  const [a, b] = [lchOf(one), lchOf(other)]
  const turn = ((a.h - b.h) * Math.PI) / 180
  const hueApart = Math.sqrt(Math.max(0, a.c * a.c + b.c * b.c - 2 * a.c * b.c * Math.cos(turn)))
  return Math.abs(a.l - b.l) * 0.6 + hueApart * 2.4
}

const nearest = (roles: readonly [Colour, ...Colour[]], wish: Colour): Colour =>
  roles.toSorted((one, other) => distance(one, wish) - distance(other, wish))[0] ?? roles[0]

/** Half the way from a role to a natural lightness, so that a bear from an orange is brown and a mouse from a blue is grey. */
const tamed = (role: Colour, wish: Colour): Colour => {
  const [from, to] = [lchOf(role), lchOf(wish)]
  return shift(role, {
    l: (to.l - from.l) * 0.7,
    c: from.c > 0.02 ? 0.45 + (0.55 * Math.min(to.c, from.c)) / from.c : 1,
  })
}

/** Fur must not melt into the ground it is painted on. */
const apartFrom = (fur: Colour, ground: Colour): Colour => {
  const seen = contrast(luminanceOf(fur), luminanceOf(ground))
  if (seen > 14 || Math.abs(lchOf(fur).h - lchOf(ground).h) > 60) return fur
  return shift(fur, { l: lchOf(ground).l > 0.55 ? -0.16 : 0.18 })
}

/** Yellows turn olive when they darken; real coats turn brown. */
const darkened = (fur: Colour): Colour => {
  const { h } = lchOf(fur)
  return shift(fur, { l: -0.26, c: 0.95, h: h > 58 && h < 118 ? 52 - h : 0 })
}

export const coatOf = (natural: Colour, palette: Palette, ground: Colour): Coat => {
  const roles = rolesOf(palette)
  const fur = apartFrom(tamed(nearest(roles, natural), natural), ground)
  const cheek = nearest([palette.accent, palette.counter, ...palette.hues], '#ff7f7a')
  const bright = [palette.accent, palette.counter, ...palette.hues].toSorted(
    (one, other) => distance(other, fur) * 0.6 + lchOf(other).c - distance(one, fur) * 0.6 - lchOf(one).c,
  )
  const cloth = bright[0] ?? palette.accent
  return {
    fur,
    pale: mix(fur, mix(palette.light, '#ffffff', 0.35), 0.78),
    dark: darkened(fur),
    pink: mix(fur, cheek, 0.62),
    cheek,
    ink: mix(palette.deep, '#000000', 0.55),
    horn: mix(nearest(roles, '#f6b042'), palette.light, 0.18),
    cloth,
    trim: mix(bright[1] ?? palette.counter, palette.light, 0.25),
  }
}
