// The sky and the land under the balloon.

import { paintClouds, paintMoon, paintStars } from '../../characters/worlds/air.ts'
import { glow, paintSky } from '../../characters/worlds/gouache.ts'
import { drawRoundTree, paintHill } from '../../characters/worlds/land.ts'
import { drawHouse, paintTown } from '../../characters/worlds/town.ts'
import { mix } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import { strokeLine } from '../../paint/shapes/lay.ts'
import { curve } from '../../paint/shapes/line.ts'
import type { Scene } from '../family.ts'

const paintHills = (easel: Easel, { palette }: Scene, isNight: boolean): void => {
  const { ctx, w, h, extent } = easel
  const random = easel.random.sub('farmland')
  const green = mix(palette.hues[2], isNight ? palette.deep : palette.soft, isNight ? 0.6 : 0.3)
  paintHill(easel, h * 0.84, h * 0.05, mix(green, isNight ? palette.dark : palette.light, 0.35), 'far')
  easel.part('buildings', () => {
    for (let x = extent.x + w * 0.08; x < extent.x + extent.w; x += w * (0.3 + random.next() * 0.3))
      drawHouse(
        ctx,
        {
          x,
          y: h * 0.87,
          w: 110,
          h: 96,
          wall: mix(palette.light, palette.hues[1], 0.3),
          roof: palette.accent,
          lit: isNight ? 1 : 0,
        },
        random,
      )
  })
  paintHill(easel, h * 0.9, h * 0.05, green, 'near')
  easel.part('trees', () => {
    for (let x = extent.x; x < extent.x + extent.w; x += w * (0.07 + random.next() * 0.12))
      drawRoundTree(
        ctx,
        x,
        h * (0.93 + random.next() * 0.06),
        130 + random.next() * 110,
        mix(green, palette.dark, 0.25),
        mix('#6b4528', palette.deep, 0.2),
      )
  })
}

export const paintBelow = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h, extent } = easel
  const { palette, layout } = scene
  const isNight = layout === 'stars'
  if (isNight) {
    paintSky(easel, [palette.deep, palette.dark, palette.mid])
    paintStars(easel, { ...extent, h: h * 0.8 }, palette.light)
    paintMoon(easel, w * 0.86, h * 0.66, w * 0.07, mix(palette.light, '#ffffff', 0.3))
  } else {
    paintSky(easel, [
      mix(palette.mid, palette.dark, 0.3),
      palette.mid,
      palette.soft,
      mix(palette.light, palette.hues[1], 0.2),
    ])
    glow(ctx, w * 0.88, h * 0.64, w * 0.6, '#fff0b0', 0.6)
  }
  const spread = [
    [0.1, 0.62, 1.9],
    [0.93, 0.5, 1.5],
    [0.02, 0.33, 1.3],
    [0.96, 0.1, 1.8],
    [-0.4, 0.5, 2],
    [1.5, 0.3, 2],
    [-0.8, 0.2, 1.7],
  ] as const
  const [cloud, under] = isNight
    ? [mix(palette.mid, palette.soft, 0.5), palette.mid]
    : ['#fffaf0', mix('#f6d3c0', palette.soft, 0.4)]
  paintClouds(
    easel,
    spread.map(([x, y, size]) => [x * w, y * h, size] as const),
    cloud,
    under,
  )
  if (layout === 'town' || layout === 'close')
    paintTown(easel, palette, h + 60, h * (layout === 'close' ? 0.13 : 0.17), 0.5)
  else paintHills(easel, scene, isNight)
  for (const [x, y] of [
    [0.15, 0.72],
    [0.2, 0.7],
    [0.84, 0.74],
  ] as const)
    strokeLine(
      ctx,
      curve(
        [
          [w * x - 38, h * y - 13],
          [w * x - 16, h * y - 22],
          [w * x, h * y],
          [w * x + 16, h * y - 22],
          [w * x + 38, h * y - 13],
        ],
        4,
        false,
      ),
      mix(palette.deep, palette.mid, 0.3),
      6,
    )
}
