// The contrast of letters with what surrounds them, measured on the finished picture: glyph pixels against the ring around them.
import { createCanvas } from '@napi-rs/canvas'
import { contrast, luminance } from '../../src/studio/colour/contrast.ts'
import { middleOf, turned } from '../../src/studio/paint/boxes.ts'
import type { Easel } from '../../src/studio/paint/easel.ts'
import { outlineOf } from '../../src/studio/type/outline.ts'
import type { Run, SetStack, SetType } from '../../src/studio/type/set-type.ts'
import { useFont } from '../../src/studio/type/use-font.ts'

/** Mask values of a pixel that is surely letter, and surely not. */
const surelyLetter = 210
const surelyGround = 4

/** The letters of a line; with a width, the line of that width around them instead. */
const maskOf = (easel: Easel, stack: SetStack, run: Run, outline = 0): Uint8ClampedArray => {
  const canvas = createCanvas(easel.canvas.width, easel.canvas.height)
  const ctx = canvas.getContext('2d')
  const { x, y } = middleOf(stack.filled)
  ctx.scale(easel.scale, easel.scale)
  ctx.translate(x, y)
  ctx.rotate(stack.tilt)
  ctx.translate(-x, -y)
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = outline
  ctx.lineJoin = 'round'
  const path = outlineOf(run)
  useFont(ctx, run)
  if (path !== null && outline > 0) ctx.stroke(path)
  else if (path !== null) ctx.fill(path)
  else if (outline > 0) ctx.strokeText(run.text, run.x, run.baseline)
  else ctx.fillText(run.text, run.x, run.baseline)
  return ctx.getImageData(0, 0, canvas.width, canvas.height).data
}

/** Contrast in tiles along a line; the worst tenth speaks for the line. Outlined letters are told from their outline. */
const contrastOfRun = (easel: Easel, stack: SetStack, run: Run, outline: number): number => {
  const mask = maskOf(easel, stack, run)
  const around = outline > 0 ? maskOf(easel, stack, run, outline * run.size * 2) : null
  const { width, height } = easel.canvas
  const { data } = easel.ctx.getImageData(0, 0, width, height)
  const box = turned(run.box, stack.tilt)
  const reach = run.size * 0.12
  const left = Math.max(0, Math.floor((box.x - reach) * easel.scale))
  const right = Math.min(width, Math.ceil((box.x + box.w + reach) * easel.scale))
  const top = Math.max(0, Math.floor((box.y - reach) * easel.scale))
  const bottom = Math.min(height, Math.ceil((box.y + box.h + reach) * easel.scale))
  const tile = Math.max(8, Math.round(run.size * easel.scale * 0.8))
  const found: number[] = []
  for (let from = left; from < right; from += tile) {
    let letters = 0
    let lettersSum = 0
    let ground = 0
    let groundSum = 0
    for (let row = top; row < bottom; row++) {
      for (let column = from; column < Math.min(right, from + tile); column++) {
        const at = (row * width + column) * 4
        const cover = mask[at + 3] ?? 0
        const y = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
        if (cover >= surelyLetter) {
          letters++
          lettersSum += y
        } else if (cover <= surelyGround && (!around || (around[at + 3] ?? 0) >= surelyLetter)) {
          ground++
          groundSum += y
        }
      }
    }
    if (letters > 6 && ground > 6) found.push(contrast(lettersSum / letters, groundSum / ground))
  }
  // An outline finer than a pixel is no ground: such letters are read against what is around them.
  if (found.length === 0 && outline > 0) return contrastOfRun(easel, stack, run, 0)
  const sorted = found.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.1)] ?? 0
}

export interface LineContrast {
  readonly role: string
  readonly text: string
  readonly contrast: number
}

export const contrastsOf = (easel: Easel, type: SetType): LineContrast[] =>
  type.stacks.flatMap((stack) =>
    stack.items.flatMap((item) =>
      item.kind === 'lines'
        ? item.runs.map((run) => ({
            role: item.role,
            text: run.text,
            contrast: contrastOfRun(easel, stack, run, item.effect.outline?.width ?? 0),
          }))
        : [],
    ),
  )
