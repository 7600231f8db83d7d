// The buildings a skyline is made of, by period.
import type { Random } from '../../../paint/random.ts'
import type { Cutout } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { box, chimney, polygon } from './masonry.ts'

export interface Plot {
  readonly x: number
  readonly w: number
  readonly h: number
  /** Rear buildings are shaded and unlit. */
  readonly rear: boolean
}

/** Rows of small lit windows; most stay dark. */
const glazing = (cut: Cutout, plot: Plot, top: number, random: Random): void => {
  if (plot.rear) return
  const columns = Math.max(2, Math.floor(plot.w / 2.6))
  const pitch = (plot.w - 1.6) / columns
  for (let y = top - 4; y > 5; y -= 4)
    for (let column = 0; column < columns; column++)
      if (random.chance(0.34)) cut.lay('accent', box(plot.x + 0.8 + (column + 0.22) * pitch, y, pitch * 0.56, 2), 0.28)
}

const shaft = (cut: Cutout, { x, w, rear }: Plot, foot: number, top: number, inset: number): void => {
  cut.lay(rear ? 'shade' : 'body', box(x + inset, foot, w - inset * 2, top - foot))
  if (rear) return
  cut.tint('light', box(x + inset, foot, w * 0.16, top))
  cut.tint('shade', box(x + w - inset - w * 0.26, foot, w, top))
}

const modern = (cut: Cutout, plot: Plot, random: Random): void => {
  const { x, w, h, rear } = plot
  const crown = random.pick(['flat', 'slant', 'mast', 'curve'] as const)
  const tone = rear ? 'shade' : 'body'
  shaft(cut, plot, 0, h - 6, 0)
  glazing(cut, plot, h - 7, random)
  if (crown === 'slant') cut.lay(tone, polygon([x, h - 6.2], [x + w, h - 6.2], [x + w, h - 3], [x, h + 2]), 0)
  if (crown === 'curve')
    cut.lay(
      tone,
      outline(
        `${x},${h - 6.2}! ${x},${h - 2} ${x + w * 0.3},${h + 1} ${x + w * 0.8},${h + 2.6} ${x + w},${h + 2.8}! ${x + w},${h - 6.2}!`,
      ),
      0,
    )
  if (crown === 'flat' || crown === 'mast') cut.lay(tone, box(x + w * 0.16, h - 6.2, w * 0.6, 4), 0)
  if (crown === 'mast')
    cut.lay(tone, ribbon(`${x + w * 0.5},${h - 3},0.55 ${x + w * 0.5},${Math.min(100, h + 11)},0.15`), 0)
}

const deco = (cut: Cutout, plot: Plot, random: Random): void => {
  const { x, w, h, rear } = plot
  const tone = rear ? 'shade' : 'body'
  const setbacks = random.whole(2, 4)
  for (let step = 0; step < setbacks; step++)
    shaft(cut, plot, 0, h * (0.62 + (step / setbacks) * 0.3), (w * 0.34 * step) / setbacks)
  glazing(cut, plot, h * 0.6, random)
  const base = h * (0.62 + ((setbacks - 1) / setbacks) * 0.3) - 0.2
  const middle = x + w / 2
  const half = w * 0.5 - (w * 0.34 * (setbacks - 1)) / setbacks
  cut.lay(
    tone,
    outline(
      `${middle - half},${base}! ${middle - half * 0.5},${base + half} ${middle},${Math.min(99, h + 6)}! ${middle + half * 0.5},${base + half} ${middle + half},${base}!`,
    ),
    0.4,
  )
}

const oldTown = (cut: Cutout, plot: Plot, random: Random): void => {
  const { x, w, rear } = plot
  const h = plot.h * 0.62
  const middle = x + w / 2
  const shape = random.pick(['gable', 'gable', 'dome', 'spire'] as const)
  shaft(cut, plot, 0, h, 0)
  glazing(cut, plot, h - 2, random)
  if (shape === 'gable') {
    if (!rear) chimney(cut, x + w * 0.64, h, w * 0.18, w * 0.66)
    cut.lay('shade', polygon([x - 0.8, h - 0.4], [middle, h + w * 0.66], [x + w + 0.8, h - 0.4]), 0.4)
  } else if (shape === 'dome') {
    cut.lay(rear ? 'shade' : 'body', box(x + w * 0.16, h - 0.4, w * 0.68, w * 0.24), 0.3)
    cut.lay(
      'shade',
      outline(
        `${x + w * 0.14},${h + w * 0.22}! ${x + w * 0.18},${h + w * 0.5} ${middle},${h + w * 0.74} ${x + w * 0.82},${h + w * 0.5} ${x + w * 0.86},${h + w * 0.22}!`,
      ),
      0.4,
    )
    cut.lay('shade', ribbon(`${middle},${h + w * 0.7},1 ${middle},${h + w * 0.9},0.7 ${middle},${h + w * 1.3},0.15`), 0)
  } else {
    cut.lay(
      'shade',
      outline(
        `${middle - w * 0.4},${h - 0.4}! ${middle - w * 0.12},${h + w * 0.7} ${middle},${Math.min(99, h + w * 2.6)}! ${middle + w * 0.12},${h + w * 0.7} ${middle + w * 0.4},${h - 0.4}!`,
      ),
      0.4,
    )
  }
}

const future = (cut: Cutout, plot: Plot, random: Random): void => {
  const { x, w, h, rear } = plot
  const tone = rear ? 'shade' : 'body'
  const middle = x + w / 2
  if (random.chance(0.36)) {
    cut.lay(
      tone,
      polygon([middle - w * 0.16, 0], [middle + w * 0.16, 0], [middle + w * 0.08, h - 8], [middle - w * 0.08, h - 8]),
    )
    cut.lay(
      tone,
      outline(
        `${middle - w * 0.62},${h - 9} ${middle},${h - 12.6} ${middle + w * 0.62},${h - 9} ${middle + w * 0.3},${h - 6.6} ${middle},${h - 5.8} ${middle - w * 0.3},${h - 6.6}`,
      ),
      0.4,
    )
    cut.lay('accent', box(middle - w * 0.4, h - 9.6, w * 0.8, 0.9), 0.2)
    cut.lay(tone, ribbon(`${middle},${h - 7},0.7 ${middle},${Math.min(100, h + 8)},0.12`), 0)
    return
  }
  cut.lay(
    tone,
    outline(
      `${x},0! ${x},${h * 0.6} ${x + w * 0.16},${h * 0.86} ${middle + w * 0.1},${Math.min(100, h + 6)}! ${x + w * 0.94},${h * 0.8} ${x + w},${h * 0.5} ${x + w},0!`,
    ),
  )
  if (!rear) cut.tint('shade', box(x + w * 0.66, 0, w, h + 8))
  for (let y = 8; y < h * 0.76; y += random.between(6, 11))
    if (!rear) cut.lay('accent', box(x + w * 0.2, y, w * random.between(0.24, 0.56), 0.9), 0.2)
}

export const periods = { modern, deco, oldTown, future } as const
