// What is behind those who peek, and the floor that hides what is not seen of them.

import { paintClouds, paintSnow } from '../../characters/worlds/air.ts'
import { glow, paintRays, paintSky } from '../../characters/worlds/gouache.ts'
import { drawRoundTree, paintFlowers, paintHill, paintTufts } from '../../characters/worlds/land.ts'
import { paintKitchen, paintLamp } from '../../characters/worlds/rooms.ts'
import { paintSnowyLand } from '../../characters/worlds/wilds.ts'
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { downwards } from '../../paint/shapes/lay.ts'
import type { Scene } from '../family.ts'

/** `edge` is where the heads are. */
export const paintBackdrop = (easel: Easel, { palette, layout }: Scene, edge: number): void => {
  const { ctx, w, h, extent } = easel
  if (layout === 'kitchen') {
    paintKitchen(easel, palette, edge * 0.4, edge * 0.86)
    paintLamp(easel, w * 0.5, edge * 0.16, palette.counter)
    return
  }
  if (layout === 'snow') {
    paintSnowyLand(easel, palette, h * 0.62)
    return
  }
  if (layout === 'rays') {
    paintSky(easel, [mix(palette.soft, palette.light, 0.2), palette.soft, palette.mid], 0.1)
    paintRays(easel, w / 2, edge, withAlpha(palette.light, 0.3))
    glow(ctx, w / 2, edge - h * 0.08, w * 0.6, palette.light, 0.5)
    return
  }
  paintSky(easel, [palette.mid, palette.soft, mix(palette.light, palette.soft, 0.2)])
  const clouds = [
    [0.14, 0.1, 2],
    [0.72, 0.07, 2.4],
    [0.95, 0.22, 1.7],
    [0.4, 0.2, 1.4],
    [-0.5, 0.15, 2],
    [1.5, 0.12, 2],
  ] as const
  paintClouds(
    easel,
    clouds.map(([x, y, size]) => [x * w, y * h, size] as const),
    '#ffffff',
    mix(palette.soft, '#ffffff', 0.4),
  )
  const green = mix(palette.hues[2], palette.soft, 0.25)
  paintHill(easel, edge - h * 0.07, h * 0.07, mix(green, palette.light, 0.35), 'far')
  const random = easel.random.sub('trees')
  easel.part('trees', () => {
    for (let x = extent.x; x < extent.x + extent.w; x += w * 0.16)
      drawRoundTree(
        ctx,
        x + random.next() * 90,
        edge,
        h * (0.07 + random.next() * 0.05),
        mix(green, palette.dark, 0.2),
        '#7a4a30',
      )
  })
  paintHill(easel, edge, h * 0.04, green, 'near')
}

const paintCloth = (easel: Easel, { palette }: Scene, top: number): void => {
  const { ctx, w, extent } = easel
  const foot = extent.y + extent.h
  easel.part('tiles', () => {
    ctx.fillStyle = downwards(ctx, top, foot, [palette.light, mix(palette.light, palette.soft, 0.5)])
    ctx.fillRect(extent.x, top, extent.w, foot - top)
    ctx.fillStyle = withAlpha(palette.accent, 0.75)
    for (let row = 0, y = top; y < foot; row++) {
      const [spread, next, below] = [1 + row * 0.16, 1.16 + row * 0.16, y + 52 + row * 16]
      for (let column = -16; column < 16; column++) {
        if ((row + column) % 2 !== 0) continue
        const at = (index: number, wide: number): number => w / 2 + index * 100 * wide
        ctx.beginPath()
        ctx.moveTo(at(column, spread), y)
        ctx.lineTo(at(column + 1, spread), y)
        ctx.lineTo(at(column + 1, next), below)
        ctx.lineTo(at(column, next), below)
        ctx.fill()
      }
      y = below
    }
  })
  ctx.fillStyle = downwards(ctx, top, top + 120, [withAlpha(palette.deep, 0.35), withAlpha(palette.deep, 0)])
  ctx.fillRect(extent.x, top, extent.w, 120)
}

/** Before the figures, up to where the title begins to hide them. */
export const paintFloor = (easel: Easel, scene: Scene, title: Box | undefined): void => {
  const { w, h, extent } = easel
  const { palette, layout } = scene
  // A title that is narrow or low hides too little: then a floor rises to the paws.
  const isCovering = title === undefined || (title.w > w * 0.78 && title.h > h * 0.18)
  const top = isCovering ? h * 0.78 : title.y + h * 0.035
  if (layout === 'kitchen') paintCloth(easel, scene, top)
  else if (layout === 'snow') {
    paintHill(easel, top, 50, mix(palette.light, '#ffffff', 0.6), 'front')
    paintSnow(easel, '#ffffff')
  } else if (layout === 'rays') paintHill(easel, top + h * 0.02, 40, mix(palette.dark, palette.accent, 0.2), 'front')
  else {
    const green = mix(palette.hues[2], palette.dark, 0.2)
    paintHill(easel, top, 60, green, 'front')
    paintTufts(
      easel,
      { x: extent.x, y: top + 30, w: extent.w, h: h * 0.2 },
      [mix(green, palette.light, 0.3), mix(green, palette.deep, 0.3)],
      160,
      46,
    )
    paintFlowers(
      easel,
      { x: extent.x, y: top + 80, w: extent.w, h: h * 0.93 - top },
      [palette.accent, palette.counter, palette.light],
      green,
      Math.round((18 * extent.w) / w),
      easel.random.sub('flowers'),
    )
  }
}
