// Who or what faces the mass: a small figure; or, where the hero is a thing, the thing itself raised to a monument with a walker below.
import { mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintLitMotif } from '../../paint/lit-motif.ts'

export const isMonument = ({ kind }: Motif): boolean => kind !== 'person' && kind !== 'creature' && kind !== 'vehicle'

export interface Place {
  readonly x: number
  /** The ground. */
  readonly y: number
  /** Height of a figure here. */
  readonly figure: number
  /** The largest monument: its height, width and foot. */
  readonly monument: { readonly x: number; readonly y: number; readonly height: number; readonly width: number }
  /** Direction to the light. */
  readonly towards: number
  /** Whether there is ground before it for a shadow to lie on. */
  readonly hasFloor: boolean
}

const paintOne = (
  easel: Easel,
  motif: Motif,
  x: number,
  y: number,
  height: number,
  towards: number,
  { deep, dark, mid, accent, light }: Palette,
): void =>
  paintLitMotif(
    easel,
    motif,
    {
      x,
      y,
      height,
      tones: {
        body: mix(deep, dark, 0.5),
        shade: mix(deep, '#000000', 0.4),
        light: mix(dark, mid, 0.45),
        accent: mix(mid, accent, 0.4),
        line: mix(deep, '#000000', 0.5),
      },
      random: easel.random.sub(motif.id),
    },
    {
      rim: mix(accent, light, 0.55),
      towards,
      width: Math.max(2.5, height * 0.01),
      softness: 1,
      falloff: mix(deep, '#000000', 0.3),
    },
  )

/** A shadow that runs towards the eye, away from the light. */
const castLong = ({ ctx }: Easel, x: number, y: number, wide: number, long: number, { deep }: Palette): void => {
  ctx.save()
  ctx.globalAlpha = 0.55
  ctx.fillStyle = mix(deep, '#000000', 0.6)
  ctx.beginPath()
  ctx.moveTo(x - wide * 0.4, y - 2)
  ctx.lineTo(x + wide * 0.4, y - 2)
  ctx.lineTo(x + wide * 1.5, y + long)
  ctx.lineTo(x - wide * 1.5, y + long)
  ctx.fill()
  ctx.restore()
}

export const paintScale = (easel: Easel, hero: Motif, place: Place, palette: Palette): void => {
  if (isMonument(hero)) {
    const { monument } = place
    paintOne(
      easel,
      hero,
      monument.x,
      monument.y,
      Math.min(monument.height, monument.width / hero.width),
      place.towards,
      palette,
    )
    const walker = findMotif('man-in-coat')
    if (!walker) return
    if (place.hasFloor) castLong(easel, place.x, place.y, place.figure * 0.12, place.figure * 0.8, palette)
    paintOne(easel, walker, place.x, place.y, place.figure * 0.62, place.towards, palette)
    return
  }
  const broad = Math.max(0.75, Math.min(1, 1.1 / hero.width)) * (hero.kind === 'person' ? 1 : 1.05)
  const height = place.figure * broad
  const lift = hero.rests === 'air' ? place.figure * 0.55 : 0
  if (lift === 0 && place.hasFloor) castLong(easel, place.x, place.y, height * hero.width * 0.4, height * 0.9, palette)
  paintOne(easel, hero, place.x, place.y - lift, height, place.towards, palette)
}
