// A town from above: blocks between streets, a river, avenues that cut across.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

interface MapColours {
  readonly street: Colour
  readonly block: Colour
  readonly water: Colour
  readonly avenue: Colour
}

const split = (box: Box, random: Random, least: number, give: (block: Box) => void): void => {
  const longest = Math.max(box.w, box.h)
  if (longest < least || (longest < least * 2.2 && random.chance(0.22))) {
    give(box)
    return
  }
  const share = random.between(0.34, 0.66)
  if (box.w > box.h) {
    split({ ...box, w: box.w * share }, random, least, give)
    split({ ...box, x: box.x + box.w * share, w: box.w * (1 - share) }, random, least, give)
  } else {
    split({ ...box, h: box.h * share }, random, least, give)
    split({ ...box, y: box.y + box.h * share, h: box.h * (1 - share) }, random, least, give)
  }
}

const drawLane = (
  ctx: Context,
  points: readonly (readonly [number, number])[],
  width: number,
  colour: Colour,
): void => {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineJoin = 'round'
  ctx.beginPath()
  const [first, ...others] = points
  if (!first) return
  ctx.moveTo(...first)
  for (let at = 0; at + 1 < others.length; at++) {
    const [x, y] = others[at] ?? first
    const [nextX, nextY] = others[at + 1] ?? first
    ctx.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  }
  ctx.stroke()
}

/** On an open sheet the town goes on around what was drawn of it, in a frame turned about the middle of the sheet. */
const aroundTown = ({ w, h, extent }: Easel, reach: number): Box[] => {
  if (extent.x >= 0) return []
  const far = Math.hypot(w / 2 - extent.x, h / 2)
  return [
    { x: -far, y: -far, w: far - reach, h: far * 2 },
    { x: -reach, y: -far, w: reach * 2, h: far - reach },
    { x: -reach, y: reach, w: reach * 2, h: far - reach },
  ]
}

export const paintStreetMap = (easel: Easel, colours: MapColours, random: Random): void => {
  const { ctx, w, h } = easel
  easel.fill(colours.street)
  const reach = Math.hypot(w, h) * 0.62
  ctx.save()
  ctx.translate(w / 2, h / 2)
  ctx.rotate(random.between(-0.5, 0.5))
  const drawQuarter = (quarter: Box, chance: Random): void =>
    split(quarter, chance, Math.min(w, h) * 0.11, (block) => {
      ctx.fillStyle = mix(colours.block, colours.street, chance.between(0, 0.42))
      ctx.beginPath()
      ctx.roundRect(block.x + 7, block.y + 7, Math.max(4, block.w - 14), Math.max(4, block.h - 14), 5)
      ctx.fill()
      if (!chance.chance(0.5)) return
      ctx.fillStyle = colours.street
      ctx.globalAlpha = 0.55
      ctx.fillRect(block.x + block.w * chance.between(0.3, 0.6), block.y + 7, 6, block.h - 14)
      ctx.globalAlpha = 1
    })
  drawQuarter({ x: -reach, y: -reach, w: reach * 2, h: reach * 2 }, random)
  for (const [at, quarter] of aroundTown(easel, reach).entries()) drawQuarter(quarter, random.sub(`beyond ${at}`))
  const wander = (): (readonly [number, number])[] =>
    Array.from(
      { length: 8 },
      (_, at) => [-reach + (at / 6) * reach * 2, reach * (random.between(-0.22, 0.22) + 0.16)] as const,
    )
  const bed = wander()
  const [source = [0, 0]] = bed
  // A river comes from further away than the sheet is wide.
  const river = easel.extent.x < 0 ? [[source[0] - reach * 3, source[1]] as const, ...bed] : bed
  drawLane(ctx, river, Math.min(w, h) * 0.13, colours.street)
  drawLane(ctx, river, Math.min(w, h) * 0.1, colours.water)
  for (let avenue = 0; avenue < 4; avenue++) {
    ctx.save()
    ctx.rotate(random.between(0.3, 2.6))
    ctx.fillStyle = colours.avenue
    ctx.fillRect(-reach * 1.3 + easel.extent.x, random.between(-0.5, 0.5) * reach, reach * 2.6 - easel.extent.x, 15)
    ctx.restore()
  }
  ctx.restore()
}
