// Forged title: giant stacked capitals of metal on tooled hide, a device of the same metal, and one lamp for all of it.
import { mix } from '../colour/colour.ts'
import { inksOf } from '../compositions/inks.ts'
import { planLettered } from '../compositions/lettered.ts'
import { castLetters, castThing, layCloth, rigOfLetters } from '../compositions/lit-lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { paintBloom } from '../light/bloom.ts'
import { paintLitShape } from '../light/lit-shape.ts'
import { worked } from '../light/material.ts'
import type { Easel } from '../paint/easel.ts'
import { frames } from '../paint/ornament/frames.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, noise } = easel
  const { ground, deep, accent } = inksOf(scene.palette)
  const hide = mix(ground, deep, 0.15)
  layCloth(easel, scene, {
    stuff: worked('leather', hide, { bump: 0.5, mottle: 0.5 }),
    folds: (x, y) => noise.fractal(x / 420, y / 420, 4) * 26,
    grain: 620,
  })
  const edge = Math.min(w, h) * 0.036
  easel.part('frame', () =>
    paintLitShape(
      easel,
      (ctx) => {
        ctx.strokeStyle = ctx.fillStyle
        const style = scene.layout === 'foot' ? frames.notched : frames.scooped
        style(ctx, { x: edge, y: edge, w: w - edge * 2, h: h - edge * 2 }, { weight: 12 })
      },
      { x: 0, y: 0, w, h },
      Math.min(w, h) * 0.3,
      {
        stuff: worked('leather', mix(hide, '#000000', 0.45), { form: 'round', cap: 0.05 }),
        rig: rigOfLetters(scene),
        isSunk: true,
      },
    ),
  )
  castThing(easel, scene, type, accent)
  paintBloom(easel, 0.2)
}

export const forgedTitle: Family = {
  id: 'forged-title',
  name: 'Forged Title',
  look: 'typographic',
  templateType: 'ornamental',
  genreBuckets: [
    'Fantasy:epic-fantasy',
    'Fantasy:grimdark',
    'Fantasy:dark-fantasy',
    'Fantasy:*',
    'Fantasy:romantasy',
    'Historical Fiction:historical-fiction',
    'Young Adult:*',
    'Horror:dark-fantasy',
    'Fantasy:litrpg',
  ],
  moods: ['epic', 'intense', 'mysterious'],
  technique: 'giant capitals and a device cast in metal on tooled hide under one lamp',
  lettering: 'stacked capitals of cast metal from edge to edge',
  palettes: palettesOf('forged-title'),
  pairings: [
    { title: 'cinzel-black', text: 'cinzel-medium' },
    { title: 'cinzel-bold', text: 'cinzel-medium' },
    { title: 'playfair-black', text: 'cormorant-bold' },
    { title: 'alegreya-black', text: 'cinzel-medium' },
  ],
  layouts: [
    { id: 'head', phrase: 'the stacked title above and the device below it' },
    { id: 'foot', phrase: 'the device above and the stacked title below it' },
    { id: 'name', phrase: 'the name as large as the title and the device between them' },
  ],
  heroes: [
    'sword',
    'crown',
    'dragon',
    'raven',
    'wolf',
    'shield',
    'key',
    'crossed-swords',
    'stag',
    'rose',
    'griffin',
    'skull',
    'phoenix',
  ],
  sample: {
    title: 'A Song for the Drowned Crown',
    subtitle: 'Book one of the Salt Throne',
    author: 'Maren Aldous',
    summary: 'A smith forges a crown for a king who drowned, and an army comes up out of the sea to fetch it.',
  },
  shows: ({ kind, width }) => width < 1.9 && width > 0.15 && ['object', 'symbol', 'creature', 'plant'].includes(kind),
  design: (scene): Design => ({
    type: planLettered(scene, {
      fill: castLetters(scene),
      ink: mix(scene.palette.light, '#ffffff', 0.2),
      inset: 0.075,
      title: { swashes: true, leading: 0.66, maxSize: 760, minor: { scale: 0.4, rules: true } },
      author: { size: 112, tracking: 0.12, effect: { shadow: { colour: '#000000', blur: 0.12, alpha: 0.7 } } },
      subtitle: {
        case: 'upper',
        tracking: 0.1,
        size: 58,
        effect: { shadow: { colour: '#000000', blur: 0.2, alpha: 0.7 } },
      },
    }),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0.3,
  }),
}
