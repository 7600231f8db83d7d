// The inks of a poster by its palette and hour: three planes of air, a sun or moon, water, lit windows.
import { type Colour, lchOf, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { LandmarkInks } from './landmarks.ts'

export type Hour = 'dawn' | 'day' | 'dusk' | 'night'

export interface PosterInks {
  readonly hour: Hour
  readonly zenith: Colour
  readonly horizon: Colour
  readonly sun: Colour
  readonly far: Colour
  readonly mid: Colour
  readonly near: Colour
  readonly water: Colour
  readonly lamp: Colour
  readonly roof: Colour
  readonly stone: Colour
  readonly accent: Colour
}

export const posterInks = (palette: Palette, hour: Hour): PosterInks => {
  const { deep, dark, mid, soft, light, accent, counter } = palette
  const common = { hour, accent, lamp: mix(counter, light, 0.35), near: mix(deep, dark, 0.15) }
  if (hour === 'night')
    return {
      ...common,
      zenith: deep,
      horizon: mix(mix(dark, mid, 0.62), accent, 0.2),
      sun: mix(light, counter, 0.25),
      far: mix(dark, mid, 0.42),
      mid: mix(dark, deep, 0.15),
      water: mix(dark, deep, 0.35),
      roof: mix(deep, accent, 0.2),
      stone: mix(dark, soft, 0.25),
    }
  if (hour === 'dusk')
    return {
      ...common,
      zenith: mix(dark, mid, 0.25),
      horizon: mix(accent, light, 0.45),
      sun: mix(counter, light, 0.4),
      far: mix(mid, accent, 0.35),
      mid: mix(dark, accent, 0.16),
      water: mix(mid, dark, 0.5),
      roof: mix(deep, accent, 0.4),
      stone: mix(mid, light, 0.35),
    }
  const warm = hour === 'dawn' ? accent : mid
  return {
    ...common,
    zenith: hour === 'dawn' ? mix(soft, accent, 0.3) : mix(mid, soft, 0.25),
    horizon: mix(light, soft, 0.12),
    sun: hour === 'dawn' ? accent : lchOf(counter).l > 0.62 ? counter : mix(counter, '#ffe3a0', 0.75),
    far: mix(mix(soft, mid, 0.5), warm, 0.14),
    mid: mix(dark, mid, 0.35),
    water: mix(mid, dark, 0.42),
    roof: mix(accent, deep, 0.16),
    stone: mix(light, soft, 0.3),
  }
}

/** Colours of a plane of air: lit and shaded faces. */
export const planeInks = (inks: PosterInks, plane: 'far' | 'mid' | 'near'): LandmarkInks => {
  const base = inks[plane]
  const air = { far: 0.55, mid: 0.22, near: 0 }[plane]
  const body = mix(base, inks.sun, plane === 'near' ? 0.2 : 0.14)
  const tinted = (colour: Colour, share: number): Colour => mix(mix(base, colour, share), inks.horizon, air * 0.5)
  return {
    body,
    shade: mix(body, inks.near, plane === 'far' ? 0.2 : 0.34),
    dark: mix(base, inks.near, plane === 'far' ? 0.35 : 0.7),
    light: mix(body, inks.horizon, 0.5),
    accent: tinted(inks.accent, 0.72),
    counter: tinted(inks.stone, 0.7),
    lamp: lchOf(base).l > 0.6 ? mix(inks.lamp, '#ffffff', 0.4) : inks.lamp,
  }
}
