// Directs a family for a brief: which palette, hero, layout and faces this cover gets. `idea` counts the covers of one call that share a
// family, so that each takes another turn of every wheel.
import type { Brief } from '../brief/brief.ts'
import { tint } from '../colour/moods.ts'
import type { Palette } from '../colour/palette.ts'
import { palettesNear } from '../colour/palettes-near.ts'
import { recolour, wishColours } from '../colour/recolour.ts'
import { ideasOf } from '../concept/ideas-of.ts'
import type { Direction } from '../document.ts'
import type { Family } from '../families/family.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import { Random } from '../paint/random.ts'
import { noAdjustments } from './adjustments.ts'
import { layoutsThere } from './layouts-there.ts'
import { mayShow } from './may-show.ts'
import { settledLayouts } from './settled-layouts.ts'
import type { Staged } from './staged.ts'
import { stagingsOf } from './stagings.ts'
import { withoutTheBook } from './without-the-book.ts'

/** The `turn`-th choice of a wheel whose start the seed decides. */
const turnOf = <T>(choices: readonly [T, ...T[]], random: Random, turn: number): T => {
  const start = random.whole(0, choices.length - 1)
  return choices[(start + turn) % choices.length] ?? choices[0]
}

/** What a book is like only chooses among the curated palettes: they already have the mood of their shelf. What is asked for recolours them. */
const paletteFor = (family: Family, { reading, wishes }: Brief, seed: number, idea: number): Palette => {
  const random = new Random(seed)
  const kind = wishes.colorPalette ?? reading.palette
  const hint = kind === null ? (reading.concept?.palette ?? null) : null
  const fitting = hint === null ? family.palettes : palettesNear(family.palettes, hint)
  const curated = turnOf(fitting, random.sub('palette'), idea)
  const coloured = kind === null ? curated : recolour(curated, kind, random.sub('hues').whole(0, 0xffff) + idea)
  const wished = reading.colours.length > 0 ? wishColours(coloured, reading.colours) : coloured
  return wishes.mood === null ? wished : tint(wished, wishes.mood)
}

const known = (ids: readonly string[]): Motif[] => ids.map(findMotif).filter((motif) => motif !== undefined)

/** A fainter call than this is an association: it may be the hero only where it is typical of the family. */
const namedFrom = 0.65

/** The book's own motif first; its next ones for further covers; then the family's own, spun by the seed. */
const heroFor = (family: Family, brief: Brief, seed: number, idea: number): Motif => {
  const excluded = new Set(brief.reading.excludedMotifs)
  const called = brief.reading.motifs.filter(({ id, score }) => score >= namedFrom || family.heroes.includes(id))
  const ofBook = known(called.map(({ id }) => id)).filter((motif) => mayShow(family, motif))
  const [first, ...others] = ofBook
  if (first) return idea === 0 || others.length === 0 ? first : (ofBook[idea % ofBook.length] ?? first)
  const own = known(family.heroes).filter(({ id }) => !excluded.has(id))
  // Typical heroes come first in the list, so the seed favours its beginning.
  const random = new Random(seed).sub('hero')
  const at = Math.floor(random.next() ** 1.4 * own.length + idea) % Math.max(1, own.length)
  const hero = own[at] ?? own[0]
  if (!hero) throw new Error(`family ${family.id} names no known hero`)
  return hero
}

const layoutFor = (family: Family, seed: number, idea: number, ids: readonly string[]): string => {
  const [first, ...others] = family.layouts.filter(({ id }) => ids.includes(id))
  const layouts: Family['layouts'] = first === undefined ? family.layouts : [first, ...others]
  return turnOf(layouts, new Random(seed).sub('layout'), idea).id
}

/** Things of the book beside the hero. Where the hero is a person, further people would be taken for the same ones. */
const companionsOf = (brief: Brief, hero: Motif): string[] => {
  const isKnown = brief.reading.concept !== null
  const others = known(brief.reading.motifs.map(({ id }) => id)).filter(
    ({ id, kind }) => id !== hero.id && !(isKnown && kind === 'person' && hero.kind === 'person'),
  )
  return others.slice(0, mostCompanions).map(({ id }) => id)
}

const mostCompanions = 3

/** Undefined where the book is known by its words alone. */
const stagedByConcept = (family: Family, brief: Brief, idea: number): Staged | undefined => {
  const { concept } = brief.reading
  if (concept === null) return undefined
  const stagings = stagingsOf(family, brief, concept, ideasOf(brief, concept))
  return stagings[idea % Math.max(1, stagings.length)] ?? withoutTheBook(family, brief, concept)
}

/** Where the hero can be set down and the book may play; where there is no such layout, where the hero can be set down. */
const layoutsFor = (family: Family, brief: Brief, hero: Motif): readonly string[] => {
  const settled = settledLayouts(family, hero)
  const there = new Set(layoutsThere(family, brief))
  const both = settled.filter((layout) => there.has(layout))
  return both.length > 0 ? both : settled
}

export const direct = (family: Family, brief: Brief, seed: number, idea: number, staged?: Staged): Direction => {
  const stage = staged ?? stagedByConcept(family, brief, idea)
  const hero = stage?.hero ?? heroFor(family, brief, seed, idea)
  return {
    palette: paletteFor(family, brief, seed, idea),
    mood: brief.reading.mood,
    hero: hero.id,
    companions: companionsOf(brief, hero),
    layout: layoutFor(family, seed, idea, stage?.layouts ?? layoutsFor(family, brief, hero)),
    pairing: turnOf(family.pairings, new Random(seed).sub('pairing'), idea),
    setting: brief.reading.setting,
    adjustments: noAdjustments,
  }
}
