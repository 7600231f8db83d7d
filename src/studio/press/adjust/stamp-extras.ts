// Paints motifs that an edit added: in tones of the palette that stand out from the place where they stand.
import { type Colour, lchOf, mix, type Rgb, shift } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { Tones } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { PlacedExtra } from './place-extras.ts'
import { smallPicture, toneIn } from './tone-of-art.ts'

/** Things that are known by their colour. */
const ownColours: Readonly<Record<string, Colour>> = {
  sun: '#ffc94d',
  moon: '#f6efd8',
  'full-moon': '#f3ead0',
  star: '#ffe9a8',
  flame: '#ff8a2b',
  campfire: '#ff8a2b',
  rose: '#b8233a',
  heart: '#c8263f',
  pumpkin: '#e07a22',
  sunflower: '#f2b62c',
  rainbow: '#e2574c',
}

const glowing = new Set([
  'sun',
  'moon',
  'full-moon',
  'star',
  'flame',
  'campfire',
  'lantern',
  'candle',
  'light-bulb',
  'lightning',
])

const hexOf = ([red, green, blue]: Rgb): Colour =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Lightness between a motif and what is behind it, under which it is lost. */
const leastStep = 0.3

/** The colour moved away from the ground in lightness until it is seen. */
const apart = (colour: Colour, ground: Colour): Colour => {
  const { l } = lchOf(colour)
  const behind = lchOf(ground).l
  if (Math.abs(l - behind) >= leastStep) return colour
  const goesUp = behind < 0.55
  return shift(colour, { l: (goesUp ? behind + leastStep : behind - leastStep) - l })
}

const bodyOf = ({ motif, colour }: PlacedExtra, palette: Palette, ground: Colour): Colour => {
  if (colour !== null) return apart(colour, mix(ground, colour, 0.25))
  const own = ownColours[motif.id]
  if (own !== undefined) return apart(own, ground)
  return apart(lchOf(ground).l > 0.42 ? palette.deep : mix(palette.light, palette.soft, 0.25), ground)
}

const tonesOf = (body: Colour, palette: Palette, ground: Colour): Tones => ({
  body,
  shade: mix(body, ground, 0.28),
  light: shift(body, { l: lchOf(body).l > 0.6 ? 0.08 : 0.12 }),
  accent: apart(palette.accent, body),
  line: mix(body, ground, 0.6),
})

const paintShadow = (easel: Easel, box: Box, ground: Colour): void =>
  easel.soft(14, (ctx) => {
    ctx.fillStyle = mix(ground, '#000000', 0.7)
    ctx.globalAlpha = 0.5
    ctx.beginPath()
    ctx.ellipse(box.x + box.w / 2, box.y + box.h, box.w * 0.42, box.h * 0.035, 0, 0, tau)
    ctx.fill()
  })

export const stampExtras = (easel: Easel, extras: readonly PlacedExtra[], palette: Palette): void => {
  for (const extra of extras) {
    const { motif, box, nth } = extra
    const x = box.x + box.w / 2
    const ground = hexOf(toneIn(smallPicture(easel), box).colour)
    const body = bodyOf(extra, palette, ground)
    if (glowing.has(motif.id))
      drawGlow(easel.ctx, { x, y: box.y + box.h / 2, radius: box.h * 1.3, colour: body, strength: 0.5 })
    if (motif.rests === 'ground') paintShadow(easel, box, ground)
    // What an edit added is wanted, even where the same thing of the scenery is not: no `without` here.
    drawMotif(easel.ctx, motif, {
      x,
      y: box.y + box.h,
      height: box.h,
      // A thing at the right looks inwards.
      flip: x > easel.w / 2 !== (nth % 2 === 1),
      tones: tonesOf(body, palette, ground),
      random: easel.random.sub(`added ${motif.id} ${nth}`),
    })
  }
}
