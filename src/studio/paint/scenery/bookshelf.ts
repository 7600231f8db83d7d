// A wall of books: shelves with spines of many colours, gilt, leaning, stacked, with gaps and small things between.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Box, Context, Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface BookshelfOptions {
  readonly box?: Box
  readonly wood: Colour
  /** Of the dark behind the books. */
  readonly dark: Colour
  readonly spines: readonly [Colour, ...Colour[]]
  readonly gilt: Colour
  /** Height of a shelf. */
  readonly shelf?: number
  /** Uprights: how many bays. */
  readonly bays?: number
}

const drawSpine = (
  ctx: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  gilt: Colour,
  random: Random,
): void => {
  const round = ctx.createLinearGradient(x, 0, x + width, 0)
  round.addColorStop(0, mix(colour, '#000000', 0.45))
  round.addColorStop(0.3, mix(colour, '#ffffff', 0.14))
  round.addColorStop(0.6, colour)
  round.addColorStop(1, mix(colour, '#000000', 0.55))
  ctx.fillStyle = round
  ctx.beginPath()
  ctx.roundRect(x, y - height, width, height, [width * 0.12, width * 0.12, 0, 0])
  ctx.fill()
  ctx.fillStyle = withAlpha(gilt, random.between(0.45, 0.9))
  const habit = random.whole(0, 4)
  if (habit === 0 || habit === 3)
    for (const at of [0.1, 0.13, 0.84, 0.87])
      ctx.fillRect(x + width * 0.06, y - height * (1 - at), width * 0.88, height * 0.008)
  if (habit === 1 || habit === 3) {
    ctx.fillStyle = withAlpha(mix(colour, '#000000', 0.5), 0.8)
    ctx.fillRect(x + width * 0.08, y - height * 0.78, width * 0.84, height * 0.17)
    ctx.fillStyle = withAlpha(gilt, 0.8)
    for (let line = 0; line < 3; line++)
      ctx.fillRect(
        x + width * 0.22,
        y - height * (0.75 - line * 0.042),
        width * random.between(0.3, 0.56),
        height * 0.012,
      )
  }
  if (habit === 2)
    for (let band = 0; band < 5; band++) {
      ctx.fillStyle = withAlpha('#000000', 0.3)
      ctx.fillRect(x, y - height * (0.9 - band * 0.19) + height * 0.012, width, height * 0.01)
      ctx.fillStyle = withAlpha(mix(colour, gilt, 0.5), 0.75)
      ctx.fillRect(x, y - height * (0.9 - band * 0.19), width, height * 0.013)
    }
  if (habit === 4) {
    ctx.beginPath()
    ctx.arc(x + width / 2, y - height * 0.2, width * 0.22, 0, 7)
    ctx.fill()
    ctx.fillRect(x + width * 0.4, y - height * 0.82, width * 0.2, height * 0.4)
  }
}

const drawStack = (
  ctx: Context,
  x: number,
  y: number,
  width: number,
  shelf: number,
  options: BookshelfOptions,
  random: Random,
): void => {
  let level = y
  for (let book = random.whole(2, 4); book > 0; book--) {
    const high = shelf * random.between(0.07, 0.12)
    const wide = width * random.between(0.8, 1)
    ctx.save()
    ctx.translate(x, level)
    ctx.rotate(Math.PI / 2)
    drawSpine(ctx, -high, 0, high, wide, random.pick(options.spines), options.gilt, random)
    ctx.restore()
    level -= high
  }
}

const drawRow = (
  ctx: Context,
  from: number,
  to: number,
  y: number,
  shelf: number,
  options: BookshelfOptions,
  random: Random,
): void => {
  for (let x = from + 3; x < to - shelf * 0.09; ) {
    const fate = random.next()
    if (fate < 0.035) {
      x += shelf * random.between(0.12, 0.32)
      continue
    }
    if (fate < 0.065 && to - x > shelf * 0.75) {
      drawStack(ctx, x, y, shelf * 0.6, shelf, options, random)
      x += shelf * 0.64
      continue
    }
    const width = Math.min(to - x - 2, shelf * random.between(0.07, 0.19))
    const height = shelf * random.between(0.58, 0.84)
    const leans = fate > 0.95 && to - x > shelf * 0.45
    ctx.save()
    ctx.translate(x + (leans ? shelf * 0.16 : 0), y)
    if (leans) ctx.rotate(-0.17)
    drawSpine(
      ctx,
      0,
      0,
      width,
      height,
      mix(random.pick(options.spines), options.dark, random.between(0, 0.35)),
      options.gilt,
      random,
    )
    ctx.restore()
    x += width + (leans ? shelf * 0.17 : 0.8)
  }
}

export const paintBookshelf = asPart('shelves', (easel: Easel, options: BookshelfOptions): void => {
  const { box = { x: 0, y: 0, w: easel.w, h: easel.h }, wood, dark, shelf = 300, bays = 2 } = options
  const { ctx } = easel
  const random = easel.random.sub('bookshelf')
  const post = shelf * 0.13
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.w, box.h)
  ctx.clip()
  ctx.fillStyle = dark
  ctx.fillRect(box.x, box.y, box.w, box.h)
  for (let y = box.y + shelf * random.between(0.6, 0.95); y < box.y + box.h + shelf; y += shelf) {
    for (let bay = 0; bay < bays; bay++) {
      const [from, to] = [box.x + (box.w * bay) / bays + post / 2, box.x + (box.w * (bay + 1)) / bays - post / 2]
      drawRow(ctx, from, to, y, shelf, options, random)
    }
    const gloom = ctx.createLinearGradient(0, y - shelf, 0, y - shelf * 0.5)
    gloom.addColorStop(0, withAlpha('#000000', 0.6))
    gloom.addColorStop(1, withAlpha('#000000', 0))
    ctx.fillStyle = gloom
    ctx.fillRect(box.x, y - shelf, box.w, shelf * 0.5)
    const board = ctx.createLinearGradient(0, y, 0, y + shelf * 0.085)
    board.addColorStop(0, mix(wood, '#ffffff', 0.22))
    board.addColorStop(0.15, wood)
    board.addColorStop(1, mix(wood, '#000000', 0.5))
    ctx.fillStyle = board
    ctx.fillRect(box.x, y, box.w, shelf * 0.085)
  }
  for (let bay = 0; bay <= bays; bay++) {
    const x = box.x + (box.w * bay) / bays - post / 2
    const upright = ctx.createLinearGradient(x, 0, x + post, 0)
    upright.addColorStop(0, mix(wood, '#000000', 0.4))
    upright.addColorStop(0.3, mix(wood, '#ffffff', 0.14))
    upright.addColorStop(0.7, wood)
    upright.addColorStop(1, mix(wood, '#000000', 0.55))
    ctx.fillStyle = upright
    ctx.fillRect(x, box.y, post, box.h)
    ctx.fillStyle = withAlpha('#000000', 0.3)
    for (const flute of [0.34, 0.5, 0.66]) ctx.fillRect(x + post * flute - 1.5, box.y, 3, box.h)
  }
  ctx.restore()
})
