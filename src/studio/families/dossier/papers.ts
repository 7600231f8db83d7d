// Things that lie in a file: sheets, photographs, clips, stamps, pins and string. All are drawn around their own middle.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown, turned } from '../../paint/boxes.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { distress } from '../../paint/materials/distress.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import type { Random } from '../../paint/random.ts'

export interface Lying {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly turn: number
}

/** The upright box around a turned thing, as far as it lies on the sheet. */
const aroundOf = (easel: Easel, { x, y, w, h, turn }: Lying): Box =>
  withinSheet(easel, grown(turned({ x: x - w / 2, y: y - h / 2, w, h }, turn), 8))

/** A flat thing on the desk: drawn in its own frame, then laid with the shadow of paper that does not lie quite flat. */
export const layFlat = (easel: Easel, place: Lying, draw: (ctx: Context) => void, lift = 1): void => {
  using layer = easel.layer(
    (ctx) => {
      ctx.translate(place.x, place.y)
      ctx.rotate(place.turn)
      draw(ctx)
    },
    { box: aroundOf(easel, place) },
  )
  castShadow(easel, layer, { blur: 22 * lift, dx: 5 * lift, dy: 14 * lift, alpha: 0.42 })
  castShadow(easel, layer, { blur: 4, dx: 1, dy: 3, alpha: 0.35 })
  easel.lay(layer)
}

/** One typed character that cannot be read: a few strokes in the proportions of a letter. */
const drawCharacter = (ctx: Context, x: number, y: number, size: number, random: Random): void => {
  const tall = random.chance(0.3) ? 1.45 : 1
  ctx.rect(x, y - size * tall, size * 0.14, size * tall)
  if (random.chance(0.6)) ctx.rect(x + size * 0.42, y - size, size * 0.14, size)
  ctx.rect(x, y - size * random.pick([0.14, 0.56, 1]), size * 0.52, size * 0.14)
  if (random.chance(0.5)) ctx.rect(x, y - size * 0.14, size * 0.5, size * 0.14)
}

export interface Typing {
  readonly box: Box
  readonly line: number
  readonly ink: Colour
  readonly bar: Colour
  /** 0..1: share of words that are blacked out. */
  readonly redacted: number
}

/** Typed lines with words struck out. */
export const drawTyping = (ctx: Context, { box, line, ink, bar, redacted }: Typing, random: Random): void => {
  const size = line * 0.3
  for (let y = box.y + line; y < box.y + box.h; y += line) {
    if (random.chance(0.12)) continue
    const end = box.x + box.w * (random.chance(0.2) ? random.between(0.4, 0.8) : random.between(0.9, 1))
    for (let x = box.x; x < end; ) {
      const letters = random.whole(2, 10)
      const width = Math.min(letters * size * 0.78, end - x)
      const isStruck = random.chance(redacted)
      ctx.fillStyle = isStruck ? bar : ink
      ctx.beginPath()
      if (isStruck) ctx.rect(x - size * 0.2, y - size * 1.55 + random.bell() * 1.4, width + size * 0.3, size * 2)
      else
        for (let letter = 0; letter < letters && x + letter * size * 0.78 < end; letter++)
          drawCharacter(ctx, x + letter * size * 0.78, y, size, random)
      ctx.fill()
      x += width + size * 0.8
    }
  }
}

/** A wire clip over the upper edge of something; `y` is that edge. */
export const drawClip = ({ ctx, without }: Easel, x: number, y: number, size: number, wire: Colour): void => {
  if (without.has('clip')) return
  ctx.save()
  ctx.translate(x, y)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [colour, width, dx] of [
    [withAlpha('#000000', 0.35), 0.12, 0.05],
    [mix(wire, '#000000', 0.35), 0.11, 0],
    [wire, 0.075, -0.01],
    [mix(wire, '#ffffff', 0.7), 0.025, -0.02],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = size * width
    ctx.beginPath()
    ctx.moveTo((0.3 + dx) * size, -0.1 * size)
    ctx.lineTo((0.3 + dx) * size, 1.1 * size)
    ctx.arc(dx * size, 1.1 * size, 0.3 * size, 0, Math.PI)
    ctx.lineTo((-0.3 + dx) * size, -0.5 * size)
    ctx.arc((0.06 + dx) * size, -0.5 * size, 0.36 * size, Math.PI, 0)
    ctx.lineTo((0.42 + dx) * size, 0.9 * size)
    ctx.stroke()
  }
  ctx.restore()
}

/** A rubber stamp: rings, a star and bars, badly inked; no words. */
export const layStamp = (
  easel: Easel,
  place: { x: number; y: number; radius: number; turn: number },
  colour: Colour,
): void => {
  if (easel.without.has('stamp')) return
  const { x, y, radius, turn } = place
  const box = { x: x - radius * 1.2, y: y - radius * 1.2, w: radius * 2.4, h: radius * 2.4 }
  using layer = easel.layer(
    (ctx) => {
      ctx.translate(x, y)
      ctx.rotate(turn)
      ctx.strokeStyle = colour
      ctx.fillStyle = colour
      for (const [share, width] of [
        [1, 0.07],
        [0.86, 0.025],
        [0.56, 0.03],
      ] as const) {
        ctx.lineWidth = radius * width
        ctx.beginPath()
        ctx.arc(0, 0, radius * share, 0, tau)
        ctx.stroke()
      }
      for (let tick = 0; tick < 40; tick++) {
        if (tick % 10 > 6) continue
        ctx.save()
        ctx.rotate((tick / 40) * tau)
        ctx.fillRect(-radius * 0.028, -radius * 0.78, radius * (tick % 3 ? 0.056 : 0.03), radius * 0.15)
        ctx.restore()
      }
      ctx.beginPath()
      for (let point = 0; point < 10; point++) {
        const out = radius * (point % 2 ? 0.17 : 0.42)
        ctx.lineTo(Math.sin((point / 10) * tau) * out, -Math.cos((point / 10) * tau) * out)
      }
      ctx.fill()
    },
    { box },
  )
  easel.lay(easel.isProof ? layer : distress(layer, 0.45, { kind: 'stamp', random: easel.random.sub('stamp') }), {
    blend: 'multiply',
    alpha: 0.85,
  })
}

export const drawPin = (ctx: Context, x: number, y: number, radius: number, colour: Colour): void => {
  ctx.fillStyle = withAlpha('#000000', 0.4)
  ctx.beginPath()
  ctx.ellipse(x + radius * 0.7, y + radius * 1.1, radius * 1.05, radius * 0.65, 0.6, 0, tau)
  ctx.fill()
  const ball = ctx.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius)
  ball.addColorStop(0, mix(colour, '#ffffff', 0.75))
  ball.addColorStop(0.35, colour)
  ball.addColorStop(1, mix(colour, '#000000', 0.5))
  ctx.fillStyle = ball
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
}

/** Thread from pin to pin, with its shadow on what lies below. */
export const drawString = (
  ctx: Context,
  from: { x: number; y: number },
  to: { x: number; y: number },
  colour: Colour,
): void => {
  ctx.lineCap = 'round'
  for (const [style, width, drop] of [
    [withAlpha('#000000', 0.4), 6, 9],
    [mix(colour, '#000000', 0.35), 6.5, 0],
    [colour, 4, -0.6],
  ] as const) {
    ctx.strokeStyle = style
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.moveTo(from.x, from.y + drop)
    ctx.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 + 14 + drop, to.x, to.y + drop)
    ctx.stroke()
  }
}
