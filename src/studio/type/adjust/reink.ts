// Inks as the rest of an edit wants them: exchanged between lines, without a colour that was refused, and strong on a new ground.
import { type Cast, castColour } from '../../colour/cast.ts'
import { type Colour, lchOf, oklch } from '../../colour/colour.ts'
import { contrast, luminanceOf } from '../../colour/contrast.ts'
import { type HueTurn, turnedColour } from '../../colour/turn-hues.ts'
import type { Adjustments } from '../../direction/adjustments.ts'
import type { TypeAdjustment } from '../../direction/type-adjustment.ts'
import { metalColour } from '../../paint/materials/metal.ts'
import type { Effect } from '../effects/effect.ts'
import type { Item, Stack, TypePlan, TypeRole } from '../plan.ts'
import { roleOf } from './rearrange.ts'

/** The colour that letters are seen in. */
const seenColour = (ink: Colour, { fill }: Effect): Colour => {
  if (!fill) return ink
  if (fill.kind === 'foil') return metalColour(fill.metal)
  return fill.kind !== 'gradient' ? fill.colour : (fill.colours[Math.floor(fill.colours.length / 2)] ?? ink)
}

const inkOf = ({ stacks }: TypePlan, role: TypeRole): Colour | null => {
  const item = stacks.flatMap(({ items }) => items).find((each) => roleOf(each) === role)
  return item ? seenColour(item.ink, item.effect ?? {}) : null
}

/** Who wears the ink of another line asks for its colour by name. */
export const withInks = (plan: TypePlan, type: Adjustments['type']): Adjustments['type'] => {
  const inked = (adjustment: TypeAdjustment): TypeAdjustment => {
    const { inkOf: from } = adjustment
    if (from === null) return adjustment
    const { colour, metal } = type[from]
    const ink = colour ?? (metal === null ? inkOf(plan, from) : metalColour(metal))
    return { ...adjustment, colour: ink, metal: null }
  }
  return {
    title: inked(type.title),
    subtitle: inked(type.subtitle),
    author: inked(type.author),
    year: inked(type.year),
  }
}

/** Lc that letters of no colour of their own have on a new ground; the legibility guard is content with less, which looks faint there. */
const strong = 62
/** Chroma under which letters are black, white or cream. */
const colourless = 0.05

/** Letters in an outline that they stand out from bring their own ground along. */
const isOutlined = (seen: Colour, { outline }: Effect): boolean =>
  outline !== undefined && contrast(luminanceOf(seen), luminanceOf(outline.colour)) >= strong

/** Chroma from which letters are known by their colour. */
const full = 0.1

/** Red letters stay red in another light, as if they had been asked for: lighter red is salmon. */
const keepingColour = (item: Item): Item =>
  item.kind === 'ornament' || item.effect?.fill || lchOf(item.ink).c < full ? item : { ...item, wished: true }

const onGround = (item: Item, ground: Colour): Item => {
  if (item.kind === 'ornament' || item.wished) return item
  const { effect = {} } = item
  const { fill, shadow, glow, ...rest } = effect
  const seen = seenColour(item.ink, effect)
  const isStrong = contrast(luminanceOf(seen), luminanceOf(ground)) >= strong || isOutlined(seen, effect)
  const { c, h } = lchOf(seen)
  if (isStrong) return item
  if (c >= colourless && fill === undefined) return keepingColour(item)
  const ink = luminanceOf(ground) > 0.3 ? oklch(0.24, Math.min(c, 0.06), h) : oklch(0.96, Math.min(c, 0.03), h)
  return { ...item, ink, effect: rest }
}

const turned = (item: Item, { hues, cast }: Setting): Item => {
  if (item.kind === 'ornament' || item.wished) return item
  const ink = turnedColour(item.ink, hues)
  return { ...item, ink: cast === null ? ink : castColour(ink, cast) }
}

export interface Setting {
  readonly hues: readonly HueTurn[]
  readonly ground: Colour | null
  readonly cast: Cast | null
  readonly hour: Adjustments['hour']
}

export const reink = (plan: TypePlan, setting: Setting): TypePlan => ({
  stacks: plan.stacks.map((stack): Stack => {
    const { ground, hour } = setting
    const inked = stack.items.map((item) => turned(item, setting))
    const items = hour === null ? inked : inked.map(keepingColour)
    // A plate hides the ground.
    return {
      ...stack,
      items: ground === null || stack.backing ? items : items.map((item) => onGround(item, ground)),
    }
  }),
})
