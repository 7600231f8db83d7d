// The flat ground of a big character: one colour with the tooth of paper and crayon scribbles, kept clear of the type.

import { type Colour, lchOf, mix, shift, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { grown, overlaps } from '../../paint/boxes.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import type { Random } from '../../paint/random.ts'

type Scribble = (ctx: Context, size: number, random: Random) => void

const swirl: Scribble = (ctx, size, random) => {
  const start = random.next() * tau
  ctx.beginPath()
  for (let step = 0; step <= 40; step++) {
    const angle = start + (step / 40) * tau * 1.9
    ctx.lineTo(Math.cos(angle) * size * (step / 40) * 0.5, Math.sin(angle) * size * (step / 40) * 0.5)
  }
  ctx.stroke()
}

const spark: Scribble = (ctx, size, random) => {
  const rays = random.pick([3, 4, 5])
  ctx.beginPath()
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * tau
    ctx.moveTo(Math.cos(angle) * size * 0.16, Math.sin(angle) * size * 0.16)
    ctx.lineTo(Math.cos(angle) * size * 0.48, Math.sin(angle) * size * 0.48)
  }
  ctx.stroke()
}

const dot: Scribble = (ctx, size) => {
  ctx.beginPath()
  ctx.arc(0, 0, size * 0.2, 0, tau)
  ctx.fill()
}

const squiggle: Scribble = (ctx, size) => {
  ctx.beginPath()
  ctx.moveTo(-size * 0.5, 0)
  for (let bend = 0; bend < 4; bend++) {
    const x = -size * 0.5 + bend * size * 0.25
    ctx.quadraticCurveTo(x + size * 0.125, (bend % 2 ? 1 : -1) * size * 0.3, x + size * 0.25, 0)
  }
  ctx.stroke()
}

const scribbles = [swirl, spark, dot, squiggle, dot, spark] as const

/** A loose grid of scribbles, tone on tone. */
const scribble = (easel: Easel, colour: Colour, clear: readonly Box[]): void => {
  const { ctx, w, h } = easel
  const random = easel.random.sub('scribbles')
  const pitch = Math.min(w, h) * 0.135
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.lineCap = 'round'
  ctx.lineWidth = pitch * 0.07
  const put = (row: number, column: number, stream: Random): void => {
    const x = (column + (row % 2) * 0.5 + stream.between(-0.16, 0.16)) * pitch
    const y = (row + 0.4 + stream.between(-0.16, 0.16)) * pitch
    const draw = stream.pick(scribbles)
    const size = pitch * stream.between(0.36, 0.52)
    const turn = stream.next() * tau
    if (clear.some((box) => overlaps(box, { x: x - size / 2, y: y - size / 2, w: size, h: size }))) return
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    draw(ctx, size, stream)
    ctx.restore()
  }
  const beyond = random.sub('beyond')
  for (let row = 0; row * pitch < h + pitch; row++) {
    for (let column = 0; column * pitch < w + pitch; column++) put(row, column, random)
    // One that would reach onto the sheet is not there.
    for (let column = row % 2 === 0 ? -1 : -2; column * pitch > easel.extent.x - pitch; column--)
      put(row, column, beyond)
  }
}

/** A disc or a rounded spot in a second tone, from behind the character. */
export const paintSpot = asPart('disc', (easel: Easel, x: number, y: number, radius: number, colour: Colour): void => {
  const { ctx, noise } = easel
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * tau
    const out = radius * (1 + (noise.value(Math.cos(angle) * 1.6 + 9, Math.sin(angle) * 1.6 + 9) - 0.5) * 0.05)
    ctx.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out)
  }
  ctx.fill()
})

export const paintGround = (easel: Easel, ground: Colour, zones: readonly Box[]): void => {
  easel.fill(ground)
  const isPale = lchOf(ground).l > 0.6
  const quiet = mix(ground, shift(ground, { l: isPale ? -0.12 : 0.12, c: 1.1 }), 0.6)
  const clear = zones.map((zone) => grown(zone, 40))
  easel.part('doodles', () => scribble(easel, withAlpha(quiet, 0.75), clear))
  paper(easel, { kind: 'smooth', strength: 0.7 })
}
