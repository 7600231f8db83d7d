// Paints motifs that an edit added: in tones of the palette that stand out from the place where they stand.

import { type Colour, lchOf, mix, type Rgb, shift } from '../../../colour/colour.ts'
import type { Palette } from '../../../colour/palette.ts'
import type { Design } from '../../../families/family.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { ownAccent, ownColour } from '../../../motifs/own-colours.ts'
import { isGlowing } from '../../../motifs/suits.ts'
import { drawGlow } from '../../../paint/atmosphere/glow.ts'
import { grown } from '../../../paint/boxes.ts'
import type { Species } from '../../../paint/characters/character.ts'
import { drawCharacter } from '../../../paint/characters/draw-character.ts'
import { tau } from '../../../paint/curves.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { silhouette, type Tones } from '../../../paint/pen.ts'
import { drawMotif } from '../../../paint/stamp.ts'
import type { Mask } from '../mask.ts'
import { smallPicture, type Tone, toneIn } from '../tone-of-art.ts'
import { fullMoonId } from './full-moon.ts'
import { paintBehind } from './paint-behind.ts'
import { paintBehindThing } from './paint-behind-thing.ts'
import type { PlacedExtra } from './place-extras.ts'

const glows = (motif: Motif): boolean => isGlowing(motif) || motif.id === fullMoonId

/** What has no edge: it drifts over the picture instead of being cut out of it. */
const hazy: ReadonlySet<string> = new Set(['smoke-plume'])
/** As a share of its height. */
const haziness = 0.014

const hexOf = ([red, green, blue]: Rgb): Colour =>
  `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Lightness between a motif and what is behind it, under which it is lost. */
const leastStep = 0.3

/** Lightness under which a colour is black. */
const blackest = 0.06
/** Lightness over which it is white. */
const palest = 0.95

/** The colour moved away from the ground in lightness until it is seen. */
const apart = (colour: Colour, ground: Colour, step = leastStep): Colour => {
  const { l } = lchOf(colour)
  const behind = lchOf(ground).l
  if (Math.abs(l - behind) >= step) return colour
  // What is darker than its ground stays darker, and what is lighter lighter, as far as there is anything beyond it.
  const goesUp = l < behind ? behind - step <= blackest && behind < 0.55 : behind + step < palest || behind < 0.55
  return shift(colour, { l: (goesUp ? behind + step : behind - step) - l })
}

/** How much of the light around a thing takes on; what was asked for in a colour keeps most of it. */
const bathed = 0.18
const bathedAsAsked = 0.1
const inTheDark = 0.5

/** Chroma of a cover's liveliest colours, from which things may be as lively as they are by themselves. */
const lively = 0.16

/** A colour as the light of the scene lets it be seen: no livelier than the palette is, and with something of what is around it. */
const inScene = (colour: Colour, palette: Palette, ground: Colour, share: number): Colour => {
  const own = lchOf(colour)
  const liveliest = Math.max(...[palette.accent, palette.counter, palette.mid].map((each) => lchOf(each).c))
  const most = Math.max(0.125, liveliest * 1.05)
  const calmed = own.c > most && liveliest < lively ? shift(colour, { c: most / own.c }) : colour
  return mix(calmed, ground, share)
}

/** White things on a ground as light as they are stay white, and are drawn in ink: a dove on ivory. */
const isLostWhite = (own: Colour, ground: Colour): boolean =>
  lchOf(own).c < 0.05 && lchOf(own).l > 0.7 && lchOf(own).l - lchOf(ground).l < leastOwnStep

/** The colour of a thing at its place. */
const bodyOf = (
  { motif, colour, isAgainstLight }: PlacedExtra,
  palette: Palette,
  { colour: rgb, unrest }: Tone,
): Colour => {
  const ground = hexOf(rgb)
  if (isAgainstLight && colour === null) return mix(palette.deep, '#000000', 0.45)
  const own = colour ?? ownColour(motif.id)
  if (motif.kind === 'sky' && own !== undefined) return apart(own, ground)
  if (own !== undefined && isLostWhite(own, ground)) return own
  if (own !== undefined)
    return apart(
      colour === null ? inScene(own, palette, ground, bathed) : mix(own, ground, bathedAsAsked),
      ground,
      stepOf(own, ground),
    )
  const isDark = lchOf(ground).l <= 0.42
  const isAlive = motif.kind === 'person' || motif.kind === 'creature'
  // Among dark and light strokes neither dark nor light is seen, but a colour is; whoever lives is all dark or all light there.
  if (unrest > restless && isAlive) return isDark ? mix(palette.light, ground, bathed) : palette.deep
  if (unrest > restless && motif.kind !== 'sky') return apart(palette.accent, ground)
  const quiet = isDark ? mix(palette.light, palette.soft, 0.4) : palette.deep
  // Somebody in the dark is no lamp.
  const share = isDark && isAlive ? inTheDark : bathed
  return apart(mix(quiet, ground, share), ground)
}

/** A thing known by its colour is moved from the ground's lightness only as far as it must to be seen. */
const leastOwnStep = 0.2
const stepOf = (own: Colour, ground: Colour): number =>
  Math.abs(lchOf(own).l - lchOf(ground).l) < leastOwnStep ? leastOwnStep : 0

/** Several of a kind are of one colour, wherever each of them is seen in it. */
const alikeOf = (first: Colour | undefined, ground: Colour): Colour | undefined =>
  first !== undefined && Math.abs(lchOf(first).l - lchOf(ground).l) >= leastAlike ? first : undefined

const leastAlike = 0.12

const tonesOf = (
  { motif, colour, isAgainstLight }: PlacedExtra,
  body: Colour,
  palette: Palette,
  { colour: rgb, unrest }: Tone,
): Tones => {
  const ground = hexOf(rgb)
  if (isAgainstLight && colour === null) return silhouette(body)
  return {
    body,
    // On a restless ground a thing is one shape, or it is lost.
    shade: isLostWhite(body, ground) ? shift(body, { l: -0.2 }) : mix(body, ground, unrest > restless ? 0.12 : 0.28),
    light: shift(body, { l: lchOf(body).l > 0.6 ? 0.08 : 0.12 }),
    // A flower in its own colour has no petals of another.
    accent:
      ownAccent(motif.id) === undefined && motif.kind === 'plant' && (colour ?? ownColour(motif.id)) !== undefined
        ? shift(body, { l: lchOf(body).l > 0.6 ? -0.16 : 0.14 })
        : apart(mix(ownAccent(motif.id) ?? palette.accent, ground, bathed), body, 0.16),
    line: isLostWhite(body, ground) ? shift(ground, { l: -0.5 }) : mix(body, ground, 0.6),
  }
}

/** Unrest of the ground from which a thing is lost in it without a rim. */
const restless = 0.125
const rimStep = 0.2

/** What hangs in the sky shines or is hazy: it is never cut out. */
const needsRim = ({ motif, behind, isAgainstLight }: PlacedExtra, body: Colour, { colour, unrest }: Tone): boolean =>
  motif.kind !== 'sky' &&
  !isAgainstLight &&
  behind === null &&
  (unrest > restless || Math.abs(lchOf(body).l - lchOf(hexOf(colour)).l) < rimStep)

/** A hair of light or dark around it, of the colours of the place, as light catches an edge: it is no sticker. */
const paintRim = (
  easel: Easel,
  body: Colour,
  { colour, unrest }: Tone,
  draw: (tones: Tones, x: number, y: number) => void,
): void => {
  const ground = hexOf(colour)
  const isLight = lchOf(body).l > lchOf(ground).l
  const isInk = isLostWhite(body, ground)
  const away = unrest > restless ? 0.55 : isLight ? 0.16 : 0.24
  const rim = isInk ? shift(ground, { l: -0.5 }) : shift(ground, { l: isLight ? -away : away })
  const reach = Math.min(easel.w, easel.h) * (isInk ? 0.0032 : unrest > restless ? 0.0045 : 0.0022)
  for (let turn = 0; turn < 8; turn++)
    draw(silhouette(rim), Math.cos((turn / 8) * tau) * reach, Math.sin((turn / 8) * tau) * reach)
}

const paintShadow = (easel: Easel, box: Box, ground: Colour): void =>
  easel.soft(14, (ctx) => {
    ctx.fillStyle = mix(ground, '#000000', 0.7)
    ctx.globalAlpha = 0.5
    ctx.beginPath()
    ctx.ellipse(box.x + box.w / 2, box.y + box.h, box.w * 0.42, box.h * 0.035, 0, 0, tau)
    ctx.fill()
  })

const playExtra = (
  easel: Easel,
  species: Species,
  { box, colour, nth, motif }: PlacedExtra,
  palette: Palette,
  ground: Colour,
): void =>
  drawCharacter(easel, colour === null ? species : { ...species, natural: colour }, {
    x: box.x + box.w / 2,
    y: box.y + box.h,
    height: box.h,
    palette,
    ground,
    feeling: 'happy',
    pose: nth % 2 === 0 ? 'rest' : 'wave',
    random: easel.random.sub(`added ${motif.id} ${nth}`),
  })

/** `whereIs` tells where a thing is that something stands behind; `hand` is how the cover draws. */
export const stampExtras = (
  easel: Easel,
  extras: readonly PlacedExtra[],
  palette: Palette,
  whereIs: (names: readonly string[]) => Mask | null,
  hand: Pick<Design, 'drawAdded'>,
): void => {
  const bodies = new Map<string, Colour>()
  for (const extra of extras) {
    const { motif, box, nth } = extra
    const x = box.x + box.w / 2
    const tone = toneIn(smallPicture(easel), box)
    const ground = hexOf(tone.colour)
    const body = alikeOf(bodies.get(motif.id), ground) ?? bodyOf(extra, palette, tone)
    bodies.set(motif.id, body)
    // What an edit added is wanted, even where the same thing of the scenery is not: no `without` here.
    const draw = (tones: Tones, dx: number, dy: number, ctx = easel.ctx): void =>
      drawMotif(ctx, motif, {
        x: x + dx,
        y: box.y + box.h + dy,
        height: box.h,
        // A thing at the right looks inwards.
        flip: x > easel.w / 2 !== (nth % 2 === 1),
        tones,
        random: easel.random.sub(`added ${motif.id} ${nth}`),
      })
    const radius = box.h * 1.3
    const paint = (): void => {
      if (hand.drawAdded) {
        hand.drawAdded(easel, { motif, x, y: box.y + box.h, height: box.h, colour: extra.colour })
        return
      }
      if (glows(motif)) drawGlow(easel.ctx, { x, y: box.y + box.h / 2, radius, colour: body, strength: 0.5 })
      if (motif.rests === 'ground') paintShadow(easel, box, ground)
      if (extra.species) {
        playExtra(easel, extra.species, extra, palette, ground)
        return
      }
      const tones = tonesOf(extra, body, palette, tone)
      if (hazy.has(motif.id)) {
        easel.soft(box.h * haziness, (ctx) => draw({ ...tones, line: null }, 0, 0, ctx))
        return
      }
      if (needsRim(extra, body, tone)) paintRim(easel, body, tone, draw)
      const paintSelf = (): void => draw(tones, 0, 0)
      if (motif.kind === 'sky') paintBehind(easel, box, paintSelf)
      else paintSelf()
    }
    const before = extra.behind === null ? null : whereIs(extra.behind)
    if (before) paintBehindThing(easel, grown(box, glows(motif) ? radius : box.h * 0.1), before, paint)
    else paint()
  }
}
