// Velvet script: a long-tailed script cast in metal on folds of velvet, and a keepsake of the same metal.
import { mix } from '../colour/colour.ts'
import { inksOf } from '../compositions/inks.ts'
import { planLettered } from '../compositions/lettered.ts'
import { castLetters, castThing, layCloth } from '../compositions/lit-lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { paintBloom } from '../light/bloom.ts'
import { worked } from '../light/material.ts'
import { paintMotes } from '../paint/atmosphere/motes.ts'
import type { Easel } from '../paint/easel.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const lie: Readonly<Record<string, number>> = { head: 0.22, foot: -0.16, name: 0 }

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, noise } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  const lean = scene.layout === 'foot' ? -0.5 : 0.42
  layCloth(easel, scene, {
    stuff: worked('velvet', mix(ground, deep, 0.1)),
    folds: (x, y) => {
      const along = (x + y * lean) / (w * 0.2) + 2.4 * noise.fractal(x / 900, y / 1500, 2)
      return Math.sin(along * 2.2) * 46 + noise.fractal(x / 340, y / 620, 3) * 60
    },
  })
  castThing(easel, scene, type, accent, lie[scene.layout] ?? 0)
  paintMotes(easel, { colour: mix(light, '#ffe6b0', 0.4), count: 46 })
  paintBloom(easel, 0.22)
}

export const velvetScript: Family = {
  id: 'velvet-script',
  name: 'Velvet Script',
  look: 'typographic',
  templateType: 'ornamental',
  genreBuckets: [
    'Romance:historical-romance',
    'Romance:dark-romance',
    'Romance:romantasy',
    'Romance:erotic',
    'Romance:romantic-suspense',
    'Romance:paranormal-monster',
    'Fantasy:romantasy',
    'Romance:*',
  ],
  moods: ['romantic', 'intense', 'mysterious'],
  technique: 'a script and a keepsake cast in metal on folds of velvet under one warm lamp',
  lettering: 'a flowing script with long first and last strokes',
  palettes: palettesOf('velvet-script'),
  pairings: [
    { title: 'allura', text: 'cormorant-sc' },
    { title: 'great-vibes', text: 'cormorant-sc' },
    { title: 'pacifico', text: 'josefin' },
    { title: 'garamond-italic', text: 'cormorant-sc' },
  ],
  layouts: [
    { id: 'head', phrase: 'the script above and the keepsake on the folds below', isEndless: true },
    { id: 'foot', phrase: 'the keepsake on the folds above and the script below', isEndless: true },
    { id: 'name', phrase: 'the name as large as the title and the keepsake between them', isEndless: true },
  ],
  heroes: [
    'rose',
    'key',
    'mask',
    'crown',
    'necklace',
    'dagger',
    'swan',
    'heart',
    'pocket-watch',
    'folding-fan',
    'ring',
    'feather',
    'moth',
    'cameo-brooch',
  ],
  sample: {
    title: 'Queen of Thorns',
    subtitle: 'He came to steal her crown',
    author: 'Honoria Pell',
    summary: 'A thief at a masked ball takes a golden rose from a queen, and leaves with her hand.',
  },
  shows: ({ kind, width }) => width < 1.9 && width > 0.15 && ['object', 'symbol', 'creature', 'plant'].includes(kind),
  design: (scene): Design => ({
    type: planLettered(scene, {
      fill: castLetters(scene),
      ink: mix(scene.palette.light, '#ffffff', 0.3),
      inset: 0.06,
      title: { lockup: 'even', case: 'as-given', swashes: true, leading: 0.86, tracking: 0, maxSize: 700, maxLines: 5 },
      author: { size: 104, tracking: 0.14, effect: { shadow: { colour: '#000000', blur: 0.12, alpha: 0.7 } } },
      subtitle: { size: 64, effect: { shadow: { colour: '#000000', blur: 0.2, alpha: 0.7 } } },
    }),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0.32,
  }),
}
