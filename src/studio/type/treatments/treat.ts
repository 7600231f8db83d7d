// Gives letters a treatment: their ink, what they are filled with, and what surrounds them.
import { type Colour, lchOf, mix, shift } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { worked } from '../../light/material.ts'
import { type Rig, rigOf } from '../../light/rig.ts'
import type { Effect } from '../effects/effect.ts'
import { type TreatmentName, treatments } from './treatments.ts'

export interface Treated {
  readonly ink: Colour
  readonly effect: Effect
}

interface Given {
  /** Of the letters as they are. */
  readonly ink: Colour
  /** The colour that was asked for. */
  readonly colour: Colour | null
  readonly palette: Palette
}

const rigIn = (palette: Palette): Rig =>
  rigOf({
    from: 122,
    height: 0.5,
    key: mix('#fff0d8', palette.light, 0.3),
    power: 2.7,
    size: 0.4,
    rim: palette.accent,
    rimPower: 0.6,
    sky: mix(palette.counter, '#8a90a0', 0.5),
    ground: mix(palette.deep, '#2a2420', 0.4),
    fill: 0.6,
    exposure: 0.56,
    bend: 0.2,
  })

const blockDepth = 0.1
const wornAway = 0.4

/** Lightness from which a colour is light, and under which it is dark. */
const [leastLight, mostDark] = [0.68, 0.45]

interface Inked {
  readonly main: Colour
  readonly second: Colour
  readonly isLight: boolean
}

const effectIn = (name: TreatmentName, { main, second, isLight }: Inked, palette: Palette): Effect => {
  const { made } = treatments[name]
  const deep = mix(palette.deep, '#000000', 0.4)
  if ('surface' in made) return { fill: { kind: 'surface', surface: made.surface, colour: main, second, deep } }
  if ('matter' in made) {
    const { matter, isSunk } = made
    const stuff = worked(matter, main, { form: 'plate', swell: 0.9, cap: 0.024 })
    return { fill: { kind: 'lit', colour: main, letters: { stuff, rig: rigIn(palette), isSunk, lift: 0.03 } } }
  }
  if (made.press === 'worn') return { worn: wornAway }
  if (made.press === 'gradient')
    return { fill: { kind: 'gradient', colours: [shift(main, { l: 0.1 }), mix(main, palette.accent, 0.55)] } }
  const colour = isLight ? mix(palette.accent, deep, 0.55) : mix(main, palette.light, 0.55)
  return { extrude: { colour, depth: blockDepth } }
}

/** In a colour that was asked for it has that on any ground; else it is light on the dark and dark on the pale. */
export const treated = (name: TreatmentName, { ink, colour, palette }: Given): Treated => {
  const { light, dark } = treatments[name]
  const { l } = lchOf(ink)
  const inksOn = (own: readonly Colour[] | undefined, isLight: boolean): Inked => {
    const fallback = isLight ? (l > leastLight ? ink : palette.light) : l < mostDark ? ink : palette.deep
    const [main = fallback, second = isLight ? mix(palette.accent, fallback, 0.2) : palette.accent] = own ?? []
    return { main: colour ?? main, second, isLight }
  }
  const [onDark, onPale] = [inksOn(light, true), inksOn(dark ?? light, false)]
  if (colour !== null) return { ink: colour, effect: effectIn(name, l > leastLight ? onDark : onPale, palette) }
  const pale = { ink: onPale.main, effect: effectIn(name, onPale, palette) }
  return { ink: onDark.main, effect: { ...effectIn(name, onDark, palette), onPale: pale } }
}
