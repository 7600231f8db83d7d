// A motif as a matrix of dots on a strict grid: large where it is dark, fine where the ground is bare.
import { createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { clamp, tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif } from '../../paint/stamp.ts'

/** Pixels per cell when the motif is read; the mean of a cell is its dot. */
const fineness = 6

/** Red is how dark a part is, blue marks what is printed in the loud colour. */
const readingTones = {
  body: '#c00000',
  shade: '#ff0000',
  light: '#600000',
  accent: '#ff00ff',
  line: '#000000',
} as const

export interface MatrixOptions {
  readonly box: Box
  /** Units from dot to dot. */
  readonly pitch: number
  readonly hero: { readonly x: number; readonly y: number; readonly height: number }
  readonly ink: Colour
  readonly accent: Colour
  readonly bare: Colour
  readonly random: Random
}

interface Cell {
  readonly dark: number
  readonly loud: number
}

const readCells = (motif: Motif, options: MatrixOptions, columns: number, rows: number): Cell[] => {
  const { box, pitch, hero, random } = options
  const canvas = createCanvas(columns * fineness, rows * fineness)
  const ctx = canvas.getContext('2d')
  ctx.scale(fineness / pitch, fineness / pitch)
  ctx.translate(-box.x, -box.y)
  drawMotif(ctx, motif, { ...hero, tones: readingTones, random })
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height)
  return Array.from({ length: columns * rows }, (_, at) => {
    const left = (at % columns) * fineness
    const top = Math.floor(at / columns) * fineness
    let dark = 0
    let loud = 0
    for (let row = 0; row < fineness; row++)
      for (let column = 0; column < fineness; column++) {
        const pixel = ((top + row) * canvas.width + left + column) * 4
        dark += ((data[pixel] ?? 0) * (data[pixel + 3] ?? 0)) / 65025
        loud += (data[pixel + 2] ?? 0) / 255
      }
    return { dark: dark / fineness ** 2, loud: loud / fineness ** 2 }
  })
}

/** On an open sheet the bare screen goes on. */
const traceBeyond = ({ ctx, extent }: Easel, { box, pitch }: MatrixOptions, rows: number): void => {
  for (let x = box.x - pitch / 2; x > extent.x - pitch; x -= pitch)
    for (let row = 0; row < rows; row++) {
      const y = box.y + (row + 0.5) * pitch
      ctx.moveTo(x + pitch * 0.085, y)
      ctx.arc(x, y, pitch * 0.085, 0, tau)
    }
}

export const paintDotMatrix = (easel: Easel, motif: Motif, options: MatrixOptions): void => {
  const { box, pitch, ink, accent, bare } = options
  const columns = Math.floor(box.w / pitch + 0.01)
  const rows = Math.floor(box.h / pitch + 0.01)
  const cells = readCells(motif, options, columns, rows)
  if (cells.some(({ dark }) => dark > 0)) easel.things.add(motif.id)
  for (const colour of [bare, ink, accent]) {
    easel.ctx.fillStyle = colour
    easel.ctx.beginPath()
    cells.forEach(({ dark, loud }, at) => {
      const wanted = dark < 0.06 ? bare : loud > 0.4 ? accent : ink
      if (wanted !== colour) return
      const x = box.x + ((at % columns) + 0.5) * pitch
      const y = box.y + (Math.floor(at / columns) + 0.5) * pitch
      const radius = dark < 0.06 ? pitch * 0.085 : pitch * clamp(0.5 * Math.sqrt(dark), 0.14, 0.49)
      easel.ctx.moveTo(x + radius, y)
      easel.ctx.arc(x, y, radius, 0, tau)
    })
    if (colour === bare && box.x < pitch) traceBeyond(easel, options, rows)
    easel.ctx.fill()
  }
}
