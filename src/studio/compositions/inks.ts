// The five colours that carry a composition, out of the roles of a palette, and inks that can be read on them.
import { type Colour, mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { contrastOf, inkOn } from '../paint/flat-tones.ts'
import type { Tones } from '../paint/pen.ts'

export interface Inks {
  readonly ground: Colour
  readonly deep: Colour
  readonly light: Colour
  /** The colour of the idea, used once or twice. */
  readonly accent: Colour
  readonly second: Colour
}

export const inksOf = ({ soft, deep, light, accent, counter }: Palette): Inks => ({
  ground: soft,
  deep,
  light,
  accent,
  second: counter,
})

/** Enough for small type: more than four and a half to one, as the web counts. */
const readable = 66

/** The colour itself where small type in it can be read on the ground, else what can. */
export const speaking = (colour: Colour, ground: Colour, palette: Palette): Colour =>
  contrastOf(colour, ground) >= readable ? colour : inkOn(ground, palette)

/** The first of some colours that is plainly seen on a ground, or the one that is seen best. */
export const seenOn = (ground: Colour, colours: readonly [Colour, ...Colour[]], least = 30): Colour => {
  const best = colours.toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground))[0] ?? colours[0]
  return colours.find((colour) => contrastOf(colour, ground) >= least) ?? best
}

/** A thing in one colour, modelled a little. */
export const modelled = (body: Colour, { deep, light, accent }: Inks): Tones => ({
  body,
  shade: mix(body, deep, 0.45),
  light: mix(body, light, 0.45),
  accent,
  line: mix(body, deep, 0.75),
})
