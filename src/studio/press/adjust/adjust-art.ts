// All that an edit does to the finished art, in order. Type is measured on the result, so it stays legible.
import { mix } from '../../colour/colour.ts'
import type { Direction } from '../../document.ts'
import { paintVignette } from '../../paint/atmosphere/vignette.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { SceneParts } from '../scene-parts.ts'
import { turnColours } from './colours/turn-colours.ts'
import { turnGround } from './colours/turn-ground.ts'
import { gradeArt } from './grade-art.ts'
import { calmAroundHero } from './manners/calm-around-hero.ts'
import { repaintArt } from './manners/repaint-art.ts'
import { ruleBorder } from './manners/rule-border.ts'
import { stainArt } from './manners/stain-art.ts'
import { weighLines } from './manners/weigh-lines.ts'
import { type Mask, stretched } from './mask.ts'
import { layTime } from './time/lay-time.ts'

export interface TimeLaying {
  /** Where type stands. */
  readonly zones: readonly Box[]
  /** Hour and weather are laid already, in the picture within its frame. */
  readonly isLaid: boolean
  readonly parts: SceneParts | null
}

/** `things` is where the hero is, or another thing that a new ground leaves as it is. */
export const adjustArt = (easel: Easel, direction: Direction, things: Mask | null, time: TimeLaying): void => {
  const { adjustments, palette } = direction
  const { manner } = adjustments
  if (manner === 'simplified') {
    if (things) calmAroundHero(easel, stretched(things, easel))
  } else if (manner !== null) repaintArt(easel, manner, palette, things)
  weighLines(easel, adjustments.stroke)
  turnColours(easel, direction, { hero: things })
  if (adjustments.ground !== null) turnGround(easel, adjustments.ground, things && stretched(things, easel))
  if (!time.isLaid)
    layTime(easel, direction, { ...time, picture: { x: 0, y: 0, w: easel.w, h: easel.h }, isFramed: false })
  else gradeArt(easel, adjustments)
  if (adjustments.stains > 0) stainArt(easel, adjustments.stains)
  if (adjustments.vignette > 0)
    paintVignette(easel, { colour: mix(palette.deep, '#000000', 0.7), strength: adjustments.vignette, clear: 0.25 })
  if (adjustments.border !== null) ruleBorder(easel, adjustments.border)
}
