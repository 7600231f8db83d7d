// How the broken hero is staged around type: beside a huge title, or behind a bar that bears it.

import { lchOf, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Tones } from '../../paint/pen.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { paintBrokenHero } from './broken-hero.ts'
import { drawBlocks, drawScanLines, drawTicks } from './noise.ts'

/** On a pale ground the hero is the dark of the picture, else its light. */
const heroTones = (palette: Palette): Tones => (lchOf(palette.deep).l > 0.34 ? darkTones(palette) : lightTones(palette))

const darkTones = ({ deep, dark, light }: Palette): Tones => ({
  body: mix(deep, '#000000', 0.42),
  shade: mix(deep, '#000000', 0.68),
  light: mix(dark, light, 0.55),
  accent: light,
  line: mix(deep, '#000000', 0.8),
})

const lightTones = ({ dark, mid, soft, light }: Palette): Tones => ({
  body: mix(soft, mid, 0.25),
  shade: mix(dark, mid, 0.7),
  light: mix(light, soft, 0.15),
  accent: light,
  line: mix(dark, '#000000', 0.3),
})

const paintGround = (easel: Easel, palette: Palette, light: { x: number; y: number }): void => {
  easel.fill(palette.deep)
  paintGlow(easel, {
    ...light,
    radius: Math.max(easel.w, easel.h) * 0.75,
    colour: mix(palette.dark, palette.mid, 0.75),
    strength: 0.9,
  })
  paintGlow(easel, {
    x: light.x - easel.w * 0.3,
    y: light.y,
    radius: easel.w * 0.6,
    colour: mix(palette.accent, '#000000', 0.55),
    strength: 0.6,
  })
  paintGlow(easel, {
    x: light.x + easel.w * 0.3,
    y: light.y,
    radius: easel.w * 0.6,
    colour: mix(palette.counter, '#000000', 0.6),
    strength: 0.6,
  })
}

/** Where a bar ends on an open sheet, as shares of what is open: past a usual spine, and before the text of the back. */
const ends = [0.1, 0.19] as const

/** What is as wide as an open sheet would be laid over all of it: there it is laid in halves. */
const layBar = ({ ctx, extent }: Easel, x: number, y: number, wide: number, deep: number): void => {
  const halves = extent.x < 0 ? 2 : 1
  for (let half = 0; half < halves; half++) ctx.fillRect(x + (half * wide) / halves, y, wide / halves, deep)
}

/** A slice of the bar that reaches over the edge of an open sheet. */
const slipBeyond = ({ ctx, extent, random }: Easel, { accent, counter }: Palette, y: number, deep: number): void => {
  if (extent.x >= 0) return
  const end = extent.x * random.sub(`beyond ${Math.round(y)}`).between(...ends)
  ctx.fillStyle = accent
  ctx.fillRect(end, y, 20 - end, deep + 1)
  ctx.fillStyle = counter
  ctx.fillRect(end - 14, y, 14, deep)
}

/** A bar of the loud colour across the sheet, its ends slipped in slices. */
export const paintBar = asPart('banner', (easel: Easel, palette: Palette, top: number, bottom: number): void => {
  const { ctx, w, random: chance } = easel
  const random = chance.sub('bar')
  if (easel.without.has('glitch')) {
    ctx.fillStyle = palette.accent
    ctx.fillRect(0, top, w, bottom - top)
    return
  }
  for (let y = top; y < bottom; ) {
    const deep = Math.min(bottom - y, random.between(14, 120))
    const left = random.chance(0.35) ? random.between(0, 90) : 0
    const right = random.chance(0.35) ? random.between(0, 90) : 0
    ctx.fillStyle = palette.accent
    layBar(easel, left, y, w - left - right, deep + 1)
    ctx.fillStyle = palette.counter
    if (left > 0) ctx.fillRect(left - 14, y, 14, deep)
    if (right > 0) ctx.fillRect(w - right, y, 14, deep)
    if (left === 0) slipBeyond(easel, palette, y, deep)
    y += deep
  }
})

/** Width over height from which a hero counts as broad. */
const broad = 1.1

export const compose = (easel: Easel, scene: Scene, { zones }: SetType): void => {
  const { w, h } = easel
  const { hero, palette, layout } = scene
  const signal = {
    tones: heroTones(palette),
    ghosts: [palette.accent, palette.counter] as const,
    ground: palette.deep,
    slip: w * 0.09,
  }
  const titleZone = zones.reduce(
    (largest, zone) => (zone.h > largest.h ? zone : largest),
    zones[0] ?? { x: 0, y: 0, w, h: h * 0.4 },
  )
  const fitted = (room: number): number => Math.min(room, (w * 0.92) / hero.width)
  if (layout === 'bar') {
    paintGround(easel, palette, { x: w / 2, y: h / 2 })
    drawBlocks(easel, palette, zones)
    const [top, bottom] = [titleZone.y - h * 0.035, titleZone.y + titleZone.h + h * 0.035]
    if (hero.width > broad) {
      // What is broader than high would hide behind the bar: it is sent twice, above and below.
      const height = Math.min(top * 0.8, (w * 0.94) / hero.width)
      paintBrokenHero(easel, hero, { ...signal, x: w / 2, y: top / 2 + height / 2, height })
      const lowest = zones.find((zone) => zone !== titleZone)?.y ?? h * 0.94
      const second = Math.min(height, (lowest - bottom) * 0.86)
      paintBrokenHero(easel, hero, { ...signal, x: w * 0.47, y: (bottom + lowest) / 2 + second / 2, height: second })
    } else {
      const height = Math.min(h * 0.86, (w * 1.15) / hero.width)
      paintBrokenHero(easel, hero, { ...signal, x: w / 2, y: h / 2 + height / 2 - h * 0.02, height })
    }
  } else {
    const isHigh = layout === 'high'
    const other = zones.find((zone) => zone !== titleZone)
    const room = isHigh
      ? { top: titleZone.y + titleZone.h + h * 0.03, bottom: (other?.y ?? h * 0.9) - h * 0.015 }
      : { top: (other ? other.y + other.h : h * 0.06) + h * 0.02, bottom: titleZone.y - h * 0.03 }
    const height = fitted(room.bottom - room.top)
    const middle = (room.top + room.bottom) / 2
    paintGround(easel, palette, { x: w * 0.55, y: middle })
    drawBlocks(easel, palette, zones)
    paintBrokenHero(easel, hero, { ...signal, x: w * 0.54, y: middle + height / 2, height })
  }
  drawTicks(easel, withAlpha(palette.soft, 0.7))
  drawScanLines(easel, palette)
}
