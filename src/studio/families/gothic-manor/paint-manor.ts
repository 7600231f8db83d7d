// Paints the house and its weather, from the sky to the nearest twig.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import type { Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { type Composition, isDwelling } from './composition.ts'
import { drawGate } from './gate.ts'
import { fillGround, paintDistance, paintHill, paintTrees } from './grounds.ts'
import { paintDarkHouse } from './lone-window.ts'
import { paintStorm } from './storm.ts'

const paintHouse = asPart(
  'buildings',
  (easel: Easel, { palette }: Scene, { house, x, ground, height }: Composition): void =>
    paintDarkHouse(easel, {
      motif: house,
      x,
      y: ground,
      height,
      tones: {
        body: mix(palette.deep, palette.dark, 0.55),
        shade: mix(palette.deep, '#000000', 0.25),
        light: mix(palette.dark, palette.mid, 0.28),
        accent: palette.accent,
        line: mix(palette.deep, '#000000', 0.35),
      },
      lamp: mix(palette.accent, palette.light, 0.22),
      glow: palette.accent,
    }),
)

const paintFigure = (
  easel: Easel,
  { palette }: Scene,
  { figure, unit, x }: Composition,
  foot: number,
  share: number,
): void => {
  if (!figure) return
  const height = Math.min(unit * share, (unit * share * 0.9) / figure.width)
  paintGlow(easel, { x, y: foot - height * 0.55, radius: height * 1.1, colour: palette.soft, strength: 0.3 })
  stampMotif(easel, figure, {
    x,
    y: foot,
    height,
    tones: silhouette(mix(palette.deep, '#000000', 0.5), palette.accent),
    random: easel.random.sub('figure'),
  })
}

const paintHilltop = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit } = place
  paintDistance(easel, scene, place)
  paintHouse(easel, scene, place)
  paintHill(easel, scene, place)
  paintFog(easel, {
    colour: mix(palette.mid, palette.soft, 0.25),
    from: ground - unit * 0.06,
    to: ground + unit * 0.3,
    strength: 0.4,
    thickest: 0.45,
    seed: 11,
  })
  paintTrees(easel, scene, place, ground + unit * 0.3)
  paintFlock(easel, {
    x: place.moon.x,
    y: place.moon.y - unit * 0.12,
    colour: palette.deep,
    count: 9,
    spread: unit * 0.12,
    size: 20,
  })
  paintFigure(easel, scene, place, ground + unit * 0.25, isDwelling(scene.hero) ? 0.14 : 0.34)
}

const paintGateway = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit } = place
  paintDistance(easel, scene, place)
  paintHouse(easel, scene, place)
  paintHill(easel, scene, place)
  paintFog(easel, {
    colour: mix(palette.mid, palette.soft, 0.45),
    from: ground - unit * 0.3,
    to: ground + unit * 0.24,
    strength: 0.75,
    thickest: 0.6,
    seed: 2,
  })
  paintTrees(easel, scene, place, ground + unit * 0.24)
  paintFigure(easel, scene, place, ground + unit * 0.2, isDwelling(scene.hero) ? 0.13 : 0.32)
  if (easel.without.has('gate')) return
  easel.part('gate', () =>
    drawGate(
      easel.ctx,
      {
        x: easel.w / 2,
        ground: ground + unit * 0.3,
        width: unit * 0.82,
        height: unit * 0.54,
        stone: mix(palette.deep, '#000000', 0.25),
        iron: mix(palette.deep, '#000000', 0.4),
        rim: withAlpha(palette.soft, 0.45),
      },
      easel.random.sub('gate').pick([-1, 1]),
    ),
  )
}

const paintMirror = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit } = place
  paintDistance(easel, scene, place)
  paintTrees(easel, scene, place, ground + unit * 0.02)
  paintHouse(easel, scene, place)
  const shore = ridgeLine(easel, {
    base: ground + unit * 0.005,
    height: unit * 0.02,
    span: 300,
    sharpness: 0.1,
    seed: 8,
  })
  fillGround(easel, shore, mix(palette.deep, '#000000', 0.2), palette.deep, unit * 0.05)
  paintFigure(
    easel,
    scene,
    { ...place, x: place.x - unit * 0.36 },
    ground + unit * 0.012,
    isDwelling(scene.hero) ? 0.12 : 0.36,
  )
  paintReflection(easel, {
    y: ground + unit * 0.025,
    tint: palette.deep,
    tintFar: 0.25,
    tintNear: 0.9,
    ripple: 0.35,
    glint: withAlpha(palette.soft, 0.5),
  })
  paintFog(easel, {
    colour: mix(palette.mid, palette.soft, 0.4),
    from: ground - unit * 0.1,
    to: ground + unit * 0.16,
    strength: 0.6,
    thickest: 0.5,
    seed: 4,
  })
}

const paintCliff = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit, x } = place
  const out = x > easel.w / 2 ? -1 : 1
  const black = mix(palette.deep, '#000000', 0.25)
  paintDistance(easel, scene, { ...place, ground: ground + unit * 0.22 })
  paintHouse(easel, scene, place)
  const edge: Line = (at) => {
    const beyond = Math.max(0, (at - x) * out - unit * 0.36) / unit
    return ground - 14 + beyond ** 0.55 * unit * 0.42 + (easel.noise.fractal(at / 90, 2, 4) - 0.5) * (30 + beyond * 190)
  }
  fillGround(easel, edge, mix(palette.deep, palette.dark, 0.6), black, unit * 0.3)
  const random = easel.random.sub('cliff trees')
  for (const [share, size] of [
    [0.34, 0.3],
    [0.26, 0.2],
    [-0.36, 0.34],
  ] as const)
    if (!easel.without.has('tree'))
      easel.part('trees', () =>
        drawBareTree(easel.ctx, {
          x: x + out * share * unit,
          y: edge(x + out * share * unit) + 12,
          height: unit * size,
          colour: black,
          random,
          lean: out * 0.2,
          gnarl: 0.7,
          forks: 6,
        }),
      )
  paintFigure(
    easel,
    scene,
    { ...place, x: x + out * unit * 0.27 },
    edge(x + out * unit * 0.27) + 4,
    isDwelling(scene.hero) ? 0.1 : 0.26,
  )
  paintFlock(easel, {
    x: x - out * unit * 0.1,
    y: ground - place.height * 1.05,
    colour: palette.deep,
    count: 11,
    spread: unit * 0.14,
    size: 18,
  })
  paintFog(easel, {
    colour: mix(palette.dark, palette.mid, 0.6),
    from: ground + unit * 0.08,
    to: ground + unit * 0.4,
    strength: 0.4,
    thickest: 0.3,
    seed: 9,
  })
}

const painters = { hilltop: paintHilltop, gate: paintGateway, mirror: paintMirror, cliff: paintCliff }

const isLayout = (layout: string): layout is keyof typeof painters => layout in painters

export const paintManor = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette, setting, layout } = scene
  paintStorm(easel, scene, place)
  const paint = isLayout(layout) ? painters[layout] : paintHilltop
  paint(easel, scene, place)
  const foot = easel.ctx.createLinearGradient(0, easel.h * 0.8, 0, easel.h)
  foot.addColorStop(0, withAlpha(palette.deep, 0))
  foot.addColorStop(0.6, withAlpha(palette.deep, 0.85))
  foot.addColorStop(1, palette.deep)
  easel.ctx.fillStyle = foot
  easel.ctx.fillRect(0, easel.h * 0.8, easel.w, easel.h * 0.2)
  if (setting.weather === 'snow' || setting.season === 'winter')
    paintSnowfall(easel, { colour: palette.light, weight: 0.35, strength: 0.6 })
  else if (setting.weather === 'rain') paintRain(easel, { colour: palette.soft, weight: 0.6, strength: 0.7 })
}
