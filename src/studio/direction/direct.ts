// Directs a family for a brief: which palette, hero, layout and faces this cover gets. `idea` counts the covers of one call that share a
// family, so that each takes another turn of every wheel.
import type { Brief } from '../brief/brief.ts'
import { tint } from '../colour/moods.ts'
import type { Palette } from '../colour/palette.ts'
import { recolour, wishColours } from '../colour/recolour.ts'
import type { Direction } from '../document.ts'
import type { Family } from '../families/family.ts'
import { findMotif } from '../paint/motifs/index.ts'
import type { Motif } from '../paint/motifs/motif.ts'
import { Random } from '../paint/random.ts'
import { noAdjustments } from './adjustments.ts'
import { mayShow } from './may-show.ts'

/** The `turn`-th choice of a wheel whose start the seed decides. */
const turnOf = <T>(choices: readonly [T, ...T[]], random: Random, turn: number): T => {
  const start = random.whole(0, choices.length - 1)
  return choices[(start + turn) % choices.length] ?? choices[0]
}

const paletteFor = (family: Family, brief: Brief, seed: number, idea: number): Palette => {
  const random = new Random(seed)
  const curated = turnOf(family.palettes, random.sub('palette'), idea)
  const kind = brief.wishes.colorPalette ?? brief.reading.palette
  const coloured = kind === null ? curated : recolour(curated, kind, random.sub('hues').whole(0, 0xffff) + idea)
  const wishes = brief.reading.colours
  const wished = wishes.length > 0 ? wishColours(coloured, wishes) : coloured
  // Without a wish the curated colours stand: they already have the mood of their shelf.
  return brief.wishes.mood === null ? wished : tint(wished, brief.wishes.mood)
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

export const direct = (family: Family, brief: Brief, seed: number, idea: number): Direction => {
  const random = new Random(seed)
  const hero = heroFor(family, brief, seed, idea)
  const companions = brief.reading.motifs.map(({ id }) => id).filter((id) => id !== hero.id && findMotif(id))
  return {
    palette: paletteFor(family, brief, seed, idea),
    mood: brief.reading.mood,
    hero: hero.id,
    companions: companions.slice(0, 3),
    layout: turnOf(family.layouts, random.sub('layout'), idea).id,
    pairing: turnOf(family.pairings, random.sub('pairing'), idea),
    setting: brief.reading.setting,
    adjustments: noAdjustments,
  }
}
