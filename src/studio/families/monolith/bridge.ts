// The bridge of the monolith: a thin deck from mass to mass over an abyss, before an enormous disc.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'
import { concreteTones, paintDisc, paintHazeSky, paintMass, sideOf } from './architecture.ts'
import { isMonument, paintScale } from './hero.ts'

/** A thin bridge from mass to mass over an abyss, before an enormous disc. */
export const bridge = (easel: Easel, scene: Scene): void => {
  const { w, h, ctx } = easel
  const { palette, hero } = scene
  const m = Math.min(w, h * 0.625)
  const side = sideOf(scene)
  const deck = h * 0.6
  const disc = { x: w / 2 + side * w * 0.04, y: deck - m * 0.16 }
  paintHazeSky(easel, palette, h * 0.72, disc)
  paintDisc(easel, palette, disc, m * 0.345)
  const { lit, shade } = concreteTones(palette)
  paintFog(easel, {
    colour: mix(palette.soft, palette.mid, 0.3),
    from: deck - h * 0.05,
    to: h * 0.82,
    strength: 0.5,
    thickest: 0.5,
    seed: 2,
  })
  // Where the sheet is open, the left mass is a tower with a far side, and the bridge goes on behind it.
  const { x: open } = easel.extent
  const masses = [
    [-10, open < 0 ? -w * 0.17 : -10, 0.17, 0.2],
    [w + 10, w + 10, 0.84, 0.3],
  ] as const
  for (const [edge, far, inner, tops] of masses)
    paintMass(
      easel,
      [
        [far, h * tops],
        [w * inner, h * tops],
        [w * inner, h + 10],
        [far, h + 10],
      ],
      { lit: mix(shade, lit, 0.75), shade, from: { x: w * inner, y: deck }, to: { x: edge, y: h * 0.4 } },
      [1, 9],
    )
  const abyss = ctx.createLinearGradient(0, deck, 0, h)
  abyss.addColorStop(0, withAlpha(palette.deep, 0))
  abyss.addColorStop(0.22, withAlpha(palette.deep, 0.72))
  abyss.addColorStop(0.5, withAlpha(mix(palette.deep, '#000000', 0.2), 0.96))
  abyss.addColorStop(1, mix(palette.deep, '#000000', 0.3))
  ctx.fillStyle = abyss
  ctx.fillRect(0, deck, w, h - deck)
  const near = mix(palette.deep, '#000000', 0.2)
  ctx.fillStyle = near
  ctx.fillRect(0, deck, w, m * 0.016)
  for (const left of open < 0 ? [0, -w, -w * 2] : [0]) {
    ctx.beginPath()
    ctx.moveTo(left, deck + m * 0.07)
    ctx.quadraticCurveTo(left + w / 2, deck + m * 0.008, left + w, deck + m * 0.07)
    ctx.lineTo(left + w, deck)
    ctx.lineTo(left, deck)
    ctx.fill()
  }
  ctx.fillStyle = mix(palette.accent, palette.light, 0.5)
  ctx.fillRect(0, deck - 2, w, 4)
  paintScale(
    easel,
    hero,
    {
      x: w * (0.5 + side * (isMonument(hero) ? 0.3 : -0.02)),
      y: deck + 2,
      figure: h * 0.2,
      monument: { x: w / 2, y: deck + 2, height: h * 0.34, width: m * 0.56 },
      towards: -Math.PI / 2 + side * 0.3,
      hasFloor: false,
    },
    palette,
  )
  paintFlock(easel, {
    x: disc.x - side * m * 0.22,
    y: disc.y - m * 0.2,
    colour: near,
    count: 6,
    spread: m * 0.07,
    size: 13,
  })
}
