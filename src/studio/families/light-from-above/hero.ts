// The hero of a vista, small and dignified: dark against the light with a bright rim, or pale and glowing within it.

import { type Colour, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { grown } from '../../paint/boxes.ts'
import type { Easel, OwnLayer } from '../../paint/easel.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif, spareOf, stampMotif } from '../../paint/stamp.ts'

export interface HeroPlace {
  readonly motif: Motif
  readonly x: number
  readonly y: number
  readonly height: number
}

const layerOf = (easel: Easel, { motif, x, y, height }: HeroPlace, tones: Tones): OwnLayer => {
  const reach = height * (motif.width / 2 + 0.12)
  const box = grown({ x: x - reach, y: y - height * 1.1, w: reach * 2, h: height * 1.16 }, spareOf(height, motif))
  return easel.layer((ctx) => drawMotif(ctx, motif, { x, y, height, tones, random: easel.random.sub('hero') }), { box })
}

/** Against the light: a dark shape whose edge towards the light burns. */
export const stampAgainstLight = (
  easel: Easel,
  place: HeroPlace,
  { colour, rim, light }: { readonly colour: Colour; readonly rim: Colour; readonly light: Point },
): void => {
  using bright = layerOf(easel, place, silhouette(rim))
  const away = Math.hypot(place.x - light.x, place.y - place.height / 2 - light.y) || 1
  const edge = Math.max(1.6, place.height * 0.006)
  const dx = ((light.x - place.x) / away) * edge
  const dy = ((light.y - place.y + place.height / 2) / away) * edge
  easel.lay({ ...bright, box: { ...bright.box, x: bright.box.x + dx, y: bright.box.y + dy } })
  const tones: Tones = { ...silhouette(colour), light: mix(colour, rim, 0.13), line: mix(colour, rim, 0.26) }
  stampMotif(easel, place.motif, { ...place, tones, random: easel.random.sub('hero') })
}

/** Stalks before its foot, so that it stands in the field and not on it. */
export const rootHero = (easel: Easel, { motif, x, y, height }: HeroPlace, colour: Colour, floats: boolean): void => {
  if (floats) return
  const random = easel.random.sub('roots')
  const half = height * motif.width * 0.5
  easel.ctx.save()
  easel.ctx.lineCap = 'round'
  for (let stalk = 0; stalk < 110; stalk++) {
    const at = x + random.between(-half, half)
    const tall = height * random.between(0.02, 0.06)
    const foot = y + random.between(0, height * 0.035)
    easel.ctx.strokeStyle = mix(colour, random.chance(0.25) ? '#ffffff' : '#000000', random.between(0, 0.2))
    easel.ctx.lineWidth = height * 0.006
    easel.ctx.beginPath()
    easel.ctx.moveTo(at, foot)
    easel.ctx.quadraticCurveTo(at, foot - tall * 0.6, at + random.bell() * tall * 0.3, foot - tall)
    easel.ctx.stroke()
  }
  easel.ctx.restore()
}

/** In the light: pale, with soft shade, in a glow of its own. */
export const stampInLight = (easel: Easel, place: HeroPlace, { light, soft, mid, dark, accent }: Palette): void => {
  const middle = { x: place.x, y: place.y - place.height / 2 }
  paintGlow(easel, { ...middle, radius: place.height * 1.1, colour: mix(light, accent, 0.2), strength: 0.3 })
  const tones: Tones = {
    body: mix(light, '#ffffff', 0.75),
    shade: mix(soft, mid, 0.45),
    light: '#ffffff',
    accent,
    line: mix(mid, dark, 0.45),
  }
  stampMotif(easel, place.motif, { ...place, tones, random: easel.random.sub('hero') })
}
