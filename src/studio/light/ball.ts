// Light boiled down to a ball. Seen straight on, light depends on the normal alone, so each material is lit once as a small ball picture and
// every pixel is one lookup. The ball has two halves: what a cast shadow takes away (the key), and what stays.
import { keepLast } from '../keep-last.ts'
import { smooth } from '../paint/curves.ts'
import { linear } from './linear.ts'
import type { Material } from './material.ts'
import type { Direction, Rig } from './rig.ts'

export const ballSize = 128
/** Floats of one texel: red, green and blue of the key, then of all other light. */
export const perTexel = 6

const unit = ([x, y, z]: Direction): Direction => {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

const cross = (a: Direction, b: Direction): Direction => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The studio as a thing sees it: where its lamps stand and how sharply it mirrors them. */
const studioOf = ({ rough, metal, gem, glass }: Material, rig: Rig) => {
  const key = unit(rig.key.to)
  const across = unit([key[2], 0, -key[0]])
  return {
    key,
    across,
    down: cross(key, across),
    rim: unit(rig.rim.to),
    soft: 0.04 + rough * 0.75,
    reach: Math.sin(rig.key.size),
    // In glaze the key shows as a window with its bars.
    hasBars: rough < 0.15 && metal === 0 && gem === 0 && glass === 0,
    gloss: 1 / (1 + 6 * rough * rough),
  }
}

type Studio = ReturnType<typeof studioOf>

/** The key in the mirror: a square soft box, and a wide pale glow around it. */
const boxIn = ({ key, across, down, soft, reach, hasBars, gloss }: Studio, metal: number, r: Direction): number => {
  const mirror = r[0] * key[0] + r[1] * key[1] + r[2] * key[2]
  const halo = (metal > 0 ? 0.34 : 0.2) * gloss * smooth(0.1 - soft, 1, mirror)
  if (mirror <= 0) return halo
  const p = Math.abs(r[0] * across[0] + r[1] * across[1] + r[2] * across[2])
  const q = Math.abs(r[0] * down[0] + r[1] * down[1] + r[2] * down[2])
  const pane = hasBars ? smooth(0.015, 0.06, p) * smooth(0.015, 0.06, q) : 1
  const inside = 1 - smooth(reach - soft * 0.5, reach + soft, (p ** 4 + q ** 4) ** 0.25)
  return inside * pane * 3.4 * gloss + halo
}

export const ballOf = (stuff: Material, rig: Rig): Float32Array => {
  const { metal, rough, wrap, sheen, gem, glow, through, glass } = stuff
  const own = linear(stuff.colour)
  const bleed = linear(stuff.bleed)
  const ball = new Float32Array(ballSize * ballSize * perTexel)
  const studio = studioOf(stuff, rig)
  const { key: l, rim: m, soft, gloss } = studio
  for (let row = 0, at = 0; row < ballSize; row++)
    for (let column = 0; column < ballSize; column++, at += perTexel) {
      let nx = ((column + 0.5) / ballSize) * 2 - 1
      let ny = ((row + 0.5) / ballSize) * 2 - 1
      const flat = nx * nx + ny * ny
      if (flat > 1.06) continue
      if (flat > 0.998) {
        const inward = Math.sqrt(0.998 / flat)
        nx *= inward
        ny *= inward
      }
      const nz = Math.sqrt(Math.max(0.002, 1 - nx * nx - ny * ny))
      const facing = nx * l[0] + ny * l[1] + nz * l[2]
      const r: Direction = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1]
      const turned = 1 - nz
      const graze = turned ** 5
      const fresnel = metal > 0 ? 1 : 0.04 + 0.96 * graze * (1 - rough * 0.8)
      // What a polished thing sees besides the lamps: sky over ground, and a dark horizon between.
      const up = smooth(-0.25 - rough * 0.7, 0.3 + rough * 0.7, -r[1])
      const horizon = 1 - 0.9 * (1 - rough) * Math.exp(-(((r[1] + 0.1) / (0.3 + rough * 0.5)) ** 2))
      const box = boxIn(studio, metal, r)
      const strip = smooth(0.62 - soft, 0.86, r[0] * m[0] + r[1] * m[1] + r[2] * m[2]) * 2.4 * gloss
      const edge = smooth(-0.15, 0.75, nx * m[0] + ny * m[1] + nz * m[2]) * turned
      const rimLight = edge * (metal > 0 ? Math.sqrt(turned) : turned)
      const lit = Math.max(0, (facing + wrap) / (1 + wrap)) * (1 - wrap * 0.3 * (1 - facing))
      const gathered = gem * Math.max(0, -nx * l[0] - ny * l[1]) * 2.2
      const seep = through * Math.max(0, -facing * 0.6 + 0.25)
      const fuzz = sheen * turned ** 1.5
      const high = smooth(-1, 1, -ny * 1.1)
      const terminator = smooth(0.75, 0, facing)
      // Glass scatters nothing: it mirrors, and gathers colour where it is seen edge on.
      const solid = glass > 0 ? 0.15 + 0.5 * turned : 1
      for (let c = 0; c < 3; c++) {
        const hue = own[c] ?? 0
        const key = rig.key.colour[c] ?? 0
        const rim = rig.rim.colour[c] ?? 0
        const below = rig.ground[c] ?? 0
        const above = rig.sky[c] ?? 0
        const ambient = below + (above - below) * high
        const seen = (below + (above - below) * up) * horizon
        const creep = wrap > 0 ? 1 + ((bleed[c] ?? 1) - 1) * terminator : 1
        const scatter = hue * (1 - metal) * (1 - gem * 0.85) * solid
        const shine = metal * hue + (1 - metal) * fresnel
        // Metal at a grazing angle turns towards the colour of the light.
        const tint = metal > 0 ? hue + (1 - hue) * graze * 0.7 : 1
        const fibre = Math.min(1, hue * 2.2 + 0.03) * fuzz
        ball[at + c] =
          key *
          (scatter * (lit * creep + seep) +
            (metal > 0 ? tint : fresnel * 2.2 + gem * 0.5) * box +
            metal * hue * lit * (0.05 + rough * 0.5) +
            hue * gathered +
            fibre * 0.25 * smooth(-0.6, 1, facing))
        ball[at + 3 + c] =
          scatter * ambient +
          shine * tint * seen * (metal > 0 ? 1.35 : 1) +
          rim * (rimLight * (scatter * 1.4 + shine * 0.8 + 0.06) + shine * strip * 0.6) +
          fibre * ambient +
          hue * gem * (0.12 + ambient * 0.4) +
          glow * nz * nz * (hue + 0.5 * nz ** 8)
      }
    }
  return ball
}

/** More than one cover has. */
const mostKept = 48

const kept = keepLast<Float32Array>(mostKept)

/** A ball made once for all that is of this material in this light. */
export const keptBall = (stuff: Material, rig: Rig): Float32Array =>
  kept(JSON.stringify([stuff, rig]), () => ballOf(stuff, rig))
