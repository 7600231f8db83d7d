// The house across a dark lawn, one window lit, and whoever stands outside.
import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { drawMotif, stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { paintBoards } from './boards.ts'
import { paintWeather } from './weather.ts'
import { indoors, outdoors } from './whereabouts.ts'
import { lampOf, paintLitWindow } from './window.ts'

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
    paintLitWindow(easel, { ...scene, hero: indoors(hero) }, light, mix(dark, soft, 0.35))
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
  if (!isHouse) standOnLawn(ctx, { ...scene, hero: outdoors(hero) }, isLeft ? w * 0.78 : w * 0.22, h * 0.885, isLeft)
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
