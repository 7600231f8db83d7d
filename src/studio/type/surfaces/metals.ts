// Letters of chrome, of inlaid bands and of bulbs: what shines by itself.
import { mix, withAlpha } from '../../colour/colour.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { tau } from '../../paint/curves.ts'
import { inked, type Letters, lined, type Surface, shadowed } from './letters.ts'
import { paintPixels, putTone, tableOf } from './pixels.ts'

/** The line that holds this height, and how far down in it that is. */
const inRow = ({ rows }: Letters, y: number): number => {
  const row = rows.find((each) => y <= each.y + each.h) ?? rows[rows.length - 1] ?? rows[0]
  return Math.min(1, Math.max(0, (y - row.y) / row.h))
}

/** Sky above, land below, a hard horizon between, anew in every line; a ring of steel around. */
export const chrome: Surface = (letters) => {
  const { easel, size, second, deep, ink } = letters
  const sky = tableOf([
    [0, mix(second, '#ffffff', 0.1)],
    [0.36, mix(second, '#ffffff', 0.6)],
    [0.49, '#ffffff'],
    [0.5, mix(deep, '#000000', 0.35)],
    [0.62, mix(deep, ink, 0.25)],
    [0.86, mix(ink, '#ffffff', 0.35)],
    [1, mix(ink, '#ffffff', 0.8)],
  ])
  const ring = tableOf([
    [0, mix(deep, '#000000', 0.5)],
    [0.45, mix(ink, '#ffffff', 0.85)],
    [1, mix(deep, ink, 0.4)],
  ])
  shadowed(letters, size * 0.05, size * 0.02, size * 0.04, 0.75)
  lined(letters, easel.ctx, mix(deep, '#000000', 0.4), size * 0.05)
  const bevel = size * 0.022
  paintPixels(letters, {
    shade: (inside, _x, y, put) => {
      const down = inRow(letters, y)
      if (inside < bevel) putTone(put, ring(1 - down * 0.7), 0.75 + (inside / bevel) * 0.45)
      else putTone(put, sky(down))
    },
  })
}

/** Bands that follow the edge inwards, as deco inlays do. */
export const prism: Surface = (letters) => {
  const { easel, size, ink, second, deep } = letters
  const [bright, dark] = [
    tableOf([
      [0, ink],
      [1, ink],
    ]),
    tableOf([
      [0, mix(second, deep, 0.15)],
      [1, second],
    ]),
  ]
  const band = size * 0.026
  shadowed(letters, size * 0.03, size * 0.015, size * 0.03, 0.5)
  paintPixels(letters, {
    shade: (inside, x, y, put) => {
      const nth = Math.floor(inside / band)
      const light = 0.94 + 0.1 * Math.sin((x + y * 0.5) / (size * 0.9))
      putTone(put, nth % 2 === 0 ? bright(0) : dark(1), light)
    },
  })
  lined(letters, easel.ctx, withAlpha(deep, 0.35), size * 0.006)
}

/** Bulbs set along every stroke, each with its light. Thin letters have no room for them and stay painted. */
export const marquee: Surface = (letters) => {
  const { easel, size, ink, second, deep, rows } = letters
  const { ctx } = easel
  shadowed(letters, size * 0.04, size * 0.03, size * 0.06, 0.7)
  for (let step = 8; step >= 1; step--)
    inked(letters, ctx, mix(second, deep, 0.55), step * size * 0.004, step * size * 0.006)
  inked(letters, ctx, second)
  lined(letters, ctx, mix(second, '#ffffff', 0.35), size * 0.012)
  const pitch = size * 0.1
  const resolution = 0.25
  using mask = easel.layer((layer) => inked(letters, layer, '#ffffff'), {
    box: letters.box,
    detail: resolution / easel.scale,
  })
  const { width, height } = mask.canvas
  const { data } = mask.canvas.getContext('2d').getImageData(0, 0, width, height)
  const isInk = (x: number, y: number): boolean => {
    const column = Math.round((x - letters.box.x) * mask.scale)
    const row = Math.round((y - letters.box.y) * mask.scale)
    return (
      column >= 0 && row >= 0 && column < width && row < height && (data[(row * width + column) * 4 + 3] ?? 0) > 200
    )
  }
  const room = size * 0.03
  for (const row of rows)
    for (let y = row.y + pitch * 0.5; y < row.y + row.h; y += pitch)
      for (let x = row.x + pitch * 0.5; x < row.x + row.w; x += pitch) {
        const isWithin = [0, 1, 2, 3, 4, 5, 6, 7].every((eighth) =>
          isInk(x + Math.cos((eighth * tau) / 8) * room, y + Math.sin((eighth * tau) / 8) * room),
        )
        if (!isWithin) continue
        ctx.fillStyle = withAlpha(deep, 0.5)
        ctx.beginPath()
        ctx.arc(x + size * 0.004, y + size * 0.006, size * 0.024, 0, tau)
        ctx.fill()
        drawGlow(ctx, { x, y, radius: size * 0.075, colour: ink, strength: 0.55 })
        ctx.fillStyle = mix(ink, '#ffffff', 0.55)
        ctx.beginPath()
        ctx.arc(x, y, size * 0.02, 0, tau)
        ctx.fill()
        ctx.fillStyle = '#ffffff'
        ctx.beginPath()
        ctx.arc(x - size * 0.005, y - size * 0.006, size * 0.008, 0, tau)
        ctx.fill()
      }
}
