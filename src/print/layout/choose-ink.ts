// The colours of the type: from the palette of the front, as far as they can be read on the ground; else a shade is laid under them.
import { type Colour, mix, rgbOf } from '../../studio/colour/colour.ts'
import { luminanceOf } from '../../studio/colour/contrast.ts'
import { labOf } from '../../studio/colour/oklab.ts'
import type { Palette } from '../../studio/colour/palette.ts'
import { lightOf, type Shade, shadedBy, worstContrast } from './ground.ts'
import { isCalm, isParted, isQuiet, leastOf, type Sight, weakest } from './sight.ts'

type Tint = Pick<Shade, 'color' | 'opacity'>

export interface ChosenInks {
  /** For each block, in their order. */
  readonly inks: readonly Colour[]
  /** What must be laid under the type for it to be read. */
  readonly shade: ChosenShade | null
}

/** A tint of the art, or, where that would hide too much of it, a card with the art around. */
export interface ChosenShade extends Tint {
  readonly kind: 'wash' | 'card'
}

/** What a page of text is comfortable to read at. */
const comfortable = 78
/** What it must have at least on a wash: more would bleach or blacken the art. */
const onWash = 66

const darkInks = ({ deep, dark }: Palette): Colour[] => [
  mix(deep, '#000000', 0.35),
  mix(dark, '#000000', 0.75),
  '#0d0d0f',
]

const lightInks = ({ ink, light }: Palette): Colour[] => [
  ink,
  mix(light, '#ffffff', 0.55),
  mix(light, '#ffffff', 0.85),
  '#ffffff',
]

const strongest = (inks: readonly Colour[], sights: readonly Sight[]): { ink: Colour; contrast: number } =>
  inks
    .map((ink) => ({ ink, contrast: weakest(ink, sights) }))
    .reduce((one, other) => (other.contrast > one.contrast ? other : one), { ink: '#ffffff', contrast: 0 })

/** The first ink that all of these can comfortably be read in, else the strongest if it will do. */
const sharedInk = (inks: readonly Colour[], sights: readonly Sight[]): Colour | null => {
  const readable = inks.find((ink) => weakest(ink, sights) >= comfortable)
  if (readable !== undefined) return readable
  const { ink, contrast } = strongest(inks, sights)
  return contrast >= leastOf(sights) ? ink : null
}

/** Inks for the bare ground: one for all, or each block its own where the art goes from light to dark between them. */
const bareInks = (palette: Palette, sights: readonly Sight[]): Colour[] | null => {
  if (!sights.every(isCalm)) return null
  const inks = [...lightInks(palette), ...darkInks(palette)]
  const shared = sharedInk(inks, sights)
  if (shared !== null) return sights.map(() => shared)
  const own = sights.map((sight) => sharedInk(inks, [sight])).filter((ink) => ink !== null)
  return own.length === sights.length ? own : null
}

/** An ink, and what would have to be laid under it. */
export interface Card {
  readonly ink: Colour
  readonly color: Colour
}

/** In the colours of the scene first: a tinted panel belongs to its cover, a blackened one does not. */
const waysOf = (palette: Palette): readonly [Card, Card, Card, Card] => {
  const [light, dark] = [mix(palette.light, '#ffffff', 0.85), mix(palette.deep, '#000000', 0.5)]
  return [
    { ink: light, color: mix(palette.deep, '#000000', 0.15) },
    { ink: light, color: dark },
    { ink: dark, color: mix(palette.light, '#ffffff', 0.3) },
    { ink: dark, color: light },
  ]
}

/** What a panel shows, which a wash would cover: the light of all of it, and the colour that most of it has. */
export interface PanelArt {
  readonly lights: () => readonly number[]
  readonly tone: Colour
  /** Whether the picture goes on over the fold. */
  readonly runsOver: boolean
}

const isPale = (tone: Colour): boolean => lightOf(luminanceOf(tone)) > 0.5

/** A tint of a pale art's own ground is not seen at all: only what stands on it fades. Dark ones would colour the whole scene. */
const tintsOf = (palette: Palette, tone: Colour): Card[] => {
  const [light, dark] = [mix(palette.light, '#ffffff', 0.85), mix(palette.deep, '#000000', 0.5)]
  return [
    ...waysOf(palette),
    ...[0, 0.35, 0.7, 1].map((share) => ({ ink: dark, color: mix(palette.light, palette.soft, share) })),
    ...[0, 0.3, 0.6, 0.8].map((share) =>
      isPale(tone)
        ? { ink: dark, color: mix(tone, '#ffffff', share) }
        : { ink: light, color: mix(tone, '#000000', share) },
    ),
  ]
}

const under = ({ lights, slices, ...sight }: Sight, tint: Tint): Sight => {
  const seen = shadedBy(tint)
  return { ...sight, lights: lights.map(seen), slices: slices.map((slice) => slice.map(seen)) }
}

/** More than this hides the art, and had better be a card with the art around it. */
const washes = [0.25, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.78] as const

const readsUnder = (sights: readonly Sight[], ink: Colour, tint: Tint): boolean => {
  const seen = sights.map((sight) => under(sight, tint))
  return seen.every(isQuiet) && weakest(ink, seen) >= onWash
}

/** How far a tint moves the lights of its panel: a grey veil over a pale scene is worse than a mist. */
const changeBy = (lights: readonly number[], tint: Tint): number => {
  const seen = shadedBy(tint)
  const moved = lights.map((light) => Math.abs(seen(light) - light))
  return moved.reduce((sum, each) => sum + each, 0) / Math.max(1, moved.length)
}

/** How far a tint moves the hue of its panel: teal over yellow rays makes neither. */
const turnBy = (tone: Colour, { color, opacity }: Tint): number => {
  const [own, other] = [labOf(...rgbOf(tone)), labOf(...rgbOf(color))]
  return Math.hypot(own.a - other.a, own.b - other.b) * opacity
}

/** How much a wash may change lights and hue of the art: more leaves neither art nor plain ground. */
const mostPrice = 0.05

/** How near in light a part of the art is as good as the card, and between which shares of it the card's outline would be lost here and seen there. */
const alike = 0.06
const [leastLost, mostLost] = [0.3, 0.9]

/** Whether the card would melt into some of the art and not into the rest: cream on a chequered pattern of cream. Into the dark it may. */
const melts = ({ color }: Card, lights: readonly number[]): boolean => {
  if (!isPale(color)) return false
  const own = lightOf(luminanceOf(color))
  const share = lights.filter((light) => Math.abs(light - own) <= alike).length / Math.max(1, lights.length)
  return share > leastLost && share < mostLost
}

/** An ink and a card of whichever colours of the cover are nearer to the art, but not lost in it. */
const chooseCard = (palette: Palette, sights: readonly Sight[]): Card => {
  const lights = sights.flatMap((sight) => sight.lights)
  const isLight = lights.reduce((sum, light) => sum + light, 0) / Math.max(1, lights.length) > 0.62
  const [deep, dark, pale, light] = waysOf(palette)
  const ways = isLight ? [pale, light, deep, dark] : [deep, dark, pale, light]
  const readable = ways.filter(({ ink, color }) => readsUnder(sights, ink, { color, opacity: 1 }))
  return readable.find((card) => !melts(card, lights)) ?? readable[0] ?? { ink: '#ffffff', color: '#000000' }
}

const onCard = ({ ink, color }: Card, sights: readonly Sight[]): ChosenInks => ({
  inks: sights.map(() => ink),
  shade: { kind: 'card', color, opacity: 1 },
})

/** The wash that changes the art least and makes either light or dark type readable. */
const chooseWash = (palette: Palette, sights: readonly Sight[], { lights, tone }: PanelArt): ChosenInks | null => {
  const art = lights()
  const readable = tintsOf(palette, tone).flatMap(({ ink, color }) => {
    const opacity = washes.find((each) => readsUnder(sights, ink, { color, opacity: each }))
    if (opacity === undefined) return []
    return [{ ink, color, opacity, price: changeBy(art, { color, opacity }) + turnBy(tone, { color, opacity }) }]
  })
  const [found] = readable.toSorted((one, other) => one.price - other.price)
  if (!found || found.price > mostPrice) return null
  const { ink, color, opacity } = found
  return { inks: sights.map(() => ink), shade: { kind: 'wash', color, opacity } }
}

/** A card where no wash will do, or where it would be seen to end because the picture goes on. */
const shadedInks = (palette: Palette, sights: readonly Sight[], art: PanelArt): ChosenInks =>
  (art.runsOver ? null : chooseWash(palette, sights, art)) ?? onCard(chooseCard(palette, sights), sights)

/** Whether a text can be read in this ink as the art is. */
export const readsBare = (ink: Colour, sight: Sight): boolean =>
  isCalm(sight) && weakest(ink, [sight]) >= leastOf([sight])

/** Whether the texts can be read as the art is. */
export const canStandBare = (palette: Palette, sights: readonly Sight[]): boolean => bareInks(palette, sights) !== null

export const chooseInks = (palette: Palette, sights: readonly Sight[], art: PanelArt): ChosenInks => {
  const inks = bareInks(palette, sights)
  return inks === null ? shadedInks(palette, sights, art) : { inks, shade: null }
}

/** The loud colour of the front for large type, where it can be read. */
export const accentOr = (palette: Palette, ink: Colour, lights: readonly number[]): Colour =>
  [palette.accent, palette.counter].find((loud) => worstContrast(loud, lights) >= 62) ?? ink

/** A glow that must be stronger is seen as a cloud around the letters: they had better stand on a label. */
const glows = washes.filter((opacity) => opacity <= 0.4)

/** The middle of the contrasts that an ink has with what lies behind texts. */
const usualContrast = (ink: Colour, sights: readonly Sight[]): number =>
  worstContrast(
    ink,
    sights.flatMap(({ lights }) => lights),
    0.5,
  )

/** For letters along a spine: the ink that most of the art wants, and the weakest glow that makes it readable everywhere, else a label; of the
 * same make as the card on the back, if there is one. */
export const chooseSpineInks = (palette: Palette, sights: readonly Sight[], card: Card | null): ChosenInks => {
  const inks = bareInks(palette, sights)
  if (inks !== null) return { inks, shade: null }
  if (card !== null) return onCard(card, sights)
  if (sights.some(isParted)) return onCard(chooseCard(palette, sights), sights)
  const [first, ...others] = waysOf(palette)
  const { ink, color } = others.reduce(
    (one, other) => (usualContrast(other.ink, sights) > usualContrast(one.ink, sights) ? other : one),
    first,
  )
  const glow = glows.find((each) => readsUnder(sights, ink, { color, opacity: each }))
  if (glow !== undefined) return { inks: sights.map(() => ink), shade: { kind: 'wash', color, opacity: glow } }
  return onCard(chooseCard(palette, sights), sights)
}
