// The hero of the village and its small companions: dark beasts, dressed people, painted things, each with a soft shadow at its foot.

import { type Colour, lchOf, mix, withAlpha } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { ownColour } from '../../motifs/own-colours.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import { tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Tones } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

/** From here on a natural colour is pale, and from here on it is a colour at all. */
const [paleFrom, colouredFrom] = [0.76, 0.07]
/** Degrees of hue between red and yellow. */
const warmHues = [15, 95] as const

const isPale = (natural: Colour | undefined): boolean => natural !== undefined && lchOf(natural).l > paleFrom

const isWarm = (natural: Colour | undefined): boolean => {
  if (natural === undefined) return false
  const { c, h } = lchOf(natural)
  return c > colouredFrom && h > warmHues[0] && h < warmHues[1]
}

const tonesFrom = (body: Colour, { deep, light, accent }: Scene['palette']): Tones => ({
  body,
  shade: mix(body, deep, 0.5),
  light: mix(body, light, 0.5),
  accent,
  line: mix(body, deep, 0.82),
})

export const villageTones = ({ palette }: Scene, { id, kind }: Motif): Tones => {
  const { deep, light, soft, accent, counter, hues } = palette
  const natural = ownColour(id)
  if (isPale(natural))
    return { ...tonesFrom(mix(light, soft, 0.25), palette), light, shade: mix(soft, deep, 0.3), accent }
  if (isWarm(natural)) return { ...tonesFrom(mix(accent, deep, 0.18), palette), light, accent: mix(accent, light, 0.3) }
  if (kind === 'creature')
    return {
      ...tonesFrom(mix(deep, '#000000', 0.25), palette),
      light: mix(deep, soft, 0.28),
      line: mix(deep, soft, 0.4),
    }
  if (kind === 'person')
    return { ...tonesFrom(mix(counter, deep, 0.72), palette), light: mix(mix(counter, deep, 0.5), soft, 0.35), accent }
  if (kind === 'plant') return tonesFrom(mix(hues[3], deep, 0.3), palette)
  return { ...tonesFrom(mix(hues[0], deep, 0.12), palette), light, accent }
}

export interface Standing {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly flip?: boolean
}

export const standMotif = (easel: Easel, scene: Scene, motif: Motif, place: Standing): void => {
  const width = place.height * motif.width
  const box = { x: place.x - width, y: place.y - width * 0.2, w: width * 2, h: width * 0.4 }
  softly(easel, { blur: width * 0.045, box }, (ctx) => {
    ctx.fillStyle = withAlpha(mix(scene.palette.deep, '#000000', 0.5), 0.5)
    ctx.beginPath()
    ctx.ellipse(place.x + width * 0.06, place.y, width * 0.48, width * 0.05, 0, 0, tau)
    ctx.fill()
  })
  stampMotif(easel, motif, { ...place, tones: villageTones(scene, motif), random: scene.random.sub('hero') })
}
