// Leaves or petals on the wind, some sharp, some near the eye and out of focus; and leaves that lie on the ground.
import { type Colour, shift } from '../../../colour/colour.ts'
import { tau } from '../../../paint/curves.ts'
import type { Context, Easel } from '../../../paint/easel.ts'
import type { Random } from '../../../paint/random.ts'
import { type Mask, shareIn } from '../mask.ts'

export interface LeafOptions {
  readonly colours: readonly [Colour, ...Colour[]]
  readonly count: number
  /** Length of a leaf in units. */
  readonly size: number
}

/** Leaves in autumn. */
export const autumnLeaves: LeafOptions['colours'] = ['#c8501e', '#e08a2c', '#a5331d', '#d9b03a', '#7d4a1e']

const drawLeaf = (ctx: Context, colour: Colour, random: Random): void => {
  const belly = random.between(0.32, 0.52)
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(-0.5, 0)
  ctx.bezierCurveTo(-0.2, -belly, 0.2, -belly, 0.5, 0)
  ctx.bezierCurveTo(0.2, belly * 0.8, -0.2, belly * 0.8, -0.5, 0)
  ctx.fill()
  ctx.strokeStyle = shift(colour, { l: -0.12 })
  ctx.lineWidth = 0.035
  ctx.beginPath()
  ctx.moveTo(-0.62, 0.02)
  ctx.quadraticCurveTo(0, -0.06, 0.42, 0)
  ctx.stroke()
}

/** Tries to find a place on the ground, of which some lie elsewhere. */
const tries = 14

/** Leaves that lie on the ground, flat as it is. */
export const strewLeaves = (easel: Easel, ground: Mask, { colours, count, size }: LeafOptions): void => {
  const random = easel.random.sub('strewn leaves')
  const { ctx } = easel
  for (let leaf = 0; leaf < count; leaf++) {
    const places = Array.from({ length: tries }, () => [random.next(), random.next()] as const)
    const place = places.find(([x, y]) => shareIn(ground, x, y) > 0.6)
    if (!place) continue
    ctx.save()
    ctx.translate(easel.extent.x + place[0] * easel.extent.w, place[1] * easel.h)
    ctx.scale(1, 0.5)
    ctx.rotate(random.next() * tau)
    const scale = size * random.between(0.5, 1)
    ctx.scale(scale, scale)
    drawLeaf(ctx, random.pick(colours), random)
    ctx.restore()
  }
}

export const scatterLeaves = (easel: Easel, { colours, count, size }: LeafOptions): void => {
  const random = easel.random.sub('scattered leaves')
  const draw = (ctx: Context, stream: Random, scale: number): void => {
    ctx.save()
    ctx.translate(stream.next() * easel.w, stream.next() * easel.h)
    ctx.rotate(stream.next() * tau)
    // A leaf that turns in the air shows itself more or less from the side.
    ctx.scale(size * scale, size * scale * stream.between(0.45, 1))
    drawLeaf(ctx, stream.pick(colours), stream)
    ctx.restore()
  }
  const far = random.sub('far')
  for (let leaf = 0; leaf < count; leaf++) draw(easel.ctx, far, 0.35 + far.next() ** 2 * 0.9)
  const near = random.sub('near')
  easel.soft(9, (ctx) => {
    for (let leaf = 0; leaf < count / 8; leaf++) draw(ctx, near, near.between(1.5, 2.4))
  })
}
