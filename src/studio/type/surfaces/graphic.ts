// Letters as graphic design treats them: comic blocks, a broken signal, hollows filled with colour.
import { mix, withAlpha } from '../../colour/colour.ts'
import { smooth } from '../../paint/curves.ts'
import { halftone } from '../../paint/materials/halftone.ts'
import { inked, lined, type Surface } from './letters.ts'

/** A block with an outline and a screen of dots towards the foot. */
export const comic: Surface = (letters) => {
  const { easel, size, ink, second, deep, box } = letters
  const { ctx } = easel
  const steps = Math.max(8, Math.round(size * 0.11 * easel.scale))
  for (let step = steps; step >= 0; step--) {
    const [dx, dy] = [(size * 0.075 * step) / steps, (size * 0.09 * step) / steps]
    lined(letters, ctx, deep, size * 0.075, dx, dy)
    if (step === steps || step === 0) inked(letters, ctx, deep, dx, dy)
  }
  inked(letters, ctx, ink)
  using layer = easel.layer((inner) => inked(letters, inner, '#ffffff'), { box })
  using dots = easel.fresh()
  halftone(dots, (_x, y) => 0.7 * smooth(0.3, 1.05, (y - box.y) / box.h), {
    colour: second,
    pitch: Math.max(10, size * 0.05),
    box,
  })
  const inner = layer.canvas.getContext('2d')
  inner.globalCompositeOperation = 'source-in'
  inner.drawImage(dots.canvas, dots.extent.x, dots.extent.y, dots.extent.w, dots.extent.h)
  easel.lay(layer)
}

/** A broken signal: the colours part, and slices of each line have slipped. */
export const glitch: Surface = (letters) => {
  const { easel, size, ink, second, deep, rows, random } = letters
  const parted = size * 0.02
  const shear = random.sub('slices')
  const draw = (colour: string, dx: number): void => inked(letters, easel.ctx, colour, dx, 0)
  easel.ctx.save()
  easel.ctx.globalCompositeOperation = 'screen'
  easel.ctx.globalAlpha = 0.9
  draw(mix(second, deep, 0.1), -parted)
  draw(mix('#00e5ff', second, 0.35), parted)
  easel.ctx.restore()
  for (const row of rows) {
    let isSlipped = false
    for (let y = row.y - row.h * 0.1; y < row.y + row.h * 1.1; ) {
      const high = row.h * shear.between(0.05, 0.16)
      // As far as a line is high, or small lines would fall apart.
      const slip: number = !isSlipped && shear.chance(0.26) ? shear.between(-0.13, 0.13) * row.h : 0
      isSlipped = slip !== 0
      easel.ctx.save()
      easel.ctx.beginPath()
      easel.ctx.rect(letters.box.x - size, y, letters.box.w + size * 2, high + 0.6)
      easel.ctx.clip()
      draw(ink, slip)
      easel.ctx.restore()
      y += high
    }
  }
}

/** Hollows of the letters in colours of their own. */
export const filledHollows: Surface = (letters) => {
  const { easel, size, ink, second, deep, box } = letters
  const resolution = 0.3
  using mask = easel.layer((ctx) => inked(letters, ctx, '#ffffff'), { box, detail: resolution / easel.scale })
  const { width, height } = mask.canvas
  const ctx = mask.canvas.getContext('2d')
  const image = ctx.getImageData(0, 0, width, height)
  const hollow = hollowsOf(image.data, width, height)
  const colours = [second, mix(second, deep, 0.4), mix(second, ink, 0.45)]
  using filled = easel.layer(() => {}, { box, detail: resolution / easel.scale })
  const onto = filled.canvas.getContext('2d')
  const cell = 1 / mask.scale
  for (const [at, nth] of hollow.entries()) {
    if (nth === 0) continue
    onto.fillStyle = colours[nth % colours.length] ?? second
    onto.fillRect(box.x + (at % width) * cell - cell, box.y + Math.floor(at / width) * cell - cell, cell * 3, cell * 3)
  }
  easel.lay(filled)
  inked(letters, easel.ctx, ink)
  lined(letters, easel.ctx, withAlpha(ink, 0.9), size * 0.004)
}

/** For each pixel 0, or the number of the closed hollow that it is in. */
const hollowsOf = (data: Uint8ClampedArray, width: number, height: number): Uint16Array => {
  const seen = new Uint16Array(width * height)
  const isOpen = (at: number): boolean => (data[at * 4 + 3] ?? 0) < 128
  let count = 0
  const flood = (start: number, mark: number): { readonly cells: number[]; readonly touchesEdge: boolean } => {
    const cells: number[] = [start]
    let touchesEdge = false
    seen[start] = mark
    for (let next = 0; next < cells.length; next++) {
      const at = cells[next] ?? 0
      const [column, row] = [at % width, Math.floor(at / width)]
      if (column === 0 || row === 0 || column === width - 1 || row === height - 1) touchesEdge = true
      for (const to of [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (to < 0 || to >= seen.length || seen[to] !== 0 || !isOpen(to)) continue
        seen[to] = mark
        cells.push(to)
      }
    }
    return { cells, touchesEdge }
  }
  const outside = 0xffff
  for (let at = 0; at < seen.length; at++) {
    if (seen[at] !== 0 || !isOpen(at)) continue
    const { cells, touchesEdge } = flood(at, count + 1)
    if (touchesEdge) for (const cell of cells) seen[cell] = outside
    else count++
  }
  return seen.map((mark) => (mark === outside ? 0 : mark))
}
