// All that an edit does to the finished art, in order. Type is measured on the result, so it stays legible.
import { mix } from '../../colour/colour.ts'
import type { Direction } from '../../document.ts'
import { paintVignette } from '../../paint/atmosphere/vignette.ts'
import type { Easel } from '../../paint/easel.ts'
import { calmAroundHero } from './calm-around-hero.ts'
import { gradeArt, lightToDay } from './grade-art.ts'
import { layAir } from './lay-air.ts'
import { repaintArt } from './repaint-art.ts'
import { ruleBorder } from './rule-border.ts'
import { turnGround } from './turn-ground.ts'
import { turnHues } from './turn-hues.ts'
import { weighLines } from './weigh-lines.ts'

/** `things` says how much of every pixel (of 255) is the hero or another thing that a new ground leaves as it is. */
export const adjustArt = (easel: Easel, { adjustments, palette }: Direction, things: Uint8Array | null): void => {
  const { manner } = adjustments
  if (manner === 'simplified') {
    if (things) calmAroundHero(easel, things)
  } else if (manner !== null) repaintArt(easel, manner, palette)
  weighLines(easel, adjustments.stroke)
  turnHues(easel, adjustments.hues)
  if (adjustments.ground !== null) turnGround(easel, adjustments.ground, things)
  if (adjustments.hour === 'day') lightToDay(easel)
  gradeArt(easel, adjustments)
  layAir(easel, adjustments, palette)
  if (adjustments.vignette > 0)
    paintVignette(easel, { colour: mix(palette.deep, '#000000', 0.7), strength: adjustments.vignette, clear: 0.25 })
  if (adjustments.border !== null) ruleBorder(easel, adjustments.border)
}
