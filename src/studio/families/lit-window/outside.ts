// The house from outside: a wall of boards with one lit window, or the whole house across a dark lawn.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { leafColours } from '../../paint/flora/flora-colours.ts'
import { sprig } from '../../paint/flora/sprigs.ts'
import { findMotif } from '../../paint/motifs/index.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { drawMotif, stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { lampOf, paintLitWindow } from './window.ts'

const paintWeather = (easel: Easel, { setting, palette }: Scene): void => {
  if (setting.weather === 'snow' || setting.season === 'winter')
    paintSnowfall(easel, { colour: palette.light, weight: 0.45, strength: 0.8 })
  else if (setting.weather === 'rain' || setting.weather === 'storm')
    paintRain(easel, { colour: mix(palette.soft, palette.light, 0.4), weight: 0.55, strength: 0.5 })
}

const paintBoards = asPart('wall', (easel: Easel, box: Box, wall: Colour, lit: Colour, board: number): void => {
  const { ctx } = easel
  const random = easel.random.sub('boards')
  for (let y = box.y; y < box.y + box.h; y += board) {
    const tone = mix(wall, lit, random.between(0, 0.08))
    const face = ctx.createLinearGradient(0, y, 0, y + board)
    face.addColorStop(0, mix(tone, '#000000', 0.4))
    face.addColorStop(0.12, tone)
    face.addColorStop(0.86, mix(tone, lit, 0.06))
    face.addColorStop(0.95, mix(tone, lit, 0.2))
    face.addColorStop(1, mix(tone, '#000000', 0.55))
    ctx.fillStyle = face
    ctx.fillRect(box.x, y, box.w, board + 1)
  }
})

/** Ivy that climbs in from a corner, darker than the wall. */
const hangIvy = asPart('leaves', (easel: Easel, { palette }: Scene, isLeft: boolean): void => {
  const { ctx, w, h } = easel
  const random = easel.random.sub('ivy')
  const leaf = leafColours(mix(palette.mid, palette.deep, 0.68), { light: mix(palette.mid, palette.deep, 0.3) })
  for (let stem = 0; stem < 13; stem++) {
    const x = isLeft ? random.between(-0.05, 0.1) * w : random.between(0.9, 1.05) * w
    const turn = Math.PI / 2 + (isLeft ? -1 : 1) * random.between(0.05, 0.6)
    sprig(
      ctx,
      'ivy',
      { x, y: h * random.between(0.36, 0.8), turn, length: h * random.between(0.1, 0.24) },
      { leaf, fruit: palette.accent },
      random,
    )
  }
})

const facadeWindow = ({ w, h }: { readonly w: number; readonly h: number }): Box => {
  const high = h * 0.4
  const wide = Math.min(high * 0.74, w * 0.52)
  return { x: w / 2 - wide / 2, y: h * 0.445, w: wide, h: high }
}

export const paintFacade = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const wall = mix(palette.deep, palette.dark, 0.7)
  const box = facadeWindow(scene)
  paintBoards(easel, { x: 0, y: 0, w, h }, wall, palette.mid, Math.min(w, h) * 0.05)
  const dusk = ctx.createLinearGradient(0, 0, 0, h)
  dusk.addColorStop(0, withAlpha(mix(palette.deep, '#000000', 0.3), 0.78))
  dusk.addColorStop(0.42, withAlpha(palette.deep, 0.3))
  dusk.addColorStop(1, withAlpha(mix(palette.deep, '#000000', 0.3), 0.8))
  easel.fill(dusk)
  paintLitWindow(easel, scene, box, mix(palette.dark, palette.soft, 0.32))
  const isLeft = scene.random.sub('ivy').chance(0.5)
  hangIvy(easel, scene, isLeft)
  const tree = mix(palette.deep, '#000000', 0.55)
  const random = easel.random.sub('branches')
  if (!easel.without.has('tree'))
    easel.part(
      'trees',
      () =>
        drawBareTree(ctx, {
          x: isLeft ? w * 1.02 : -w * 0.02,
          y: h * 1.02,
          height: h * 0.6,
          width: w * 0.05,
          colour: tree,
          random,
          lean: isLeft ? -0.22 : 0.22,
          gnarl: 0.7,
        }),
      ctx,
    )
  paintWeather(easel, scene)
}

interface House {
  readonly x: number
  readonly ground: number
  readonly w: number
  readonly eave: number
  readonly ridge: number
}

/** A plain gabled house, end on: dark boards, dead windows, one of them alight. */
const paintHouse = asPart('buildings', (easel: Easel, scene: Scene, house: House): Box => {
  const { ctx } = easel
  const { palette } = scene
  const { x, ground, w, eave, ridge } = house
  const wall = mix(palette.deep, palette.dark, 0.75)
  const chimney = { x: x + w * 0.7, w: w * 0.09 }
  ctx.fillStyle = mix(palette.deep, '#000000', 0.3)
  ctx.fillRect(chimney.x, ridge - w * 0.02, chimney.w, eave - ridge)
  ctx.save()
  ctx.beginPath()
  ctx.moveTo(x, ground)
  ctx.lineTo(x, eave)
  ctx.lineTo(x + w / 2, ridge)
  ctx.lineTo(x + w, eave)
  ctx.lineTo(x + w, ground)
  ctx.clip()
  paintBoards(easel, { x, y: ridge, w, h: ground - ridge }, wall, palette.mid, w * 0.026)
  const shade = ctx.createLinearGradient(x, 0, x + w, 0)
  shade.addColorStop(0, withAlpha(palette.mid, 0.12))
  shade.addColorStop(0.5, withAlpha('#000000', 0.1))
  shade.addColorStop(1, withAlpha('#000000', 0.45))
  ctx.fillStyle = shade
  ctx.fillRect(x, ridge, w, ground - ridge)
  ctx.restore()
  ctx.strokeStyle = mix(palette.deep, palette.mid, 0.35)
  ctx.lineWidth = w * 0.03
  ctx.lineJoin = 'miter'
  ctx.beginPath()
  ctx.moveTo(x - w * 0.07, eave + w * 0.07)
  ctx.lineTo(x + w / 2, ridge - w * 0.012)
  ctx.lineTo(x + w * 1.07, eave + w * 0.07)
  ctx.stroke()
  const pane = { w: w * 0.15, h: w * 0.25 }
  const dead = (left: number, top: number): void => {
    ctx.fillStyle = mix(palette.dark, palette.soft, 0.22)
    ctx.fillRect(left - 8, top - 8, pane.w + 16, pane.h + 16)
    ctx.fillStyle = mix(palette.deep, '#000000', 0.5)
    ctx.fillRect(left, top, pane.w, pane.h)
    ctx.fillStyle = withAlpha(palette.soft, 0.12)
    ctx.fillRect(left, top, pane.w * 0.46, pane.h * 0.46)
  }
  const lower = ground - w * 0.4
  for (const share of [0.12, 0.73]) dead(x + w * share, lower)
  dead(x + w * 0.73, eave - w * 0.06)
  ctx.fillStyle = mix(palette.deep, '#000000', 0.45)
  ctx.fillRect(x + w * 0.42, ground - w * 0.36, w * 0.17, w * 0.36)
  return { x: x + w * 0.3, y: eave - w * 0.1, w: w * 0.24, h: w * 0.33 }
})

export const paintLawn = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette, hero } = scene
  const short = Math.min(w, h)
  const { deep, dark, mid, soft } = palette
  const ground = h * 0.8
  paintSky(easel, {
    stops: [mix(deep, '#000000', 0.2), mix(deep, dark, 0.6), mix(dark, mid, 0.55), mix(mid, soft, 0.35)],
    horizon: ground,
    cloudiness: 0.45,
    stretch: 3,
  })
  paintStars(easel, { colours: [palette.light], to: h * 0.5, count: 60, brightness: 0.5 })
  const random = easel.random.sub('trees')
  const far = mix(dark, deep, 0.4)
  for (let tree = 0; tree < 7; tree++)
    if (!easel.without.has('tree'))
      easel.part(
        'trees',
        () =>
          drawBareTree(ctx, {
            x: w * random.between(-0.05, 1.05),
            y: ground + 10,
            height: h * random.between(0.16, 0.3),
            colour: mix(far, mid, random.between(0, 0.3)),
            random,
            gnarl: 0.5,
            forks: 7,
          }),
        ctx,
      )
  paintFog(easel, { colour: mix(mid, soft, 0.3), from: ground - h * 0.2, to: ground + h * 0.02, strength: 0.5 })
  const isLeft = scene.random.sub('side').chance(0.5)
  const width = Math.min(short * 0.6, (ground - h * 0.385) / 1.16)
  const left = isLeft ? w * 0.5 - width * 0.72 : w * 0.5 - width * 0.28
  const isHouse = hero.kind === 'place'
  const lamp = lampOf(scene)
  let light: Box = { x: w * 0.5, y: ground - short * 0.3, w: 60, h: 80 }
  if (isHouse) {
    const height = Math.min(h * 0.36, (short * 0.95) / hero.width)
    stampMotif(easel, hero, {
      x: w / 2,
      y: ground + 8,
      height,
      tones: {
        ...silhouette(mix(deep, dark, 0.3), lamp),
        light: mix(deep, dark, 0.8),
        line: mix(deep, '#000000', 0.4),
      },
      random: scene.random.sub('hero'),
    })
  } else {
    light = paintHouse(easel, scene, {
      x: left,
      ground: ground + 8,
      w: width,
      eave: ground - width * 0.72,
      ridge: ground - width * 1.14,
    })
    const inside = findMotif(hero.id === 'woman-standing' ? 'man-in-coat' : 'woman-standing') ?? hero
    paintLitWindow(easel, { ...scene, hero: inside }, light, mix(dark, soft, 0.35))
  }
  const lawn = ctx.createLinearGradient(0, ground, 0, h)
  lawn.addColorStop(0, mix(deep, dark, 0.75))
  lawn.addColorStop(0.5, mix(deep, '#000000', 0.35))
  ctx.fillStyle = lawn
  ctx.fillRect(0, ground, w, h - ground)
  const middle = light.x + light.w / 2
  drawGlow(ctx, { x: middle, y: ground + h * 0.03, radius: short * 0.55, colour: lamp, strength: 0.5, flatten: 0.16 })
  paintGrass(easel, {
    from: ground + h * 0.005,
    far: mix(deep, dark, 0.6),
    near: mix(deep, '#000000', 0.6),
    height: h * 0.03,
    density: 0.7,
  })
  if (!isHouse) standOnLawn(ctx, scene, isLeft ? w * 0.78 : w * 0.22, h * 0.885, isLeft)
  paintFog(easel, {
    colour: mix(mid, soft, 0.2),
    from: ground - h * 0.02,
    to: ground + h * 0.07,
    strength: 0.25,
    seed: 5,
  })
  paintWeather(easel, scene)
}

/** Whoever is in the garden at this hour, larger than the house expects. */
const standOnLawn = (ctx: Context, scene: Scene, x: number, y: number, flip: boolean): void => {
  const { hero, palette, w, h } = scene
  const short = Math.min(w, h)
  const height = hero.kind === 'person' ? h * 0.27 : Math.min(h * 0.19, (short * 0.34) / hero.width)
  const dark = mix(palette.deep, '#000000', 0.6)
  drawMotif(ctx, hero, {
    x,
    y,
    height,
    flip,
    tones: silhouette(dark, mix(dark, lampOf(scene), 0.5)),
    random: scene.random.sub('hero'),
  })
}
