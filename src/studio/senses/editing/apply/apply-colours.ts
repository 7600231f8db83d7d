// Applies wishes about colours: of the whole cover, of one colour for another, of a kind of palette, of the ground.
import { lchOf, oklch } from '../../../colour/colour.ts'
import type { Palette } from '../../../colour/palette.ts'
import { turnBetween } from '../../../colour/recipe.ts'
import { type WishedColour, wishColours } from '../../../colour/recolour.ts'
import { type Expanse, mostPaints, type Region } from '../../../direction/adjustments.ts'
import { Random } from '../../../paint/random.ts'
import type { GradeChange, NamedColour, PaletteKind } from '../wish.ts'
import { adjusted, type Draft, directed, noted, within } from './draft.ts'
import { mapPalette, paletteOf, sepiaBrown } from './palette-of-kind.ts'

const wished = ({ hex, metal }: NamedColour, wanted: boolean): WishedColour => ({ ...lchOf(hex), metal, wanted })

/** Chroma under which a colour is black, white or grey. */
const neutral = 0.03

export const applyGrade = (draft: Draft, region: Region, change: GradeChange): Draft => {
  const { grades } = draft.direction.adjustments
  const grade = grades[region]
  return adjusted(draft, {
    grades: {
      ...grades,
      [region]: {
        ...grade,
        lightness: within(grade.lightness + (change.lightness ?? 0), -1, 1),
        contrast: within(grade.contrast + (change.contrast ?? 0), -1, 1),
        saturation: within(grade.saturation + (change.saturation ?? 0), -1, 1),
        temperature: within(grade.temperature + (change.temperature ?? 0), -1, 1),
        hue: within(grade.hue + (change.hue ?? 0), -180, 180),
      },
    },
  })
}

export const applyTint = (draft: Draft, region: Region, colour: string, strength: number): Draft => {
  const { grades } = draft.direction.adjustments
  return adjusted(draft, {
    grades: { ...grades, [region]: { ...grades[region], tint: { colour, strength: within(strength, 0, 1) } } },
  })
}

/** What stands on the land or in the sky, and keeps its own colours. */
const standing = [
  'tree',
  'bare-tree',
  'pine',
  'blooms',
  'house',
  'cottage',
  'cabin',
  'barn',
  'manor',
  'castle',
  'tower',
].concat(['road', 'gate', 'sun', 'moon', 'birds', 'mountain'])

/** The sky or the land in a colour; what stands before it keeps its own. */
export const applyExpanse = (draft: Draft, expanse: Expanse, { hex }: NamedColour): Draft => {
  const { paints } = draft.direction.adjustments
  const others = paints.filter((paint) => paint.expanse !== expanse)
  const things = [...standing, ...draft.direction.companions]
  return adjusted(draft, { paints: [...others, { things, expanse, colour: hex }].slice(-mostPaints) })
}

export const applyGround = (draft: Draft, { hex, name }: NamedColour): Draft =>
  noted(adjusted(draft, { ground: hex }), `the background is ${name}`)

export const applyColours = (draft: Draft, colours: readonly NamedColour[]): Draft => {
  const names = colours.map(({ name }) => name).join(' and ')
  const [first] = colours
  if (!first) return draft
  if (lchOf(first.hex).c < neutral) {
    const grounded = applyGround(draft, first)
    const second = colours.slice(1).find(({ hex, metal }) => metal !== null || lchOf(hex).c >= neutral)
    const stained = second ? applyTint(accentedBy(grounded, second), 'whole', second.hex, lean) : grounded
    const next = second ? titledIn(stained, second, lchOf(first.hex).l > 0.5) : stained
    return noted(next, `the cover is ${names}`)
  }
  const palette = wishColours(draft.direction.palette, [...colours.map((colour) => wished(colour, true))])
  const next = directed(draft, { palette })
  // On a cover that has the colour already, only all of it in that colour is seen to be another.
  const said = `the colours lean to ${names}`
  if (colours.length === 1 && isNear(draft.direction.palette, first))
    return noted(applyTint(adjusted(next, { ground: plainest(first) }), 'whole', first.hex, lean), said)
  // Foil and cream shine on a ground of the other colour, and a cast of that over everything would dull them.
  if (first.metal === null && colours.some(({ metal, hex }) => metal !== null || isCreamy(hex)))
    return noted(adjusted(next, { ground: first.hex }), said)
  return noted(leanTo(next, colours), said)
}

const isCreamy = (hex: string): boolean => lchOf(hex).l > 0.85 && lchOf(hex).c < 0.06

/** On black or white the title wears the other colour: on white as deep as it must be to be read there, as foil never is. */
const titledIn = (draft: Draft, { hex, metal }: NamedColour, isPale: boolean): Draft => {
  const { type } = draft.direction.adjustments
  const { l, c, h } = lchOf(hex)
  const ink = isPale ? oklch(Math.min(l, 0.56), Math.max(c, 0.1), h) : oklch(Math.max(l, 0.72), c, h)
  const title = { ...type.title, colour: ink, metal: isPale ? null : metal }
  return adjusted(draft, { type: { ...type, title } })
}

/** On black or white, the other colour is that of all that stands out. */
const accentedBy = (draft: Draft, colour: NamedColour): Draft => {
  const { adjustments, palette } = draft.direction
  return directed(draft, {
    palette: wishColours(palette, [wished(colour, true)]),
    adjustments: { ...adjustments, hero: { ...adjustments.hero, colour: colour.hex } },
  })
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

/** The colour at its strongest. */
const plainest = ({ hex }: NamedColour): string => {
  const { l, c, h } = lchOf(hex)
  return oklch(l, Math.max(c, 0.2), h)
}

const lean = 0.4

/** Two colours share the sheet, one above the other: a cast of the first over all of it would drown the second. */
const leanTo = (draft: Draft, colours: readonly NamedColour[]): Draft => {
  const plain = colours.filter(({ hex, metal }) => metal === null && lchOf(hex).c >= neutral)
  const [first, second] = plain.length > 0 ? plain : colours.filter(({ hex }) => lchOf(hex).c >= neutral)
  if (!first) return draft
  // A pale colour says little: it takes more of it to be seen.
  if (!second) return applyTint(draft, 'whole', first.hex, lchOf(first.hex).l > 0.8 ? 0.75 : lean)
  return applyTint(applyTint(draft, 'upper', first.hex, lean), 'lower', second.hex, lean)
}

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

export const refuseColour = (draft: Draft, colour: NamedColour): Draft => {
  const { l, c } = lchOf(colour.hex)
  if (c < neutral)
    return noted(applyGrade(draft, 'whole', { lightness: l < 0.5 ? 0.35 : -0.35 }), `there is less ${colour.name}`)
  const { palette } = draft.direction
  const turned = { ...wishColours(palette, [wished(colour, false)]), metal: otherMetal(palette.metal, colour) }
  const said = `there is less ${colour.name}`
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

/** What flowers are painted in takes a colour; leaves keep theirs. */
export const paintPetals = (palette: Palette, to: NamedColour): Palette => {
  const petal = (colour: string): string =>
    isLeafy(colour) || lchOf(colour).c < neutral ? colour : turnedTo(colour, to)
  const [one, two, three, four, five] = palette.hues
  return {
    ...palette,
    accent: petal(palette.accent),
    hues: [petal(one), petal(two), petal(three), petal(four), petal(five)],
  }
}

export const applyRecolour = (draft: Draft, from: NamedColour, to: NamedColour): Draft => {
  const { palette } = draft.direction
  const roles = [palette.deep, palette.dark, palette.mid, palette.soft, palette.light, palette.accent, palette.counter]
  // A breath of the colour in lights and depths, or one small thing of it, is not what anybody calls by its name.
  const called = roles.filter((role) => isCalled(role, from) && (lchOf(role).c >= 0.06 || lchOf(from.hex).c < neutral))
  if (called.length >= 2 || called.includes(palette.accent) || called.includes(palette.mid)) {
    const turned = mapPalette(palette, (colour) => (isCalled(colour, from) ? turnedTo(colour, to) : colour))
    // Whoever says gold means the foil, be it of copper.
    const metal = from.metal !== null && to.metal !== null ? to.metal : palette.metal
    return noted(
      givingWay(directed(draft, { palette: { ...turned, metal } }), from, to),
      `${from.name} became ${to.name}`,
    )
  }
  const leant = applyColours(givingWay(draft, from, to), [to])
  return noted(
    { ...leant, notes: draft.notes },
    `there was no ${from.name} to change, so the colours lean to ${to.name}`,
  )
}

/** What a kind of palette needs besides its colours, so that it shows on art of every sort. */
const paletteGrades: Partial<Readonly<Record<PaletteKind, GradeChange>>> = {
  monochrome: { saturation: -1 },
  sepia: { saturation: -1 },
  pastel: { lightness: 0.24, contrast: -0.12 },
  muted: { saturation: -0.35 },
  dark: { lightness: -0.3 },
  bold: { saturation: 0.3, contrast: 0.15 },
  warm: { temperature: 0.3 },
  cool: { temperature: -0.3 },
  neon: { saturation: 0.4, contrast: 0.15 },
}

export const applyPalette = (draft: Draft, kind: PaletteKind): Draft => {
  const { palette } = draft.direction
  const seed = new Random(draft.seed).sub('edited palette').whole(0, 0xffff)
  const changed = paletteOf(palette, kind, seed)
  const wishes = { ...draft.brief.wishes, ...(kind === 'neon' || kind === 'sepia' ? {} : { colorPalette: kind }) }
  const said = kind === 'monochrome' ? 'black, white and grey' : kind
  const next = directed({ ...draft, brief: { ...draft.brief, wishes } }, { palette: changed })
  const graded = applyGrade(next, 'whole', paletteGrades[kind] ?? {})
  const stained = kind === 'sepia' ? applyTint(graded, 'whole', sepiaBrown, 0.75) : graded
  return noted(stained, `the palette is ${said}`)
}
