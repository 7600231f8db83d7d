// How silk and object are put together: a bed, a drape, a curtain.
import { mix } from '../../colour/colour.ts'
import { paintGilded } from '../../light/gilding.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Easel } from '../../paint/easel.ts'
import { silk } from '../../paint/materials/silk.ts'
import type { Scene } from '../family.ts'
import { clothOf, dim, layCloth } from './drapes.ts'

/** The object in polished metal, lying with a slight turn. */
const gild = (
  easel: Easel,
  { hero, palette }: Scene,
  x: number,
  y: number,
  high: number,
  wide: number,
  turn: number,
): void => {
  const height = Math.min(high, wide / hero.width)
  const [footX, footY] = [x - Math.sin(turn) * height * 0.5, y + Math.cos(turn) * height * 0.5]
  paintGilded(easel, hero, { x: footX, y: footY, height, turn, random: easel.random.sub('hero') }, palette)
}

const bed = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  const random = easel.random.sub('bed')
  const angle = random.between(0.55, 1.1)
  const fold = m * random.between(0.19, 0.25)
  easel.part('silk', () => silk(easel, { ramp: clothOf(palette), angle, fold, depth: 0.95 }))
  dim(easel, palette, 0, 0.44, 0.9)
  dim(easel, palette, 1, 0.8, 0.85)
  gild(easel, scene, w / 2, h * 0.615, h * 0.4, m * 0.66, random.between(-0.16, 0.16))
}

const drape = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const at = (x: number): number => w / 2 + side * w * x
  // Where the sheet is open, the hem goes on as it leaves it.
  const { x: left } = easel.extent
  const isOpen = left < 0
  easel.fill(mix(palette.deep, '#000000', 0.55))
  paintGlow(easel, {
    x: at(-0.1),
    y: h * 0.45,
    radius: m * 0.8,
    colour: mix(palette.deep, palette.dark, 0.7),
    strength: 0.8,
  })
  layCloth(
    easel,
    palette,
    (ctx) => {
      if (isOpen && side < 0) {
        ctx.moveTo(left - w * 0.1, h * 0.5)
        ctx.bezierCurveTo(left * 0.7, h * 0.42, at(0.82), h * 0.32, at(0.56), h * 0.36)
      } else ctx.moveTo(at(0.56), h * 0.36)
      ctx.bezierCurveTo(at(0.3), h * 0.4, at(0.28), h * 0.52, at(0.04), h * 0.53)
      ctx.bezierCurveTo(at(-0.2), h * 0.54, at(-0.26), h * 0.62, at(-0.56), h * 0.64)
      if (isOpen && side > 0) ctx.bezierCurveTo(at(-0.86), h * 0.66, left * 0.6, h * 0.5, left - w * 0.1, h * 0.56)
      ctx.lineTo(side > 0 && isOpen ? left - w * 0.1 : at(-0.56), h * 1.05)
      ctx.lineTo(side < 0 && isOpen ? left - w * 0.1 : at(0.56), h * 1.05)
      ctx.closePath()
    },
    { angle: side > 0 ? 2.45 : 0.7, fold: m * 0.2 },
  )
  dim(easel, palette, 1, 0.8, 0.85)
  gild(easel, scene, w / 2, h * 0.61, h * 0.37, m * 0.66, side * 0.1)
}

const curtain = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  easel.fill(mix(palette.deep, '#000000', 0.6))
  paintGlow(easel, {
    x: w / 2,
    y: h * 0.34,
    radius: m * 0.55,
    colour: mix(palette.dark, palette.mid, 0.5),
    strength: 0.9,
  })
  const open = scene.random.sub('open').chance(0.5) ? 1 : -1
  const { x: left } = easel.extent
  for (const side of [-1, 1])
    layCloth(
      easel,
      palette,
      (ctx) => {
        const at = (x: number): number => w / 2 + side * w * x
        const low = side === open ? 0.62 : 0.78
        ctx.moveTo(at(0.03), -20)
        ctx.bezierCurveTo(at(0.08), h * 0.16, at(0.27), h * 0.24, at(0.36), h * low * 0.62)
        ctx.bezierCurveTo(at(0.42), h * low * 0.8, at(0.46), h * low * 0.94, at(0.6), h * low)
        // Where the sheet is open, the curtain hangs on beyond it.
        if (side < 0 && left < 0) {
          ctx.bezierCurveTo(at(0.74), h * (low + 0.06), left * 0.5, h * (low + 0.02), left - w * 0.1, h * (low + 0.08))
          ctx.lineTo(left - w * 0.1, -20)
        } else ctx.lineTo(at(0.6), -20)
        ctx.closePath()
      },
      { angle: Math.PI / 2 - side * 0.42, fold: m * 0.16 },
    )
  dim(easel, palette, 1, 0.5, 0.97)
  gild(easel, scene, w / 2, h * 0.375, h * 0.42, m * 0.56, 0)
}

const compositions: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { bed, drape, curtain }

export const composeSilk = (easel: Easel, scene: Scene): void => (compositions[scene.layout] ?? bed)(easel, scene)
