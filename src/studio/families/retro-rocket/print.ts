// The press of mid-century posters: flat inks that overprint, screens of dots for shade, and plates that never quite meet.

import { type Colour, mix } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { asPart } from '../../paint/as-part.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { halftone } from '../../paint/materials/halftone.ts'
import type { Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export const fillDisc = (ctx: Context, { x, y, radius }: Disc, colour: Colour): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
}

/** A disc shaded by a screen of dots that thickens away from the light; `towards` points to the light. */
export const printDisc = asPart(
  'sun',
  (easel: Easel, disc: Disc, colour: Colour, shade: Colour, towards: number): void => {
    const { ctx } = easel
    const { x, y, radius } = disc
    fillDisc(ctx, disc, colour)
    ctx.save()
    ctx.beginPath()
    ctx.arc(x + 5, y + 4, radius, 0, tau)
    ctx.clip()
    const left = Math.max(0, x - radius)
    const top = Math.max(0, y - radius)
    halftone(
      easel,
      (px, py) => {
        const along = ((px - x) * Math.cos(towards) + (py - y) * Math.sin(towards)) / radius
        return Math.max(0, Math.min(1, 0.26 - along * 0.62)) * 0.92
      },
      {
        colour: shade,
        pitch: 19,
        angle: 0.6,
        box: {
          x: left,
          y: top,
          w: Math.min(easel.w, x + radius + 6) - left,
          h: Math.min(easel.h, y + radius + 6) - top,
        },
      },
    )
    ctx.restore()
  },
)

/** Beams from a point, every other one left out. */
export const fillBeams = (
  ctx: Context,
  x: number,
  y: number,
  reach: number,
  count: number,
  colour: Colour,
  turn = 0,
): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let beam = 0; beam < count; beam++) {
    const angle = turn + (beam / count) * tau
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    ctx.lineTo(x + Math.cos(angle + tau / count / 2) * reach, y + Math.sin(angle + tau / count / 2) * reach)
    ctx.closePath()
  }
  ctx.fill()
}

/** Stars as the atomic age drew them: four long points, and dots between. */
export const fillStars = (
  ctx: Context,
  stars: number,
  place: (random: Random) => readonly [number, number] | null,
  colours: readonly [Colour, ...Colour[]],
  random: Random,
): void => {
  for (let star = 0; star < stars; star++) {
    const at = place(random)
    const size = random.between(12, 46)
    const isPointed = random.chance(0.32)
    const colour = random.pick(colours)
    if (!at) continue
    const [x, y] = at
    ctx.fillStyle = colour
    if (!isPointed) {
      fillDisc(ctx, { x, y, radius: size * 0.14 }, colour)
      continue
    }
    ctx.beginPath()
    for (let point = 0; point < 8; point++) {
      const reach = point % 2 === 0 ? size * (point % 4 === 0 ? 1.25 : 0.8) : size * 0.13
      const angle = (point / 8) * tau
      ctx.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
    }
    ctx.fill()
  }
}

/** A motif in flat inks, with its key plate a little out of register. */
export const printMotif = (
  easel: Easel,
  motif: Motif,
  place: {
    readonly x: number
    readonly y: number
    readonly height: number
    readonly turn?: number
    readonly flip?: boolean
  },
  tones: Omit<Tones, 'line'>,
  key: Colour,
): void => {
  const drawn = (inks: Tones, dx: number, dy: number): void =>
    drawMotif(easel.ctx, motif, {
      ...place,
      x: place.x + dx,
      y: place.y + dy,
      tones: inks,
      random: easel.random.sub('hero'),
    })
  const silhouette = mix(key, tones.shade, 0.25)
  drawn({ body: silhouette, shade: silhouette, light: silhouette, accent: silhouette, line: null }, 9, 8)
  drawn({ ...tones, line: null }, 0, 0)
  // The key plate: white prints nothing, so that only lines in sight are left.
  const white = '#ffffff'
  const reach = place.height * Math.max(1.1, motif.width)
  using plate = easel.layer(
    (ctx) =>
      drawMotif(ctx, motif, {
        ...place,
        x: place.x + 4,
        y: place.y + 3,
        tones: { body: white, shade: white, light: white, accent: white, line: key },
        random: easel.random.sub('hero'),
      }),
    {
      box: withinSheet(
        easel,
        grown(
          { x: place.x - reach, y: place.y - reach * 1.2, w: reach * 2, h: reach * 1.5 },
          spareOf(place.height, motif),
        ),
      ),
    },
  )
  easel.lay(plate, { blend: 'multiply' })
}

/** Where ink did not take: specks of the ground all over the print. */
export const drawFlecks = ({ ctx, w, h, isProof, random: chance }: Easel, colour: Colour): void => {
  if (isProof) return
  const random = chance.sub('flecks')
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let fleck = 0; fleck < 700; fleck++) {
    const [x, y, size] = [random.next() * w, random.next() * h, 0.8 + random.next() ** 6 * 5]
    ctx.moveTo(x + size, y)
    ctx.ellipse(x, y, size, size * random.between(0.5, 1), random.next() * 3, 0, tau)
  }
  ctx.globalAlpha = 0.55
  ctx.fill()
  ctx.globalAlpha = 1
}
