// The drawn line: a motif as contour and inner lines only, thick and thin as from a pen, and loose strokes that join it to the sheet.
import type { Colour } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'

export interface Sitter {
  readonly x: number
  readonly y: number
  readonly height: number
}

const clear = 'rgba(0, 0, 0, 0)'

/** Half widths of the pen along its own two directions. */
const nib = { broad: 8.5, narrow: 4.5, turn: -0.7 }

/** Draws the hero, or what an edit adds to it, as a line. */
export const drawSitter = (easel: Easel, hero: Motif, sitter: Sitter, ink: Colour): void => {
  const { x, y, height } = sitter
  const half = (height * hero.width) / 2
  const box = withinSheet(
    easel,
    grown(
      { x: x - half * 1.25 - 20, y: y - height * 1.06, w: half * 2.5 + 40, h: height * 1.12 },
      spareOf(height, hero),
    ),
  )
  const random = (): Random => easel.random.sub('hero')
  using shape = easel.layer(
    (ctx) => drawMotif(ctx, hero, { ...sitter, tones: silhouette('#ffffff'), random: random() }),
    {
      box,
    },
  )
  using contour = easel.layer(
    (ctx) => {
      for (let step = 0; step < 20; step++) {
        const angle = (step / 20) * tau
        const [u, v] = [Math.cos(angle) * nib.broad, Math.sin(angle) * nib.narrow]
        const dx = u * Math.cos(nib.turn) - v * Math.sin(nib.turn)
        const dy = u * Math.sin(nib.turn) + v * Math.cos(nib.turn)
        ctx.drawImage(shape.canvas, shape.box.x + dx, shape.box.y + dy, shape.box.w, shape.box.h)
      }
      ctx.globalCompositeOperation = 'destination-out'
      ctx.drawImage(shape.canvas, shape.box.x, shape.box.y, shape.box.w, shape.box.h)
      ctx.globalCompositeOperation = 'source-over'
      drawMotif(ctx, hero, {
        ...sitter,
        tones: { body: clear, shade: clear, light: clear, accent: clear, line: '#ffffff' },
        random: random(),
      })
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = ink
      ctx.fillRect(box.x, box.y, box.w, box.h)
    },
    { box },
  )
  easel.lay(contour)
}

/** One loose stroke from edge to edge through the foot of the hero, with a loop in it. */
export const drawThread = (easel: Easel, { x, y, height }: Sitter, half: number, ink: Colour, random: Random): void => {
  const { ctx, w } = easel
  const swing = Math.min(height * 0.12, 120) * random.between(0.8, 1.1)
  const side = random.chance(0.5) ? 1 : -1
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(side, 1)
  ctx.strokeStyle = ink
  ctx.lineWidth = 8.5
  ctx.lineCap = 'round'
  const [near, far] = side > 0 ? [-x, w - x] : [x - w, x]
  ctx.beginPath()
  ctx.moveTo(near - 20, -swing * 0.5)
  ctx.bezierCurveTo(near * 0.72, swing * 0.6, -half * 0.9, 3, 0, 3)
  ctx.bezierCurveTo(half * 0.9, 3, far * 0.72, swing * 0.75, far * 0.7, -swing * 0.15)
  ctx.bezierCurveTo(far * 0.69, -swing * 0.8, far * 0.53, -swing * 0.5, far * 0.66, swing * 0.12)
  ctx.bezierCurveTo(far * 0.76, swing * 0.55, far * 0.9, swing * 0.1, far + 20, -swing * 0.7)
  ctx.stroke()
  if (easel.extent.x < 0) {
    const [end, pull] =
      side > 0
        ? ([
            [near - 20, -swing * 0.5],
            [near * 0.72, swing * 0.6],
          ] as const)
        : ([
            [far + 20, -swing * 0.7],
            [far * 0.9, swing * 0.1],
          ] as const)
    const long = -easel.extent.x * (y > easel.h * lowEnough ? 1 : curlAt)
    traceBeyond(ctx, end, pull, long, swing)
  }
  ctx.restore()
}

/** As a share of the height: a line below this crosses the back under its text; any other ends in a curl, as a share of what is open. */
const lowEnough = 0.7
const curlAt = 0.17

/** On an open sheet the stroke goes on from its end, to which it came from `pull`. */
const traceBeyond = (
  ctx: Context,
  [x, y]: readonly [number, number],
  pull: readonly [number, number],
  long: number,
  swing: number,
): void => {
  const away = Math.sign(x - pull[0]) * long
  const rise = Math.min(1, (long * 0.3) / Math.max(1, Math.abs(x - pull[0])))
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.bezierCurveTo(
    x + (x - pull[0]) * rise,
    y + (y - pull[1]) * rise,
    x + away * 0.55,
    y - swing * 0.9,
    x + away * 0.8,
    y + swing * 0.1,
  )
  ctx.bezierCurveTo(x + away * 0.9, y + swing * 0.5, x + away * 0.97, y + swing * 0.4, x + away, y)
  ctx.stroke()
}

/** A branch in outline, its leaves a little off the colour behind them. */
export const drawBranch = (
  ctx: Context,
  place: { readonly x: number; readonly y: number; readonly length: number; readonly turn: number },
  colours: { readonly ink: Colour; readonly leaf: Colour },
): void => {
  const { x, y, length, turn } = place
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const bow = (share: number): number => -Math.sin(share * Math.PI * 0.8) * length * 0.1
  const leaf = (at: number, side: number, isDrawn: boolean): void => {
    const long = length * 0.27 * (1 - at * 0.35)
    ctx.save()
    ctx.translate(at * length + (isDrawn ? 0 : 12), bow(at) + (isDrawn ? 0 : 12))
    ctx.rotate(side * 0.85)
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.bezierCurveTo(long * 0.3, -long * 0.34, long * 0.75, -long * 0.24, long, 0)
    ctx.bezierCurveTo(long * 0.7, long * 0.22, long * 0.3, long * 0.26, 0, 0)
    if (isDrawn) ctx.stroke()
    else ctx.fill()
    ctx.restore()
  }
  const leaves = [0.22, 0.36, 0.5, 0.64, 0.78, 0.9]
  ctx.fillStyle = colours.leaf
  for (const [index, at] of leaves.entries()) leaf(at, index % 2 ? 1 : -1, false)
  ctx.strokeStyle = colours.ink
  ctx.lineWidth = 7
  for (const [index, at] of leaves.entries()) leaf(at, index % 2 ? 1 : -1, true)
  ctx.beginPath()
  for (let step = 0; step <= 20; step++) ctx.lineTo((step / 20) * length, bow(step / 20))
  ctx.stroke()
  leaf(1, 0, true)
  ctx.restore()
}
