// Lights a relief: one lookup in the ball of its material for each pixel, less what its own heights keep from it.
import { ballSize, keptBall, perTexel } from './ball.ts'
import { type Grain, grainOf, grainSide } from './grain.ts'
import { type Linear, seenOn } from './linear.ts'
import type { Lot } from './lots.ts'
import type { Occlusion } from './occlusion.ts'
import type { Rig } from './rig.ts'
import type { Relief } from './stack.ts'

/** The air between the viewer and a thing: it veils what lies low and far. */
export interface Air {
  readonly colour: Linear
  readonly depth: number
  readonly foot: number
}

export interface Lighting {
  readonly lots: readonly Lot[]
  readonly rig: Rig
  /** The height in pixels that grain is measured by. */
  readonly size: number
  readonly air?: Air | undefined
  /** A light near by, in pixels: the key fades with the distance. */
  readonly lamp?: { readonly x: number; readonly y: number; readonly reach: number } | undefined
}

interface Surface {
  readonly ball: Float32Array
  readonly grain: Grain
  readonly pitch: number
  readonly cos: number
  readonly sin: number
  readonly bump: number
  readonly mottle: number
  readonly wear: number
  readonly glows: boolean
  readonly dims: number
}

/** Cells of a weave for each pixel from which its threads begin to blur into cloth, and from which none is seen. */
const [threadsSeen, threadsLost] = [2.5, 6]

/** How much of its grain can be seen: a regular one that is finer than pixels would be seen as waffle. */
const seenOf = (grain: Lot['stuff']['grain'], pitch: number): number =>
  grain === 'weave' ? Math.max(0, Math.min(1, (threadsLost - pitch) / (threadsLost - threadsSeen))) : 1

const surfaceOf = ({ stuff, along }: Lot, rig: Rig, size: number): Surface => {
  const pitch = 900 / size / stuff.grainSize
  const seen = seenOf(stuff.grain, pitch)
  // Tiles of grain that runs are drawn across: their threads go down the tile.
  return {
    ball: keptBall(stuff, rig),
    grain: grainOf(stuff.grain),
    pitch,
    cos: Math.cos(along - Math.PI / 2),
    sin: Math.sin(along - Math.PI / 2),
    bump: stuff.bump * seen,
    mottle: stuff.mottle * seen,
    wear: stuff.wear,
    glows: stuff.glow > 0,
    dims: stuff.glass,
  }
}

const half = ballSize / 2
const mask = grainSide - 1

const texelOf = (u: number, v: number): number => {
  const column = u < 0 ? 0 : u >= ballSize ? ballSize - 1 : u
  const row = v < 0 ? 0 : v >= ballSize ? ballSize - 1 : v
  return (row * ballSize + column) * perTexel
}

/** Writes straight alpha. With `isWhole` what is covered at all is opaque: its outline will be drawn sharper. */
export const shade = (
  relief: Relief,
  occlusion: Occlusion,
  { lots, rig, size, air, lamp }: Lighting,
  out: Uint8ClampedArray,
  isWhole: boolean,
): void => {
  const { w, h, height, slopeX, slopeY, inlayX, inlayY, cover, clean, top, below, share, coat } = relief
  const surfaces = lots.map((lot) => surfaceOf(lot, rig, size))
  const { open, dark, edge, w: hw, h: hh } = occlusion
  const { bend, exposure } = rig
  let noise = 12345
  for (let y = 0, at = 0; y < h; y++) {
    const hy = Math.min(hh - 2, Math.max(0, (y - 1) >> 1)) * hw
    const fy = y & 1 ? 0.25 : 0.75
    const bendY = ((y / h) * 2 - 1) * bend * 0.6
    for (let x = 0; x < w; x++, at++) {
      const a = cover[at] ?? 0
      const glass = coat ? (coat.cover[at] ?? 0) : 0
      if (a === 0 && glass === 0) continue
      // Shadow and occlusion are of half the size: four neighbours are weighed.
      const o = hy + Math.min(hw - 2, Math.max(0, (x - 1) >> 1))
      const fx = x & 1 ? 0.25 : 0.75
      const wd = fx * fy
      const wb = fx - wd
      const wc = fy - wd
      const wa = 1 - fx - wc
      const lit =
        1 - ((dark[o] ?? 0) * wa + (dark[o + 1] ?? 0) * wb + (dark[o + hw] ?? 0) * wc + (dark[o + hw + 1] ?? 0) * wd)
      const free =
        (open[o] ?? 0) * wa + (open[o + 1] ?? 0) * wb + (open[o + hw] ?? 0) * wc + (open[o + hw + 1] ?? 0) * wd
      const worn =
        (edge[o] ?? 0) * wa + (edge[o + 1] ?? 0) * wb + (edge[o + hw] ?? 0) * wc + (edge[o + hw + 1] ?? 0) * wd
      let sun = lit
      if (lamp) {
        const [dx, dy] = [x - lamp.x, y - lamp.y]
        sun *= 1.6 / (1 + (1.6 * (dx * dx + dy * dy)) / (lamp.reach * lamp.reach))
      }
      // Chance picks the neighbour in the grain and on the ball: as smooth as weighing four, and the first film grain.
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0
      const chance = (noise >>> 24) / 256
      const other = ((noise >>> 16) & 255) / 256
      let [red, green, blue] = [0, 0, 0]
      if (a > 0) {
        const across = (slopeX[at] ?? 0) + (inlayX[at] ?? 0) - ((x / w) * 2 - 1) * bend
        const down = (slopeY[at] ?? 0) + (inlayY[at] ?? 0) - bendY
        const s = (share[at] ?? 0) / 255
        // Grain follows the form: it is seen shortened where the surface turns away.
        const facing = 1 / Math.sqrt(1 + across * across + down * down)
        const away = (1 - facing) * facing * size * 0.07
        const [gridX, gridY] = [x - across * away, y - down * away]
        for (let pass = s < 0.98 ? 2 : 1; pass > 0; pass--) {
          const surface = surfaces[(pass === 1 ? top[at] : below[at]) ?? 0]
          if (surface === undefined) continue
          const { ball, grain, cos, sin, bump } = surface
          const u = (gridX * cos + gridY * sin) * surface.pitch
          const v = (gridY * cos - gridX * sin) * surface.pitch
          const tile = (((v + chance) | 0) & mask) * grainSide + (((u + other) | 0) & mask)
          const gx = (grain.dx[tile] ?? 0) * bump
          const gy = (grain.dy[tile] ?? 0) * bump
          const sx = across + gx * cos - gy * sin
          const sy = down + gx * sin + gy * cos
          const flat = half / Math.sqrt(1 + sx * sx + sy * sy)
          const b = texelOf((half - sx * flat + chance - 0.5) | 0, (half - sy * flat + other - 0.5) | 0)
          const weight = (pass === 1 ? s : 1 - s) * exposure
          const stain = (1 + (grain.value[tile] ?? 0) * surface.mottle) * (clean[at] ?? 1) * (1 + worn * surface.wear)
          const body = surface.glows ? weight : stain * weight
          const key = sun * body * (0.4 + 0.6 * free)
          const fill = surface.glows ? weight : free * body
          red += (ball[b] ?? 0) * key + (ball[b + 3] ?? 0) * fill
          green += (ball[b + 1] ?? 0) * key + (ball[b + 4] ?? 0) * fill
          blue += (ball[b + 2] ?? 0) * key + (ball[b + 5] ?? 0) * fill
        }
      }
      let alpha = a
      const pane = coat && glass > 0 ? surfaces[coat.lot[at] ?? 0] : undefined
      if (coat && pane) {
        const sx = coat.slopeX[at] ?? 0
        const sy = coat.slopeY[at] ?? 0
        const nz = 1 / Math.sqrt(1 + sx * sx + sy * sy)
        const b = texelOf((half - sx * nz * half + chance - 0.5) | 0, (half - sy * nz * half + other - 0.5) | 0)
        const dim = Math.min(1, pane.dims + 0.55 * (1 - nz) ** 2) * glass
        const mirror = glass * exposure
        const [r, g, bl] = [
          ((pane.ball[b] ?? 0) * sun + (pane.ball[b + 3] ?? 0)) * mirror,
          ((pane.ball[b + 1] ?? 0) * sun + (pane.ball[b + 4] ?? 0)) * mirror,
          ((pane.ball[b + 2] ?? 0) * sun + (pane.ball[b + 5] ?? 0)) * mirror,
        ]
        const bright = Math.min(1, (r + g + bl) * 0.6)
        const veil = a + (1 - a) * Math.min(1, dim * 0.75 + bright)
        // What is behind shows through by what the glass leaves of it.
        const through = a * (1 - dim * 0.6)
        const own = veil > 0 ? 1 / veil : 0
        red = (red * through + r) * (a > 0.99 ? 1 : own)
        green = (green * through + g) * (a > 0.99 ? 1 : own)
        blue = (blue * through + bl) * (a > 0.99 ? 1 : own)
        alpha = veil
      }
      if (air) {
        const low = y / h - 0.6
        const far = air.depth * Math.max(0, 1 - (height[at] ?? 0) / (size * 0.14))
        const veil = Math.min(0.9, far + (low > 0 ? air.foot * low * low * 6 : 0))
        red += (air.colour[0] - red) * veil
        green += (air.colour[1] - green) * veil
        blue += (air.colour[2] - blue) * veil
      }
      const p = at * 4
      out[p] = seenOn(red)
      out[p + 1] = seenOn(green)
      out[p + 2] = seenOn(blue)
      out[p + 3] = isWhole && glass === 0 ? 255 : alpha * 255
    }
  }
}
