// What lies on the table: which clues, in which colours, scattered or set on tiles.

import { type Colour, mix } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { liesFlat } from '../../motifs/suits.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { readableGround, standingOut } from '../../paint/flat-tones.ts'
import type { Scene } from '../family.ts'
import { ownThings } from '../own-things.ts'
import { isBroad } from '../zones.ts'
import { arrangements, tileBoard } from './arrangements.ts'
import { gouacheTones, heightOf, layObject } from './object.ts'

const clues = [
  'magnifier',
  'key',
  'letter',
  'teacup',
  'pocket-watch',
  'knife',
  'rose',
  'book',
  'feather',
  'candle',
  'wine-glass',
  'camera',
  'ring',
  'hat',
  'telephone',
  'quill',
  'mask',
  'teapot',
  'apple',
  'high-heel',
]
const bench = [
  'gavel',
  'scales',
  'briefcase',
  'letter',
  'pocket-watch',
  'magnifier',
  'key',
  'fingerprint',
  'book',
  'quill',
  'camera',
  'telephone',
]

export const groundOf = ({ palette, random, layout }: Scene): Colour => {
  const { mid, soft, light, dark, hues } = palette
  const [first, ...others] = random
    .sub('ground')
    .shuffled([mid, mix(dark, mid, 0.35), soft, mix(hues[0], dark, 0.08), mix(light, soft, 0.3)])
  return layout === 'tiles'
    ? readableGround([mix(light, soft, 0.18), light], palette)
    : readableGround([first ?? mid, ...others], palette)
}

/** As many as the fullest arrangement has places. */
const mostClues = 9

const cluesOf = (scene: Scene): Motif[] => {
  const { hero, companions, brief, random } = scene
  const isLegal = brief.book.subgenre === 'legal'
  const pool = random.sub('clues').shuffled(isLegal ? bench : clues)
  const named = companions.filter(
    ({ kind, width }) => (kind === 'object' || kind === 'plant' || kind === 'creature') && width < 1.7,
  )
  const all = [...named, ...ownThings(scene, pool)].filter(({ id }) => id !== hero.id)
  const things = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
  // The few things of a known book lie about more than once, as in a pattern.
  return things.length >= mostClues || things.length === 0
    ? things
    : Array.from({ length: mostClues }, (_, at) => things[at % things.length]).filter((thing) => thing !== undefined)
}

/** The clues as an edit wants them: one in the place of another (`camera as magnifier`), or of one that is left out. */
const wantedClues = ({ without }: Easel, scene: Scene): Motif[] => {
  const things = cluesOf(scene)
  const spares = things.slice(-3)
  return things.map((thing, at) => {
    const other = [...without].find((name) => name.startsWith(`${thing.id} as `))
    const told = other === undefined ? undefined : findMotif(other.slice(thing.id.length + 4))
    return told ?? (without.has(thing.id) ? (spares[at % spares.length] ?? thing) : thing)
  })
}

/** Colours for things on a ground: the motley of the palette that stands out there, never two alike side by side. */
const coloursOn = (ground: Colour, { palette, random }: Scene): Colour[] =>
  random
    .sub('colours')
    .shuffled(
      standingOut([...palette.hues, palette.accent, palette.counter, mix(palette.deep, palette.dark, 0.5)], ground, 27),
    )

const paintThing = (
  easel: Easel,
  scene: Scene,
  motif: Motif,
  spot: { x: number; y: number; size: number; turn: number },
  ground: Colour,
  body: Colour,
): void => {
  const { palette, random } = scene
  const [accent = palette.light] = standingOut([palette.accent, palette.counter, palette.light], body, 24)
  const turn = liesFlat(motif) ? spot.turn * 1.6 : spot.turn * 0.3
  layObject(
    easel,
    { motif, ...spot, turn, tones: gouacheTones(body, palette, accent) },
    mix(ground, palette.deep, 0.75),
    () => random.sub(motif.id),
  )
}

const pictureBox = (scene: Scene): Box => {
  const { w, h, layout } = scene
  if (layout === 'ring') return { x: 0, y: 0, w, h }
  if (isBroad(scene)) return { x: w * 0.5, y: h * 0.07, w: w * 0.44, h: h * 0.86 }
  return layout === 'tiles'
    ? { x: w * 0.08, y: h * 0.395, w: w * 0.84, h: h * 0.48 }
    : { x: 0, y: h * 0.36, w, h: h * 0.51 }
}

export const paintScatter = (easel: Easel, scene: Scene, ground: Colour): void => {
  const box = pictureBox(scene)
  const short = isBroad(scene) && scene.layout !== 'ring' ? box.w * 1.3 : Math.min(scene.w, scene.h)
  const layout = arrangements[scene.layout] ?? arrangements.centre
  if (!layout) return
  const colours = coloursOn(ground, scene)
  const others = wantedClues(easel, scene)
  const at = ({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) => ({
    x: box.x + box.w * x,
    y: box.y + box.h * y,
    size: short * size,
    turn,
  })
  for (const [index, spot] of layout.others.entries()) {
    const motif = others[index]
    if (motif)
      paintThing(easel, scene, motif, at(spot), ground, colours[(index + 1) % colours.length] ?? scene.palette.accent)
  }
  paintThing(easel, scene, scene.hero, at(layout.hero), ground, colours[0] ?? scene.palette.accent)
}

export const paintTiles = (easel: Easel, scene: Scene): void => {
  const { palette, random, hero } = scene
  const { ctx } = easel
  const { hero: big, others } = tileBoard(pictureBox(scene), random.sub('side').chance(0.5))
  const grounds = random
    .sub('tiles')
    .shuffled([
      palette.mid,
      palette.soft,
      palette.hues[0],
      palette.hues[1],
      palette.hues[3],
      palette.hues[4],
      mix(palette.dark, palette.mid, 0.3),
    ])
  const things = wantedClues(easel, scene)
  const fillTile = (box: Box, motif: Motif, index: number): void => {
    const ground = grounds[index % grounds.length] ?? palette.mid
    const [body = palette.light] = coloursOn(ground, { ...scene, random: random.sub(`tile ${index}`) })
    ctx.save()
    ctx.beginPath()
    ctx.rect(box.x, box.y, box.w, box.h)
    ctx.clip()
    ctx.fillStyle = ground
    easel.part('tiles', () => ctx.fillRect(box.x, box.y, box.w, box.h))
    const size = Math.min(box.w, box.h) * 0.72
    paintThing(
      easel,
      scene,
      motif,
      {
        x: box.x + box.w / 2,
        y: box.y + box.h / 2,
        size: Math.min(size, heightOf({ motif, size }) * 1.4),
        turn: index % 2 ? 0.35 : -0.3,
      },
      ground,
      body,
    )
    ctx.restore()
  }
  for (const [index, box] of others.entries()) {
    const motif = things[index % things.length]
    if (motif) fillTile(box, motif, index + 1)
  }
  fillTile(big, hero, 0)
}
