// What an edited document must show: small checks that sentences are paired with.
import type { Mood } from '../../../../src/catalog/moods.ts'
import { lchOf } from '../../../../src/studio/colour/colour.ts'
import { turnBetween } from '../../../../src/studio/colour/recipe.ts'
import type {
  Adjustments,
  Air,
  Grade,
  Manner,
  Part,
  Place,
  Region,
} from '../../../../src/studio/direction/adjustments.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import type { PartName } from '../../../../src/studio/paint/part-names.ts'
import { faces, findFace, type Look } from '../../../../src/studio/type/faces.ts'
import type { TypeRole } from '../../../../src/studio/type/plan.ts'

/** `notes` are what was said of the edit. */
export type Expectation = (child: CoverDocument, parent: CoverDocument, notes: string) => boolean

const of = (document: CoverDocument): Adjustments => document.direction.adjustments

export const all =
  (...expectations: readonly Expectation[]): Expectation =>
  (child, parent, notes) =>
    expectations.every((each) => each(child, parent, notes))

export const rises =
  (key: Exclude<keyof Grade, 'tint'>, region: Region = 'whole'): Expectation =>
  (child, parent) =>
    of(child).grades[region][key] > of(parent).grades[region][key] + 0.1

export const falls =
  (key: Exclude<keyof Grade, 'tint'>, region: Region = 'whole'): Expectation =>
  (child, parent) =>
    of(child).grades[region][key] < of(parent).grades[region][key] - 0.1

const isHue = (colour: string | null | undefined, hue: number): boolean =>
  colour !== null && colour !== undefined && lchOf(colour).c > 0.03 && Math.abs(turnBetween(lchOf(colour).h, hue)) < 30

export const hues = {
  red: 27,
  orange: 55,
  gold: 85,
  green: 148,
  teal: 195,
  blue: 255,
  navy: 262,
  purple: 295,
  pink: 0,
} as const

export const tinted =
  (hue: number, region: Region = 'whole'): Expectation =>
  (child) =>
    isHue(of(child).grades[region].tint?.colour, hue)

/** A part that painters say the name of is painted in a colour. */
export const namedIn =
  (part: PartName, fits: (colour: string) => boolean): Expectation =>
  (child) =>
    of(child).paints.some(({ named, colour }) => named.includes(part) && colour !== null && fits(colour))

const ofExpanse: Readonly<Record<'sky' | 'land', readonly PartName[]>> = {
  sky: ['sky'],
  land: ['hills', 'fields', 'grass', 'sand', 'mountains', 'floor', 'pavement'],
}

/** The sky or the land is painted in a hue. */
export const expanseIn =
  (hue: number, expanse: 'sky' | 'land'): Expectation =>
  (child) =>
    of(child).paints.some(
      (paint) =>
        (paint.expanse === expanse || paint.named.some((part) => ofExpanse[expanse].includes(part))) &&
        isHue(paint.colour, hue),
    )

export const ground =
  (fits: (colour: string) => boolean): Expectation =>
  (child) => {
    const { ground: colour } = of(child)
    return colour !== null && fits(colour)
  }

export const isDark = (colour: string): boolean => lchOf(colour).l < 0.35
export const isPale = (colour: string): boolean => lchOf(colour).l > 0.85
export const hasHue =
  (hue: number) =>
  (colour: string): boolean =>
    isHue(colour, hue)

/** The number of scene roles and accents that have a hue. */
const countHue = ({ direction: { palette } }: CoverDocument, hue: number): number =>
  [palette.deep, palette.dark, palette.mid, palette.soft, palette.light, palette.accent, palette.counter].filter(
    (colour) => isHue(colour, hue),
  ).length

export const palette =
  (hue: number): Expectation =>
  (child) =>
    countHue(child, hue) >= 1 || of(child).hues.some(({ to }) => isHue(to, hue))

export const paletteLoses =
  (hue: number): Expectation =>
  (child, parent) =>
    countHue(child, hue) < Math.max(1, countHue(parent, hue)) || of(child).hues.some(({ from }) => isHue(from, hue))

export const castIn =
  (cast: Adjustments['cast']): Expectation =>
  (child, parent) =>
    of(child).cast === cast && JSON.stringify(child.direction.palette) === JSON.stringify(parent.direction.palette)

/** A part that is told by its look or by a colour, in another colour. */
export const partIn =
  (hue: number, look: Part['look'], near: number | null = null): Expectation =>
  (child) =>
    of(child).paints.some(
      ({ part, colour }) =>
        part !== null &&
        part.look === look &&
        isHue(colour, hue) &&
        (near === null ? part.near === null : isHue(part.near, near)),
    )

export const paletteChanges: Expectation = (child, parent) =>
  JSON.stringify(child.direction.palette) !== JSON.stringify(parent.direction.palette)

export const mood =
  (name: Mood): Expectation =>
  (child) =>
    child.direction.mood === name && child.brief.wishes.mood === name

export const hour =
  (name: NonNullable<Adjustments['hour']>): Expectation =>
  (child) =>
    of(child).hour === name && child.direction.setting.time === name

export const season =
  (name: NonNullable<Adjustments['season']>): Expectation =>
  (child) =>
    of(child).season === name && child.direction.setting.season === name

export const air =
  (name: Air): Expectation =>
  (child) =>
    (of(child).air[name] ?? 0) > 0.2

export const noAir =
  (name: Air): Expectation =>
  (child) =>
    (of(child).air[name] ?? 0) === 0 && of(child).without.includes(name)

export const extra =
  (motif: string, count?: number, place?: Place): Expectation =>
  (child) =>
    of(child).extras.some(
      (each) =>
        each.motif === motif &&
        (count === undefined || each.count === count) &&
        (place === undefined || each.place === place),
    )

export const extraIn =
  (motif: string, hue: number): Expectation =>
  (child) =>
    of(child).extras.some((each) => each.motif === motif && isHue(each.colour, hue))

export const gone =
  (motif: string): Expectation =>
  (child) =>
    of(child).without.includes(motif) && !of(child).extras.some((each) => each.motif === motif)

export const hero =
  (motif: string): Expectation =>
  (child) =>
    child.direction.hero === motif && !of(child).without.includes(motif)

export const heroScale =
  (isLarger: boolean): Expectation =>
  (child) =>
    isLarger ? of(child).hero.scale > 1.15 : of(child).hero.scale < 0.85

export const heroMoves =
  (dx: number, dy: number): Expectation =>
  (child) =>
    Math.sign(of(child).hero.dx) === dx && Math.sign(of(child).hero.dy) === dy

export const heroColour =
  (hue: number): Expectation =>
  (child) =>
    isHue(of(child).hero.colour, hue)

export const manner =
  (name: Manner): Expectation =>
  (child) =>
    of(child).manner === name

export const inks =
  (role: TypeRole, fits: (colour: string) => boolean): Expectation =>
  (child) => {
    const { colour } = of(child).type[role]
    return colour !== null && fits(colour)
  }

export const metal =
  (role: TypeRole, name: 'gold' | 'silver' | 'copper' | 'rose'): Expectation =>
  (child) =>
    of(child).type[role].metal === name

export const scaled =
  (role: TypeRole, isLarger: boolean): Expectation =>
  (child) =>
    isLarger ? of(child).type[role].scale > 1.08 : of(child).type[role].scale < 0.92

export const face =
  (role: TypeRole, ...looks: readonly Look[]): Expectation =>
  (child) => {
    const known = faces.find(({ id }) => id === of(child).type[role].face)
    return known !== undefined && looks.includes(findFace(known.id).look)
  }

export const weight =
  (role: TypeRole, fits: (weight: number) => boolean): Expectation =>
  (child) => {
    const known = faces.find(({ id }) => id === of(child).type[role].face)
    return known !== undefined && fits(known.weight)
  }

export const type =
  (role: TypeRole, key: keyof Adjustments['type']['title'], value: string | boolean): Expectation =>
  (child) =>
    of(child).type[role][key] === value

export const tracks =
  (role: TypeRole, isWider: boolean): Expectation =>
  (child) =>
    isWider ? of(child).type[role].tracking > 0.03 : of(child).type[role].tracking < -0.02

export const text =
  (role: 'title' | 'subtitle' | 'author', words: string): Expectation =>
  (child) =>
    child.brief.book[role] === words && !of(child).type[role].hidden

export const frame =
  (fits: (frame: Adjustments['frame']) => boolean): Expectation =>
  (child) =>
    fits(of(child).frame)

export const says =
  (words: RegExp): Expectation =>
  (_child, _parent, notes) =>
    words.test(notes)

export const sameArt: Expectation = (child, parent) =>
  child.template === parent.template &&
  child.seed === parent.seed &&
  child.direction.layout === parent.direction.layout &&
  child.direction.hero === parent.direction.hero
