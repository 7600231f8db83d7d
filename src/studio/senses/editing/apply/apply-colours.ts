// Applies wishes for the colours of the whole cover: one of them, or two that share it.
import { lchOf, oklch } from '../../../colour/colour.ts'
import { labOfColour } from '../../../colour/oklab.ts'
import type { Palette } from '../../../colour/palette.ts'
import { turnBetween } from '../../../colour/recipe.ts'
import { wishColours } from '../../../colour/recolour.ts'
import type { NamedColour } from '../wish.ts'
import { applyGround, applyTint } from './apply-grades.ts'
import { applyPair, turnsOf } from './apply-pair.ts'
import { adjusted, type Draft, directed, noted } from './draft.ts'
import { neutral, wished } from './named-colour.ts'

export const applyColours = (draft: Draft, colours: readonly NamedColour[]): Draft => {
  const names = colours.map(({ name }) => name).join(' and ')
  const [first] = colours
  if (!first) return draft
  if (lchOf(first.hex).c < neutral) {
    const grounded = applyGround(draft, first)
    const second = colours.slice(1).find(({ hex, metal }) => metal !== null || lchOf(hex).c >= neutral)
    const accented = second ? accentedBy(grounded, second) : grounded
    const stained =
      colours.length > 2
        ? onlyIn(accented, colours)
        : second
          ? applyTint(accented, 'whole', second.hex, lean)
          : accented
    const next = second ? titledIn(stained, second, lchOf(first.hex).l > 0.5) : stained
    return noted(next, `the cover is ${names}`)
  }
  // On a cover that has the colour already, only all of it in that colour is seen to be another.
  const said = `the colours lean to ${names}`
  if (colours.length > 1) return noted(applyPair(draft, colours), `the cover is ${names}`)
  const palette = alongWith(draft.direction.palette, wishColours(draft.direction.palette, [wished(first, true)]), first)
  const next = directed(draft, { palette })
  if (isNear(draft.direction.palette, first))
    return noted(applyTint(adjusted(next, { ground: plainest(first) }), 'whole', first.hex, lean), said)
  // A pale colour says little: it takes more of it to be seen.
  return noted(applyTint(next, 'whole', first.hex, lchOf(first.hex).l > 0.8 ? 0.75 : lean), said)
}

/** On black or white the title wears the other colour: on white as deep as it must be to be read there, as foil never is. */
const titledIn = (draft: Draft, { hex, metal }: NamedColour, isPale: boolean): Draft => {
  const { type } = draft.direction.adjustments
  const { l, c, h } = lchOf(hex)
  const ink = isPale ? oklch(Math.min(l, 0.56), Math.max(c, 0.1), h) : oklch(Math.max(l, 0.72), c, h)
  const title = { ...type.title, colour: ink, metal: isPale ? null : metal }
  return adjusted(draft, { type: { ...type, title } })
}

/** "Black, white and one strong red": what is of another colour becomes one of these. */
const onlyIn = (draft: Draft, colours: readonly NamedColour[]): Draft =>
  adjusted(draft, {
    hues: [
      ...draft.direction.adjustments.hues,
      ...turnsOf(
        draft,
        colours.map(({ hex }) => labOfColour(hex)),
      ),
    ],
  })

/** On black or white, the other colour is that of all that stands out. */
const accentedBy = (draft: Draft, colour: NamedColour): Draft => {
  const { adjustments, palette } = draft.direction
  return directed(draft, {
    palette: wishColours(palette, [wished(colour, true)]),
    adjustments: { ...adjustments, hero: { ...adjustments.hero, colour: colour.hex } },
  })
}

/** Accents that were of the scene's own hue go along with it: left as they were they would be stains of the old colour. */
const alongWith = (was: Palette, turned: Palette, { hex }: NamedColour): Palette => {
  const [scene, goal] = [lchOf(was.mid), lchOf(hex)]
  const along = (role: string, now: string): string => {
    const { l, c, h } = lchOf(role)
    const isKin = c > neutral && scene.c > neutral && Math.abs(turnBetween(scene.h, h)) < nearness
    return isKin ? oklch(l + (goal.l - l) * 0.5, Math.max(c, goal.c), goal.h) : now
  }
  return { ...turned, accent: along(was.accent, turned.accent), counter: along(was.counter, turned.counter) }
}

/** Degrees within which a cover is nearly of a colour. */
const nearness = 30

const isNear = ({ accent, mid, dark, soft }: Palette, { hex }: NamedColour): boolean => {
  const { h } = lchOf(hex)
  const same = [accent, mid, dark, soft].filter((role) => {
    const was = lchOf(role)
    return was.c > 0.08 && Math.abs(turnBetween(was.h, h)) < nearness
  })
  return same.length >= 2 || same.includes(accent)
}

/** Chroma from which a colour is meant to be strong: what is called dusty or pale stays so. */
const strong = 0.1

/** The colour at its strongest. */
const plainest = ({ hex }: NamedColour): string => {
  const { l, c, h } = lchOf(hex)
  return oklch(l, c < strong ? c : Math.max(c, 0.2), h)
}

const lean = 0.4
