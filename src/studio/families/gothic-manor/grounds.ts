// The land around the house: far woods, the hill with its path, trees at the edges.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { groundPath, type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import type { Scene } from '../family.ts'
import type { Composition } from './composition.ts'

export const fillGround = (easel: Easel, line: Line, far: string, near: string, height: number): void => {
  const { ctx } = easel
  ctx.save()
  ctx.clip(groundPath(easel, line))
  const top = line(easel.w / 2)
  const fall = ctx.createLinearGradient(0, top - height * 0.2, 0, top + height)
  fall.addColorStop(0, far)
  fall.addColorStop(1, near)
  ctx.fillStyle = fall
  ctx.fillRect(0, 0, easel.w, easel.h)
  ctx.restore()
}

/** Woods and hills behind the house, paler than it. */
export const paintDistance = asPart(
  'hills',
  (easel: Easel, { palette }: Scene, { ground, unit }: Composition): void => {
    const haze = mix(palette.mid, palette.soft, 0.35)
    for (const [at, tone] of [mix(palette.mid, palette.soft, 0.2), mix(palette.dark, palette.mid, 0.75)].entries()) {
      const line = ridgeLine(easel, {
        base: ground - unit * (0.05 - at * 0.03),
        height: unit * 0.07,
        span: 500,
        sharpness: 0.25,
        seed: 3 + at,
      })
      fillGround(easel, line, tone, haze, unit * 0.25)
      const grow = (count: number, from: number, random: Random): void => {
        for (let tree = 0; tree < count; tree++) {
          const x = from + random.next() * easel.w
          if (!easel.without.has('tree'))
            easel.part('trees', () =>
              drawBareTree(easel.ctx, {
                x,
                y: line(x) + 8,
                height: unit * random.between(0.08, 0.17),
                colour: tone,
                random,
                forks: 4,
              }),
            )
        }
      }
      const random = easel.random.sub(`far wood ${at}`)
      grow(16, 0, random)
      // On an open sheet the woods go on beyond its edge.
      for (let from = -easel.w; from > easel.extent.x - easel.w; from -= easel.w)
        grow(16, from, random.sub(`beyond ${from}`))
      paintFog(easel, {
        colour: haze,
        from: ground - unit * 0.2,
        to: ground + unit * 0.14,
        strength: 0.55,
        seed: 5 + at,
      })
    }
  },
)

/** Trees at both edges that lean inwards and stay below the type. */
export const paintTrees = (
  easel: Easel,
  { palette }: Scene,
  { ground, unit, top }: Composition,
  foot: number,
): void => {
  const colour = mix(palette.deep, '#000000', 0.35)
  const random = easel.random.sub('trees')
  const tallest = foot - top - unit * 0.03
  for (const side of [-1, 1]) {
    const edge = easel.w / 2 + side * (easel.w / 2)
    for (const [inset, share, forks] of [
      [0.0, 1, 7],
      [0.12, 0.5, 6],
      [0.2, 0.3, 5],
    ] as const)
      if (!easel.without.has('tree'))
        easel.part('trees', () =>
          drawBareTree(easel.ctx, {
            x: edge - side * unit * (inset + random.between(-0.02, 0.03)),
            y: (share === 1 ? foot : ground + unit * 0.04) + 20,
            height: Math.min(tallest, unit * 0.95) * share * random.between(0.82, 0.98),
            colour: share < 0.5 ? mix(palette.deep, palette.dark, 0.6) : colour,
            random,
            lean: side * random.between(0.02, 0.12),
            gnarl: 0.6,
            spread: 0.44,
            forks,
          }),
        )
  }
}

/** A pale path from the eye to the door. */
const paintPath = asPart(
  'road',
  (easel: Easel, { palette }: Scene, { x, ground, unit }: Composition, to: number): void =>
    easel.soft(7, (ctx) => {
      const light = ctx.createLinearGradient(0, ground, 0, to)
      light.addColorStop(0, withAlpha(palette.soft, 0.5))
      light.addColorStop(1, withAlpha(palette.mid, 0))
      ctx.fillStyle = light
      ctx.beginPath()
      ctx.moveTo(x - unit * 0.012, ground + 6)
      ctx.bezierCurveTo(
        x + unit * 0.06,
        ground + (to - ground) * 0.3,
        x - unit * 0.12,
        ground + (to - ground) * 0.45,
        x - unit * 0.2,
        to,
      )
      ctx.lineTo(x + unit * 0.14, to)
      ctx.bezierCurveTo(
        x + unit * 0.06,
        ground + (to - ground) * 0.5,
        x + unit * 0.1,
        ground + (to - ground) * 0.25,
        x + unit * 0.014,
        ground + 6,
      )
      ctx.fill()
    }),
)

export const paintHill = asPart('grass', (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit, x } = place
  const hump: Line = (at) =>
    ground -
    8 +
    (1 - Math.exp(-(((at - x) / (unit * 0.5)) ** 2))) * unit * 0.15 +
    (easel.noise.fractal(at / 130, 4, 3) - 0.5) * 18
  fillGround(easel, hump, mix(palette.deep, palette.dark, 0.8), mix(palette.deep, '#000000', 0.3), unit * 0.35)
  paintPath(easel, scene, place, ground + unit * 0.42)
  paintGrass(easel, {
    from: ground + unit * 0.2,
    far: mix(palette.deep, palette.dark, 0.5),
    near: mix(palette.deep, '#000000', 0.4),
    height: 110,
  })
})
