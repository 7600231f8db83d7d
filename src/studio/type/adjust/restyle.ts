// Restyles the items of a type plan as an edit asks: face, case, spacing, ink and effects of each role.
import { type Colour, lchOf, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { TypeAdjustment } from '../../direction/type-adjustment.ts'
import { metalColour } from '../../paint/materials/metal.ts'
import type { Effect, Filling } from '../effects/effect.ts'
import { type FaceId, faces, findFace } from '../faces.ts'
import type { LineItem, Style, TitleItem } from '../plan.ts'
import { treated } from '../treatments/treat.ts'

const knownFace = (id: string): FaceId | null => faces.find((face) => face.id === id)?.id ?? null

/** Lightness between letters and their edge, so that both are seen. */
const leastStep = 0.22

/** The edge of letters: a loud colour where it stands out from them, else dark around light ones and light around dark ones. */
const edgeOf = (ink: Colour, palette: Palette): Colour =>
  [palette.accent, palette.counter].find((colour) => Math.abs(lchOf(colour).l - lchOf(ink).l) >= leastStep) ??
  plainEdgeOf(ink, palette)

const plainEdgeOf = (ink: Colour, palette: Palette): Colour =>
  lchOf(ink).l > 0.55 ? mix(palette.deep, '#000000', 0.55) : mix(palette.light, '#ffffff', 0.6)

/** A filling in a colour that was asked for: what is lit stays so, all else gives way to ink. */
const inColour = (fill: Filling | undefined, colour: Colour | null): Filling | undefined => {
  if (colour === null) return fill
  if (fill?.kind !== 'lit') return undefined
  const { letters } = fill
  return { kind: 'lit', colour, letters: { ...letters, stuff: { ...letters.stuff, colour } } }
}

/** What surrounds letters stays with those that are only printed otherwise; what is made of a stuff brings its own. */
const madeOf = (own: Effect, made: Effect): Effect => (made.fill === undefined ? { ...own, ...made } : made)

const effectOf = (effect: Effect, ink: Colour, adjustment: TypeAdjustment, palette: Palette): Effect => {
  const { colour, metal, shadow, outline, glow, flat, edge: asked, shade } = adjustment
  const { fill, shadow: cast, outline: edge, glow: shine, worn, extrude, onPale } = effect
  const filling = metal !== null ? ({ kind: 'foil', metal } as const) : flat ? undefined : inColour(fill, colour)
  // Both at once are asked for to be read: the edge and the shadow are of the other lightness than the letters.
  const forReading = outline === true && shadow === true
  const outlined =
    outline === true
      ? {
          colour: asked ?? (forReading ? plainEdgeOf(ink, palette) : edgeOf(ink, palette)),
          width: forReading ? 0.03 : 0.042,
          isAsked: asked === null && !forReading,
        }
      : outline === null && !flat
        ? edge
        : undefined
  const dropped =
    shadow === true
      ? forReading
        ? { colour: plainEdgeOf(ink, palette), blur: 0.16, drop: 0, alpha: 0.9 }
        : shade !== null
          ? { colour: shade, blur: 0.05, drop: 0.09, alpha: 1, isAsked: true, isNamed: true }
          : { colour: '#000000', blur: 0.07, drop: 0.05, alpha: 0.85, isAsked: true }
      : shadow === null && !flat
        ? cast
        : undefined
  const shining =
    glow === true
      ? { colour: mix(ink, palette.accent, 0.35), blur: 0.3, strength: 1 }
      : glow === null && !flat
        ? shine
        : undefined
  const pale = onPale && { ink: onPale.ink, effect: effectOf(onPale.effect, onPale.ink, adjustment, palette) }
  return {
    ...(pale === undefined || metal !== null || flat ? {} : { onPale: pale }),
    ...(filling === undefined ? {} : { fill: filling }),
    ...(outlined === undefined ? {} : { outline: outlined }),
    ...(dropped === undefined ? {} : { shadow: dropped }),
    ...(shining === undefined ? {} : { glow: shining }),
    ...(worn === undefined || flat || forReading ? {} : { worn }),
    // The block behind letters is seen as their shadow and as their edge.
    ...(extrude === undefined || flat || shadow === false || outline === false ? {} : { extrude }),
  }
}

const capitals: FaceId = 'playfair-black'

const restyled = (style: Style, adjustment: TypeAdjustment, palette: Palette): Style => {
  const { colour, metal, tracking } = adjustment
  const wanted = adjustment.face === null ? style.face : (knownFace(adjustment.face) ?? style.face)
  // Joined hands have no line of capitals: who asks for capitals gets a face that has.
  const face = adjustment.case === 'upper' && !findFace(wanted).setsCapitals ? capitals : wanted
  const made = adjustment.treatment === null ? null : treated(adjustment.treatment, { ink: style.ink, colour, palette })
  const told = colour ?? (metal === null ? (made?.ink ?? style.ink) : metalColour(metal))
  const { edge, outline } = adjustment
  // White letters with a white outline would be a blot: those whose ink nobody named give way to it.
  const isBlot = outline === true && edge !== null && Math.abs(lchOf(edge).l - lchOf(told).l) < leastStep
  const ink = isBlot && colour === null && metal === null ? plainEdgeOf(edge, palette) : told
  const wished = colour !== null || metal !== null || made !== null
  // A spacing that suits one face does not suit another.
  const own = face === style.face ? style.tracking : undefined
  const base = own ?? (style.case === 'upper' || adjustment.case === 'upper' ? findFace(face).tracking : 0)
  return {
    face,
    case: adjustment.case ?? style.case,
    ...(tracking !== 0 ? { tracking: base + tracking } : own === undefined ? {} : { tracking: own }),
    ink,
    ...(wished ? { wished } : {}),
    effect: effectOf(
      made === null ? (style.effect ?? {}) : madeOf(style.effect ?? {}, made.effect),
      ink,
      // The colour that was asked for is in the treatment already.
      made === null ? adjustment : { ...adjustment, colour: null },
      palette,
    ),
    ...(style.gap === undefined ? {} : { gap: style.gap }),
  }
}

/** Handwriting set line by line to the full width looks torn apart. */
const isWritten = (face: FaceId): boolean => ['script', 'hand', 'blackletter'].includes(findFace(face).look)

export const restyleTitle = (item: TitleItem, adjustment: TypeAdjustment, palette: Palette): TitleItem => {
  const { tracking: _tracking, wished: _wished, bend: own, ...rest } = item
  // What is set straight is not bent either.
  const bend = adjustment.bend ?? (adjustment.tilt === 0 ? undefined : own)
  const style = restyled(item, adjustment, palette)
  const isOther = style.face !== item.face
  const { face: _minorFace, ...minor } = item.minor ?? {}
  return {
    ...rest,
    ...style,
    lockup: adjustment.even || (isOther && isWritten(style.face)) ? 'even' : item.lockup,
    ...(item.minor === undefined ? {} : { minor: isOther ? minor : item.minor }),
    ...(adjustment.lines === null ? {} : { lines: adjustment.lines }),
    ...(bend === undefined ? {} : { bend }),
  }
}

export const restyleLine = (item: LineItem, adjustment: TypeAdjustment, palette: Palette): LineItem => {
  const { tracking: _tracking, wished: _wished, ...rest } = item
  return {
    ...rest,
    ...restyled(item, adjustment, palette),
    scale: adjustment.scale,
    ...(adjustment.case === null ? {} : { isCaseAsked: true }),
  }
}
