// A cover ready to be painted at any size: its design, its type as set, and where edits have put things.
import type { CoverDocument } from '../document.ts'
import type { Design, Family } from '../families/family.ts'
import { Easel } from '../paint/easel.ts'
import { adjustPlan } from '../type/adjust/adjust-plan.ts'
import type { TypePlan } from '../type/plan.ts'
import { setPlan } from '../type/set-plan.ts'
import type { SetType } from '../type/set-type.ts'
import { type PlacedExtra, placeExtras } from './adjust/extras/place-extras.ts'
import { type Arrangement, anyLines, makeRoom } from './adjust/room/make-room.ts'
import { type Survey, surveyArt } from './adjust/survey-art.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import { type PaintedThing, setsHeroApart } from './colour-art.ts'
import { lacking, restored } from './lacking.ts'
import { sceneOf } from './scene-of-document.ts'
import type { Sheet } from './sheet.ts'
import { textsOf } from './texts.ts'

/** A cover ready to be painted at any size. */
export interface Draft {
  readonly design: Design
  readonly document: CoverDocument
  readonly sheet: Sheet
  readonly set: SetType
  readonly extras: readonly PlacedExtra[]
  /** Only where an edit needs to know where the hero is. */
  readonly survey: Survey | null
  /** The same art without its hero, where the hero is to be told apart from it. */
  readonly bare: Design | null
  /** The same art with its hero all black and all white, where the hero is coloured. */
  readonly flooded: readonly [Design, Design] | null
  /** Things in colours of their own. */
  readonly paints: readonly PaintedThing[]
  /** The same art without things; without its hero where none are named. */
  lacking(names: readonly string[]): Design
}

/** The type as the family designs it and edits want it. */
export const planOf = (design: Design, document: CoverDocument, sheet: Sheet, moreLines = anyLines): TypePlan => {
  const { adjustments, palette } = document.direction
  const { type, hues, ground, cast } = adjustments
  return adjustPlan(design.type, { type, hues, ground, cast, palette, texts: textsOf(document), sheet, moreLines })
}

const paintsOf = (family: Family, document: CoverDocument, sheet: Sheet): readonly PaintedThing[] =>
  document.direction.adjustments.paints.map((paint) => {
    const bare = lacking(document, paint.things)
    const wanted = new Set(wantedOf(bare.direction.adjustments))
    return {
      ...paint,
      bare: family.design(sceneOf(bare, sheet, paint.expanse !== null || paint.named.length > 0)),
      wanted,
    }
  })

/** The document with room for the type that edits want. */
const arranged = (family: Family, document: CoverDocument, sheet: Sheet): Arrangement =>
  makeRoom(document, {
    sheet,
    layouts: family.layouts,
    texts: textsOf(document),
    design: (one, hidesHero) => family.design(sceneOf(one, sheet, hidesHero)),
    plan: (design, { document: one, moreLines }) => planOf(design, one, sheet, moreLines),
  })

export const draftOf = (family: Family, wanted: CoverDocument, sheet: Sheet): Draft => {
  const { document, moreLines } = arranged(family, wanted, sheet)
  const { direction } = document
  const design = family.design(sceneOf(document, sheet))
  const { adjustments } = direction
  const set = setPlan(planOf(design, document, sheet, moreLines), textsOf(document))
  const paints = paintsOf(family, document, sheet)
  const things = (names: readonly string[]): Design =>
    family.design(sceneOf(lacking(document, names), sheet, names.length === 0))
  if (adjustments.extras.length === 0 && !setsHeroApart(adjustments))
    return {
      design,
      document,
      sheet,
      set,
      extras: [],
      survey: null,
      bare: null,
      flooded: null,
      paints,
      lacking: things,
    }
  const bare = family.design(sceneOf(document, sheet, true))
  const formerly = (names: readonly string[]): Design => family.design(sceneOf(restored(document, names), sheet))
  const survey = surveyArt(design, { hero: bare, things, formerly }, set, sheet, document)
  return {
    design,
    document,
    sheet,
    set,
    extras: placeExtras(adjustments.extras, survey, set.zones, sheet),
    survey,
    bare,
    flooded:
      adjustments.hero.colour === null
        ? null
        : [
            family.design(sceneOf(document, sheet, false, '#000000')),
            family.design(sceneOf(document, sheet, false, '#ffffff')),
          ],
    paints,
    lacking: things,
  }
}

export const easelFor = ({ document, sheet }: Draft, scale: number): Easel =>
  new Easel(sheet, scale, document.seed, new Set(wantedOf(document.direction.adjustments)))
