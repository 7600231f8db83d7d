// Big character: one huge animal, cropped by the edges of a flat bright sheet, and playful type. The early reader of the shelf.
import { type Colour, lchOf, mix, shift, withAlpha } from '../colour/colour.ts'
import { characterFor } from '../paint/characters/cast.ts'
import { drawCharacter } from '../paint/characters/draw-character.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn, readableGround } from '../paint/flat-tones.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { paintGround, paintSpot } from './big-character/ground.ts'
import { palettes } from './big-character/palettes.ts'
import { canHold, castScene, type Part } from './casting.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const groundOf = ({ palette, random }: Scene): Colour => {
  const [first = palette.soft, ...others] = random
    .sub('ground')
    .shuffled([palette.soft, palette.counter, palette.mid, palette.accent, palette.dark])
  return readableGround([first, ...others], palette)
}

/** Where the middle of the foot is and how tall it stands, in the frame of the sheet; hangs when upside down. */
interface Placing {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly hangs?: boolean
}

const placingOf = ({ w, h, layout, random }: Scene): Placing => {
  const wide = isBroad({ w, h })
  const side = random.sub('side').chance(0.5) ? 1 : -1
  if (layout === 'close') {
    const height = w * (wide ? 1.12 : 1.7)
    return { x: w * (0.5 + side * 0.12), y: h * (wide ? 0.5 : 0.46) + height, height }
  }
  if (layout === 'hang') {
    const height = Math.min(w * 1.18, h * 0.96)
    return { x: w * 0.5, y: h * (wide ? 0.5 : 0.555) - height, height, hangs: true }
  }
  if (layout === 'whole') return { x: w * 0.5, y: h * 0.875, height: Math.min(h * 0.5, w * 0.86) }
  const height = Math.min(w * 1.24, h * 0.92)
  return { x: w * 0.5, y: h * (wide ? 0.5 : 0.44) + height, height }
}

/** Under each layout the part plays itself a little differently. */
const partFor = (scene: Scene): Part => {
  const { lead } = castScene(scene, 0)
  if (scene.layout === 'hang') return { ...lead, pose: 'cheer', garments: [] }
  return scene.layout === 'close' && lead.pose === 'wave' ? { ...lead, pose: 'rest' } : lead
}

/** A whole character stands clear of the lines below it: where those are many, it is smaller and stands higher. */
const standing = (scene: Scene, { zones }: SetType): Placing => {
  const placing = placingOf(scene)
  if (scene.layout !== 'whole') return placing
  const head = placing.y - placing.height
  const below = zones.map(({ y }) => y).filter((y) => y > placing.y - placing.height * 0.5)
  const y = Math.min(placing.y, Math.min(...below, scene.h) - scene.h * 0.05)
  return { ...placing, y, height: Math.min(placing.height, y - head) }
}

const paintHero = (easel: Easel, scene: Scene, ground: Colour, placing: Placing): void => {
  const { ctx } = easel
  const { palette } = scene
  const { scale, dx, dy } = scene.hero.altered ?? { scale: 1, dx: 0, dy: 0 }
  if (scale === 0) return
  const { hangs } = placing
  const height = placing.height * scale
  const x = placing.x + dx * easel.w * 0.26
  const y = placing.y + dy * easel.h * 0.25
  const casting = { ...partFor(scene), height, palette, ground, random: easel.random.sub('hero') }
  if (easel.without.has(casting.species.id)) return
  if (scene.layout === 'whole') {
    ctx.fillStyle = withAlpha(shift(ground, { l: -0.26 }), 0.55)
    ctx.beginPath()
    ctx.ellipse(x + height * 0.03, y - height * 0.01, height * 0.36, height * 0.045, 0, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.save()
  ctx.translate(x, y)
  if (hangs) ctx.rotate(Math.PI)
  const gaze = hangs ? { x: 0, y: -0.5 } : { x: 0.1, y: -0.45 }
  drawCharacter(easel, casting.species, { ...casting, x: 0, y: 0, gaze })
  ctx.restore()
}

const planType = (scene: Scene, ground: Colour): TypePlan => {
  const { palette, pairing, layout } = scene
  const ink = inkOn(ground, palette)
  const isDark = lchOf(ink).l > 0.6
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: 620,
    maxLines: 5,
    leading: 0.92,
    gap: 48,
    minor: { scale: 0.6 },
    effect: { extrude: { colour: mix(ground, isDark ? palette.deep : '#ffffff', 0.45), depth: 0.045, angle: 0.8 } },
  } as const
  const line = { kind: 'line', face: pairing.text, case: 'as-given', ink } as const
  const subtitle = { ...line, role: 'subtitle', size: 72, gap: 40 } as const
  const author = { ...line, role: 'author', size: 92 } as const
  const align = 'center'
  if (layout === 'hang')
    return {
      stacks: [{ box: band(scene, 0.615, 0.955, 0.07), align, anchor: 'bottom', items: [title, subtitle, author] }],
    }
  if (layout === 'whole')
    return {
      stacks: [
        { box: band(scene, 0.045, 0.335, 0.07), align, anchor: 'middle', items: [title, subtitle], tilt: -0.035 },
        { box: band(scene, 0.895, 0.955), align, anchor: 'bottom', items: [author] },
      ],
    }
  return {
    stacks: [{ box: band(scene, 0.045, 0.415, 0.07), align, anchor: 'middle', items: [title, subtitle, author] }],
  }
}

const paint = (easel: Easel, scene: Scene, ground: Colour, type: SetType): void => {
  paintGround(easel, ground, type.zones)
  const placing = standing(scene, type)
  const { x, y, height } = placing
  const spot = shift(ground, { l: lchOf(ground).l > 0.6 ? 0.06 : 0.07, c: 0.9 })
  if (scene.layout === 'whole') paintSpot(easel, x, y - height * 0.44, height * 0.53, spot)
  else if (scene.layout === 'peek') paintSpot(easel, x, y - height * 0.52, height * 0.46, spot)
  paintHero(easel, scene, ground, placing)
}

export const bigCharacter: Family = {
  id: 'big-character',
  name: 'Big Character',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: ["Children's:early-reader", "Children's:picture-book", "Children's:other", "Children's:*"],
  moods: ['uplifting', 'intense', 'romantic', 'intellectual'],
  technique: 'one huge plush-like animal on a flat bright ground',
  lettering: 'fat playful letters with a small block shadow',
  palettes,
  pairings: [
    { title: 'luckiest-guy', text: 'baloo' },
    { title: 'baloo', text: 'baloo' },
    { title: 'fredoka', text: 'fredoka' },
    { title: 'rubik-black', text: 'fredoka' },
    { title: 'berkshire-swash', text: 'fredoka' },
  ],
  layouts: [
    { id: 'peek', phrase: 'the character rising from the lower edge under the title', isEndless: true },
    { id: 'close', phrase: 'a huge face that fills the lower sheet', isEndless: true },
    { id: 'hang', phrase: 'the character hanging upside down from the upper edge, the title below', isEndless: true },
    { id: 'whole', phrase: 'the whole character on a spot of light, the title leaning above', isEndless: true },
  ],
  heroes: [
    'bear',
    'lion',
    'elephant',
    'dinosaur',
    'octopus',
    'fox',
    'cat',
    'owl',
    'dragon',
    'rabbit',
    'mouse',
    'dog',
    'swan',
  ],
  sample: {
    title: 'Do Not Wake the Lion!',
    subtitle: 'A first reading adventure',
    author: 'Otis Pennywhistle',
    summary: 'Everyone in the zoo knows one rule, and today everyone is about to break it.',
  },
  shows: (motif) => characterFor(motif) !== undefined || canHold(motif),
  design: (scene) => {
    const ground = groundOf(scene)
    return {
      type: planType(scene, ground),
      back: (easel, type) => paint(easel, scene, ground, type),
      grain: 0.25,
      vignette: 0,
    }
  },
}
