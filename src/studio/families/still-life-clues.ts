// Still life of clues: things from the story laid out on one colour in hard afternoon light.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { paper } from '../paint/materials/paper.ts'
import { findMotif } from '../paint/motifs/index.ts'
import type { Motif } from '../paint/motifs/motif.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { arrangements, tileBoard } from './still-life-clues/arrangements.ts'
import { gouacheTones, heightOf, layObject } from './still-life-clues/object.ts'
import { inkOn, readableGround, standingOut } from './swiss-grid/flat-tones.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  { deep: '#14303a', dark: '#1f4f5a', mid: '#2f8079', soft: '#a8d5c2', light: '#fdf3dd', accent: '#f26b4e', counter: '#f5b942', ink: '#fdf3dd', metal: 'gold', hues: ['#f26b4e', '#f5b942', '#fdf3dd', '#e58fa3', '#3b5f9a'] },
  { deep: '#3a1326', dark: '#7a2444', mid: '#c8415f', soft: '#f7b5ac', light: '#fff0e4', accent: '#f6a938', counter: '#2f8f8a', ink: '#fff2e8', metal: 'rose', hues: ['#f6a938', '#2f8f8a', '#fff0e4', '#4a5aa8', '#f58a6a'] },
  { deep: '#1b1a3d', dark: '#34327a', mid: '#5a62c0', soft: '#bfc6ef', light: '#f8f2e6', accent: '#ffb53d', counter: '#f0647a', ink: '#fbf6ea', metal: 'gold', hues: ['#ffb53d', '#f0647a', '#f8f2e6', '#4fb0a5', '#a06fd0'] },
  { deep: '#3a2410', dark: '#80511a', mid: '#e0a22c', soft: '#f8d98a', light: '#fff6dd', accent: '#d8432f', counter: '#1f6f78', ink: '#fff6dd', metal: 'copper', hues: ['#d8432f', '#1f6f78', '#fff6dd', '#7a3f6a', '#4f7f4a'] },
  { deep: '#16281c', dark: '#2f5238', mid: '#5f8f5a', soft: '#c8dca6', light: '#faf5e2', accent: '#e85f45', counter: '#f2c14e', ink: '#fbf7e6', metal: 'gold', hues: ['#e85f45', '#f2c14e', '#faf5e2', '#d78aa8', '#3f7f9a'] },
]

const clues = ['magnifier', 'key', 'letter', 'teacup', 'pocket-watch', 'knife', 'rose', 'book', 'feather', 'candle', 'wine-glass', 'camera', 'ring', 'hat', 'telephone', 'quill', 'mask', 'teapot', 'apple', 'high-heel']
const bench = ['gavel', 'scales', 'briefcase', 'letter', 'pocket-watch', 'magnifier', 'key', 'fingerprint', 'book', 'quill', 'camera', 'telephone']

/** Plain to see from above; these may lie at any angle. */
const lies = new Set(['key', 'letter', 'magnifier', 'knife', 'feather', 'rose', 'quill', 'pocket-watch', 'ring', 'mask', 'dagger', 'gun', 'map', 'sprig', 'compass', 'necklace', 'mirror'])

const isBroad = ({ w, h }: Scene): boolean => w / h > 0.85

const groundOf = ({ palette, random, layout }: Scene): Colour => {
  const { mid, soft, light, dark, hues } = palette
  const [first, ...others] = random.sub('ground').shuffled([mid, mix(dark, mid, 0.35), soft, mix(hues[0], dark, 0.08), mix(light, soft, 0.3)])
  return layout === 'tiles' ? readableGround([mix(light, soft, 0.18), light], palette) : readableGround([first ?? mid, ...others], palette)
}

const cluesOf = ({ hero, companions, brief, random }: Scene): Motif[] => {
  const isLegal = brief.book.subgenre === 'legal'
  const pool = random.sub('clues').shuffled(isLegal ? bench : clues)
  const named = companions.filter(({ kind, width }) => (kind === 'object' || kind === 'plant' || kind === 'creature') && width < 1.7)
  const wanted = pool.map((id) => findMotif(id)).filter((motif) => motif !== undefined)
  const all = [...named, ...wanted].filter(({ id }) => id !== hero.id)
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}

/** Colours for things on a ground: the motley of the palette that stands out there, never two alike side by side. */
const coloursOn = (ground: Colour, { palette, random }: Scene): Colour[] =>
  random.sub('colours').shuffled(standingOut([...palette.hues, palette.accent, palette.counter, mix(palette.deep, palette.dark, 0.5)], ground, 20))

const paintThing = (easel: Easel, scene: Scene, motif: Motif, spot: { x: number; y: number; size: number; turn: number }, ground: Colour, body: Colour): void => {
  const { palette, random } = scene
  const [accent = palette.light] = standingOut([palette.accent, palette.counter, palette.light], body, 24)
  const turn = lies.has(motif.id) ? spot.turn * 1.6 : spot.turn * 0.3
  layObject(easel, { motif, ...spot, turn, tones: gouacheTones(body, palette, accent) }, mix(ground, palette.deep, 0.75), () => random.sub(motif.id))
}

const pictureBox = (scene: Scene): Box => {
  const { w, h, layout } = scene
  if (layout === 'ring') return { x: 0, y: 0, w, h }
  if (isBroad(scene)) return { x: w * 0.5, y: h * 0.07, w: w * 0.44, h: h * 0.86 }
  return layout === 'tiles' ? { x: w * 0.08, y: h * 0.395, w: w * 0.84, h: h * 0.48 } : { x: 0, y: h * 0.375, w, h: h * 0.5 }
}

const paintScatter = (easel: Easel, scene: Scene, ground: Colour): void => {
  const box = pictureBox(scene)
  const short = Math.min(box.w * 1.02, Math.min(scene.w, scene.h))
  const layout = arrangements[scene.layout] ?? arrangements['centre']
  if (!layout) return
  const colours = coloursOn(ground, scene)
  const others = cluesOf(scene)
  const at = ({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) => ({ x: box.x + box.w * x, y: box.y + box.h * y, size: short * size, turn })
  for (const [index, spot] of layout.others.entries()) {
    const motif = others[index]
    if (motif) paintThing(easel, scene, motif, at(spot), ground, colours[(index + 1) % colours.length] ?? scene.palette.accent)
  }
  paintThing(easel, scene, scene.hero, at(layout.hero), ground, colours[0] ?? scene.palette.accent)
}

const paintTiles = (easel: Easel, scene: Scene): void => {
  const { palette, random, hero } = scene
  const { ctx } = easel
  const { hero: big, others } = tileBoard(pictureBox(scene), random.sub('side').chance(0.5))
  const grounds = random.sub('tiles').shuffled([palette.mid, palette.soft, palette.hues[0], palette.hues[1], palette.hues[3], palette.hues[4], mix(palette.dark, palette.mid, 0.3)])
  const things = cluesOf(scene)
  const fillTile = (box: Box, motif: Motif, index: number): void => {
    const ground = grounds[index % grounds.length] ?? palette.mid
    const [body = palette.light] = coloursOn(ground, { ...scene, random: random.sub(`tile ${index}`) })
    ctx.save()
    ctx.beginPath()
    ctx.rect(box.x, box.y, box.w, box.h)
    ctx.clip()
    ctx.fillStyle = ground
    ctx.fillRect(box.x, box.y, box.w, box.h)
    const size = Math.min(box.w, box.h) * 0.72
    paintThing(easel, scene, motif, { x: box.x + box.w / 2, y: box.y + box.h / 2, size: Math.min(size, heightOf({ motif, size }) * 1.4), turn: index % 2 ? 0.35 : -0.3 }, ground, body)
    ctx.restore()
  }
  for (const [index, box] of others.entries()) {
    const motif = things[index % things.length]
    if (motif) fillTile(box, motif, index + 1)
  }
  fillTile(big, hero, 0)
}

const planType = (scene: Scene, ground: Colour): TypePlan => {
  const { w, h, palette, pairing, layout } = scene
  const ink = inkOn(ground, palette)
  const [spark = ink] = standingOut([palette.accent, palette.counter, palette.hues[0]], ground, 52)
  const title: Item = { kind: 'title', lockup: 'even', face: pairing.title, case: 'as-given', leading: 0.92, maxSize: 400, maxLines: 5, gap: 44, ink }
  const subtitle: Item = { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 64, maxLines: 2, gap: 36, ink: spark }
  const author: Item = { kind: 'line', role: 'author', face: pairing.text, case: 'upper', tracking: 0.1, size: 86, ink }
  if (layout === 'ring') return { stacks: [{ box: band(scene, 0.2, isBroad(scene) ? 0.66 : 0.665, isBroad(scene) ? 0.22 : 0.15), align: 'center', anchor: 'middle', items: [subtitle, title, author] }] }
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
  heroes: ['magnifier', 'teacup', 'gavel', 'typewriter', 'pocket-watch', 'telephone', 'cat', 'hat', 'candle', 'wine-glass', 'skull', 'camera', 'book', 'rose'],
  sample: {
    title: 'The Tuesday Poison Club',
    subtitle: 'A Mrs Pettigrew Mystery',
    author: 'Agnes Wren',
    summary: 'Five retired pharmacists, one fruit cake and a letter that was never meant to be opened.',
  },
  shows: ({ kind, width, id }) => width < 1.8 && (kind === 'object' || kind === 'plant' || id === 'cat' || id === 'raven' || id === 'fingerprint' || id === 'heart' || id === 'bird' || id === 'mouse'),
  design,
}
