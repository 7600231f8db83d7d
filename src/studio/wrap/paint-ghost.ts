// One thing of the book on an otherwise empty back: large, cut by the edge, a tone of the front's palette off its ground. It stands
// low, beside the barcode, and fades where the text is.
import { type Colour, lchOf, mix, oklch } from '../colour/colour.ts'
import { contrast, luminanceOf } from '../colour/contrast.ts'
import type { Palette } from '../colour/palette.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { Motif } from '../paint/motifs/motif.ts'
import type { Tones } from '../paint/pen.ts'
import { drawMotif } from '../paint/stamp.ts'
import { smallPicture, toneIn } from '../press/adjust/tone-of-art.ts'
import { darkInk, lightInk } from './reading-tones.ts'

/** As shares of its stage: how high it stands, how wide it may be, where its middle is, and (of itself) how much is below the edge. */
const tallest = 0.66
const widest = 0.74
const middle = 0.31
const sunken = 0.08
/** What remains of it at its top, where the text is. */
const faded = 0.3

/** Lightness (OKLCH) that a ghost is off a mid ground, and what a nearly black one needs besides: there the eye sees less. */
const off = 0.085
const offBlack = 0.085
/** A ghost goes away from the ink over it, unless its ground is so dark or pale already that nothing is left on that side. */
const [darkGround, paleGround] = [0.4, 0.86]
/** APCA contrast that text keeps over every tone of it. */
const leastContrast = 60
/** How much of the front's loud colour is in it. */
const tinge = 0.24

/** 1 is lighter than the ground, -1 darker. */
const directionOf = (lightness: number, ink: number): number => {
  if (ink === lightInk) return lightness < darkGround ? 1 : -1
  return lightness > paleGround ? -1 : 1
}

const inkOn = (ground: Colour): number => {
  const light = luminanceOf(ground)
  return contrast(lightInk, light) > contrast(darkInk, light) ? lightInk : darkInk
}

const tonesOn = (ground: Colour, { accent }: Palette): Tones => {
  const ink = inkOn(ground)
  const { l } = lchOf(ground)
  const step = directionOf(l, ink) * (off + offBlack * Math.max(0, 1 - l / darkGround))
  const toneAt = (share: number, loud: number): Colour => {
    const { c, h } = lchOf(mix(ground, accent, loud))
    const toned = (by: number): Colour => oklch(l + step * share * by, c, h)
    const steps = [1, 0.8, 0.6, 0.4]
    return toned(steps.find((by) => contrast(ink, luminanceOf(toned(by))) >= leastContrast) ?? 0.3)
  }
  return {
    body: toneAt(1, tinge),
    shade: toneAt(0.65, tinge),
    light: toneAt(1.35, tinge),
    accent: toneAt(1.2, tinge * 2),
    line: 'erase',
  }
}

/** `stage` is what it may be seen in. */
export const paintGhost = (easel: Easel, motif: Motif, stage: Box, palette: Palette): void => {
  const height = Math.min(stage.h * tallest, (stage.w * widest) / motif.width)
  const seen = height * (1 - sunken)
  const box = { x: stage.x, y: stage.y + stage.h - seen, w: stage.w, h: seen }
  const [red, green, blue] = toneIn(smallPicture(easel), { ...box, w: stage.w * middle * 2 }).colour
  const ground = `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  const layer = easel.layer(
    (ctx) => {
      drawMotif(ctx, motif, {
        x: stage.x + stage.w * middle,
        y: stage.y + stage.h + height * sunken,
        height,
        tones: tonesOn(ground, palette),
        random: easel.random.sub('ghost'),
      })
      const fade = ctx.createLinearGradient(0, box.y, 0, stage.y + stage.h)
      fade.addColorStop(0, `rgba(0,0,0,${faded})`)
      fade.addColorStop(0.75, 'rgba(0,0,0,1)')
      ctx.globalCompositeOperation = 'destination-in'
      ctx.fillStyle = fade
      ctx.fillRect(box.x, box.y, box.w, box.h)
    },
    { box },
  )
  easel.lay(layer)
}
