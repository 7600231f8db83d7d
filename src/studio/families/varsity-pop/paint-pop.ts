// The hero as a sticker on its ground of team colours.

import { type Colour, mix } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { grown } from '../../paint/boxes.ts'
import type { Easel, Layer } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'
import { paintCourt, paintDotFade, paintJerseyBands, paintRaysFlat, throwHearts } from './flat-grounds.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly high: number
  readonly wide: number
  readonly turn: number
}

const placeOf = (scene: Scene): Place => {
  const { w, h, layout, random } = scene
  const m = Math.min(w, h)
  const lean = random.sub('lean').between(0.1, 0.2) * (random.sub('side').chance(0.5) ? 1 : -1)
  const size = isBroad(scene) ? 0.42 : 0.69
  const level = layout === 'jersey' ? 0.315 : 0.632
  return {
    x: w / 2,
    y: h * (isBroad(scene) && layout === 'jersey' ? 0.31 : level),
    high: m * size,
    wide: m * size * 1.08,
    turn: lean,
  }
}

/** People, animals and things that stand stay upright. */
const stands = ({ kind, id }: Motif): boolean =>
  kind === 'person' || kind === 'creature' || kind === 'place' || id === 'trophy'

const kitTones = ({ palette, hero }: Scene): Tones => ({
  body: palette.accent,
  shade: mix(palette.accent, palette.deep, 0.62),
  light: hero.kind === 'person' ? mix(palette.light, palette.accent, 0.2) : palette.light,
  accent: hero.id === 'heart' ? palette.accent : palette.counter,
  line: mix(palette.deep, '#000000', 0.15),
})

/** The hero as a sticker: a pale border, a solid drop shadow, then the drawing. */
const paintSticker = (easel: Easel, scene: Scene, place: Place): void => {
  const { hero, palette } = scene
  const height = Math.min(place.high, place.wide / hero.width)
  const turn = stands(hero) ? 0 : place.turn
  const foot = { x: place.x - Math.sin(turn) * height * 0.5, y: place.y + Math.cos(turn) * height * 0.5 }
  const reach = height * Math.max(0.75, hero.width * 0.75)
  const box = grown({ x: place.x - reach, y: place.y - reach, w: reach * 2, h: reach * 2 }, spareOf(height, hero))
  // What lies under the drawing is laid many times over, so it is kept coarse.
  const drawn = (tones: Tones, detail: number) =>
    easel.layer((own) => drawMotif(own, hero, { ...foot, height, turn, tones, random: easel.random.sub('hero') }), {
      box,
      detail,
    })
  using border = drawn(silhouette(palette.light), 0.6)
  using shade = drawn(silhouette(mix(palette.deep, palette.dark, 0.3)), 0.6)
  castShadow(easel, border, { blur: 26, dx: 20, dy: 30, alpha: 0.3, colour: palette.deep })
  const edge = Math.max(15, height * 0.02)
  const { ctx } = easel
  const layAt = ({ canvas, box: { x, y, w, h } }: Layer, dx: number, dy: number): void =>
    ctx.drawImage(canvas, x + dx, y + dy, w, h)
  const layAround = (layer: Layer, reached: number, count: number): void => {
    for (let around = 0; around < count; around++) {
      const way = (around / count) * Math.PI * 2
      layAt(layer, Math.cos(way) * reached, Math.sin(way) * reached)
    }
  }
  ctx.save()
  ctx.imageSmoothingQuality = 'low'
  for (let step = 1; step <= 4; step++) layAt(shade, step * 8 + edge * 0.6, step * 8 + edge * 0.6)
  layAround(border, edge, 16)
  layAround(shade, edge * 0.36, 10)
  ctx.restore()
  easel.spend(drawn(kitTones(scene), 1))
}

/** The flat colour under the title. */
export const groundOf = ({ palette, layout }: Scene): Colour => (layout === 'court' ? palette.light : palette.hues[0])

const paintGround = (easel: Easel, scene: Scene, place: Place): void => {
  const { palette, layout } = scene
  const { w, h } = easel
  const m = Math.min(w, h)
  const ground = groundOf(scene)
  easel.fill(ground)
  if (layout === 'burst') {
    easel.part('rays', () => paintRaysFlat(easel, place.x, place.y, [ground, mix(ground, palette.light, 0.13)]))
    paintDotFade(easel, h, h * 0.8, m * 0.028, mix(ground, palette.deep, 0.2))
  } else if (layout === 'jersey') {
    paintDotFade(easel, 0, h * 0.2, m * 0.028, mix(ground, palette.light, 0.2))
    paintJerseyBands(easel, place.y - m * 0.2, m * 0.13, 0.14, [
      palette.light,
      palette.accent,
      palette.counter,
      palette.accent,
      palette.light,
    ])
  } else {
    paintCourt(easel, place.x, place.y, place.high * 0.6, mix(ground, palette.hues[0], 0.45), palette.hues[0])
    paintDotFade(easel, h, h * 0.86, m * 0.028, mix(ground, palette.hues[0], 0.3))
  }
}

export const paintPop = (easel: Easel, scene: Scene, type: SetType): void => {
  const { palette } = scene
  const place = placeOf(scene)
  const ground = groundOf(scene)
  paintGround(easel, scene, place)
  const [, one, two, three, four] = palette.hues
  const colours = [one, two, three, four].filter((colour) => colour !== ground)
  throwHearts(
    easel,
    {
      keepOut: type.zones,
      hero: { x: place.x, y: place.y, radius: place.high * 0.56 },
      colours: [palette.accent, ...colours],
      size: Math.min(easel.w, easel.h) * 0.048,
      shade: mix(ground, palette.deep, 0.4),
    },
    easel.random.sub('hearts'),
  )
  paintSticker(easel, scene, place)
}
