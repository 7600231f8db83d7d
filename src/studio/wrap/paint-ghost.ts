// One thing of the book on an otherwise empty back, as a blind stamp: large, cut by the edge, hardly off its ground.
import { lchOf, shift } from '../colour/colour.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { Motif } from '../paint/motifs/motif.ts'
import { stampMotif } from '../paint/stamp.ts'
import { smallPicture, toneIn } from '../press/adjust/tone-of-art.ts'

/** As shares of its stage: how high it stands, how wide it may be, and how much of it is below the edge. */
const tallest = 0.78
const widest = 0.9
const sunken = 0.1

/** Unrest (0 to 1) up to which a back is empty. */
const empty = 0.02

export const isEmpty = (easel: Easel, area: Box): boolean => toneIn(smallPicture(easel), area).unrest < empty

/** `stage` is what it may be seen in. */
export const paintGhost = (easel: Easel, motif: Motif, stage: Box): void => {
  const { ctx } = easel
  const height = Math.min(stage.h * tallest, (stage.w * widest) / motif.width)
  const box = { x: stage.x, y: stage.y + stage.h - height, w: stage.w * 0.6, h: height }
  const [red, green, blue] = toneIn(smallPicture(easel), box).colour
  const ground = `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  const isDark = lchOf(ground).l < 0.6
  const tone = (by: number): string => shift(ground, { l: isDark ? by : -by, c: 1.08 })
  ctx.save()
  ctx.beginPath()
  ctx.rect(stage.x, stage.y, stage.w, stage.h)
  ctx.clip()
  stampMotif(easel, motif, {
    x: stage.x + stage.w * 0.32,
    y: stage.y + stage.h + height * sunken,
    height,
    tones: { body: tone(0.035), shade: tone(0.022), light: tone(0.05), accent: tone(0.045), line: ground },
    random: easel.random.sub('ghost'),
  })
  ctx.restore()
}
