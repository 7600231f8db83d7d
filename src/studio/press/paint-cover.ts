// Paints a cover document: set the type, prove the art, settle the type on it, then paint everything at size.
import { setImmediate } from 'node:timers/promises'
import type { Colour } from '../colour/colour.ts'
import type { Adjustments } from '../direction/adjustments.ts'
import type { CoverDocument, Direction } from '../document.ts'
import type { Design, Family, Scene } from '../families/family.ts'
import { findFamily } from '../families/index.ts'
import { Easel } from '../paint/easel.ts'
import { findMotif } from '../paint/motifs/index.ts'
import { leaning } from '../paint/motifs/leaning.ts'
import type { Motif } from '../paint/motifs/motif.ts'
import { Random } from '../paint/random.ts'
import { adjustPlan } from '../type/adjust/adjust-plan.ts'
import { type FaceId, faces } from '../type/faces.ts'
import { type SettledType, settleType } from '../type/legibility/settle.ts'
import { paintBackings, paintType } from '../type/paint-type.ts'
import type { TypePlan } from '../type/plan.ts'
import { setPlan } from '../type/set-plan.ts'
import type { SetType } from '../type/set-type.ts'
import { adjustArt } from './adjust/adjust-art.ts'
import { whereAnything } from './adjust/colours/colour-things.ts'
import { turnColours, turnsColours } from './adjust/colours/turn-colours.ts'
import { fullMoonId } from './adjust/extras/full-moon.ts'
import { type PlacedExtra, placeExtras } from './adjust/extras/place-extras.ts'
import { stampExtras } from './adjust/extras/stamp-extras.ts'
import { paintFramed } from './adjust/frame-art.ts'
import type { Mask } from './adjust/mask.ts'
import { type Arrangement, anyLines, makeRoom } from './adjust/room/make-room.ts'
import { type Survey, surveyArt } from './adjust/survey-art.ts'
import { dressWithin } from './adjust/time/lay-time.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import {
  colourPlates,
  colourThings,
  type PaintedThing,
  scenePartsOf,
  setsHeroApart,
  thingsOn,
  whereStands,
} from './colour-art.ts'
import { finishArt, finishSheet } from './finish.ts'
import { frontLayer, hidesLetters, shareBehind } from './front-art.ts'
import { lacking, restored } from './lacking.ts'
import { needsParts } from './scene-parts.ts'
import type { Format, Sheet } from './sheet.ts'
import { textsOf } from './texts.ts'

/** Width of the proof in pixels: a large thumbnail, where legibility is decided. */
const proofWidth = 400

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

/** Something that an edit took away keeps its place, so that what stands beside it keeps its own. */
const gone = (motif: Motif): Motif => ({ ...motif, altered: { scale: 0, dx: 0, dy: 0 } })

export const sceneOf = (document: CoverDocument, sheet: Sheet, hidesHero = false, flood?: Colour): Scene => {
  const { direction } = document
  const hero = findMotif(direction.hero)
  if (!hero) throw new TypeError(`expected a known motif as hero but received ${direction.hero}`)
  const { without } = direction.adjustments
  const shown = alteredHero(hero, direction.adjustments, hidesHero)
  return {
    w: sheet.w,
    h: sheet.h,
    brief: document.brief,
    setting: direction.setting,
    mood: direction.mood,
    palette: direction.palette,
    pairing: { title: faceOf(direction.pairing.title), text: faceOf(direction.pairing.text) },
    layout: direction.layout,
    hero: flood === undefined ? shown : { ...shown, flood },
    companions: direction.companions
      .map(findMotif)
      .filter((motif) => motif !== undefined)
      .map((motif) => (without.includes(motif.id) ? gone(motif) : motif)),
    random: new Random(document.seed),
  }
}

export const familyOf = ({ template }: CoverDocument): Family => {
  const family = findFamily(template)
  if (!family) throw new TypeError(`expected a known template but received ${template}`)
  return family
}

export interface PaintedCover {
  readonly easel: Easel
  readonly type: SettledType
}

/** Share of an added thing that the art over the type may hide; more, and it comes before that art. */
const mostBehind = 0.15

/** Frees the canvases of the last step: they go only when the event loop has a turn. */
const breathe = (): Promise<void> => setImmediate()

/** A cover ready to be painted at any size. */
interface Draft {
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

const paintBack = (easel: Easel, design: Design, type: SetType, { adjustments }: Direction): void =>
  paintFramed(easel, adjustments.frame, type, (art, told) => design.back(art, told))

/** The plates behind type, in colours that edits want for all that is called so. */
export const paintPlates = (easel: Easel, { direction }: CoverDocument, stacks: SetType['stacks']): void => {
  if (stacks.every(({ backing }) => !backing)) return
  if (!turnsColours(direction)) {
    paintBackings(easel, stacks)
    colourPlates(easel, direction, (plates) => paintBackings(plates, stacks))
    return
  }
  using before = easel.fresh()
  before.ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
  paintBackings(easel, stacks)
  turnColours(easel, direction, { where: whereAnything(before) })
  colourPlates(easel, direction, (plates) => paintBackings(plates, stacks))
}

/** The art as it will be seen behind the type. */
export const paintArt = (easel: Easel, draft: Draft, type: SetType): void => {
  const { design, document, extras } = draft
  const { direction } = document
  const colouring = { ...draft, seed: document.seed, direction, type }
  const parts = needsParts(direction.adjustments) ? scenePartsOf(easel, colouring, familyOf(document).look) : null
  const isDressed = dressWithin(easel, direction, type.zones, parts)
  paintBack(easel, design, type, direction)
  const things = thingsOn(easel, colouring)
  colourThings(easel, colouring)
  // What shines is not dimmed by the hour: it is laid when the light of the picture is settled.
  const shines = ({ motif }: PlacedExtra): boolean =>
    motif.id === 'sun' || motif.id === 'moon' || motif.id === fullMoonId
  const masks = new Map<string, Mask>()
  const whereIs = (names: readonly string[]): Mask => {
    const key = names.join()
    const without = new Set([...wantedOf(direction.adjustments), ...names])
    const mask = masks.get(key) ?? whereStands(easel, colouring, draft.lacking(names), without)
    masks.set(key, mask)
    return mask
  }
  stampExtras(
    easel,
    extras.filter((extra) => !shines(extra)),
    direction.palette,
    whereIs,
  )
  // A picture comes finished: what a model has lit is not lit again.
  if (document.art === null) finishArt(easel, design, document)
  adjustArt(easel, direction, things, { zones: type.zones, isLaid: isDressed(), parts })
  stampExtras(easel, extras.filter(shines), direction.palette, whereIs)
}

/** Type on its proof: inks and scrims that hold on the art as painted. */
const proveType = async (draft: Draft): Promise<{ type: SettledType; cutFree: boolean }> => {
  const { design, document, sheet, set } = draft
  const { palette, adjustments } = document.direction
  const proof = easelFor(draft, proofWidth / sheet.w)
  paintArt(proof, draft, set)
  paintPlates(proof, document, set.stacks)
  const type = settleType(set, proof, palette)
  const cutFree = design.front ? hidesLetters(frontLayer(proof, design, set, adjustments), type, proof) : false
  await breathe()
  return { type, cutFree }
}

/** Art without text needs to know where type would stand, not how it is inked. */
const unproved = ({ set }: Draft): { type: SettledType; cutFree: boolean } => ({
  type: { ...set, scrims: [] },
  cutFree: false,
})

/** Paints with a family that is given: for families that are not in the list yet. */
export const paintFamily = async (family: Family, document: CoverDocument, format: Format): Promise<PaintedCover> => {
  const { sheet, pixels, text } = format
  const draft = draftOf(family, document, sheet)
  const { design } = draft
  const { type, cutFree } = text ? await proveType(draft) : unproved(draft)
  const easel = easelFor(draft, pixels.w / sheet.w)
  paintArt(easel, draft, type)
  await breathe()
  if (text) {
    paintPlates(easel, document, type.stacks)
    paintType(easel, type)
    await breathe()
  }
  if (design.front) {
    const { adjustments, palette } = draft.document.direction
    const front = frontLayer(easel, design, type, adjustments, text && cutFree ? type : null)
    const hidden = draft.extras.filter(({ box, behind }) => behind === null && shareBehind(front, box) > mostBehind)
    easel.spend(front)
    stampExtras(easel, hidden, palette, () => null)
  }
  finishSheet(easel, design)
  await breathe()
  return { easel, type }
}

export const paintCover = (document: CoverDocument, format: Format): Promise<PaintedCover> =>
  paintFamily(familyOf(document), document, format)
