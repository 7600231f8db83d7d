// What was added around a picture without knowing what goes on there runs quickly into the plain tones of the picture's edge: a mirrored
// word or face must not be seen.

import { smooth } from '../paint/curves.ts'
import type { Picture } from '../senses/raster/picture.ts'
import { blurredLine } from './blur-line.ts'
import type { Patch } from './wrap-sheet.ts'

/** Shares of the shorter side of the picture: what is read along its edge, how soft that is, and over what the change comes. */
const edge = 0.012
const softness = 0.05
const transition = 0.05

type Line = readonly [red: Float32Array, green: Float32Array, blue: Float32Array]

/** The soft colours along one side of `inner`, seen from outside. */
const edgeTones = ({ rgb, width }: Picture, inner: Patch, side: 'left' | 'right' | 'top' | 'bottom'): Line => {
  const isUpright = side === 'left' || side === 'right'
  const [along, unit] = [isUpright ? inner.height : inner.width, Math.min(inner.width, inner.height)]
  const deep = Math.max(2, Math.round(unit * edge))
  const channelOf = (channel: number): Float32Array =>
    blurredLine(
      Float32Array.from({ length: along }, (_, at) => {
        let sum = 0
        for (let step = 0; step < deep; step++) {
          const x = side === 'left' ? step : side === 'right' ? inner.width - 1 - step : at
          const y = side === 'top' ? step : side === 'bottom' ? inner.height - 1 - step : at
          sum += rgb[((inner.top + y) * width + inner.left + x) * 3 + channel] ?? 0
        }
        return sum / deep
      }),
      unit * softness,
    )
  return [channelOf(0), channelOf(1), channelOf(2)]
}

/** Changes what lies around `inner`, in place. */
export const settleExtension = (picture: Picture, inner: Patch): void => {
  const { width, height, rgb } = picture
  const sides = {
    left: edgeTones(picture, inner, 'left'),
    right: edgeTones(picture, inner, 'right'),
    top: edgeTones(picture, inner, 'top'),
    bottom: edgeTones(picture, inner, 'bottom'),
  }
  const reach = Math.max(2, Math.min(inner.width, inner.height) * transition)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [x - inner.left, y - inner.top]
      const acrossBy = Math.max(-column, column - inner.width + 1, 0)
      const downBy = Math.max(-row, row - inner.height + 1, 0)
      if (acrossBy === 0 && downBy === 0) continue
      const isAcross = acrossBy >= downBy
      const line = isAcross ? (column < 0 ? sides.left : sides.right) : row < 0 ? sides.top : sides.bottom
      const at = isAcross
        ? Math.min(inner.height - 1, Math.max(0, row))
        : Math.min(inner.width - 1, Math.max(0, column))
      const share = smooth(0, reach, Math.max(acrossBy, downBy))
      for (const [channel, tones] of line.entries()) {
        const place = (y * width + x) * 3 + channel
        const was = rgb[place] ?? 0
        rgb[place] = was + ((tones[at] ?? 0) - was) * share
      }
    }
}
