// One thing of the book on an otherwise empty back: whole, a tone of the front's palette off its ground. It stands low, beside the barcode, and
// fades where the text is.
import { type Colour, lchOf, mix, oklch } from '../colour/colour.ts'
import { contrast, luminanceOf } from '../colour/contrast.ts'
import type { Palette } from '../colour/palette.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { Tones } from '../paint/pen.ts'
import { drawMotif } from '../paint/stamp.ts'
import { smallPicture, toneIn } from '../press/adjust/tone-of-art.ts'
import { darkInk, lightInk } from './reading-tones.ts'

/** As shares of its stage: how high it stands and how wide it may be, beside the barcode, and (of the width) the air around it. */
const tallest = 0.5
const widest = 0.52
const air = 0.06
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
const usualTinge = 0.24

/** 1 is lighter than the ground, -1 darker. */
const directionOf = (lightness: number, ink: number): number => {
  if (ink === lightInk) return lightness < darkGround ? 1 : -1
  return lightness > paleGround ? -1 : 1
}

const inkOn = (ground: Colour): number => {
  const light = luminanceOf(ground)
  return contrast(lightInk, light) > contrast(darkInk, light) ? lightInk : darkInk
}

/** Chroma from which a ground has a hue of its own, and how far (in degrees) another may be from it: beyond lies mud. */
const coloured = 0.03
const mostTurned = 75

const isNear = (ground: Colour, other: Colour): boolean => {
  const { c, h } = lchOf(ground)
  const turn = Math.abs(h - lchOf(other).h) % 360
  return c < coloured || Math.min(turn, 360 - turn) <= mostTurned
}

const tonesOn = (ground: Colour, { accent }: Palette): Tones => {
  const ink = inkOn(ground)
  const tinge = isNear(ground, accent) ? usualTinge : 0
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
  const width = Math.min(stage.w * widest, stage.h * tallest * motif.width)
  const height = width / motif.width
  const room = stage.w * air
  const box = { x: stage.x + room, y: stage.y + stage.h - room - height, w: width, h: height }
  const [red, green, blue] = toneIn(smallPicture(easel), box).colour
  const ground = `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
  // A motif may reach a little over its box.
  const around = { x: box.x - room, y: box.y - room, w: box.w + 2 * room, h: box.h + 2 * room }
  const layer = easel.layer(
    (ctx) => {
      drawMotif(ctx, motif, {
        x: box.x + box.w / 2,
        y: box.y + box.h,
        height,
        tones: tonesOn(ground, palette),
        random: easel.random.sub('ghost'),
      })
      const fade = ctx.createLinearGradient(0, box.y, 0, box.y + box.h)
      fade.addColorStop(0, `rgba(0,0,0,${faded})`)
      fade.addColorStop(0.75, 'rgba(0,0,0,1)')
      ctx.globalCompositeOperation = 'destination-in'
      ctx.fillStyle = fade
      ctx.fillRect(around.x, around.y, around.w, around.h)
    },
    { box: around },
  )
  easel.spend(layer)
}
