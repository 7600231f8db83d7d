// Paints motifs that an edit added: in tones of the palette that stand out from the place where they stand.
import { type Colour, lchOf, mix, type Rgb, shift } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'
import { ownColours } from './own-colours.ts'
import type { PlacedExtra } from './place-extras.ts'
import { smallPicture, type Tone, toneIn } from './tone-of-art.ts'

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

/** A colour that was asked for, or that a thing is known by, is kept as it is; a rim parts it from a ground of its tone. */
const bodyOf = ({ motif, colour }: PlacedExtra, palette: Palette, ground: Colour): Colour => {
  const own = colour ?? ownColours[motif.id]
  if (own !== undefined) return motif.kind === 'sky' ? apart(own, ground) : own
  return apart(lchOf(ground).l > 0.42 ? palette.deep : mix(palette.light, palette.soft, 0.25), ground)
}

const tonesOf = ({ motif, colour }: PlacedExtra, body: Colour, palette: Palette, ground: Colour): Tones => ({
  body,
  shade: mix(body, ground, 0.28),
  light: shift(body, { l: lchOf(body).l > 0.6 ? 0.08 : 0.12 }),
  // A flower in its own colour has no petals of another.
  accent:
    motif.kind === 'plant' && (colour ?? ownColours[motif.id]) !== undefined
      ? shift(body, { l: lchOf(body).l > 0.6 ? -0.16 : 0.14 })
      : apart(palette.accent, body),
  line: mix(body, ground, 0.6),
})

/** Unrest of the ground from which a thing is lost in it without a rim. */
const restless = 0.125
const rimStep = 0.2

/** What hangs in the sky shines or is hazy: it is never cut out. */
const needsRim = ({ motif }: PlacedExtra, body: Colour, { colour, unrest }: Tone): boolean =>
  motif.kind !== 'sky' && (unrest > restless || Math.abs(lchOf(body).l - lchOf(hexOf(colour)).l) < rimStep)

/** A rim all around, as of a thing that was cut out and laid on. */
const paintRim = (
  easel: Easel,
  body: Colour,
  palette: Palette,
  draw: (tones: Tones, x: number, y: number) => void,
): void => {
  const rim = lchOf(body).l > 0.55 ? mix(palette.deep, '#000000', 0.3) : mix(palette.light, '#ffffff', 0.35)
  const reach = Math.min(easel.w, easel.h) * 0.0045
  for (let turn = 0; turn < 12; turn++)
    draw(silhouette(rim), Math.cos((turn / 12) * tau) * reach, Math.sin((turn / 12) * tau) * reach)
}

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
    const tone = toneIn(smallPicture(easel), box)
    const ground = hexOf(tone.colour)
    const body = bodyOf(extra, palette, ground)
    if (glowing.has(motif.id))
      drawGlow(easel.ctx, { x, y: box.y + box.h / 2, radius: box.h * 1.3, colour: body, strength: 0.5 })
    if (motif.rests === 'ground') paintShadow(easel, box, ground)
    // What an edit added is wanted, even where the same thing of the scenery is not: no `without` here.
    const draw = (tones: Tones, dx: number, dy: number): void =>
      drawMotif(easel.ctx, motif, {
        x: x + dx,
        y: box.y + box.h + dy,
        height: box.h,
        // A thing at the right looks inwards.
        flip: x > easel.w / 2 !== (nth % 2 === 1),
        tones,
        random: easel.random.sub(`added ${motif.id} ${nth}`),
      })
    if (needsRim(extra, body, tone)) paintRim(easel, body, palette, draw)
    draw(tonesOf(extra, body, palette, ground), 0, 0)
  }
}
