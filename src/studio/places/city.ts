// A skyline as one flat shape with lit windows: tall and spiky for some towns, roofs and domes for others.
import { type Colour, withAlpha } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'

export interface City {
  readonly ground: number
  /** Of its tallest house. */
  readonly height: number
  readonly from: number
  readonly to: number
  readonly colour: Colour
  readonly window: Colour | null
  readonly kind: 'towers' | 'roofs' | 'domes'
  readonly seed: number
}

interface House {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const drawHead = (easel: Easel, { x, y, w }: House, kind: City['kind'], chance: number): void => {
  const { ctx } = easel
  ctx.beginPath()
  if (kind === 'roofs' || (kind === 'domes' && chance < 0.4)) {
    ctx.moveTo(x - w * 0.05, y + 1)
    ctx.lineTo(x + w / 2, y - w * 0.5)
    ctx.lineTo(x + w * 1.05, y + 1)
  } else if (kind === 'domes') {
    ctx.arc(x + w / 2, y + 1, w * 0.46, Math.PI, 0)
    ctx.rect(x + w / 2 - w * 0.025, y - w * 0.8, w * 0.05, w * 0.5)
  } else if (chance < 0.25) {
    ctx.moveTo(x + w * 0.2, y + 1)
    ctx.lineTo(x + w / 2, y - w * 1.3)
    ctx.lineTo(x + w * 0.8, y + 1)
  } else if (chance < 0.5) ctx.rect(x + w * 0.25, y - w * 0.3, w * 0.5, w * 0.32)
  ctx.fill()
}

const drawWindows = (easel: Easel, { x, y, w, h }: House, colour: Colour, seed: string): void => {
  const random = easel.random.sub(seed)
  const [pane, step] = [Math.max(5, w * 0.1), Math.max(12, w * 0.22)]
  const { ctx } = easel
  for (let row = y + step; row < y + h - step * 0.6; row += step * 1.25)
    for (let column = x + step * 0.6; column < x + w - pane; column += step)
      if (random.chance(0.42)) {
        ctx.fillStyle = withAlpha(colour, random.between(0.5, 1))
        ctx.fillRect(column, row, pane, pane * 1.4)
      }
}

export const fillCity = (easel: Easel, city: City): void =>
  easel.part('buildings', () => {
    const { ground, height, from, to, colour, window, kind, seed } = city
    const random = easel.random.sub(`city ${seed}`)
    const usual = height * (kind === 'towers' ? 0.2 : 0.3)
    for (let x = from; x < to; ) {
      const w = usual * random.between(0.6, 1.25)
      const middle = 1 - Math.abs((x + w / 2 - (from + to) / 2) / ((to - from) / 2)) * 0.45
      const h = height * middle * (kind === 'towers' ? random.between(0.35, 1) : random.between(0.35, 0.8))
      const house: House = { x, y: ground - h, w: Math.min(w, to - x), h: h + 4 }
      easel.ctx.fillStyle = colour
      easel.ctx.fillRect(house.x, house.y, house.w + 1, house.h)
      drawHead(easel, house, kind, random.next())
      if (window !== null) drawWindows(easel, house, window, `panes ${seed} ${Math.round(x)}`)
      x += w * random.between(0.86, 1.05)
    }
  })
