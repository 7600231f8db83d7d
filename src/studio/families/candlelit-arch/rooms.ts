// The rooms: a window recess at night, a wall of books, a vaulted nave. Each leaves a lit place for the hero.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { paintArcade } from '../../paint/scenery/arcade.ts'
import { paintBookshelf } from '../../paint/scenery/bookshelf.ts'
import { paintGothicWindow } from '../../paint/scenery/gothic-window.ts'
import { drawMasonry } from '../../paint/scenery/masonry.ts'
import { pointedArch } from '../../paint/scenery/pointed-arch.ts'
import type { Scene } from '../family.ts'

export interface Room {
  /** Where the hero's light falls. */
  readonly light: { readonly x: number; readonly y: number }
  /** The level that things stand on. */
  readonly ledge: number
  /** The arch, window or wall. */
  readonly opening: Box
}

const paintWall = asPart('wall', (easel: Easel, { palette }: Scene, { light }: Room): void =>
  drawMasonry(easel.ctx, {
    box: { x: 0, y: 0, w: easel.w, h: easel.h },
    stone: mix(palette.deep, palette.dark, 0.4),
    joint: mix(palette.deep, '#000000', 0.5),
    lit: mix(palette.dark, palette.mid, 0.7),
    light,
    reach: easel.w * 0.62,
    course: 118,
    random: easel.random.sub('wall'),
  }),
)

const paintNight = asPart('sky', (easel: Easel, { palette, setting }: Scene, { opening }: Room): void => {
  const { x, y, w, h } = opening
  const isDay = setting.time === 'day' || setting.time === 'dawn'
  const far = mix(palette.counter, palette.light, isDay ? 0.6 : 0.25)
  paintSky(easel, {
    stops: [mix(palette.counter, palette.deep, 0.78), mix(palette.counter, palette.deep, 0.5), far],
    horizon: y + h * 0.9,
    cloudiness: 0.6,
  })
  paintStars(easel, { colours: [palette.light], from: y, to: y + h * 0.7, count: 260, haloed: 3 })
  paintMoon(easel, {
    x: x + w * 0.64,
    y: y + h * 0.36,
    radius: w * 0.17,
    light: palette.light,
    shade: mix(palette.light, palette.counter, 0.4),
    glow: far,
    glowStrength: 0.7,
  })
})

export const paintWindowRoom = (easel: Easel, scene: Scene, room: Room): void => {
  const { palette } = scene
  const { opening } = room
  paintWall(easel, scene, room)
  paintGothicWindow(easel, {
    x: opening.x + opening.w / 2,
    y: opening.y + opening.h,
    width: opening.w,
    height: opening.h,
    stone: mix(palette.dark, palette.mid, 0.3),
    lit: mix(palette.soft, palette.counter, 0.35),
    light: mix(palette.counter, palette.light, 0.4),
    view: () => paintNight(easel, scene, room),
    glow: 0.5,
    random: easel.random.sub('window'),
  })
}

/** Books in a pointed niche of stone. */
export const paintLibraryRoom = (easel: Easel, scene: Scene, room: Room): void => {
  const { palette } = scene
  const [one, two, three, four, five] = palette.hues
  const { x, y, w, h } = room.opening
  const bound = (colour: string): string => mix(colour, palette.deep, 0.3)
  paintWall(easel, scene, room)
  const niche = pointedArch(x + w / 2, y + h, w, h, 0.7)
  const { ctx } = easel
  for (const [width, colour] of [
    [150, withAlpha('#000000', 0.4)],
    [120, mix(palette.dark, palette.mid, 0.35)],
    [92, mix(palette.deep, palette.dark, 0.5)],
    [66, mix(palette.dark, palette.mid, 0.55)],
    [40, mix(palette.deep, '#000000', 0.3)],
    [12, mix(palette.mid, palette.soft, 0.35)],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    easel.part('arch', () => ctx.stroke(niche))
  }
  ctx.save()
  ctx.clip(niche)
  paintBookshelf(easel, {
    box: room.opening,
    wood: mix(palette.dark, palette.mid, 0.45),
    dark: mix(palette.deep, '#000000', 0.5),
    spines: [bound(one), bound(two), bound(three), bound(four), bound(five)],
    gilt: palette.accent,
    shelf: h * 0.125,
    bays: 2,
  })
  ctx.strokeStyle = withAlpha('#000000', 0.5)
  ctx.lineWidth = 60
  ctx.stroke(niche)
  ctx.restore()
}

export const paintNaveRoom = (easel: Easel, { palette }: Scene, { light, opening }: Room): void => {
  paintArcade(easel, {
    vanish: { x: light.x, y: light.y },
    air: {
      far: mix(palette.soft, palette.accent, 0.3),
      middle: mix(palette.mid, palette.dark, 0.3),
      near: mix(palette.deep, '#000000', 0.35),
    },
    light: mix(palette.light, palette.accent, 0.25),
    count: 6,
    width: opening.w,
    height: opening.h,
  })
}

/** Candlelight over all of the room, and darkness where it does not reach. */
export const paintCandleShade = (easel: Easel, { palette }: Scene, { light }: Room, reach: number): void => {
  const { ctx, w, h } = easel
  const shade = ctx.createRadialGradient(light.x, light.y, reach * 0.2, light.x, light.y, reach * 1.5)
  const black = mix(palette.deep, '#000000', 0.6)
  shade.addColorStop(0, withAlpha(black, 0))
  shade.addColorStop(0.4, withAlpha(black, 0.36))
  shade.addColorStop(0.72, withAlpha(black, 0.86))
  shade.addColorStop(1, withAlpha(black, 0.97))
  ctx.fillStyle = shade
  ctx.fillRect(0, 0, w, h)
  paintGlow(easel, { ...light, radius: reach * 0.95, colour: mix(palette.accent, palette.soft, 0.3), strength: 0.55 })
}

/** A dark table or sill across the foot of the sheet, its edge in the light. */
export const paintLedge = asPart('ledge', (easel: Easel, { palette }: Scene, { ledge, light }: Room): void => {
  const { ctx, w, h, noise } = easel
  const wood = mix(palette.deep, palette.dark, 0.45)
  const top = ctx.createLinearGradient(0, ledge - h * 0.022, 0, ledge + h * 0.05)
  top.addColorStop(0, mix(wood, palette.mid, 0.55))
  top.addColorStop(1, wood)
  ctx.fillStyle = top
  ctx.fillRect(0, ledge - h * 0.022, w, h)
  const edge = ledge + h * 0.045
  ctx.fillStyle = mix(wood, '#000000', 0.45)
  ctx.fillRect(0, edge, w, h - edge)
  ctx.lineWidth = 2.5
  for (let row = 0; row < 26; row++) {
    ctx.strokeStyle = withAlpha(row % 2 ? '#000000' : palette.mid, 0.16)
    ctx.beginPath()
    const y = ledge - h * 0.02 + row * h * 0.0055 + (row > 11 ? h * 0.012 * (row - 11) : 0)
    for (let x = 0; x <= w; x += 24) ctx.lineTo(x, y + (noise.fractal(x / 260, row * 3.1, 3) - 0.5) * 16)
    ctx.stroke()
  }
  const pool = ctx.createRadialGradient(light.x, ledge, 0, light.x, ledge, w * 0.5)
  pool.addColorStop(0, withAlpha(palette.accent, 0.5))
  pool.addColorStop(1, withAlpha(palette.accent, 0))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.fillStyle = pool
  ctx.fillRect(0, ledge - h * 0.022, w, h * 0.067)
  ctx.fillStyle = withAlpha(mix(palette.soft, palette.accent, 0.5), 0.4)
  ctx.fillRect(w * 0.08, edge - 2, w * 0.84, 4)
  ctx.restore()
  const dusk = ctx.createLinearGradient(0, edge, 0, h)
  dusk.addColorStop(0, withAlpha('#000000', 0.1))
  dusk.addColorStop(0.5, withAlpha(mix(palette.deep, '#000000', 0.6), 0.85))
  dusk.addColorStop(1, mix(palette.deep, '#000000', 0.6))
  ctx.fillStyle = dusk
  ctx.fillRect(0, edge, w, h - edge)
})
