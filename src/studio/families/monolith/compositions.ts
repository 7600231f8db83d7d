// The four buildings of the monolith: a slab, a stair, a rift, a bridge.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'
import {
  beyondSheet,
  concreteTones,
  paintDisc,
  paintFloor,
  paintHazeSky,
  paintMass,
  paintStair,
  sideOf,
} from './architecture.ts'
import { bridge } from './bridge.ts'
import { isMonument, paintScale } from './hero.ts'

/** One slab before the disc, and a plaza on which to stand small. */
export const slab = (easel: Easel, scene: Scene): void => {
  const { w, h, ctx } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h * 0.625)
  const side = sideOf(scene)
  const horizon = h * 0.76
  const disc = { x: w / 2 + side * m * 0.13, y: h * 0.555 }
  paintHazeSky(easel, palette, horizon, disc)
  paintDisc(easel, palette, disc, m * 0.3)
  paintFog(easel, {
    colour: mix(palette.soft, palette.light, 0.3),
    from: horizon - h * 0.2,
    to: horizon + h * 0.04,
    strength: 0.6,
    thickest: 0.9,
  })
  paintFloor(easel, palette, horizon, w / 2)
  const foot = horizon + h * 0.012
  if (!isMonument(hero)) {
    const { lit, shade } = concreteTones(palette)
    const [half, top] = [m * 0.145, h * 0.375]
    const edge = w / 2 + side * half
    paintMass(
      easel,
      [
        [w / 2 - half, top],
        [w / 2 + half, top],
        [w / 2 + half, foot],
        [w / 2 - half, foot],
      ],
      {
        lit: mix(shade, lit, 0.3),
        shade: mix(shade, '#000000', 0.25),
        from: { x: edge, y: foot },
        to: { x: w / 2 - side * half, y: top },
      },
      [2, 7],
    )
    paintMass(
      easel,
      [
        [edge, top],
        [edge + side * m * 0.05, top + m * 0.022],
        [edge + side * m * 0.05, foot - m * 0.012],
        [edge, foot],
      ],
      {
        lit: mix(palette.accent, palette.light, 0.3),
        shade: lit,
        from: { x: edge, y: disc.y },
        to: { x: edge, y: foot },
      },
    )
    ctx.fillStyle = withAlpha(mix(palette.deep, '#000000', 0.5), 0.6)
    ctx.beginPath()
    for (const [x, y] of [
      [w / 2 - half, foot],
      [w / 2 + half, foot],
      [w / 2 + half * 1.5 - side * m * 0.12, h],
      [w / 2 - half * 2 - side * m * 0.12, h],
    ] as const)
      ctx.lineTo(x, y)
    ctx.fill()
  }
  const x = w / 2 + side * m * (isMonument(hero) ? -0.2 : 0.27)
  paintScale(
    easel,
    hero,
    {
      x,
      y: h * 0.85,
      figure: h * 0.155,
      monument: { x: w / 2, y: foot, height: h * 0.38, width: m * 0.62 },
      towards: -Math.PI / 2 + side * 0.5,
      hasFloor: true,
    },
    palette,
  )
}

/** A flight of steps between walls, up to the light. */
const stair = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h * 0.625)
  const top = h * 0.64
  const disc = { x: w / 2, y: h * 0.55 }
  paintHazeSky(easel, palette, top, disc)
  paintDisc(easel, palette, disc, m * 0.27)
  const { lit, shade } = concreteTones(palette)
  const topWidth = m * 0.46
  const bottomWidth = w * 1.18
  for (const side of [-1, 1]) {
    const inner = w / 2 + (side * topWidth) / 2
    const outer = side > 0 ? w + 10 : -10
    paintMass(
      easel,
      beyondSheet(easel, [
        [inner, h * 0.36],
        [inner, top],
        [w / 2 + (side * bottomWidth) / 2, h],
        [outer, h],
        [outer, h * 0.04],
      ]),
      { lit: mix(lit, palette.accent, 0.25), shade, from: { x: inner, y: h * 0.55 }, to: { x: outer, y: h * 0.4 } },
      [4, 9],
    )
  }
  paintStair(easel, palette, { x: w / 2, top, bottom: h * 1.01, topWidth, bottomWidth, steps: 17 })
  paintGlow(easel, { ...disc, radius: m * 0.62, colour: mix(palette.accent, palette.light, 0.3), strength: 0.4 })
  const dusk = easel.ctx.createLinearGradient(0, h * 0.78, 0, h)
  dusk.addColorStop(0, withAlpha(palette.deep, 0))
  dusk.addColorStop(1, withAlpha(palette.deep, 0.9))
  easel.ctx.fillStyle = dusk
  easel.ctx.fillRect(0, h * 0.78, w, h * 0.22)
  paintScale(
    easel,
    hero,
    {
      x: w / 2,
      y: h * 0.775,
      figure: h * 0.19,
      monument: { x: w / 2, y: top + 6, height: h * 0.27, width: m * 0.44 },
      towards: -Math.PI / 2,
      hasFloor: true,
    },
    palette,
  )
}

/** A wall that takes most of the sheet, and beside it a rift of light. */
const rift = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h * 0.625)
  const side = sideOf(scene)
  const at = (share: number): number => (side > 0 ? w * share : w * (1 - share))
  const horizon = h * 0.8
  const light = { x: at(0.8), y: h * 0.56 }
  paintHazeSky(easel, palette, horizon, light)
  paintDisc(easel, palette, light, m * 0.2)
  paintFog(easel, {
    colour: mix(palette.light, palette.soft, 0.3),
    from: h * 0.5,
    to: horizon + 60,
    strength: 0.7,
    thickest: 0.85,
  })
  paintFloor(easel, palette, horizon, at(0.8))
  const { lit, shade } = concreteTones(palette)
  paintMass(
    easel,
    beyondSheet(easel, [
      [at(-0.02), -10],
      [at(0.655), -10],
      [at(0.655), horizon],
      [at(0.5), h + 10],
      [at(-0.02), h + 10],
    ]),
    {
      lit: mix(shade, lit, 0.55),
      shade: mix(shade, '#000000', 0.2),
      from: { x: at(0.66), y: h * 0.6 },
      to: { x: at(0.05), y: h * 0.3 },
    },
    [4, 8],
  )
  paintMass(
    easel,
    [
      [at(0.655), -10],
      [at(0.69), -10],
      [at(0.675), horizon - h * 0.012],
      [at(0.655), horizon],
    ],
    { lit: mix(palette.accent, palette.light, 0.35), shade: lit, from: { x: 0, y: h * 0.56 }, to: { x: 0, y: -10 } },
  )
  paintMass(
    easel,
    beyondSheet(easel, [
      [at(0.95), -10],
      [at(1.02), -10],
      [at(1.02), h + 10],
      [at(1), h],
      [at(0.95), horizon],
    ]),
    {
      lit: mix(shade, lit, 0.5),
      shade: mix(shade, '#000000', 0.25),
      from: { x: at(0.95), y: h * 0.6 },
      to: { x: at(1.02), y: h * 0.2 },
    },
  )
  paintScale(
    easel,
    hero,
    {
      x: at(0.815),
      y: h * 0.865,
      figure: h * 0.175,
      monument: { x: at(0.815), y: horizon + 8, height: h * 0.4, width: w * 0.25 },
      towards: -Math.PI / 2 - side * 0.3,
      hasFloor: true,
    },
    palette,
  )
}

export const compositions: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = {
  slab,
  stair,
  rift,
  bridge,
}
