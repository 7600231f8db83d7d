// What a family is told of a cover: the scene it designs for, with its things as edits want them.
import type { Colour } from '../colour/colour.ts'
import type { Adjustments } from '../direction/adjustments.ts'
import { settledLayout } from '../direction/settled-layouts.ts'
import type { CoverDocument } from '../document.ts'
import type { Family, Scene } from '../families/family.ts'
import { findFamily } from '../families/index.ts'
import { peopleOfBook } from '../figures/casting/people-of-book.ts'
import { peopleId } from '../figures/people-motif.ts'
import { findMotif } from '../motifs/find-motif.ts'
import { leaning } from '../motifs/leaning.ts'
import type { Motif } from '../motifs/motif.ts'
import { Random } from '../paint/random.ts'
import { type FaceId, faces } from '../type/faces.ts'
import type { Sheet } from './sheet.ts'

const faceOf = (name: string): FaceId => {
  const face = faces.find(({ id }) => id === name)
  if (!face) throw new TypeError(`expected a known face but received ${name}`)
  return face.id
}

/** The hero as edits want it: larger, elsewhere, in another colour, or not at all. */
const alteredHero = (whole: Motif, { hero: altered, without }: Adjustments, hidesHero: boolean): Motif => {
  const upright = without.map((name) => whole.lacking?.[name]).find((lacking) => lacking !== undefined) ?? whole
  const hero = altered.turn === 0 ? upright : leaning(upright, altered.turn)
  if (hidesHero || without.includes(whole.id)) return { ...hero, altered: { ...altered, scale: 0 } }
  const isAsGiven = altered.scale === 1 && altered.dx === 0 && altered.dy === 0
  return isAsGiven ? hero : { ...hero, altered }
}

const sized = (motif: Motif, scale: number | undefined): Motif =>
  scale === undefined ? motif : { ...motif, altered: { scale, dx: 0, dy: 0 } }

/** Something that an edit took away keeps its place, so that what stands beside it keeps its own. */
const gone = (motif: Motif): Motif => ({ ...motif, altered: { scale: 0, dx: 0, dy: 0 } })

export const sceneOf = (document: CoverDocument, sheet: Sheet, hidesHero = false, flood?: Colour): Scene => {
  const { direction } = document
  const hero =
    direction.hero === peopleId
      ? peopleOfBook(
          document.brief,
          new Random(document.seed).sub('people').whole(0, 0xffffffff),
          direction.adjustments.people,
        )
      : findMotif(direction.hero)
  if (!hero) throw new TypeError(`expected a known motif as hero but received ${direction.hero}`)
  const { without, sizes, people } = direction.adjustments
  const shown = alteredHero(hero, direction.adjustments, hidesHero)
  return {
    w: sheet.w,
    h: sheet.h,
    brief: document.brief,
    setting: direction.setting,
    mood: direction.mood,
    palette: direction.palette,
    pairing: { title: faceOf(direction.pairing.title), text: faceOf(direction.pairing.text) },
    layout: settledLayout(familyOf(document), hero, direction.layout),
    hero: flood === undefined ? shown : { ...shown, flood },
    companions: direction.companions
      .map(findMotif)
      .filter((motif) => motif !== undefined)
      .map((motif) => (without.includes(motif.id) ? gone(motif) : sized(motif, sizes[motif.id]))),
    isHeroAsked: direction.adjustments.hero.isAsked,
    people,
    random: new Random(document.seed),
  }
}

export const familyOf = ({ template }: CoverDocument): Family => {
  const family = findFamily(template)
  if (!family) throw new TypeError(`expected a known template but received ${template}`)
  return family
}
