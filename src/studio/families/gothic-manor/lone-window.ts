// A house with one window lit: finds the panes of a motif by drawing it small, and lights a single one.
import { createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif, stampMotif } from '../../paint/stamp.ts'

const rows = 220

/** Boxes of all lit panes, in shares of the motif's height from its foot. */
const panesOf = (motif: Motif, seed: () => Random): Box[] => {
  const columns = Math.ceil(rows * (motif.width + 0.2))
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const black = '#000000'
  const tones = { body: black, shade: black, light: black, accent: '#ff0000', line: null }
  drawMotif(ctx, motif, { x: columns / 2, y: rows, height: rows, tones, random: seed() })
  const { data } = ctx.getImageData(0, 0, columns, rows)
  const isLit = (at: number): boolean => (data[at * 4] ?? 0) > 120 && (data[at * 4 + 3] ?? 0) > 120
  const seen = new Uint8Array(columns * rows)
  const panes: Box[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isLit(start)) continue
    const queue = [start]
    seen[start] = 1
    let [left, right, top, bottom] = [columns, 0, rows, 0]
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const [column, row] = [at % columns, Math.floor(at / columns)]
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row)
      // Glazing bars part a window by a pixel or two: it is still one window.
      for (const step of [-2, -1, 1, 2, -2 * columns, -columns, columns, 2 * columns]) {
        const next = at + step
        if (next < 0 || next >= seen.length || seen[next] || !isLit(next)) continue
        seen[next] = 1
        queue.push(next)
      }
    }
    panes.push({
      x: (left - columns / 2) / rows,
      y: (top - rows) / rows,
      w: (right - left + 1) / rows,
      h: (bottom - top + 1) / rows,
    })
  }
  return panes
}

export interface DarkHouse {
  readonly motif: Motif
  readonly x: number
  readonly y: number
  readonly height: number
  readonly tones: Tones
  readonly lamp: Colour
  readonly glow: Colour
}

/** Stamps the house dark, with one high window lit, and tells where that window is. */
export const paintDarkHouse = (easel: Easel, house: DarkHouse): void => {
  const { motif, x, y, height, tones } = house
  const drawing = (): Random => easel.random.sub('house')
  stampMotif(easel, motif, { x, y, height, tones: { ...tones, accent: tones.shade }, random: drawing() })
  const panes = panesOf(motif, drawing).filter(({ w, h }) => w > 0.012 && h > 0.018 && w < 0.2 && h < 0.3)
  const high = panes.filter((pane) => pane.y < -0.35)
  const choices = high.length > 0 ? high : panes
  const pane = choices[easel.random.sub('window').whole(0, Math.max(0, choices.length - 1))]
  if (!pane) return
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  ctx.rect(
    x + (pane.x - 0.008) * height,
    y + (pane.y - 0.008) * height,
    (pane.w + 0.016) * height,
    (pane.h + 0.016) * height,
  )
  ctx.clip()
  stampMotif(easel, motif, { x, y, height, tones: { ...tones, accent: house.lamp }, random: drawing() })
  ctx.restore()
  const [lightX, lightY] = [x + (pane.x + pane.w / 2) * height, y + (pane.y + pane.h / 2) * height]
  drawGlow(ctx, { x: lightX, y: lightY, radius: height * 0.42, colour: house.glow, strength: 0.65 })
  drawGlow(ctx, { x: lightX, y: lightY, radius: height * 0.12, colour: house.lamp, strength: 0.55 })
}
