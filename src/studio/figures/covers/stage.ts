// The people of a cover on the stage of a template: cast for its book, laid out as its picture wants them, and changed as edits want them.
import type { ConceptPeople } from '../../../contract/concept.ts'
import { type Colour, lchOf } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Scene } from '../../families/family.ts'
import type { CastPerson, CastWish } from '../../figures/casting/cast.ts'
import { castFor } from '../../figures/casting/people-of-book.ts'
import { type Ensemble, ensembleOf, manHigh } from '../../figures/ensemble.ts'
import type { FigureLook } from '../../figures/look.ts'
import { airFigures, boxOnSheet, type FigurePlace, groundFigures, paintFigures } from '../../figures/paint-figures.ts'
import type { Person } from '../../figures/person.ts'
import { playersOf } from '../../figures/players.ts'
import { keepLast } from '../../keep-last.ts'
import type { Motif } from '../../motifs/motif.ts'
import { factsOfMotif } from '../../motifs/records.ts'
import type { Easel } from '../../paint/easel.ts'
import { placedAs } from '../../paint/stamp.ts'
import { apartFrom, toldApart } from './told-apart.ts'

export interface Troupe {
  readonly ensemble: Ensemble
  readonly people: readonly Person[]
  readonly cast: readonly CastPerson[]
  readonly hero: Motif
}

/** Who stands there where neither a book nor a caller says who. */
export const somebody = (who: string, more: Partial<ConceptPeople> = {}): ConceptPeople => ({
  who,
  count: 1,
  age: 'young',
  relation: 'alone',
  pose: 'standing',
  dress: null,
  ...more,
})

export const twoLovers = somebody('a young couple', { count: 2, relation: 'couple' })

/** Proof, masks and painting of one cover show the same people. */
const kept = keepLast<Troupe | null>(24)

export interface StageWish extends CastWish {
  /** Degrees from which they are seen from above; below 0 from below. */
  readonly down?: number
}

/** Null where the book has people who are none. */
export const troupeFor = (scene: Scene, wish: StageWish, otherwise: ConceptPeople): Troupe | null => {
  const { brief, hero, random, people: changes } = scene
  const seed = random.sub('people').whole(0, 0xffffffff)
  const { concept, setting } = brief.reading
  const said = JSON.stringify([seed, hero.id, wish, otherwise, concept ?? setting, changes])
  const troupe = kept(said, () => {
    const cast = castFor({ brief, seed, hero, otherwise, changes }, wish)
    if (cast === null) return null
    const people = cast.map(({ person }) => person)
    return { ensemble: ensembleOf(people, wish.down), people, cast, hero }
  })
  return troupe === null ? null : { ...troupe, hero }
}

/** Persons that are no human beings, or are nobody without what bears them. */
const otherworldly = new Set(['angel', 'fairy', 'ghost', 'mermaid', 'robot', 'rider', 'crowd'])

/** What a template of people shows: persons whole, and no device of hands. */
export const showsPeople = (motif: Motif): boolean => {
  const { figure } = factsOfMotif(motif.id)
  return motif.kind === 'person' && figure !== null && !figure.part && !otherworldly.has(motif.id)
}

export const flatLook = ({ deep }: Palette): FigureLook => ({ manner: 'flat', light: [-0.75, -0.65], dark: deep })

/** Colours of a palette that can be told from a ground, the loudest first. */
export const clothOn = (palette: Palette, ground: Colour): readonly Colour[] => {
  const behind = lchOf(ground)
  const apart = (colour: Colour): number => {
    const { l, c } = lchOf(colour)
    return Math.abs(l - behind.l) + Math.abs(c - behind.c) * 0.8
  }
  const all = [...new Set([palette.accent, palette.counter, ...palette.hues])]
  const clear = all.filter((colour) => apart(colour) > 0.16)
  return clear.length >= 3 ? clear : all.toSorted((one, other) => apart(other) - apart(one)).slice(0, 4)
}

export interface Showing extends FigurePlace {
  readonly look: FigureLook
  /** The shade they stand in; left out where the sheet cuts them. */
  readonly shade?: Colour
  readonly shadeStrength?: number
}

/** Says who is on the sheet, so that edits can change them one by one. */
export const tellPlayers = (
  easel: Easel,
  { cast, ensemble }: Pick<Troupe, 'cast' | 'ensemble'>,
  middleOf: (x: number) => number,
): void => {
  for (const player of playersOf(cast, ensemble, middleOf)) easel.players.set(player.at, player)
}

export const showTroupe = (easel: Easel, { ensemble, cast, hero }: Troupe, showing: Showing): void => {
  if (easel.without.has(hero.id) || hero.altered?.scale === 0) return
  easel.things.add(hero.id)
  const place = placedAs(showing, hero)
  const { shade, shadeStrength = 0.45 } = place
  const size = ((place.flip === true ? -1 : 1) * place.height) / manHigh
  tellPlayers(easel, { cast, ensemble }, (x) => place.x + x * size)
  easel.bodies.push(boxOnSheet(ensemble, place))
  if (shade !== undefined) groundFigures(easel, ensemble, place, shade, shadeStrength)
  const { look, air } = toldApart(place.look, apartFrom(easel, ensemble, place, place.look))
  if (air !== null) airFigures(easel, ensemble, place, air)
  paintFigures(easel, ensemble, place, look, hero.flood)
}

/** Height of a man in a group that is to fill a box: as high as it can be, and no wider than the box. */
export const heightIn = ({ ensemble: { box } }: Troupe, w: number, h: number): number =>
  Math.min(h / -box.y, w / box.w) * 1000

/** Where the middle of a group is, when its people stand round `x`. */
export const centred = ({ ensemble: { box } }: Troupe, x: number, height: number): number =>
  x - ((box.x + box.w / 2) * height) / 1000
