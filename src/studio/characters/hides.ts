// What coats are made of, as strokes inside an outline and hairs along it.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { lerp, tau } from '../paint/curves.ts'
import type { Box, Context } from '../paint/easel.ts'
import type { Random } from '../paint/random.ts'
import type { Outline } from '../paint/shapes/line.ts'
import { darker, type Light, lighter } from './light.ts'

export const hideNames = ['fur', 'shag', 'wool', 'feather', 'scale', 'smooth', 'felt', 'knit', 'metal'] as const
export type HideName = (typeof hideNames)[number]

const hairs = (
  ctx: Context,
  { x, y, w, h }: Box,
  colours: readonly Colour[],
  isLong: boolean,
  random: Random,
): void => {
  const count = Math.min(2600, (w * h) / (isLong ? 130 : 110))
  for (const colour of colours) {
    ctx.beginPath()
    for (let hair = 0; hair < count; hair++) {
      const [px, py] = [x + random.next() * w, y + random.next() * h]
      const angle = tau / 4 - ((px - x - w / 2) / w) * 1.5 + (random.next() - 0.5) * 0.6
      const length = (isLong ? 11 : 6) * (0.6 + random.next())
      ctx.moveTo(px, py)
      ctx.lineTo(px + Math.cos(angle) * length, py + Math.sin(angle) * length)
    }
    ctx.strokeStyle = withAlpha(colour, 0.42)
    ctx.lineWidth = isLong ? 1.9 : 1.1
    ctx.stroke()
  }
}

const scales = (
  ctx: Context,
  { x, y, w, h }: Box,
  [lit, shaded]: readonly Colour[],
  step: number,
  random: Random,
): void => {
  ctx.lineWidth = 1.7
  let row = 0
  for (let py = y; py < y + h; py += step * 0.8, row++) {
    ctx.beginPath()
    for (let px = x - ((row % 2) * step) / 2; px < x + w + step; px += step) {
      if (random.next() > 0.62) continue
      ctx.moveTo(px - step * 0.42, py)
      ctx.quadraticCurveTo(px, py + step * 0.8, px + step * 0.42, py)
    }
    ctx.strokeStyle = withAlpha((row % 3 === 0 ? lit : shaded) ?? '#000000', 0.45)
    ctx.stroke()
  }
}

const stitches = (ctx: Context, { x, y, w, h }: Box, colour: Colour): void => {
  ctx.beginPath()
  for (let py = y; py < y + h; py += 6)
    for (let px = x; px < x + w; px += 6) {
      ctx.moveTo(px, py)
      ctx.lineTo(px + 3, py + 4)
      ctx.lineTo(px + 6, py)
    }
  ctx.lineWidth = 1.5
  ctx.strokeStyle = withAlpha(colour, 0.4)
  ctx.stroke()
}

const curls = (ctx: Context, { x, y, w, h }: Box, colours: readonly Colour[], random: Random): void => {
  for (const colour of colours) {
    ctx.beginPath()
    for (let curl = 0; curl < Math.min(220, (w * h) / 260); curl++) {
      const [px, py, size] = [x + random.next() * w, y + random.next() * h, 5 + random.next() * 5]
      ctx.moveTo(px + size, py)
      ctx.arc(px, py, size, 0, 4.2)
    }
    ctx.strokeStyle = withAlpha(colour, 0.4)
    ctx.lineWidth = 2
    ctx.stroke()
  }
}

const sheen = (ctx: Context, { x, y, w, h }: Box): void => {
  const shine = ctx.createLinearGradient(x, y, x + w, y + h)
  shine.addColorStop(0.1, 'rgba(255,255,255,0)')
  shine.addColorStop(0.25, 'rgba(255,255,255,0.5)')
  shine.addColorStop(0.33, 'rgba(255,255,255,0.05)')
  ctx.fillStyle = shine
  ctx.fillRect(x, y, w, h)
}

/** Strokes of the hide in a box that is clipped already. */
export const paintHide = (ctx: Context, box: Box, colour: Colour, hide: HideName, random: Random): void => {
  const tones = [lighter(colour, 0.3), darker(colour, 0.22), lighter(colour, 0.14), darker(colour, 0.12)]
  ctx.lineCap = 'round'
  if (hide === 'fur' || hide === 'shag') hairs(ctx, box, tones, hide === 'shag', random)
  else if (hide === 'feather' || hide === 'scale') scales(ctx, box, tones, hide === 'scale' ? 17 : 15, random)
  else if (hide === 'knit') stitches(ctx, box, tones[1] ?? colour)
  else if (hide === 'wool') curls(ctx, box, tones.slice(0, 2), random)
  else if (hide === 'metal') sheen(ctx, box)
  const specks = Math.min(500, (box.w * box.h) / 60)
  for (const tone of tones.slice(0, 2)) {
    ctx.fillStyle = withAlpha(tone, 0.3)
    for (let speck = 0; speck < specks; speck++)
      ctx.fillRect(box.x + random.next() * box.w, box.y + random.next() * box.h, 1.5, 1.5)
  }
}

/** Short hairs that stand out all around, lit on one side. */
export const paintFringe = (
  ctx: Context,
  outline: Outline,
  box: Box,
  colour: Colour,
  length: number,
  light: Light,
  random: Random,
): void => {
  const [middleX, middleY] = [box.x + box.w / 2, box.y + box.h / 2]
  for (const isLit of [true, false]) {
    const hair = random.sub(isLit ? 'lit' : 'shaded')
    ctx.beginPath()
    for (const [index, [ax, ay]] of outline.entries()) {
      const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
      const long = Math.hypot(bx - ax, by - ay)
      if (long > 40) continue
      const count = Math.ceil(long / 2.6)
      for (let step = 0; step < count; step++) {
        const [x, y] = [lerp(ax, bx, step / count), lerp(ay, by, step / count)]
        const [dx, dy] = [(x - middleX) / box.w, (y - middleY) / box.h]
        const away = Math.hypot(dx, dy) || 1
        const [nx, ny] = [dx / away, dy / away]
        const [reach, jitter] = [(1.2 + hair.next() * 3.2) * length, (hair.next() - 0.5) * 0.9]
        if (nx * light.from[0] + ny * light.from[1] > 0 !== isLit) continue
        ctx.moveTo(x - nx * 4, y - ny * 4)
        ctx.lineTo(x + (nx + jitter * Math.abs(ny)) * reach, y + (ny * 0.8 + 0.3 + jitter * Math.abs(nx)) * reach)
      }
    }
    ctx.lineCap = 'round'
    ctx.lineWidth = 1.7 * length
    ctx.strokeStyle = isLit ? mix(lighter(colour, 0.1), light.warm, 0.06) : mix(darker(colour, 0.18), light.cool, 0.12)
    ctx.stroke()
  }
}
