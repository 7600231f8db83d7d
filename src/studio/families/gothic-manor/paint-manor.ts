// Paints the house and its weather, from the sky to the nearest twig.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintLightning } from '../../paint/atmosphere/lightning.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import { paintStreaks } from '../../paint/atmosphere/streaks.ts'
import type { Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { groundPath, type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import type { Composition } from './composition.ts'
import { drawGate } from './gate.ts'
import { paintDarkHouse } from './lone-window.ts'

const paintStorm = (easel: Easel, { palette, mood, setting, layout }: Scene, { moon, ground, unit, top }: Composition): void => {
  paintSky(easel, {
    stops: [palette.deep, palette.dark, mix(palette.dark, palette.mid, 0.7), mix(palette.mid, palette.soft, 0.3), mix(palette.mid, palette.soft, 0.9)],
    horizon: ground + unit * 0.05,
    cloudiness: 0.75,
    stretch: 3,
    light: moon,
  })
  const isStormy = setting.weather === 'storm' || (mood === 'intense' && layout === 'cliff')
  paintMoon(easel, {
    ...moon,
    light: palette.light,
    shade: mix(palette.soft, palette.mid, 0.25),
    glow: palette.soft,
    glowStrength: 0.8,
    relief: 0.55,
  })
  paintStreaks(easel, {
    colour: mix(palette.dark, palette.mid, 0.25),
    light: palette.soft,
    from: Math.max(top * 0.5, moon.y - unit * 0.75),
    to: moon.y + unit * 0.42,
    strength: 0.5,
    cover: 0.35,
    length: 620,
    lean: 0.08,
  })
  if (!isStormy) return
  const away = moon.x > easel.w / 2 ? 0.2 : 0.8
  paintLightning(easel, {
    from: { x: easel.w * away, y: top + 20 },
    to: { x: easel.w * (away + (0.5 - away) * 0.3), y: ground - unit * 0.02 },
    core: mix(palette.light, '#ffffff', 0.7),
    glow: palette.soft,
    width: 6,
  })
}

const fillGround = (easel: Easel, line: Line, far: string, near: string, height: number): void => {
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
const paintDistance = (easel: Easel, { palette }: Scene, { ground, unit }: Composition): void => {
  const haze = mix(palette.mid, palette.soft, 0.35)
  for (const [at, tone] of [mix(palette.mid, palette.soft, 0.2), mix(palette.dark, palette.mid, 0.75)].entries()) {
    const line = ridgeLine(easel, { base: ground - unit * (0.05 - at * 0.03), height: unit * 0.07, span: 500, sharpness: 0.25, seed: 3 + at })
    fillGround(easel, line, tone, haze, unit * 0.25)
    const random = easel.random.sub(`far wood ${at}`)
    for (let tree = 0; tree < 16; tree++) {
      const x = random.next() * easel.w
      drawBareTree(easel.ctx, { x, y: line(x) + 8, height: unit * random.between(0.08, 0.17), colour: tone, random, forks: 4 })
    }
    paintFog(easel, { colour: haze, from: ground - unit * 0.2, to: ground + unit * 0.14, strength: 0.55, seed: 5 + at })
  }
}

const paintHouse = (easel: Easel, { palette }: Scene, { house, x, ground, height }: Composition): void =>
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
  })

/** Trees at both edges that lean inwards and stay below the type. */
const paintTrees = (easel: Easel, { palette }: Scene, { ground, unit, top }: Composition, foot: number): void => {
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
      })
  }
}

const paintFigure = (easel: Easel, { palette }: Scene, { figure, unit, x }: Composition, foot: number, share: number): void => {
  if (!figure) return
  const height = Math.min(unit * share, (unit * share * 0.9) / figure.width)
  drawGlow(easel.ctx, { x, y: foot - height * 0.55, radius: height * 1.1, colour: palette.soft, strength: 0.3 })
  stampMotif(easel, figure, {
    x,
    y: foot,
    height,
    tones: silhouette(mix(palette.deep, '#000000', 0.5), palette.accent),
    random: easel.random.sub('figure'),
  })
}

/** A pale path from the eye to the door. */
const paintPath = (easel: Easel, { palette }: Scene, { x, ground, unit }: Composition, to: number): void =>
  easel.soft(7, (ctx) => {
    const light = ctx.createLinearGradient(0, ground, 0, to)
    light.addColorStop(0, withAlpha(palette.soft, 0.5))
    light.addColorStop(1, withAlpha(palette.mid, 0))
    ctx.fillStyle = light
    ctx.beginPath()
    ctx.moveTo(x - unit * 0.012, ground + 6)
    ctx.bezierCurveTo(x + unit * 0.06, ground + (to - ground) * 0.3, x - unit * 0.12, ground + (to - ground) * 0.45, x - unit * 0.2, to)
    ctx.lineTo(x + unit * 0.14, to)
    ctx.bezierCurveTo(x + unit * 0.06, ground + (to - ground) * 0.5, x + unit * 0.1, ground + (to - ground) * 0.25, x + unit * 0.014, ground + 6)
    ctx.fill()
  })

const paintHill = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit, x } = place
  const hump: Line = (at) => ground - 8 + (1 - Math.exp(-(((at - x) / (unit * 0.5)) ** 2))) * unit * 0.15 + (easel.noise.fractal(at / 130, 4, 3) - 0.5) * 18
  fillGround(easel, hump, mix(palette.deep, palette.dark, 0.8), mix(palette.deep, '#000000', 0.3), unit * 0.35)
  paintPath(easel, scene, place, ground + unit * 0.42)
  paintGrass(easel, { from: ground + unit * 0.2, far: mix(palette.deep, palette.dark, 0.5), near: mix(palette.deep, '#000000', 0.4), height: 110 })
}

const paintHilltop = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit } = place
  paintDistance(easel, scene, place)
  paintHouse(easel, scene, place)
  paintHill(easel, scene, place)
  paintFog(easel, { colour: mix(palette.mid, palette.soft, 0.25), from: ground - unit * 0.06, to: ground + unit * 0.3, strength: 0.4, thickest: 0.45, seed: 11 })
  paintTrees(easel, scene, place, ground + unit * 0.3)
  paintFlock(easel, { x: place.moon.x, y: place.moon.y - unit * 0.12, colour: palette.deep, count: 9, spread: unit * 0.12, size: 20 })
  paintFigure(easel, scene, place, ground + unit * 0.25, scene.hero.kind === 'place' ? 0.14 : 0.34)
}

const paintGateway = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit } = place
  paintDistance(easel, scene, place)
  paintHouse(easel, scene, place)
  paintHill(easel, scene, place)
  paintFog(easel, { colour: mix(palette.mid, palette.soft, 0.45), from: ground - unit * 0.3, to: ground + unit * 0.24, strength: 0.75, thickest: 0.6, seed: 2 })
  paintTrees(easel, scene, place, ground + unit * 0.24)
  paintFigure(easel, scene, place, ground + unit * 0.2, scene.hero.kind === 'place' ? 0.13 : 0.32)
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
  )
}

const paintMirror = (easel: Easel, scene: Scene, place: Composition): void => {
  const { palette } = scene
  const { ground, unit } = place
  paintDistance(easel, scene, place)
  paintTrees(easel, scene, place, ground + unit * 0.02)
  paintHouse(easel, scene, place)
  const shore = ridgeLine(easel, { base: ground + unit * 0.005, height: unit * 0.02, span: 300, sharpness: 0.1, seed: 8 })
  fillGround(easel, shore, mix(palette.deep, '#000000', 0.2), palette.deep, unit * 0.05)
  paintFigure(easel, scene, { ...place, x: place.x - unit * 0.36 }, ground + unit * 0.012, scene.hero.kind === 'place' ? 0.12 : 0.36)
  paintReflection(easel, { y: ground + unit * 0.025, tint: palette.deep, tintFar: 0.25, tintNear: 0.9, ripple: 0.35, glint: withAlpha(palette.soft, 0.5) })
  paintFog(easel, { colour: mix(palette.mid, palette.soft, 0.4), from: ground - unit * 0.1, to: ground + unit * 0.16, strength: 0.6, thickest: 0.5, seed: 4 })
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
    return ground - 14 + (beyond ** 0.55 * unit * 0.42) + (easel.noise.fractal(at / 90, 2, 4) - 0.5) * (30 + beyond * 190)
  }
  fillGround(easel, edge, mix(palette.deep, palette.dark, 0.6), black, unit * 0.3)
  const random = easel.random.sub('cliff trees')
  for (const [share, size] of [
    [0.34, 0.3],
    [0.26, 0.2],
    [-0.36, 0.34],
  ] as const)
    drawBareTree(easel.ctx, { x: x + out * share * unit, y: edge(x + out * share * unit) + 12, height: unit * size, colour: black, random, lean: out * 0.2, gnarl: 0.7, forks: 6 })
  paintFigure(easel, scene, { ...place, x: x + out * unit * 0.27 }, edge(x + out * unit * 0.27) + 4, scene.hero.kind === 'place' ? 0.1 : 0.26)
  paintFlock(easel, { x: x - out * unit * 0.1, y: ground - place.height * 1.05, colour: palette.deep, count: 11, spread: unit * 0.14, size: 18 })
  paintFog(easel, { colour: mix(palette.dark, palette.mid, 0.6), from: ground + unit * 0.08, to: ground + unit * 0.4, strength: 0.4, thickest: 0.3, seed: 9 })
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
  if (setting.weather === 'snow' || setting.season === 'winter') paintSnowfall(easel, { colour: palette.light, weight: 0.35, strength: 0.6 })
  else if (setting.weather === 'rain') paintRain(easel, { colour: palette.soft, weight: 0.6, strength: 0.7 })
}
