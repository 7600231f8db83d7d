// One building of a skyline, as a shaded silhouette with lit windows: an old roof, a modern block or a tower of a megacity.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'

export type Age = 'roofs' | 'modern' | 'megacity'

export interface BuildingOptions {
  /** Left edge and ground. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly age: Age
  readonly colour: Colour
  /** Of the side in the light. */
  readonly lit: Colour
  readonly windows: readonly [Colour, ...Colour[]]
  readonly litShare: number
  readonly windowAlpha: number
  /** Distance between windows. */
  readonly cell: number
  readonly random: Random
}

/** The body of the building as rectangles from the ground up; shared by modern blocks and towers. */
const setbacks = (options: BuildingOptions): { x: number; y: number; w: number; h: number }[] => {
  const { x, y, width, height, age, random } = options
  const tiers = age === 'megacity' ? random.whole(2, 4) : random.whole(1, 3)
  const blocks: { x: number; y: number; w: number; h: number }[] = []
  let [left, wide, foot, rest] = [x, width, y, height]
  for (let tier = 0; tier < tiers; tier++) {
    const tall = tier === tiers - 1 ? rest : rest * random.between(0.45, 0.8)
    blocks.push({ x: left, y: foot - tall, w: wide, h: tall + 2 })
    foot -= tall
    rest -= tall
    const inset = wide * random.between(0.08, 0.24)
    left += inset * random.pick([0.2, 1, 1.6])
    wide -= inset * 2
  }
  return blocks
}

const drawWindows = (
  ctx: Context,
  options: BuildingOptions,
  block: { x: number; y: number; w: number; h: number },
): void => {
  const { windows, litShare, windowAlpha, cell, random, age } = options
  const classes = new Map<string, [number, number][]>()
  const [across, down] = age === 'roofs' ? [cell * 1.5, cell * 2.1] : [cell, cell * 1.45]
  for (let y = block.y + cell; y < block.y + block.h - cell * 1.6; y += down) {
    const floor = random.chance(0.12) ? 0 : random.between(0.4, 1.6)
    for (let x = block.x + cell * 0.55; x < block.x + block.w - cell * 0.8; x += across) {
      if (!random.chance(litShare * floor)) continue
      const alpha = windowAlpha * random.pick([0.35, 0.65, 1])
      const style = withAlpha(windows[Math.floor(random.next() ** 2.2 * windows.length)] ?? windows[0], alpha)
      const sameStyle = classes.get(style)
      if (sameStyle) sameStyle.push([x, y])
      else classes.set(style, [[x, y]])
    }
  }
  for (const [style, places] of classes) {
    ctx.fillStyle = style
    for (const [x, y] of places) ctx.fillRect(x, y, cell * 0.46, cell * (age === 'roofs' ? 0.8 : 0.66))
  }
}

const drawOldRoof = (ctx: Context, options: BuildingOptions): void => {
  const { x, y, width, height, colour, lit, random } = options
  const walls = height * 0.72
  const rise = width * random.between(0.28, 0.6)
  const isSpire = random.chance(0.07)
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(x, y - walls)
  if (isSpire) {
    const [middle, half] = [x + width / 2, width * 0.16]
    ctx.lineTo(middle - half, y - walls - rise * 0.2)
    ctx.lineTo(middle - half, y - height * 1.15)
    ctx.lineTo(middle - half * 1.25, y - height * 1.15)
    ctx.quadraticCurveTo(middle - half * 0.3, y - height * 1.35, middle, y - height * 1.85)
    ctx.quadraticCurveTo(middle + half * 0.3, y - height * 1.35, middle + half * 1.25, y - height * 1.15)
    ctx.lineTo(middle + half, y - height * 1.15)
    ctx.lineTo(middle + half, y - walls - rise * 0.2)
  } else if (random.chance(0.5)) {
    ctx.lineTo(x - width * 0.03, y - walls)
    ctx.lineTo(x + width / 2, y - walls - rise)
    ctx.lineTo(x + width * 1.03, y - walls)
  } else {
    ctx.lineTo(x + width * 0.1, y - walls - rise * 0.7)
    ctx.lineTo(x + width * 0.9, y - walls - rise * 0.7)
  }
  ctx.lineTo(x + width, y - walls)
  ctx.lineTo(x + width, y)
  ctx.fill()
  for (let stack = random.whole(0, 2); stack > 0; stack--) {
    const at = x + width * random.between(0.15, 0.8)
    ctx.fillRect(at, y - walls - rise * random.between(0.7, 1.1), width * 0.07, rise)
    ctx.fillRect(at - width * 0.012, y - walls - rise * 1.1, width * 0.094, rise * 0.08)
  }
  ctx.fillStyle = withAlpha(lit, 0.5)
  ctx.fillRect(x, y - walls, width * 0.12, walls)
}

const drawCrownings = (ctx: Context, options: BuildingOptions, top: { x: number; y: number; w: number }): void => {
  const { random, age, colour, height, windows, windowAlpha } = options
  ctx.fillStyle = colour
  if (random.chance(0.45))
    ctx.fillRect(top.x + top.w * 0.2, top.y - top.w * 0.16, top.w * random.between(0.3, 0.6), top.w * 0.18)
  if (random.chance(age === 'megacity' ? 0.6 : 0.3)) {
    const [mast, tall] = [top.x + top.w * random.between(0.3, 0.7), height * random.between(0.06, 0.2)]
    ctx.fillRect(mast, top.y - tall, Math.max(1.4, top.w * 0.025), tall)
    ctx.fillStyle = withAlpha(windows[windows.length - 1] ?? windows[0], windowAlpha)
    ctx.fillRect(mast - 1, top.y - tall - 2, Math.max(3, top.w * 0.04), 4)
  }
  if (random.chance(0.18)) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(top.x, top.y + 1)
    ctx.lineTo(top.x + top.w / 2, top.y - top.w * random.between(0.5, 1.1))
    ctx.lineTo(top.x + top.w, top.y + 1)
    ctx.fill()
  }
}

/** Neon edges and signs. */
const drawSigns = (
  ctx: Context,
  options: BuildingOptions,
  block: { x: number; y: number; w: number; h: number },
): void => {
  const { random, windows, windowAlpha, cell } = options
  const colour = random.pick(windows)
  if (random.chance(0.3)) {
    ctx.fillStyle = withAlpha(colour, windowAlpha * 0.9)
    ctx.fillRect(
      block.x + (random.chance(0.5) ? 0 : block.w - cell * 0.2),
      block.y,
      cell * 0.2,
      block.h * random.between(0.4, 1),
    )
  }
  if (!random.chance(0.3)) return
  const sign = { w: cell * random.between(1.4, 2.6), h: cell * random.between(5, 12) }
  const [x, y] = [block.x + block.w * random.between(0.1, 0.7), block.y + block.h * random.between(0.1, 0.5)]
  ctx.fillStyle = withAlpha(mix(options.colour, colour, 0.35), 0.95)
  ctx.fillRect(x, y, sign.w, sign.h)
  ctx.fillStyle = withAlpha(mix(colour, '#ffffff', 0.3), windowAlpha)
  for (let glyph = y + cell * 0.5; glyph < y + sign.h - cell; glyph += cell * 1.15) {
    ctx.fillRect(x + sign.w * 0.2, glyph, sign.w * random.between(0.3, 0.6), cell * 0.16)
    ctx.fillRect(x + sign.w * random.between(0.25, 0.5), glyph, cell * 0.18, cell * 0.7)
    ctx.fillRect(x + sign.w * 0.2, glyph + cell * 0.5, sign.w * 0.6, cell * 0.14)
  }
}

export const drawBuilding = (ctx: Context, options: BuildingOptions): void => {
  if (options.age === 'roofs') {
    drawOldRoof(ctx, options)
    const { x, y, width, height } = options
    drawWindows(ctx, options, { x, y: y - height * 0.7, w: width, h: height * 0.7 })
    return
  }
  const blocks = setbacks(options)
  for (const block of blocks) {
    const side = ctx.createLinearGradient(block.x, 0, block.x + block.w, 0)
    side.addColorStop(0, options.lit)
    side.addColorStop(0.3, options.colour)
    side.addColorStop(1, mix(options.colour, '#000000', 0.22))
    ctx.fillStyle = side
    ctx.fillRect(block.x, block.y, block.w, block.h)
    drawWindows(ctx, options, block)
    if (options.age === 'megacity') drawSigns(ctx, options, block)
  }
  const top = blocks[blocks.length - 1]
  if (top) drawCrownings(ctx, options, top)
}
