// Applies wishes about light and kinds of colour: of the whole picture or a part of it, of a kind of palette, of the ground.
import { type Cast, casts } from '../../../colour/cast.ts'
import { lchOf, oklch } from '../../../colour/colour.ts'
import { distanceOf, labOfColour } from '../../../colour/oklab.ts'
import { turnBetween } from '../../../colour/recipe.ts'
import { type Expanse, mostPaints, noPaint, type Region } from '../../../direction/adjustments.ts'
import type { CoverDocument } from '../../../document.ts'
import type { Look } from '../../../families/family.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { leftOutPart } from '../../../paint/part-names.ts'
import { Random } from '../../../paint/random.ts'
import { colourOfParts } from '../../../press/colour-of-thing.ts'
import { firstSeen } from '../../../press/find-named.ts'
import { colourOnGround, groundSeen } from '../../../press/find-part.ts'
import { hexCalled } from '../lexicon/shades.ts'
import type { GradeChange, NamedColour, PaletteKind } from '../wish.ts'
import { adjusted, type Draft, directed, documentFrom, noted, within } from './draft.ts'
import { neutral } from './named-colour.ts'
import { paletteOf } from './palette-of-kind.ts'

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
].concat(['road', 'gate', 'sun', 'moon', 'birds', 'mountain', 'players', 'child'])

/** The sky or the land in a colour; what stands before it keeps its own. */
export const applyExpanse = (draft: Draft, expanse: Expanse, { hex }: NamedColour): Draft => {
  const { paints } = draft.direction.adjustments
  const others = paints.filter((paint) => paint.expanse !== expanse)
  const things = [...standing, ...draft.direction.companions]
  return adjusted(draft, {
    paints: [...others, { ...noPaint, things, expanse, colour: hex }].slice(-mostPaints),
  })
}

export const applyGround = (draft: Draft, { hex, name }: NamedColour): Draft => {
  const { family, direction } = draft
  const said = `the background is ${name}`
  if (family.lines) {
    const palette = family.lines.onGround(direction.palette, direction.layout, hex)
    return noted(directed(adjusted(draft, { ground: null }), { palette }), said)
  }
  const grounded = adjusted(withoutSecondTone(draft), { ground: hex })
  return noted(heroOn(grounded, hex, documentFrom(draft)), said)
}

/** Distance of colours within which a circle behind the hero is a second tone of the ground. Degrees within which it is of its hue. */
const secondTone = 0.16
const sameHue = 30

/** A circle in a second tone of the ground is ground as well: left as it was it would be a stain of the old one. */
const withoutSecondTone = (draft: Draft): Draft => {
  const document = documentFrom(draft)
  const [was, disc] = [groundSeen(document), firstSeen(document, ['disc'])]
  const seen = was === null || disc === undefined ? null : colourOfParts(document, [disc])
  if (was === null || disc === undefined || seen === null) return draft
  const [one, other] = [lchOf(was), lchOf(seen)]
  const isTone =
    distanceOf(labOfColour(was), labOfColour(seen)) < secondTone &&
    (Math.min(one.c, other.c) < neutral || Math.abs(turnBetween(one.h, other.h)) < sameHue)
  const { without } = draft.direction.adjustments
  return isTone ? adjusted(draft, { without: [...new Set([...without, leftOutPart(disc)])] }) : draft
}

/** Looks whose ground is the land and the sky. */
const outdoors: ReadonlySet<Look> = new Set(['landscape', 'cityscape', 'interior'])

/** Distance of colours between a hero and its ground under which it is lost there. */
const leastApart = 0.15

/** Somebody pale on a light ground takes the colour of the dark one that they stood on. */
const heroOn = (draft: Draft, ground: string, before: CoverDocument): Draft => {
  const { hero, adjustments } = draft.direction
  const isLiving = /^(?:person|creature)$/.test(findMotif(hero)?.kind ?? '')
  if (!isLiving || outdoors.has(draft.family.look) || adjustments.hero.colour !== null) return draft
  const seen = colourOnGround(before, hero)
  if (seen === null || distanceOf(seen, labOfColour(ground)) >= leastApart) return draft
  const [{ l }, was] = [lchOf(ground), lchOf(groundSeen(before) ?? draft.direction.palette.dark)]
  const chroma = was.c < neutral ? was.c : Math.max(0.06, was.c)
  const ink = oklch(l > 0.5 ? Math.min(0.42, Math.max(0.3, was.l)) : 0.85, chroma, was.h)
  return adjusted(draft, { hero: { ...adjustments.hero, colour: ink } })
}

/** What a kind of palette needs besides its colours, so that it shows on art of every sort. */
const paletteGrades: Partial<Readonly<Record<PaletteKind, GradeChange>>> = {
  monochrome: { saturation: -1 },
  sepia: { saturation: -1 },
  dark: { lightness: -0.3 },
  bold: { saturation: 0.3, contrast: 0.15 },
  warm: { temperature: 0.3 },
  cool: { temperature: -0.3 },
  neon: { saturation: 0.4, contrast: 0.15 },
  synthwave: { saturation: 0.3, contrast: 0.1 },
}

const isCast = (kind: PaletteKind): kind is Cast => casts.some((cast) => cast === kind)

export const applyPalette = (draft: Draft, kind: PaletteKind): Draft => {
  // Another palette would be another picture: what is light and what is dark would change with it.
  if (isCast(kind))
    return noted(
      adjusted(draft, { cast: kind }),
      `the palette is ${kind === 'seventies' ? 'that of the seventies' : kind}`,
    )
  const { palette } = draft.direction
  const seed = new Random(draft.seed).sub('edited palette').whole(0, 0xffff)
  const changed = paletteOf(palette, kind, seed)
  const isNamed = kind !== 'neon' && kind !== 'synthwave' && kind !== 'sepia'
  const wishes = { ...draft.brief.wishes, ...(isNamed ? { colorPalette: kind } : {}) }
  const said = kind === 'monochrome' ? 'black, white and grey' : kind
  const next = directed({ ...draft, brief: { ...draft.brief, wishes } }, { palette: changed })
  const graded = applyGrade(next, 'whole', paletteGrades[kind] ?? {})
  // What was coloured before loses its colour with all the rest; what is named beside it comes after.
  const { hero } = graded.direction.adjustments
  const stained =
    kind === 'monochrome'
      ? adjusted(graded, { paints: [], hero: { ...hero, colour: null } })
      : kind === 'sepia'
        ? applyTint(graded, 'whole', hexCalled('sepia'), 0.75)
        : graded
  return noted(stained, `the palette is ${said}`)
}
