// A small survey of the art before anything is added to it: how it looks, and where the hero is (what changes when it is not drawn).
// Always made at one small size, so that every size of a cover adds things at the same place.
import type { Extra } from '../../direction/adjustments.ts'
import type { CoverDocument } from '../../document.ts'
import type { Design } from '../../families/family.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { MotifKind } from '../../motifs/motif.ts'
import { type Box, Easel } from '../../paint/easel.ts'
import type { Picture } from '../../paint/materials/picture.ts'
import { leftOutPart } from '../../paint/part-names.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Sheet } from '../sheet.ts'
import { paintFramed } from './frame-art.ts'
import { piecesOf } from './pieces.ts'
import { smallPicture } from './tone-of-art.ts'
import { lightOf, wantedOf } from './wanted-scenery.ts'

/** Where one thing of the picture is. */
export interface Thing {
  readonly box: Box
  has(x: number, y: number): boolean
}

export interface Survey {
  readonly picture: Picture
  /** Whether the hero is at this place of the sheet, in units. */
  hasHero(x: number, y: number): boolean
  /** The box of the hero, without stray pixels; null where it has none. */
  readonly hero: Box | null
  /** Boxes of people and animals beside the hero: nothing stands before them. */
  readonly others: readonly Box[]
  /** What the hero is. */
  readonly heroId: string
  readonly heroKind: MotifKind | null
  /** Where things stand, in units: the foot of a hero that stands on something. */
  readonly ground: number | null
  /** Whether the hero is in or on water. */
  readonly isAfloat: boolean
  /** The picture within what is around it, where it has a frame: things are added there. */
  readonly within: Box | null
  /** A thing by the names that painters know it by, the hero by none; null where it is not in the picture. */
  thing(names: readonly string[]): Thing | null
  /** Where things stood that an edit has taken away; null where they were nowhere. */
  formerly(names: readonly string[]): Thing | null
  /** Whether the scenery has this sun or moon of its own, which then is altered instead of joined by a second. */
  isPainted(extra: Extra): boolean
}

const isLiving = (id: string): boolean => {
  const kind = findMotif(id)?.kind
  return kind === 'person' || kind === 'creature'
}

/** Pixels across: enough to see where something is. */
const width = 100
/** Change of a channel (of 255) that is seen. */
const seen = 22

/** Share of the greatest change that a thing has itself. */
const ofItself = 0.4

/** Share of the greatest change that no mirror image has. */
const notMirrored = 0.62
/** Layouts in which the hero stands at water. */
const mirrors = /lake|shore|harbour|river/

/** Cells of a small picture under which nobody is seen to play. */
const leastPlayer = 30

/** Share of the hero's pixels that may lie outside its box on each side. */
const stray = 0.03

const boxOf = (
  columns: number,
  rows: number,
  unit: number,
  isHero: (at: number) => boolean,
  least = 12,
): Box | null => {
  const across: number[] = []
  const down: number[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isHero(row * columns + column)) {
        across.push(column)
        down.push(row)
      }
  if (across.length < least) return null
  across.sort((one, other) => one - other)
  const end = (sorted: readonly number[], share: number): number =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * unit
  const [x, y] = [end(across, stray), end(down, stray)]
  return { x, y, w: end(across, 1 - stray) + unit - x, h: end(down, 1 - stray / 3) + unit - y }
}

const changeAt = (one: Picture, other: Picture, at: number): number =>
  Math.max(...[0, 1, 2].map((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0))))

export const surveyArt = (
  design: Design,
  lacking: {
    readonly hero: Design
    readonly things: (names: readonly string[]) => Design
    /** The art with things that it lacks. */
    readonly formerly: (names: readonly string[]) => Design
  },
  type: SetType,
  sheet: Sheet,
  { seed, direction }: CoverDocument,
): Survey => {
  const { adjustments } = direction
  const wanted = wantedOf(adjustments)
  let within: Box | null = null
  let hasPlayers = false
  const paint = (one: Design, without: readonly string[]): Picture => {
    const easel = new Easel(sheet, width / sheet.w, seed, new Set(without))
    easel.dress = (_art, picture) => {
      within = picture
    }
    paintFramed(easel, adjustments.frame, type, (art, told) => one.back(art, told))
    hasPlayers ||= easel.named.has('players')
    return smallPicture(easel)
  }
  const picture = paint(design, wanted)
  const bare = paint(lacking.hero, wanted)
  const differs = (other: Picture, at: number): boolean => changeAt(picture, other, at) > seen
  const { columns, rows, scale } = picture
  const lights = new Set(
    adjustments.extras
      .map(lightOf)
      .filter((light) => light !== null)
      .filter((light) => {
        const dark = paint(design, [...wanted, light])
        return picture.data.some((_, at) => at % 4 === 0 && differs(dark, at))
      }),
  )
  const hero = boxOf(columns, rows, 1 / scale, (at) => differs(bare, at * 4))
  const cellAt = (x: number, y: number): number => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x * scale)))
    return Math.min(rows - 1, Math.max(0, Math.floor(y * scale))) * columns + column
  }
  const hasHero = (x: number, y: number): boolean => differs(bare, cellAt(x, y) * 4)
  const isMirrored = mirrors.test(direction.layout)
  const changesTo = (other: Picture): readonly number[] =>
    Array.from({ length: columns * rows }, (_, at) => changeAt(picture, other, at * 4))
  // What shines lights its surroundings, and what stands by water is mirrored in it: there it changes less.
  const leastOf = (changes: readonly number[], share: number): number => Math.max(seen, Math.max(...changes) * share)
  const thingBy = (other: Picture, share = isMirrored ? notMirrored : ofItself): Thing | null => {
    const changes = changesTo(other)
    const least = leastOf(changes, share)
    const box = boxOf(columns, rows, 1 / scale, (at) => (changes[at] ?? 0) > least)
    return box && { box, has: (x, y) => (changes[cellAt(x, y)] ?? 0) > least }
  }
  const without = (names: readonly string[]): Picture => paint(lacking.things(names), [...wanted, ...names])
  /** Of several of a name, the largest: beside all of them at once is beside none. */
  const thingCalled = (names: readonly string[]): Thing | null => {
    const changes = changesTo(without(names))
    const least = leastOf(changes, isMirrored ? notMirrored : ofItself)
    const [largest] = piecesOf(
      changes.map((change) => change > least),
      columns,
    )
    if (!largest) return null
    const cells = new Set(largest.cells)
    const box = boxOf(columns, rows, 1 / scale, (at) => cells.has(at), 5)
    return box && { box, has: (x, y) => cells.has(cellAt(x, y)) }
  }
  const motif = findMotif(direction.hero)
  const upright = (isMirrored ? thingBy(bare)?.box : null) ?? hero
  const others = direction.companions
    .filter((id) => isLiving(id) && !wanted.includes(id))
    .flatMap((id) => thingBy(without([id]))?.box ?? [])
  /** Who plays beside the hero in a picture book, whoever that is. */
  const players = (): readonly Box[] => {
    const changes = changesTo(without([leftOutPart('players')]))
    const heroes = changesTo(bare)
    return piecesOf(
      changes.map((change, at) => change > seen && (heroes[at] ?? 0) <= seen),
      columns,
    )
      .filter(({ cells }) => cells.length > leastPlayer)
      .map(({ left, top, right, bottom }) => ({
        x: left / scale,
        y: top / scale,
        w: (right - left) / scale,
        h: (bottom - top) / scale,
      }))
  }
  return {
    picture,
    hero,
    others: hasPlayers ? [...others, ...players()] : others,
    heroId: direction.hero,
    heroKind: motif?.kind ?? null,
    within,
    isAfloat: hero !== null && motif?.rests === 'water',
    ground: upright && motif?.rests === 'ground' ? upright.y + upright.h : null,
    hasHero,
    thing: (names) => (names.length > 0 ? thingCalled(names) : hero ? thingBy(bare) : thingCalled([direction.hero])),
    formerly: (names) =>
      thingBy(
        paint(
          lacking.formerly(names),
          wanted.filter((name) => !names.includes(name)),
        ),
      ),
    isPainted: (extra) => {
      const light = lightOf(extra)
      return light !== null && lights.has(light)
    },
  }
}
