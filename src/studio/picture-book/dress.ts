// What players wear, in colours of the palette; children are dressed from head to foot.

import type { Figure, Outfit } from '../characters/figure.ts'
import { darker } from '../characters/light.ts'
import type { Coat, Kind } from '../characters/species.ts'
import { type Colour, lchOf, mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Random } from '../paint/random.ts'
import { boyStyles, girlStyles, hairs, skins } from './looks.ts'

const isNear = (one: Colour, other: Colour): boolean => {
  const [a, b] = [lchOf(one), lchOf(other)]
  const turn = Math.abs(((a.h - b.h + 540) % 360) - 180)
  return Math.abs(a.l - b.l) < 0.16 && (turn < 40 || Math.min(a.c, b.c) < 0.04)
}

/** A lively colour of the palette that is seen on the coat. */
const clothOf = (palette: Palette, coat: Coat, random: Random): Colour => {
  const lively = random.shuffled([palette.accent, palette.counter, ...palette.hues])
  return lively.find((colour) => !isNear(colour, coat.base) && !isNear(colour, coat.light)) ?? palette.accent
}

/** How much of the cover's own colour is in every coat. */
const tinted = 0.07

/** A coat in the light of the palette. */
export const coatIn = ({ coat }: Kind, palette: Palette): Coat => ({
  base: mix(coat.base, palette.mid, tinted),
  light: mix(coat.light, palette.light, tinted),
  dark: mix(coat.dark, palette.deep, tinted),
  extra: coat.extra,
})

const animalOutfit = (kind: Kind, palette: Palette, coat: Coat, random: Random): Outfit => {
  const [colour, trim] = [clothOf(palette, coat, random), mix(palette.light, '#ffffff', 0.3)]
  const canHat =
    kind.eyes.y > -40 &&
    !kind.marks.some((mark) => mark === 'horns' || mark === 'horn' || mark === 'comb' || mark === 'knobs')
  const choice = random.next()
  if (kind.leg.length === 0) return {}
  if (choice < 0.4) return { scarf: colour }
  if (choice < 0.55) return { bow: colour }
  if (choice < 0.7 && kind.arm.kind === 'paw')
    return { top: { kind: 'jumper', colour, trim, striped: random.chance(0.5) } }
  if (choice < 0.82 && kind.arm.kind === 'paw')
    return { top: { kind: 'dungarees', colour, trim: mix(trim, colour, 0.1) } }
  if (choice < 0.92 && canHat) return { hat: { kind: random.pick(['bobble', 'cap', 'party']), colour, trim } }
  return { scarf: colour }
}

export const dressed = (kind: Kind, palette: Palette, random: Random): Pick<Figure, 'coat' | 'outfit'> => {
  const coat = coatIn(kind, palette)
  return { coat, outfit: animalOutfit(kind, palette, coat, random) }
}

/** `sex` is that of whom the book tells; null where it says nothing. */
export const dressedChild = (
  palette: Palette,
  sex: 'girl' | 'boy' | null,
  random: Random,
): Pick<Figure, 'coat' | 'outfit' | 'hair'> => {
  const base = random.pick(skins)
  const coat = { base, light: base, dark: darker(base, 0.5), extra: mix(base, '#e0584a', 0.5) }
  const isGirl = sex === null ? random.chance(0.5) : sex === 'girl'
  const colour = clothOf(palette, coat, random)
  const trim = mix(palette.light, '#ffffff', 0.3)
  const kindOfTop = random.pick(
    isGirl ? (['dress', 'coat', 'dungarees', 'jumper'] as const) : (['jumper', 'coat', 'dungarees'] as const),
  )
  return {
    coat,
    hair: { style: isGirl ? random.pick(girlStyles) : random.pick(boyStyles), colour: random.pick(hairs) },
    outfit: {
      top: { kind: kindOfTop, colour, trim, striped: kindOfTop === 'jumper' },
      ...(kindOfTop === 'dress'
        ? {}
        : { trousers: kindOfTop === 'dungarees' ? colour : mix(palette.dark, palette.counter, 0.25) }),
      shoes: mix(palette.accent, palette.deep, 0.15),
    },
  }
}
