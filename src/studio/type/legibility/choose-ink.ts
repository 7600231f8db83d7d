// Chooses how a line is inked over given grounds: as wanted, moved in lightness, turned from light to dark, or with a scrim; the least
// of these that is enough.
import { type Colour, lchOf, mix, oklch, type Rgb, rgbOf } from '../../colour/colour.ts'
import { contrast, luminanceOf } from '../../colour/contrast.ts'
import type { Palette } from '../../colour/palette.ts'
import { metalColour } from '../../paint/materials/metal.ts'
import type { Effect } from '../effects/effect.ts'
import type { SetLines } from '../set-type.ts'
import { meanLuminance, requiredContrast, worstContrast } from './required-contrast.ts'
import type { ScrimInk } from './scrim.ts'

export interface Inking {
  readonly ink: Colour
  readonly effect: Effect
  readonly scrim: ScrimInk | null
}

const scrimAlphas = [0.2, 0.35, 0.5, 0.65, 0.8, 0.92]
/** A stronger scrim than this looks worse than plain ink in place of foil. */
const strongestUnderFilling = 0.65

const fillColours = (ink: Colour, { fill }: Effect): readonly Colour[] => {
  if (!fill) return [ink]
  if (fill.kind === 'gradient') return fill.colours
  // Reflections make foil darker in places than the colour that stands for it.
  return [fill.kind === 'foil' ? mix(metalColour(fill.metal), '#000000', 0.14) : fill.colour]
}

/** Letters with a strong outline of another lightness stand out from any ground. */
const isOutlined = (item: SetLines): boolean => {
  const { outline } = item.effect
  if (!outline || outline.width < 0.035) return false
  return worstContrast(fillColours(item.ink, item.effect), [rgbOf(outline.colour)]) >= requiredContrast(item)
}

/** The ink itself, then ever further away at the same hue, ending near white or black. */
const movedInks = (ink: Colour, towardsLight: boolean, paling = 0.55): Colour[] => {
  const { l, c, h } = lchOf(ink)
  const end = towardsLight ? Math.max(l, 0.985) : Math.min(l, 0.12)
  const steps = Array.from({ length: 7 }, (_, at) => (at + 1) / 7)
  return [ink, ...steps.map((step) => oklch(l + (end - l) * step, c * (1 - paling * step), h))]
}

const overScrim = (grounds: readonly Rgb[], { colour, alpha }: ScrimInk): Rgb[] => {
  const [red, green, blue] = rgbOf(colour)
  return grounds.map(([r, g, b]) => [r + (red - r) * alpha, g + (green - g) * alpha, b + (blue - b) * alpha])
}

/** The weakest scrim that makes these inks legible. */
const scrimFor = (item: SetLines, inks: readonly Colour[], grounds: readonly Rgb[], palette: Palette): ScrimInk => {
  const isLight = luminanceOf(inks[0] ?? item.ink) > 0.3
  const colour = isLight ? mix(palette.deep, '#000000', 0.35) : mix(palette.light, '#ffffff', 0.4)
  const required = requiredContrast(item)
  const alpha = scrimAlphas.find((each) => worstContrast(inks, overScrim(grounds, { colour, alpha: each })) >= required)
  return { colour, alpha: alpha ?? 0.92 }
}

const withoutFill = ({ fill: _, ...rest }: Effect): Effect => rest

/** Units. In smaller letters a picture is only noise. */
const smallestWindow = 170

const isNoise = ({ runs, effect }: SetLines): boolean =>
  effect.fill?.kind === 'window' && runs.some(({ size }) => size < smallestWindow)

/** Lc between letters and the block behind them, under which both run into one mass. */
const leastBlockContrast = 34

/** The block of extruded letters keeps its distance when their ink was moved towards it. */
const withBlockApart = ({ ink, effect, scrim }: Inking, palette: Palette, isWished: boolean): Inking => {
  const { extrude } = effect
  const inks = fillColours(ink, effect)
  const least = isWished ? ofDeep : leastBlockContrast
  if (!extrude || worstContrast(inks, [rgbOf(extrude.colour)]) >= least) return { ink, effect, scrim }
  const colour = luminanceOf(inks[0] ?? ink) > 0.3 ? palette.deep : mix(palette.light, '#ffffff', 0.3)
  return { ink, effect: { ...effect, extrude: { ...extrude, colour } }, scrim }
}

export const chooseInk = (item: SetLines, grounds: readonly Rgb[], palette: Palette): Inking =>
  withBlockApart(legibleInking(item, grounds, palette), palette, item.wished)

/** Steps that black, white or grey asked for by name may move: still that colour to the eye. */
const wishedSteps = 3
/** Lightness that a coloured ink asked for by name may move, and in how many steps: lighter red is salmon. */
const wishedMove = 0.085
const colourSteps = 4
/** Lc that coloured letters may lack for their colour: red on black is read by its colour too. */
const forTheColour = 24
const strongestUnderWish = 0.5
/** Lc that letters may lack for the colour that was asked for: a halo around them looks worse. */
const forTheWish = 11

/** Luminance from which letters are set off by shade rather than by light. */
const ofShaded = 0.16
/** What large letters require. */
const ofLarge = 46

/** Lc from which letters are plainly lighter or darker than the mean of their ground. */
const plainly = 26

/** The lightness at which a hue has most chroma. */
const fullestOf = (hue: number): { readonly l: number; readonly c: number } => {
  const lights = Array.from({ length: 20 }, (_, at) => lchOf(oklch(0.4 + at * 0.03, 0.4, hue)))
  return lights.reduce((best, each) => (each.c > best.c ? each : best))
}

const red = 28

/** The colour at its fullest, a little lighter or darker. */
const nearInks = (ink: Colour, isLight: boolean): Colour[] => {
  const { l, c, h } = lchOf(ink)
  if (c < 0.06) return movedInks(ink, isLight, 0).slice(0, wishedSteps + 1)
  const full = fullestOf(h)
  // Dark red on black may become full red, which is still red.
  const end = isLight ? Math.max(l + wishedMove, full.l) : l - wishedMove
  return Array.from({ length: colourSteps + 1 }, (_, step) => {
    const share = step / colourSteps
    // Lighter crimson is pink; lighter red is still red.
    const hue = isLight && h > 8 && h < red ? h + (red - h) * share : h
    return oklch(l + (end - l) * share, Math.max(c * 1.1, c + (full.c - c) * share), hue)
  })
}

/** Lightness under which a colour that was asked for is a deep one: blood red is no signal. */
const deep = 0.45
/** Lc with which large letters in a deep colour are still read on the dark. */
const ofDeep = 20

/** Whether letters can be lighter or darker than they are: what is made of one colour can, foil and pictures cannot. */
const isMovable = ({ fill }: Effect): boolean => !fill || fill.kind === 'surface' || fill.kind === 'lit'

/** The effect in another ink. */
const inInk = (effect: Effect, ink: Colour): Effect => {
  const { fill } = effect
  if (fill?.kind === 'surface') return { ...effect, fill: { ...fill, colour: ink } }
  if (fill?.kind !== 'lit') return effect
  const { letters } = fill
  return {
    ...effect,
    fill: { ...fill, colour: ink, letters: { ...letters, stuff: { ...letters.stuff, colour: ink } } },
  }
}

/** Keeps the colour that was asked for: a little lighter or darker, then a scrim, then an edge around the letters. */
const wishedInking = (item: SetLines, grounds: readonly Rgb[], palette: Palette): Inking => {
  const { ink, effect } = item
  const required = requiredContrast(item) - forTheWish
  const wanted = fillColours(ink, effect)
  const isLight = luminanceOf(wanted[0] ?? ink) >= meanLuminance(grounds)
  const near = isMovable(effect) ? nearInks(ink, isLight) : []
  const isDeep = isLight && lchOf(ink).l < deep && lchOf(ink).c >= 0.06 && requiredContrast(item) <= ofLarge
  const deepest = isDeep ? near.find((each) => worstContrast([each], grounds) >= ofDeep) : undefined
  if (deepest) return { ink: deepest, effect: inInk(effect, deepest), scrim: null }
  const last = near.at(-1)
  const moved =
    near.find((each) => worstContrast([each], grounds) >= required) ??
    (last && lchOf(last).c >= 0.06 && worstContrast([last], grounds) >= required + forTheWish - forTheColour
      ? last
      : undefined)
  if (moved) return { ink: moved, effect: inInk(effect, moved), scrim: null }
  // Gold is neither light nor dark: shade around it looks like foil, a pale glow looks cheap. Only dark letters need a lighter ground.
  const own = luminanceOf(wanted[0] ?? ink)
  const isPlain = contrast(own, meanLuminance(grounds)) >= plainly
  // Large dark letters on a full colour are read as they are; a pale haze would only soil it.
  if (isPlain && !isLight && requiredContrast(item) <= ofLarge) {
    const darkest = near.at(-1) ?? ink
    return { ink: darkest, effect: inInk(effect, darkest), scrim: null }
  }
  const wantsShade = isPlain ? isLight : own > ofShaded
  const colour = wantsShade ? mix(palette.deep, '#000000', 0.5) : mix(palette.light, '#ffffff', 0.6)
  const alpha = scrimAlphas.find(
    (each) => worstContrast(wanted, overScrim(grounds, { colour, alpha: each })) >= required,
  )
  if (alpha !== undefined && alpha <= strongestUnderWish) return { ink, effect, scrim: { colour, alpha } }
  const { glow: _glow, ...rest } = effect
  const width = wantsShade ? 0.02 : 0.045
  return { ink, effect: { ...rest, outline: { colour, width } }, scrim: { colour, alpha: strongestUnderWish } }
}

/** Luminance from which a ground is pale. */
const pale = 0.35

/** Letters in the colours that they have on such a ground. */
const onGround = (item: SetLines, grounds: readonly Rgb[]): SetLines => {
  const { onPale, ...effect } = item.effect
  const isPale = onPale !== undefined && meanLuminance(grounds) > pale
  return isPale ? { ...item, ...onPale } : { ...item, effect }
}

const legibleInking = (wantedItem: SetLines, grounds: readonly Rgb[], palette: Palette): Inking => {
  const set = onGround(wantedItem, grounds)
  const item = isNoise(set) ? { ...set, effect: withoutFill(set.effect) } : set
  const { ink, effect } = item
  const required = requiredContrast(item)
  const wanted = fillColours(ink, effect)
  if (isOutlined(item) || worstContrast(wanted, grounds) >= required) return { ink, effect, scrim: null }
  if (item.wished) return wishedInking(item, grounds, palette)

  const ground = meanLuminance(grounds)
  const isLighter = luminanceOf(wanted[0] ?? ink) >= ground
  const legible = (start: Colour, towardsLight: boolean): Colour | undefined =>
    movedInks(start, towardsLight).find((each) => worstContrast([each], grounds) >= required)

  const opposite = ground > pale ? legible(palette.deep, false) : legible(palette.ink, true)
  // A filling cannot be moved in lightness: a mild scrim keeps it where that suffices, but dark letters on the dark would only soil it.
  const scrim = effect.fill ? scrimFor(item, wanted, grounds, palette) : null
  const isLost = opposite !== undefined && contrast(luminanceOf(wanted[0] ?? ink), ground) < plainly
  if (scrim && scrim.alpha <= strongestUnderFilling && !isLost) return { ink, effect, scrim }

  const moved = effect.fill ? undefined : legible(ink, isLighter)
  if (moved) return { ink: moved, effect, scrim: null }

  if (opposite) return { ink: opposite, effect: withoutFill(effect), scrim: null }

  if (scrim) return { ink, effect, scrim }
  const strongest = movedInks(ink, isLighter).at(-1) ?? ink
  return { ink: strongest, effect, scrim: scrimFor(item, [strongest], grounds, palette) }
}
