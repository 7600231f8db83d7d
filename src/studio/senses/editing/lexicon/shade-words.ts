// Shades of colours as people ask for them in edits, beside those that briefs are read by: "warm yellow", "earthy green", "brick red".
import { colourWords } from '../../../brief/colour-words.ts'
import { oklch } from '../../../colour/colour.ts'
import type { Entry } from './words.ts'

interface Shading {
  /** Lightness added, chroma multiplied. */
  readonly l: number
  readonly c: number
  /** The hue that it leans to, by up to so many degrees. */
  readonly towards?: number
}

const lean = 14

const shadings: readonly (readonly [words: string, shading: Shading])[] = [
  ['warm, sunny, toasty', { l: 0.01, c: 1, towards: 65 }],
  ['cool, cold, chilly', { l: 0, c: 0.9, towards: 240 }],
  ['dull, greyish, earthy, antique, vintage, subdued, understated', { l: -0.02, c: 0.55 }],
  ['subtle, gentle, delicate, chalky, misty, creamy, milky, very pale, very light, very soft', { l: 0.2, c: 0.45 }],
  ['strong, intense, luminous, brilliant, radiant', { l: 0.02, c: 1.25 }],
  ['stormy, moody, smoky dark, shadowy', { l: -0.14, c: 0.6 }],
  ['burnt', { l: -0.12, c: 0.9 }],
  ['very dark, very deep, darkest', { l: -0.24, c: 0.75 }],
]

const shadedNames = 'red, orange, yellow, green, blue, violet, pink, brown, grey, white, teal, turquoise, lavender'

const turned = (hue: number, towards: number | undefined): number => {
  if (towards === undefined) return hue
  const way = ((towards - hue + 540) % 360) - 180
  return hue + Math.sign(way) * Math.min(lean, Math.abs(way))
}

const entry = (name: string, hex: string, expressions: string): Entry => [
  expressions,
  { is: 'colour', colour: { name, hex, metal: null } },
]

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value))

const ofShading = ([shades, { l, c, towards }]: (typeof shadings)[number]): readonly Entry[] =>
  shades.split(', ').flatMap((shade) =>
    shadedNames.split(', ').flatMap((name) => {
      const colour = colourWords[name]
      if (colour === undefined) return []
      const hex = oklch(within(colour.l + l, 0.12, 0.98), within(colour.c * c, 0, 0.3), turned(colour.h, towards))
      return colour.words.split(', ').map((word): Entry => entry(`${shade} ${word}`, hex, `${shade} ${word}`))
    }),
  )

/** Colours with names of their own. */
const named: readonly Entry[] = [
  entry('muted rose', oklch(0.69, 0.075, 12), 'muted rose, soft rose, faded rose, smoky rose, vintage rose'),
  entry('pale rose', oklch(0.86, 0.055, 12), 'pale rose, light rose, pastel rose'),
  entry('deep rose', oklch(0.55, 0.15, 12), 'deep rose, dark rose, rich rose'),
  entry('blonde', oklch(0.84, 0.1, 88), 'blonde, blond, golden blonde, platinum blonde'),
  entry('auburn', oklch(0.47, 0.11, 40), 'auburn, redhead, red-haired'),
  entry('ginger', oklch(0.62, 0.14, 50), 'ginger, strawberry blonde'),
  entry('peach', oklch(0.86, 0.08, 55), 'peachy, peachy pink, peachy orange, apricot orange'),
  entry('taupe', oklch(0.6, 0.03, 60), 'taupe, mushroom brown, greige'),
  entry(
    'chestnut brown',
    oklch(0.45, 0.095, 45),
    'chestnut brown, warm chestnut brown, warm chestnut, dark chestnut, chestnut red, russet, russet brown, hazel brown, mahogany, mahogany brown, conker brown',
  ),
  entry('caramel', oklch(0.65, 0.11, 65), 'caramel, caramel brown, camel, camel brown, toffee'),
  entry('duck egg blue', oklch(0.85, 0.045, 200), 'duck egg blue, duck egg, robin egg blue'),
  entry('cornflower blue', oklch(0.67, 0.13, 262), 'cornflower blue, cornflower'),
  entry('steel blue', oklch(0.58, 0.07, 245), 'steel blue, steely blue, slate blue, denim blue, denim, air force blue'),
  entry('grey green', oklch(0.62, 0.045, 150), 'grey green, grey-green, gray green, green grey, greyish green'),
  entry('blue grey', oklch(0.6, 0.035, 245), 'blue grey, blue-grey, blue gray, grey blue, grey-blue'),
  entry(
    'pale grey blue',
    oklch(0.8, 0.03, 245),
    'pale grey blue, pale grey-blue, pale blue grey, light grey blue, light grey-blue',
  ),
  entry('blue green', oklch(0.55, 0.09, 190), 'blue green, blue-green'),
  entry('burnt sienna', oklch(0.5, 0.13, 42), 'burnt sienna, burnt umber'),
  entry('silvery blue', oklch(0.76, 0.04, 240), 'silvery blue, silver blue, moonlight blue'),
  entry('midnight navy', oklch(0.22, 0.06, 262), 'midnight navy, inky navy, midnight indigo'),
  entry('molten orange', oklch(0.66, 0.2, 45), 'molten orange, hazard orange, safety orange, lava orange'),
  entry('concrete grey', oklch(0.62, 0.008, 90), 'concrete grey, concrete gray, cement grey, stone grey, stone gray'),
  entry('sea blue', oklch(0.45, 0.09, 235), 'sea blue, deep sea blue, ocean blue, deep ocean blue'),
  entry('sickly yellow', oklch(0.8, 0.12, 105), 'sickly yellow, jaundiced yellow, bilious yellow'),
  entry('prussian blue', oklch(0.33, 0.09, 250), 'prussian blue'),
  entry('brick red', oklch(0.5, 0.14, 32), 'brick red, barn red, rust red, tomato red, oxide red'),
  entry(
    'signal red',
    oklch(0.58, 0.23, 28),
    'signal red, pillar-box red, pillar box red, postbox red, fire engine red, alarm red',
  ),
  entry('grey blue', oklch(0.6, 0.045, 245), 'grey blue, gray blue, soft grey blue, soft gray blue, muted grey blue'),
  entry('blood red', oklch(0.4, 0.155, 26), 'blood red, blood-red, bloody red, dried blood, dried blood red'),
  entry('ruby red', oklch(0.45, 0.175, 20), 'ruby, ruby red'),
  entry('aubergine', oklch(0.3, 0.085, 325), 'aubergine, eggplant, eggplant purple, aubergine purple'),
  entry('raspberry', oklch(0.52, 0.19, 8), 'raspberry, raspberry red, raspberry pink, berry red, berry pink'),
  entry('butter yellow', oklch(0.92, 0.09, 95), 'butter yellow, buttery yellow, vanilla yellow, straw yellow'),
  entry('golden yellow', oklch(0.83, 0.16, 85), 'golden yellow, corn yellow, egg yellow, honey yellow, mellow yellow'),
  // Half of its chroma would leave sand of it.
  entry(
    'soft mustard',
    oklch(0.79, 0.115, 88),
    'soft mustard, soft mustard yellow, pale mustard, pale mustard yellow, light mustard, soft ochre, muted mustard',
  ),
  entry('hot orange', oklch(0.69, 0.2, 46), 'hot orange, vivid orange, neon orange, bright neon orange'),
  entry('deep blood red', oklch(0.36, 0.145, 25), 'deep blood red, dark blood red'),
  entry('warm cream', oklch(0.945, 0.045, 85), 'warm cream, warm ivory, warm beige, warm off-white'),
  entry('orchid', oklch(0.66, 0.16, 325), 'orchid purple, orchid pink'),
  entry('verdigris', oklch(0.64, 0.075, 178), 'verdigris, verdigris green, old copper green'),
  entry('gunmetal', oklch(0.4, 0.02, 245), 'gunmetal, gunmetal grey, gunmetal gray'),
  entry('cranberry', oklch(0.43, 0.165, 15), 'cranberry, cranberry red'),
  entry('marigold', oklch(0.77, 0.165, 70), 'marigold, marigold yellow, marigold orange'),
  entry('turmeric', oklch(0.72, 0.15, 75), 'turmeric, turmeric yellow'),
  entry('brass', oklch(0.7, 0.11, 88), 'brass, old brass, antique brass, brassy'),
  entry('lichen', oklch(0.73, 0.06, 125), 'lichen, lichen green'),
  entry('rosewood', oklch(0.37, 0.085, 25), 'rosewood'),
  entry('hazel', oklch(0.52, 0.085, 70), 'hazel'),
]

export const shadeWords: readonly Entry[] = [...shadings.flatMap(ofShading), ...named]
