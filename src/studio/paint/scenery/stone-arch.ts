// A stone arch around the picture: a gate, a ruin, a cellar, with voussoirs and courses, overgrown on request.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Point } from '../atmosphere/point.ts'
import { tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { drawMasonry } from './masonry.ts'

export interface StoneArchOptions {
  /** Middle of the opening at its foot, its width and its height. */
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly stone: Colour
  readonly joint: Colour
  readonly lit: Colour
  /** Where the light stands; by default in the opening. */
  readonly light?: Point
  /** Leaves of creeper, dark to light; leave out for bare stone. */
  readonly ivy?: readonly [Colour, ...Colour[]]
}

const drawIvy = (easel: Easel, leaves: readonly [Colour, ...Colour[]], along: (share: number) => Point): void => {
  const { ctx } = easel
  const random = easel.random.sub('ivy')
  leaves.forEach((colour, layer) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (let strand = 0; strand < 26; strand++) {
      const root = along(random.next() ** 1.3)
      let [x, y, angle] = [root.x + random.bell() * 30, root.y + random.bell() * 30, random.between(0.9, 2.2)]
      for (let leaf = random.whole(6, 26); leaf > 0; leaf--) {
        angle += random.bell() * 0.35 + (Math.PI / 2 - angle) * 0.08
        x += Math.cos(angle) * 13
        y += Math.sin(angle) * 13
        const [size, turn] = [random.between(6, 15), random.next() * tau]
        const [px, py] = [x + random.bell() * 12, y + random.bell() * 8 - layer * 3]
        ctx.moveTo(px + Math.cos(turn) * size, py + Math.sin(turn) * size)
        ctx.ellipse(px, py, size, size * 0.6, turn, 0, tau)
      }
    }
    ctx.fill()
  })
}

export const paintStoneArch = (easel: Easel, options: StoneArchOptions): void => {
  const {
    x = easel.w / 2,
    y = easel.h,
    width = easel.w * 0.7,
    height = easel.h * 0.82,
    stone,
    joint,
    lit,
    ivy,
  } = options
  const { ctx } = easel
  const random = easel.random.sub('stone arch')
  const half = width / 2
  const spring = y - height + half
  const light = options.light ?? { x, y: spring }
  const opening = new Path2D()
  opening.moveTo(x - half, y + 20)
  opening.lineTo(x - half, spring)
  opening.arc(x, spring, half, Math.PI, tau)
  opening.lineTo(x + half, y + 20)
  opening.closePath()
  const wall = new Path2D()
  wall.rect(-10, -10, easel.w + 20, easel.h + 20)
  wall.addPath(opening)
  ctx.save()
  ctx.clip(wall, 'evenodd')
  drawMasonry(ctx, { box: { x: 0, y: 0, w: easel.w, h: easel.h }, stone, joint, lit, light, reach: half * 1.7, random })
  const ring = width * 0.13
  const stones = 19
  for (let at = -6; at < stones + 6; at++) {
    ctx.fillStyle = mix(mix(stone, lit, 0.25), lit, random.between(0, 0.35))
    ctx.strokeStyle = joint
    ctx.lineWidth = 5
    ctx.beginPath()
    if (at < 0 || at >= stones) {
      const [side, row] = at < 0 ? [-1, -at - 1] : [1, at - stones]
      const high = (y - spring + 20) / 6
      ctx.rect(side < 0 ? x - half - ring : x + half, spring + row * high, ring * (row % 2 ? 1.15 : 1) * 1, high)
    } else {
      const [from, to] = [Math.PI + (at / stones) * Math.PI, Math.PI + ((at + 1) / stones) * Math.PI]
      const outer = half + ring * (at === Math.floor(stones / 2) ? 1.3 : random.between(0.95, 1.06))
      ctx.arc(x, spring, half, from, to)
      ctx.arc(x, spring, outer, to, from, true)
      ctx.closePath()
    }
    ctx.fill()
    ctx.stroke()
  }
  const gloom = ctx.createRadialGradient(light.x, light.y, half, light.x, light.y, half * 2.6)
  gloom.addColorStop(0, withAlpha(joint, 0))
  gloom.addColorStop(1, withAlpha(joint, 0.85))
  ctx.fillStyle = gloom
  ctx.fillRect(0, 0, easel.w, easel.h)
  ctx.strokeStyle = withAlpha(lit, 0.7)
  ctx.lineWidth = 9
  ctx.stroke(opening)
  ctx.restore()
  if (ivy)
    drawIvy(easel, ivy, (share) => {
      const angle = Math.PI * (1 + share)
      return { x: x + Math.cos(angle) * (half + ring * 0.5), y: spring + Math.sin(angle) * (half + ring * 0.5) }
    })
}
