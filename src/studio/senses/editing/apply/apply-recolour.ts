// Applies wishes about one colour for another, and about colours that are not wanted.
import { hexOf, lchOf, oklch } from '../../../colour/colour.ts'
import { rgbOfLab } from '../../../colour/oklab.ts'
import type { Palette } from '../../../colour/palette.ts'
import { turnBetween } from '../../../colour/recipe.ts'
import { wishColours } from '../../../colour/recolour.ts'
import { noPaint } from '../../../direction/adjustments.ts'
import { findPart } from '../../../press/find-part.ts'
import type { NamedColour } from '../wish.ts'
import { applyColours } from './apply-colours.ts'
import { applyGrade } from './apply-grades.ts'
import { adjusted, type Draft, directed, documentFrom, noted, owned } from './draft.ts'
import { neutral, wished } from './named-colour.ts'
import { mapPalette } from './palette-of-kind.ts'

/** Foil of a colour that is not wanted is struck in another metal. */
const otherMetal = (metal: Palette['metal'], { metal: refused }: NamedColour): Palette['metal'] =>
  metal === refused ? (metal === 'silver' ? 'gold' : 'silver') : metal

/** The colour gives way in the finished art too, where a family paints in colours of its own. */
const givingWay = (draft: Draft, from: NamedColour, to: NamedColour | null): Draft => {
  const { hues } = draft.direction.adjustments
  const others = hues.filter((turn) => turn.from !== from.hex)
  return lchOf(from.hex).c < neutral
    ? draft
    : adjusted(draft, { hues: [...others, { from: from.hex, to: to?.hex ?? null }] })
}

/** All that is called by a colour, greys too, in another wherever it is seen. */
export const givenWay = (draft: Draft, from: NamedColour, to: NamedColour): Draft =>
  adjusted(draft, { hues: [...draft.direction.adjustments.hues, { from: from.hex, to: to.hex }] })

/** What comes for a colour that is not wanted: another that the cover has, quieter. */
const calmerThan = ({ palette }: Draft['direction'], { hex }: NamedColour): string => {
  const { l, c, h } = lchOf(hex)
  const others = [palette.counter, palette.accent, palette.mid, palette.dark, palette.soft, ...palette.hues]
    .map(lchOf)
    .filter((role) => role.c > 0.04 && Math.abs(turnBetween(role.h, h)) > 60)
  const hue = others[0]?.h ?? h + 150
  return oklch(l, Math.min(c * 0.5, 0.085), hue)
}

export const refuseColour = (draft: Draft, colour: NamedColour): Draft => {
  const { l, c } = lchOf(colour.hex)
  const said = `there is less ${colour.name}`
  if (c < neutral) return noted(applyGrade(draft, 'whole', { lightness: l < 0.5 ? 0.35 : -0.35 }), said)
  const { palette } = draft.direction
  const metal = otherMetal(palette.metal, colour)
  const other = { ...colour, hex: calmerThan(draft.direction, colour) }
  const there = seenAs(draft, colour)
  if (there) return noted(givingWay(directed(draft, { palette: { ...palette, metal } }), there, other), said)
  const turned = { ...wishColours(palette, [wished(colour, false)]), metal }
  return noted(givingWay(directed(draft, { palette: turned }), colour, null), said)
}

/** Degrees within which a colour is called by the same name. */
const kinship = 42

const isCalled = (colour: string, from: NamedColour): boolean => {
  const was = lchOf(colour)
  const named = lchOf(from.hex)
  if (named.c < neutral) return was.c < 0.045 && Math.abs(was.l - named.l) < 0.3
  // Red is not pink.
  if (named.l > 0.72 && (named.h < 40 || named.h > 340) && was.l < 0.6) return false
  return was.c >= neutral && Math.abs(turnBetween(was.h, named.h)) <= kinship
}

const turnedTo = (colour: string, to: NamedColour): string => {
  const was = lchOf(colour)
  const goal = lchOf(to.hex)
  if (goal.c < neutral) return oklch(was.l + (goal.l - was.l) * 0.8, goal.c, goal.h)
  const isPaler = was.l > 0.85 || was.l < 0.15
  return oklch(was.l + (goal.l - was.l) * 0.4, isPaler ? Math.min(goal.c, 0.05) : Math.max(goal.c, was.c * 0.6), goal.h)
}

/** Between yellow and blue: what leaves and stems are painted in. */
const isLeafy = (colour: string): boolean => {
  const { c, h } = lchOf(colour)
  return c >= neutral && h > 105 && h < 200
}

/** What flowers are painted in takes a colour, or several in turn; leaves keep theirs. */
export const paintPetals = (palette: Palette, to: NamedColour, also: readonly NamedColour[] = []): Palette => {
  const wanted = [to, ...also]
  const petal = (colour: string, nth: number): string =>
    isLeafy(colour) || lchOf(colour).c < neutral ? colour : turnedTo(colour, wanted[nth % wanted.length] ?? to)
  const [one, two, three, four, five] = palette.hues
  return {
    ...palette,
    accent: petal(palette.accent, 0),
    counter: also.length === 0 ? palette.counter : petal(palette.counter, 1),
    hues: [petal(one, 0), petal(two, 1), petal(three, 2), petal(four, 3), petal(five, 4)],
  }
}

/** Share of the sheet from which somebody who names a colour is taken to mean what has it. */
const seen = 0.0015
/** Chroma with which a colour is looked for by its hue. */
const leastChroma = 0.06

/** The colour as the picture has it; null where next to nothing has it. */
const seenAs = (draft: Draft, named: NamedColour): NamedColour | null => {
  const { hex } = named
  const part = { look: 'patch', near: hex, isSingle: false, top: 0, bottom: 1 } as const
  const found = findPart(documentFrom(draft), { ...noPaint, part })
  if (!found || found.share < seen) return null
  // Nearly grey, it would be looked for among the greys.
  const there = lchOf(hexOf(rgbOfLab(found.colour)))
  return { ...named, hex: oklch(there.l, Math.max(there.c, leastChroma), there.h) }
}

export const applyRecolour = (draft: Draft, from: NamedColour, to: NamedColour): Draft => {
  const { palette } = draft.direction
  const said = `${from.name} became ${to.name}`
  // Whoever says gold means the foil, be it of copper.
  const metal = from.metal !== null && to.metal !== null ? to.metal : palette.metal
  const there = lchOf(from.hex).c >= neutral ? seenAs(draft, from) : null
  if (there) return noted(givingWay(directed(draft, { palette: { ...palette, metal } }), there, to), said)
  if (
    lchOf(from.hex).c < neutral &&
    Object.values(palette).some((role) => typeof role === 'string' && role.startsWith('#') && isCalled(role, from))
  ) {
    const turned = mapPalette(palette, (colour) => (isCalled(colour, from) ? turnedTo(colour, to) : colour))
    return noted(directed(draft, { palette: { ...turned, metal } }), said)
  }
  const leant = applyColours(givingWay(draft, from, to), [to])
  return owned(
    { ...leant, notes: draft.notes },
    `there was no ${from.name} to change, so the colours lean to ${to.name}`,
    'not_in_picture',
  )
}
