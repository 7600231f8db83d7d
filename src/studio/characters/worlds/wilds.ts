// Places far from home: a deep wood, the bottom of the sea, space, snow.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { lerp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Point } from '../../paint/point.ts'
import { downwards, fillShape, pathOf, strokeLine } from '../../paint/shapes/lay.ts'
import { curve, moved, oval, ribbon, symmetric } from '../../paint/shapes/line.ts'
import { darker, lighter } from '../light.ts'
import { paintStars } from './air.ts'
import { dab, glow, paintSky } from './gouache.ts'
import { drawFir, drawLeaf, paintHill } from './land.ts'

/** Trunks that leave a bright corridor around the middle, with light falling in from `light`. */
export const paintWood = (easel: Easel, palette: Palette, light: Point): void => {
  const { ctx, extent, w, h } = easel
  const random = easel.random.sub('wood')
  const [far, near] = [mix(palette.soft, palette.mid, 0.35), palette.deep]
  paintSky(easel, [lighter(far, 0.1), far, palette.dark], 0.12)
  glow(ctx, light[0], light[1], h * 0.46, mix(palette.light, '#fff2b8', 0.5), 0.85)
  easel.part('trees', () => {
    for (let row = 0; row < 4; row++) {
      const colour = mix(far, near, 0.25 + row * 0.25)
      const count = Math.round(([9, 7, 6, 5][row] ?? 5) * (extent.w / w))
      for (let tree = 0; tree < count; tree++) {
        const x = extent.x + (extent.w * (tree + 0.2 + random.next() * 0.6)) / count
        const thick = lerp(26, 96, row / 3) * (0.8 + random.next() * 0.5)
        if (row > 1 && Math.abs(x - w / 2) < w * (row === 3 ? 0.42 : 0.27)) continue
        const trunk = ribbon(
          [
            [x + (random.next() - 0.5) * 96, -90],
            [x + (random.next() - 0.5) * 48, h * 0.4],
            [x, h * 0.75],
            [x + (random.next() - 0.5) * 32, h * 1.02],
          ],
          (t) => thick * (0.72 + t ** 4 * 1.4),
        )
        fillShape(ctx, trunk, colour)
        ctx.save()
        ctx.clip(pathOf(trunk))
        dab(
          ctx,
          { x: x - thick * 2.4, y: 0, w: thick * 4.8, h },
          {
            colours: [lighter(colour, 0.3), darker(colour, 0.4)],
            count: 150,
            length: 140,
            width: 6,
            angle: 1.57,
            alpha: 0.4,
          },
          random,
        )
        ctx.fillStyle = withAlpha('#fff0b8', 0.14)
        ctx.fillRect(x < light[0] ? x + thick * 0.3 : x - thick * 3, 0, thick * 2.5, h)
        ctx.restore()
        for (let branch = 0; branch < 3; branch++) {
          const [y, side] = [h * (0.05 + random.next() * 0.4), random.next() < 0.5 ? -1 : 1]
          fillShape(
            ctx,
            ribbon(
              [
                [x, y],
                [x + side * thick * 2, y - thick],
                [x + side * thick * 4, y - thick * (1 + random.next() * 2)],
              ],
              (t) => thick * 0.26 * (1 - t) + 1,
            ),
            colour,
          )
        }
      }
      ctx.fillStyle = downwards(ctx, h * 0.3, h, [
        withAlpha(far, 0),
        withAlpha(mix(far, palette.dark, 0.5), 0.3 - row * 0.05),
      ])
      ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
      dab(
        ctx,
        { x: extent.x, y: extent.y - 50, w: extent.w, h: h * (0.16 - row * 0.02) },
        {
          colours: [colour, lighter(colour, 0.2), darker(colour, 0.2)],
          count: 420,
          length: 74,
          width: 34,
          angle: 0.5,
          alpha: 0.75,
        },
        random,
      )
    }
  })
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (let ray = 0; ray < 6; ray++) {
    const angle = 1 + ray * 0.22
    const at = (turn: number): Point => [light[0] + Math.cos(angle + turn) * h, light[1] + Math.sin(angle + turn) * h]
    const shine = ctx.createLinearGradient(light[0], light[1], ...at(0))
    shine.addColorStop(0, withAlpha('#fff0b4', 0.2))
    shine.addColorStop(1, withAlpha('#fff0b4', 0))
    fillShape(ctx, [light, at(0), at(0.08)], shine)
  }
  ctx.restore()
}

export const paintUndersea = (easel: Easel, palette: Palette): void => {
  const { ctx, extent, w, h } = easel
  const random = easel.random.sub('sea')
  easel.part('water', () => paintSky(easel, [palette.soft, palette.mid, palette.dark, palette.deep]))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (let ray = 0; ray < 7 * (extent.w / w); ray++) {
    const x = extent.x + ((ray + random.next()) * w) / 7
    fillShape(
      ctx,
      [
        [x, extent.y - 30],
        [x + 100 + random.next() * 90, extent.y - 30],
        [x + random.next() * 400 - 50, h * 0.7],
        [x - 250, h * 0.7],
      ],
      downwards(ctx, extent.y, h * 0.7, [withAlpha('#d2fff0', 0.22), withAlpha('#d2fff0', 0)]),
    )
  }
  ctx.restore()
  paintHill(easel, h * 0.9, 120, mix(palette.dark, palette.deep, 0.4), 'seabed')
  const edge = (at: number): number =>
    extent.x + (at % 2 === 0 ? random.next() * 0.24 : 0.76 + random.next() * 0.24) * extent.w
  easel.part('leaves', () => {
    for (let weed = 0; weed < 12; weed++) {
      const [x, tall] = [edge(weed), 300 + random.next() * 620]
      const colour = mix(palette.hues[2], palette.deep, 0.25 + (weed % 3) * 0.16)
      fillShape(
        ctx,
        ribbon(
          [
            [x, h * 1.02],
            [x + 40, h - tall * 0.4],
            [x - 34, h - tall * 0.7],
            [x + 28, h - tall],
          ],
          (t) => 26 * (1 - t) + 3,
        ),
        colour,
      )
      for (let leaf = 1; leaf < 6; leaf++)
        drawLeaf(ctx, x + (leaf % 2 === 1 ? 18 : -12), h - (tall * leaf) / 6, 110, leaf % 2 === 1 ? -0.7 : -2.4, colour)
    }
  })
  for (let reef = 0; reef < 8; reef++) {
    const [x, colour] = [edge(reef), palette.hues[reef % 5] ?? palette.accent]
    for (let arm = 0; arm < 6; arm++)
      fillShape(
        ctx,
        ribbon(
          [
            [x, h * 1.01],
            [x + (arm - 2.5) * 22, h - 100],
            [x + (arm - 2.5) * 48, h - 150 - (arm % 3) * 54],
          ],
          (t) => 21 - t * 6,
        ),
        mix(colour, palette.dark, 0.15 + (arm % 2) * 0.14),
      )
  }
}

/** A jellyfish that shines like a lamp. */
export const drawJelly = (easel: Easel, x: number, y: number, scale: number, colour: Colour): void => {
  const { ctx } = easel
  glow(ctx, x, y, 150 * scale, colour, 0.75)
  for (let arm = -3; arm < 4; arm++)
    strokeLine(
      ctx,
      curve(
        [
          [x + arm * 12 * scale, y + 14 * scale],
          [x + (arm * 15 + 8) * scale, y + 58 * scale],
          [x + (arm * 11 - 6) * scale, y + 104 * scale],
          [x + arm * 15 * scale, y + (130 + (arm & 1) * 26) * scale],
        ],
        6,
        false,
      ),
      withAlpha(lighter(colour, 0.5), 0.55),
      4 * scale,
    )
  fillShape(
    ctx,
    moved(
      symmetric([
        [0, -52],
        [36, -40],
        [54, 6],
        [28, 20],
        [0, 12],
      ]),
      x,
      y,
      0,
      scale,
    ),
    downwards(ctx, y - 50 * scale, y + 20 * scale, [withAlpha(lighter(colour, 0.8), 0.95), withAlpha(colour, 0.7)]),
  )
  for (const side of [-1, 1])
    fillShape(ctx, oval(x + side * 15 * scale, y - 8 * scale, 4.5 * scale, 6 * scale), '#26305e')
  strokeLine(
    ctx,
    curve(
      [
        [x - 7 * scale, y + 3 * scale],
        [x, y + 8 * scale],
        [x + 7 * scale, y + 3 * scale],
      ],
      5,
      false,
    ),
    '#26305e',
    3 * scale,
  )
}

export const paintSpace = (easel: Easel, palette: Palette): void => {
  const { ctx, extent, w, h } = easel
  paintSky(easel, [palette.deep, palette.dark, palette.mid, mix(palette.mid, palette.accent, 0.6)], 0.2)
  glow(ctx, w * 0.8, h * 0.25, h * 0.32, palette.accent, 0.4)
  glow(ctx, w * 0.15, h * 0.6, h * 0.32, palette.counter, 0.34)
  paintStars(easel, extent, '#fff6d6', 50)
}

export const drawPlanet = (
  easel: Easel,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  ring: Colour | null = null,
): void => {
  const { ctx } = easel
  easel.part('planet', () => {
    ctx.save()
    glow(ctx, x, y, radius * 1.5, colour, 0.4)
    const disc = oval(x, y, radius, radius, 0, 80)
    fillShape(ctx, disc, colour)
    ctx.save()
    ctx.clip(pathOf(disc))
    for (let belt = 0; belt < 7; belt++)
      fillShape(
        ctx,
        oval(
          x + radius * 0.1,
          y - radius + belt * radius * 0.32,
          radius * 1.2,
          radius * (0.06 + (belt % 3) * 0.04),
          -0.2,
        ),
        withAlpha(belt % 2 === 1 ? lighter(colour, 0.4) : darker(colour, 0.3), 0.5),
      )
    const shade = ctx.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.3, x, y, radius * 1.05)
    shade.addColorStop(0, withAlpha('#fff0c8', 0.25))
    shade.addColorStop(0.5, withAlpha('#140a3c', 0))
    shade.addColorStop(1, withAlpha('#140a3c', 0.75))
    ctx.fillStyle = shade
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    ctx.restore()
    if (ring) {
      ctx.translate(x, y)
      ctx.rotate(-0.35)
      ctx.scale(1, 0.28)
      for (const [reach, width] of [
        [1.65, 0.16],
        [1.42, 0.1],
      ] as const) {
        ctx.beginPath()
        ctx.arc(0, 0, radius * reach, -0.35, Math.PI + 0.35)
        ctx.strokeStyle = ring
        ctx.lineWidth = radius * width
        ctx.stroke()
      }
    }
    ctx.restore()
  })
}

/** Snowy hills with firs, down to a white ground. */
export const paintSnowyLand = (easel: Easel, palette: Palette, ground: number): void => {
  const { ctx, extent, w, h } = easel
  const random = easel.random.sub('firs')
  paintSky(easel, [palette.mid, palette.soft, palette.light], 0.12)
  const white = mix(palette.light, '#ffffff', 0.7)
  for (let row = 0; row < 3; row++)
    paintHill(
      easel,
      ground - h * (0.12 - row * 0.04),
      h * 0.07,
      mix(palette.soft, white, 0.35 + row * 0.25),
      `drift ${row}`,
    )
  easel.part('trees', () => {
    for (let fir = 0; fir < 14 * (extent.w / w); fir++)
      drawFir(
        ctx,
        extent.x + random.next() * extent.w,
        ground - h * (0.02 + random.next() * 0.05),
        h * (0.07 + random.next() * 0.07),
        mix(palette.hues[2], palette.dark, 0.4),
        white,
      )
  })
  paintHill(easel, ground, 50, white, 'snowfield')
}
