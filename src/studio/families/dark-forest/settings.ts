// The four places of the dark forest: a clearing, a path, a black lake, a bare hill.
import { mix } from '../../colour/colour.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Easel } from '../../paint/easel.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { paintPineEdge } from '../../paint/scenery/pines.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { groundPath, type Line, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintRoad } from '../../paint/scenery/road.ts'
import { paintWoods } from '../../paint/scenery/woods.ts'
import type { Scene } from '../family.ts'
import {
  airOf,
  blackOf,
  drawNearTrunks,
  fitting,
  paintDweller,
  paintNight,
  paintNightMoon,
  shadeTop,
  sinkInto,
} from './night.ts'

type Setting = (easel: Easel, scene: Scene) => void

const clearing: Setting = (easel, { hero, palette }) => {
  const { w, h } = easel
  const m = Math.min(w, h * 0.625)
  const moon = { x: w * 0.5, y: h * 0.52 }
  paintNight(easel, palette, h * 0.72, moon)
  paintNightMoon(easel, palette, moon, m * 0.25)
  paintWoods(easel, {
    air: airOf(palette),
    light: moon,
    lit: mix(palette.accent, palette.light, 0.4),
    from: h * 0.72,
    to: h * 0.9,
    ranks: 4,
    clearing: { x: w / 2, width: w * 0.36 },
    mist: mix(palette.soft, palette.accent, 0.15),
    mistStrength: 0.62,
  })
  const ground = h * 0.855
  paintDweller(easel, hero, palette, w / 2, ground, fitting(hero, h * 0.29, m * 0.56))
  paintFog(easel, {
    colour: mix(palette.mid, palette.soft, 0.3),
    from: ground - h * 0.07,
    to: ground + h * 0.05,
    strength: 0.5,
    thickest: 0.7,
    seed: 9,
  })
  shadeTop(easel, palette, h * 0.42, 0.82)
  sinkInto(easel, palette, h * 0.76, 0.95)
}

const path: Setting = (easel, { hero, palette }) => {
  const { w, h } = easel
  const m = Math.min(w, h * 0.625)
  const far = { x: w * 0.5, y: h * 0.5 }
  paintNight(easel, palette, h * 0.56, { x: far.x, y: h * 0.42 })
  paintGlow(easel, {
    x: far.x,
    y: h * 0.42,
    radius: m * 0.8,
    colour: mix(palette.accent, palette.light, 0.35),
    strength: 0.7,
  })
  paintWoods(easel, {
    air: airOf(palette),
    light: { x: far.x, y: h * 0.4 },
    lit: mix(palette.accent, palette.light, 0.4),
    from: h * 0.54,
    to: h * 0.7,
    ranks: 4,
    clearing: { x: far.x, width: w * 0.33 },
    mist: mix(palette.soft, palette.light, 0.25),
    mistStrength: 0.56,
    between: ({ index, ground }) => {
      if (index !== 1) return
      paintRoad(easel, {
        from: { x: far.x, y: ground + 12 },
        to: { x: w * 0.5, y: h * 1.02 },
        farWidth: m * 0.09,
        nearWidth: m * 0.9,
        far: mix(palette.soft, palette.mid, 0.3),
        near: mix(palette.dark, blackOf(palette), 0.5),
        shade: mix(palette.dark, blackOf(palette), 0.3),
        winding: 0.25,
      })
      paintDweller(easel, hero, palette, far.x, ground + 26, fitting(hero, h * 0.33, m * 0.6))
    },
  })
  shadeTop(easel, palette, h * 0.16, 0.7)
  sinkInto(easel, palette, h * 0.54, 0.98)
}

const lake: Setting = (easel, { hero, palette, random }) => {
  const { w, h, ctx } = easel
  const m = Math.min(w, h * 0.625)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const shore = h * 0.7
  const moon = { x: w * (0.5 + side * 0.1), y: h * 0.49 }
  paintNight(easel, palette, shore, moon)
  paintNightMoon(easel, palette, moon, m * 0.2)
  const air = airOf(palette)
  for (const [index, base, tall] of [
    [0, shore - h * 0.05, h * 0.13],
    [1, shore - h * 0.02, h * 0.2],
  ] as const) {
    const line: Line = ridgeLine(easel, { base, height: h * 0.05, span: 700, sharpness: 0.1, seed: index + 2 })
    // The wood stands back from the middle, where the moon and the hero meet.
    const open: Line = (x) => line(x) + Math.exp(-(((x - w / 2) / (w * 0.26)) ** 2)) * h * 0.05 * (index + 0.5)
    paintPineEdge(easel, {
      line: open,
      colour: index === 0 ? mix(air.far, air.middle, 0.7) : mix(air.middle, air.near, 0.7),
      height: tall,
      density: 0.95,
      random: easel.random.sub(`pines ${index}`),
    })
    ctx.fillStyle = index === 0 ? mix(air.far, air.middle, 0.7) : mix(air.middle, air.near, 0.7)
    easel.part('grass', () => ctx.fill(groundPath(easel, open)))
    paintFog(easel, {
      colour: mix(palette.soft, palette.accent, 0.2),
      from: base - tall * 0.7,
      to: shore + 50,
      strength: 0.62 - index * 0.3,
      thickest: 0.85,
      seed: index,
    })
  }
  const bank: Line = (x) => shore + 8 - Math.exp(-(((x - w * (0.5 - side * 0.06)) / (w * 0.24)) ** 2)) * h * 0.022
  ctx.fillStyle = air.near
  easel.part('grass', () => ctx.fill(groundPath(easel, bank, shore + 40)))
  paintDweller(easel, hero, palette, w * (0.5 - side * 0.06), shore - h * 0.01, fitting(hero, h * 0.27, m * 0.56), -1.2)
  paintReflection(easel, {
    y: shore + 6,
    tint: blackOf(palette),
    tintFar: 0.2,
    tintNear: 0.9,
    ripple: 0.4,
    glint: mix(palette.accent, palette.light, 0.4),
    blur: 3,
  })
  shadeTop(easel, palette, h * 0.4, 0.75)
}

const hill: Setting = (easel, { hero, palette, random }) => {
  const { w, h, ctx } = easel
  const m = Math.min(w, h * 0.625)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const crest = { x: w * (0.5 - side * 0.08), y: h * 0.74 }
  const moon = { x: w * (0.5 - side * 0.02), y: h * 0.57 }
  paintNight(easel, palette, h * 0.8, moon)
  paintNightMoon(easel, palette, moon, m * 0.34)
  const far: Line = ridgeLine(easel, { base: h * 0.8, height: h * 0.05, span: 600, sharpness: 0.1, seed: 4 })
  const middle = mix(airOf(palette).middle, airOf(palette).near, 0.4)
  paintPineEdge(easel, {
    line: far,
    colour: middle,
    height: h * 0.1,
    density: 0.9,
    random: easel.random.sub('far pines'),
  })
  ctx.fillStyle = middle
  easel.part('grass', () => ctx.fill(groundPath(easel, far)))
  paintFog(easel, {
    colour: mix(palette.soft, palette.accent, 0.25),
    from: h * 0.66,
    to: h * 0.88,
    strength: 0.55,
    thickest: 0.8,
  })
  const black = blackOf(palette)
  const line: Line = (x) =>
    crest.y + ((x - crest.x) / w) ** 2 * h * 0.3 + (easel.noise.fractal(x / 130, 3, 3) - 0.5) * 24
  ctx.fillStyle = black
  easel.part('grass', () => ctx.fill(groundPath(easel, line)))
  const treeX = w * (0.5 + side * 0.3)
  if (!easel.without.has('tree'))
    drawBareTree(ctx, {
      x: treeX,
      y: line(treeX) + 20,
      height: h * 0.36,
      width: m * 0.045,
      colour: black,
      random: easel.random.sub('gallows tree'),
      gnarl: 0.75,
      spread: 0.6,
      lean: -side * 0.12,
      forks: 6,
    })
  paintDweller(easel, hero, palette, crest.x, line(crest.x) + 8, fitting(hero, h * 0.27, m * 0.52))
  paintGrass(easel, {
    from: h * 0.79,
    to: h * 0.9,
    far: black,
    near: mix(black, '#000000', 0.4),
    height: 70,
    density: 0.7,
    wind: side * 0.3,
  })
  ctx.fillStyle = mix(black, '#000000', 0.4)
  ctx.fillRect(0, h * 0.88, w, h * 0.12)
  paintFlock(easel, { x: treeX - side * m * 0.1, y: h * 0.45, colour: black, count: 8, spread: m * 0.1, size: 15 })
  shadeTop(easel, palette, h * 0.42, 0.8)
}

const settings: Readonly<Record<string, Setting>> = { clearing, path, lake, hill }

export const paintSetting: Setting = (easel, scene) => {
  ;(settings[scene.layout] ?? clearing)(easel, scene)
  if (scene.layout === 'clearing' || scene.layout === 'path') drawNearTrunks(easel, scene.palette, easel.w / 2, [0, 1])
}
