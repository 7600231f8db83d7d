// A soft patch under type: the last resort where neither the ink nor the art gives enough contrast. Part of the type layer.
import type { Colour } from '../../colour/colour.ts'
import { grown } from '../../paint/boxes.ts'
import type { Box } from '../../paint/easel.ts'
import type { SetLines, SetStack } from '../set-type.ts'

export interface ScrimInk {
  readonly colour: Colour
  readonly alpha: number
}

export interface Scrim extends ScrimInk {
  readonly boxes: readonly Box[]
  readonly blur: number
  readonly tilt: number
  /** What the tilt turns about. */
  readonly around: Box
}

export const scrimUnder = (item: SetLines, stack: SetStack, ink: ScrimInk): Scrim => {
  const height = Math.max(...item.runs.map(({ box }) => box.h))
  const blur = Math.max(18, Math.min(70, height * 0.4))
  return {
    ...ink,
    boxes: item.runs.map(({ box }) => grown(box, blur * 1.4, blur * 0.8)),
    blur,
    tilt: stack.tilt,
    around: stack.filled,
  }
}
