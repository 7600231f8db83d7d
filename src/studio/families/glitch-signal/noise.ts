// The noise of the line: blocks of lost data, ticks along the edge, the comb of the screen.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { grown, overlaps } from '../../paint/boxes.ts'
import type { Box, Easel } from '../../paint/easel.ts'

/** Runs of small blocks in rows, away from type. */
export const drawBlocks = (easel: Easel, palette: Palette, zones: readonly Box[]): void => {
  if (easel.without.has('glitch')) return
  const { ctx, w, h, random: chance } = easel
  const random = chance.sub('blocks')
  for (let run = 0; run < 46; run++) {
    const deep = random.pick([8, 8, 14, 26, 40])
    const box = { x: random.between(-0.1, 0.9) * w, y: random.next() * h, w: w * random.between(0.04, 0.3), h: deep }
    const colour = random.pick([palette.accent, palette.counter, palette.soft, palette.mid, palette.mid])
    const alpha = random.between(0.12, 0.5)
    if (zones.some((zone) => overlaps(grown(zone, 50), box))) continue
    ctx.fillStyle = withAlpha(colour, alpha)
    for (let x = box.x; x < box.x + box.w; ) {
      const wide = random.between(6, 60)
      if (random.chance(0.6)) ctx.fillRect(x, box.y, wide, deep)
      x += wide + random.between(2, 16)
    }
  }
}

export const drawTicks = ({ ctx, w, h }: Easel, colour: Colour): void => {
  ctx.fillStyle = colour
  const inset = Math.min(w, h) * 0.022
  for (let tick = 0; tick <= 40; tick++) {
    const y = h * 0.06 + (h * 0.88 * tick) / 40
    const long = tick % 5 === 0 ? inset * 0.9 : inset * 0.45
    ctx.fillRect(w - inset - long, y, long, 3)
  }
}

export const drawScanLines = ({ ctx, w, h, isProof, without }: Easel, palette: Palette): void => {
  if (isProof || without.has('glitch')) return
  ctx.fillStyle = withAlpha(palette.deep, 0.2)
  for (let y = 0; y < h; y += 9) ctx.fillRect(0, y, w, 3)
}
