// Still life of clues: things from the story laid out on one colour in hard afternoon light.

import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { isOfWater, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn, standingOut } from '../paint/flat-tones.ts'
import { paper } from '../paint/materials/paper.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { groundOf, paintScatter, paintTiles } from './still-life-clues/lay-out.ts'
import { palettes } from './still-life-clues/palettes.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene, ground: Colour): TypePlan => {
  const { w, h, palette, pairing, layout } = scene
  const ink = inkOn(ground, palette)
  const [spark = ink] = standingOut([palette.accent, palette.counter, palette.hues[0]], ground, 52)
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    leading: 0.92,
    maxSize: 400,
    maxLines: 5,
    gap: 64,
    ink,
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 64,
    maxLines: 2,
    gap: 36,
    ink: spark,
  }
  const author: Item = { kind: 'line', role: 'author', face: pairing.text, case: 'upper', tracking: 0.1, size: 86, ink }
  if (layout === 'ring')
    return {
      stacks: [
        {
          box: band(scene, 0.205, 0.66, isBroad(scene) ? 0.22 : 0.15),
          align: 'center',
          anchor: 'middle',
          items: [subtitle, title, author],
        },
      ],
    }
  if (isBroad(scene)) {
    const box = { x: w * 0.07, y: h * 0.08, w: w * 0.39, h: h * 0.7 }
    return {
      stacks: [
        { box, align: 'left', anchor: 'top', items: [title, subtitle] },
        { box: { ...box, y: h * 0.84, h: h * 0.09 }, align: 'left', anchor: 'bottom', items: [author] },
      ],
    }
  }
  return {
    stacks: [
      { box: band(scene, 0.045, 0.355, 0.08), align: 'center', anchor: 'middle', items: [subtitle, title] },
      { box: band(scene, 0.9, 0.958, 0.08), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const paintTable = (easel: Easel, ground: Colour, palette: Palette): void => {
  easel.fill(ground)
  const { w, h } = easel
  const light = easel.ctx.createRadialGradient(w * 0.2, h * 0.1, 0, w * 0.3, h * 0.2, h * 1.05)
  light.addColorStop(0, withAlpha(mix(ground, '#ffffff', 0.5), 0.32))
  light.addColorStop(0.5, withAlpha(ground, 0))
  light.addColorStop(1, withAlpha(mix(ground, palette.deep, 0.6), 0.3))
  easel.fill(light)
}

const design = (scene: Scene): Design => {
  const ground = groundOf(scene)
  return {
    type: planType(scene, ground),
    back: (easel) => {
      paintTable(easel, ground, scene.palette)
      if (scene.layout === 'tiles') paintTiles(easel, scene)
      else paintScatter(easel, scene, ground)
      paper(easel, { strength: 0.55 })
    },
    grain: 0.35,
    vignette: 0,
  }
}

export const stillLifeClues: Family = {
  id: 'still-life-clues',
  name: 'Still Life of Clues',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Thriller:cozy',
    'Mystery:cozy',
    'Thriller:legal',
    'Mystery:legal',
    'Thriller:dark-academia',
    'Mystery:dark-academia',
    'Contemporary Fiction:humorous',
    'Romance:romcom',
  ],
  moods: ['uplifting', 'mysterious', 'intellectual', 'romantic'],
  technique: 'a flat-lay of objects in gouache with long hard shadows on one colour',
  lettering: 'a generous display serif with a wink',
  palettes,
  pairings: [
    { title: 'abril-fatface', text: 'josefin' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'gloock', text: 'jost' },
    { title: 'yeseva-one', text: 'josefin' },
    { title: 'young-serif', text: 'dm-sans' },
    { title: 'limelight', text: 'josefin' },
  ],
  layouts: [
    { id: 'centre', phrase: 'the hero in the middle of its clues, the title on the calm ground above' },
    { id: 'ring', phrase: 'the title in the middle of a ring of objects' },
    { id: 'tiles', phrase: 'a neat board of coloured tiles, the hero on the largest' },
  ],
  heroes: [
    'magnifier',
    'teacup',
    'gavel',
    'typewriter',
    'pocket-watch',
    'telephone',
    'cat',
    'hat',
    'candle',
    'wine-glass',
    'skull',
    'camera',
    'book',
    'rose',
  ],
  sample: {
    title: 'The Tuesday Poison Club',
    subtitle: 'A Mrs Pettigrew Mystery',
    author: 'Agnes Wren',
    summary: 'Five retired pharmacists, one fruit cake and a letter that was never meant to be opened.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width < 1.8 &&
    ((motif.kind === 'object' && sizeOf(motif) <= 2.5) ||
      motif.kind === 'plant' ||
      (motif.kind === 'creature' && sizeOf(motif) <= 0.5 && !isOfWater(motif)) ||
      motif.kind === 'symbol'),
  design,
}
