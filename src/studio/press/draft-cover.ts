// A cover ready to be painted at any size: its design, its type as set, and where edits have put things.
import type { Colour } from '../colour/colour.ts'
import type { CoverDocument } from '../document.ts'
import type { Design, Family } from '../families/family.ts'
import { Easel } from '../paint/easel.ts'
import { adjustPlan } from '../type/adjust/adjust-plan.ts'
import type { TypePlan } from '../type/plan.ts'
import { setPlan } from '../type/set-plan.ts'
import type { SetType } from '../type/set-type.ts'
import { type PlacedExtra, placeExtras } from './adjust/extras/place-extras.ts'
import { plateBoxes } from './adjust/extras/plate-boxes.ts'
import { playedByCharacters } from './adjust/extras/play-extras.ts'
import { paperOf } from './adjust/manners/paper-of-manner.ts'
import { type Arrangement, anyLines, makeRoom } from './adjust/room/make-room.ts'
import { surveyArt } from './adjust/survey-art.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import { type ArtMasks, artMasks, type PaintedThing, setsHeroApart } from './art-masks.ts'
import { designOf } from './design-of-document.ts'
import { lacking, restored } from './lacking.ts'
import type { Sheet } from './sheet.ts'
import { textsOf } from './texts.ts'

/** A cover ready to be painted at any size. */
export interface Draft {
  readonly design: Design
  readonly document: CoverDocument
  readonly sheet: Sheet
  readonly set: SetType
  readonly extras: readonly PlacedExtra[]
  readonly masks: ArtMasks
}

/** The type as the family designs it and edits want it. */
export const planOf = (design: Design, document: CoverDocument, sheet: Sheet, moreLines = anyLines): TypePlan => {
  const { adjustments, palette } = document.direction
  const { type, hues, cast, hour } = adjustments
  const ground = adjustments.ground ?? paperOf(adjustments.manner)
  const texts = textsOf(document)
  return adjustPlan(design.type, { type, hues, ground, cast, hour, palette, texts, sheet, moreLines })
}

const paintsOf = (family: Family, document: CoverDocument, sheet: Sheet): readonly PaintedThing[] =>
  document.direction.adjustments.paints.map((paint) => {
    const bare = lacking(document, paint.things)
    const wanted = new Set(wantedOf(bare.direction.adjustments))
    return {
      ...paint,
      bare: designOf(
        family,
        bare,
        sheet,
        paint.expanse !== null || (paint.named.length > 0 && paint.things.length === 0),
      ),
      wanted,
    }
  })

/** The document with room for the type that edits want. */
const arranged = (family: Family, document: CoverDocument, sheet: Sheet): Arrangement =>
  makeRoom(document, {
    sheet,
    layouts: family.layouts,
    texts: textsOf(document),
    design: (one, hidesHero) => designOf(family, one, sheet, hidesHero),
    plan: (design, { document: one, moreLines }) => planOf(design, one, sheet, moreLines),
  })

/** `scale`: pixels per unit of the masks by which things are told apart, where they need not be as fine as a print's. */
export const draftOf = (family: Family, wanted: CoverDocument, sheet: Sheet, scale?: number): Draft => {
  const { document, moreLines } = arranged(family, wanted, sheet)
  const { adjustments } = document.direction
  const designed = (one: CoverDocument, hidesHero = false, flood?: Colour): Design =>
    designOf(family, one, sheet, hidesHero, flood)
  const design = designed(document)
  const set = setPlan(planOf(design, document, sheet, moreLines), textsOf(document))
  const things = (names: readonly string[]): Design => designed(lacking(document, names), names.length === 0)
  const masks = artMasks(
    {
      design,
      document,
      sheet,
      set,
      look: family.look,
      bare: setsHeroApart(adjustments) ? designed(document, true) : null,
      flooded:
        adjustments.hero.colour === null
          ? null
          : [designed(document, false, '#000000'), designed(document, false, '#ffffff')],
      paints: paintsOf(family, document, sheet),
      lacking: things,
    },
    scale,
  )
  const draft = { design, document, sheet, set, masks }
  if (adjustments.extras.length === 0) return { ...draft, extras: [] }
  const formerly = (names: readonly string[]): Design => designed(restored(document, names))
  const survey = surveyArt(design, { hero: designed(document, true), things, formerly }, set, sheet, document)
  const taken = [...set.zones, ...plateBoxes(set, sheet, document.seed)]
  const extras = placeExtras(adjustments.extras, survey, taken, sheet)
  return { ...draft, extras: family.look === 'character' ? playedByCharacters(extras) : extras }
}

export const easelFor = ({ document, sheet }: Draft, scale: number): Easel =>
  new Easel(sheet, scale, document.seed, new Set(wantedOf(document.direction.adjustments)))
