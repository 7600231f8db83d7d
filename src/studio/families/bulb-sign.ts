// Bulb sign: the title set with bulbs before a theatre curtain, spotlights on it and the stage below.
import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { titleOf } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { drawGlow, paintGlow } from '../paint/atmosphere/glow.ts'
import { middleOf } from '../paint/boxes.ts'
import type { Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import { blend, fillBox } from '../paint/shapes/lay.ts'
import type { SetType } from '../type/set-type.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const signOf = ({ palette }: Scene): SurfaceFilling => {
  const { ground, deep, light, accent } = inksOf(palette)
  // Letters as they are painted between their bulbs, on the lit folds of the curtain.
  const face = seenOn(mix(ground, deep, 0.45), [accent, mix(accent, light, 0.35), mix(accent, light, 0.7), light], 34)
  return {
    kind: 'surface',
    surface: 'marquee',
    colour: mix(light, '#ffd98a', 0.5),
    second: face,
    deep: mix(deep, '#000000', 0.4),
  }
}

const paintCurtain = (easel: Easel, scene: Scene): void => {
  const { w, h, noise } = easel
  const { ground, deep, light } = inksOf(scene.palette)
  const folds = (x: number, y: number): number => {
    const sway = (noise.fractal(x / 600, y / 1500, 2) - 0.5) * 1.6
    return Math.sin(x / (w * 0.021) + sway + 0.6 * Math.sin(x / (w * 0.076)))
  }
  easel.part('curtains', () => {
    easel.fill(mix(ground, deep, 0.25))
    paintVeil(easel, mix(deep, '#000000', 0.5), (x, y) => Math.max(0, -folds(x, y)) ** 1.4 * 0.85, { step: 5 })
    paintVeil(easel, mix(ground, light, 0.35), (x, y) => Math.max(0, folds(x, y)) ** 3 * 0.36, { step: 5 })
    const { ctx, extent } = easel
    fillBox(
      ctx,
      blend(
        ctx,
        [0, 0],
        [0, h],
        [0, withAlpha('#000000', 0.45)],
        [0.35, withAlpha('#000000', 0)],
        [1, withAlpha('#000000', 0.6)],
      ),
      extent,
    )
  })
}

/** Bulbs along the edge, as around a dressing mirror. */
const hangBulbs = (easel: Easel, scene: Scene): void => {
  const { w, h, ctx } = easel
  const { deep, accent } = inksOf(scene.palette)
  const { colour } = signOf(scene)
  const edge = Math.min(w, h) * 0.034
  easel.part('frame', () => {
    ctx.strokeStyle = mix(accent, deep, 0.45)
    ctx.lineWidth = edge * 1.1
    ctx.strokeRect(edge * 0.55, edge * 0.55, w - edge * 1.1, h - edge * 1.1)
    ctx.strokeStyle = mix(colour, accent, 0.35)
    ctx.lineWidth = 6
    ctx.strokeRect(edge * 1.12, edge * 1.12, w - edge * 2.24, h - edge * 2.24)
  })
  easel.part('lights', () => {
    const lamp = (x: number, y: number): void => {
      drawGlow(ctx, { x, y, radius: edge * 1.5, colour, strength: 0.6 })
      ctx.fillStyle = mix(colour, '#ffffff', 0.6)
      ctx.beginPath()
      ctx.arc(x, y, edge * 0.27, 0, 7)
      ctx.fill()
    }
    const [across, down] = [Math.round(w / 100), Math.round(h / 100)]
    const [left, right, top, foot] = [edge * 0.55, w - edge * 0.55, edge * 0.55, h - edge * 0.55]
    for (let at = 0; at <= across; at++) for (const y of [top, foot]) lamp(left + ((right - left) * at) / across, y)
    for (let at = 1; at < down; at++) for (const x of [left, right]) lamp(x, top + ((foot - top) * at) / down)
  })
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h } = easel
  const { light } = inksOf(scene.palette)
  const { colour } = signOf(scene)
  paintCurtain(easel, scene)
  const title = titleOf(type)
  const at = standIn(scene.hero, roomBetween(scene, type, 0.1), 0.94)
  easel.shine('lights', () => {
    if (title) {
      const { x, y } = middleOf(title.box)
      paintGlow(easel, { x, y, radius: w * 0.9, colour: mix(colour, '#ff9a4a', 0.3), strength: 0.45, flatten: 0.7 })
    }
    const middle = at.y - at.height / 2
    for (const side of [-1, 1])
      easel.soft(
        26,
        (ctx) => {
          ctx.fillStyle = blend(
            ctx,
            [w / 2, middle - h * 0.4],
            [w / 2, middle],
            [0, withAlpha(light, 0.5)],
            [1, withAlpha(light, 0.05)],
          )
          ctx.beginPath()
          ctx.moveTo(w / 2 + side * w * 0.6, -40)
          ctx.lineTo(at.x - at.height * 0.55, middle + at.height * 0.3)
          ctx.lineTo(at.x + at.height * 0.55, middle + at.height * 0.3)
          ctx.fill()
        },
        { blend: 'screen', alpha: 0.16 },
      )
    easel.soft(
      22,
      (ctx) => {
        ctx.fillStyle = light
        ctx.beginPath()
        ctx.arc(at.x, middle, at.height * 0.6, 0, 7)
        ctx.fill()
      },
      { blend: 'soft-light', alpha: 0.5 },
    )
  })
  makeThing(easel, scene.hero, at, {
    fill: { ...signOf(scene), surface: 'goldleaf', colour: mix(colour, '#ffffff', 0.1) },
    size: letterSize(type),
  })
  hangBulbs(easel, scene)
}

export const bulbSign: Family = {
  id: 'bulb-sign',
  name: 'Bulb Sign',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Romance:romcom',
    'Romance:contemporary',
    'Contemporary Fiction:humorous',
    'Contemporary Fiction:womens-fiction',
    'Biography & Memoir:cultural',
    'Historical Fiction:*',
    'Mystery:cozy',
    'Young Adult:*',
    'Romance:historical-romance',
  ],
  moods: ['uplifting', 'romantic', 'epic'],
  technique: 'a title of lit bulbs before a heavy theatre curtain in spotlights',
  lettering: 'fat show-bill slabs set with bulbs',
  palettes: palettesOf('bulb-sign'),
  pairings: [
    { title: 'alfa-slab', text: 'jost-bold' },
    { title: 'archivo-black', text: 'jost-bold' },
    { title: 'rubik-black', text: 'jost-bold' },
    { title: 'abril-fatface', text: 'jost-bold' },
  ],
  layouts: [
    { id: 'head', phrase: 'the sign of bulbs above and the thing in the spotlight below', isEndless: true },
    { id: 'foot', phrase: 'the thing in the spotlight above and the sign of bulbs below', isEndless: true },
    { id: 'name', phrase: 'the name as large as the title, the spotlight and the sign', isEndless: true },
  ],
  heroes: [
    'theatre-masks',
    'microphone',
    'star',
    'couple-dancing',
    'dancer',
    'trumpet',
    'high-heel',
    'film-reel',
    'piano',
    'heart',
    'playing-cards',
    'hat',
    'elephant',
  ],
  sample: {
    title: 'The Last Show on Mulberry Street',
    subtitle: 'A love story in three acts',
    author: 'Dana Ruiz',
    summary: 'A dancer and a stagehand have one season to save the theatre where both of their mothers sang.',
  },
  shows: ({ kind, width }) =>
    width < 2 && width > 0.25 && ['object', 'symbol', 'sky', 'creature', 'person', 'vehicle', 'place'].includes(kind),
  design: (scene): Design => ({
    type: planLettered(scene, {
      fill: signOf(scene),
      ink: mix(scene.palette.light, '#fff0c8', 0.5),
      inset: 0.065,
      title: {
        leading: 0.66,
        maxSize: 860,
        minor: { scale: 0.46, face: 'yellowtail' },
        ...(scene.layout === 'head' ? { bend: 'arc' } : {}),
      },
      author: { size: 116 },
    }),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0.2,
  }),
}
