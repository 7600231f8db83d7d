// Laid table: things seen from straight above in window light: around a board with the title burned in, spilling from a corner, or in rows.

import { lchOf, mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn, naturalCast } from '../light/cast.ts'
import { panes, pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { type Material, worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { disc, drawnAt, lying, ring } from '../light/still.ts'
import type { Motif } from '../motifs/motif.ts'
import { isGrim, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Design, Family, Scene } from './family.ts'
import { palettes } from './laid-table/palettes.ts'
import { boardOf, cornerSpots, ringSpots, rowSpots } from './laid-table/spots.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { ownThings } from './own-things.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 140,
    height: 0.5,
    key: '#fff0d8',
    power: 2.1,
    size: 0.36,
    rim: palette.light,
    rimPower: 0.25,
    sky: mix(palette.light, '#b8c8dc', 0.5),
    ground: mix(palette.mid, palette.light, 0.25),
    fill: 0.6,
    exposure: 0.56,
    bend: 0.14,
  })

const thingsOf = (scene: Scene, count: number): Motif[] => {
  const { hero, companions } = scene
  const own = ownThings(scene, [
    'key',
    'compass',
    'letter',
    'pocket-watch',
    'feather',
    'apple',
    'book',
    'magnifier',
    'teacup',
    'quill',
  ])
  const all = [hero, ...companions, ...own].filter(
    ({ id, kind, width }, at, every) =>
      every.findIndex((other) => other.id === id) === at &&
      (at === 0 || (width < 1.9 && kind !== 'place' && kind !== 'person' && kind !== 'vehicle')),
  )
  // Few things are laid out again, turned: a table is never empty.
  return Array.from({ length: count }, (_, at) => all[at % all.length] ?? hero)
}

const groundOf = ({ palette, layout }: Scene): { stuff: Material; grain: number; isWood: boolean } => {
  const isPale = lchOf(palette.mid).l > 0.75
  if (layout === 'corner' && !isPale)
    return { stuff: worked('leather', palette.mid, { bump: 0.34, mottle: 0.35 }), grain: 900, isWood: false }
  if (layout === 'rows' || isPale)
    return {
      stuff: worked('cloth', isPale ? palette.light : palette.mid, { bump: 0.22, mottle: 0.14 }),
      grain: 860,
      isWood: false,
    }
  return { stuff: worked('wood', palette.mid, { bump: 0.12, mottle: 0.42, grainSize: 2.4 }), grain: 900, isWood: true }
}

/** Planks, and the dark between them. */
const paintPlanks = (easel: Easel, { palette }: Scene): void => {
  const { ctx, extent, h } = easel
  const wide = 300
  for (let x = Math.floor(extent.x / wide) * wide + 140; x < extent.x + extent.w; x += wide) {
    ctx.fillStyle = `${mix(palette.deep, '#000000', 0.4)}d0`
    ctx.fillRect(x, 0, 5, h)
    ctx.fillStyle = `${palette.light}26`
    ctx.fillRect(x + 5, 0, 3, h)
  }
}

const paintGroundOf = (easel: Easel, scene: Scene, rig: Rig): void => {
  const { w, h } = scene
  const { stuff, grain, isWood } = groundOf(scene)
  const window = panes(w * -0.1, h * -0.02, { w: w * 0.42, h: h * 0.3, columns: 2, rows: 3, lean: 0.4 }, 60)
  const round = pool(w * 0.3, h * 0.35, Math.hypot(w, h) * 0.9)
  easel.part('floor', () => {
    paintGround(easel, {
      stuff,
      rig,
      folds: (x, y) => easel.noise.fractal(x / 480, y / 480, 3) * (isWood ? 8 : 30),
      light: (x, y) => round(x, y) * (0.7 + 0.42 * window(x, y)),
      grain,
    })
    if (isWood) paintPlanks(easel, scene)
  })
}

const design = (scene: Scene): Design => {
  const { palette, layout } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const board = boardOf(scene)
  const isBoard = layout === 'board'
  const burnt = mix('#2a1408', palette.deep, 0.4)
  const ink = isBoard ? burnt : palette.ink
  const letters = { stuff: worked('wood', burnt, { form: 'plate', cap: 0.02, bump: 0.2 }), rig, isSunk: true }
  const title = litTitle(scene, {
    colour: ink,
    ...(isBoard ? { letters } : {}),
    case: 'as-given',
    maxSize: isBoard ? 210 : 340,
    leading: 0.94,
  })
  const subtitle = quietLine(scene, 'subtitle', { ink, size: isBoard ? 46 : 54 })
  const author = quietLine(scene, 'author', { ink, size: isBoard ? 50 : 64, tracking: 0.12 })
  const inner = board.radius * 1.28
  const box = { x: board.x - inner / 2, y: board.y - inner * 0.44, w: inner, h: inner * 0.88 }
  return {
    type: {
      stacks: isBoard
        ? [{ box, align: 'center', anchor: 'middle', items: [title, subtitle, author] }]
        : [
            stackAt(scene, [0.055, wide ? 0.4 : 0.36], [title, subtitle], {
              anchor: 'top',
              align: layout === 'rows' ? 'center' : 'left',
            }),
            stackAt(scene, [0.925, 0.965], [author], {
              anchor: 'bottom',
              align: layout === 'rows' ? 'center' : 'left',
            }),
          ],
    },
    back: (easel) => {
      paintGroundOf(easel, scene, rig)
      const shadow = { colour: mix(palette.deep, '#000000', 0.5), strength: 0.78, blur: 12 }
      const spots = isBoard ? ringSpots(scene, board) : layout === 'rows' ? rowSpots(scene) : cornerSpots(scene)
      const tints = { accent: palette.accent, light: mix(palette.light, '#ffffff', 0.3) }
      const items = thingsOf(scene, spots.length).map((motif, at): Standing => {
        const spot = spots[at] ?? { x: 0, y: 0, w: 1, h: 1 }
        return { motif, cast: naturalCast(motif, tints), placing: lying(motif, spot, easel.random.sub(`thing ${at}`)) }
      })
      if (isBoard) {
        const wood = worked('wood', mix('#d8a86c', palette.light, 0.25), {
          cap: 0.014,
          form: 'plate',
          bump: 0.1,
          mottle: 0.34,
          grainSize: 2.2,
        })
        const round = drawnAt(board.x, board.y, board.radius * 2, castIn(wood), (pen) => {
          disc(pen, 'body')
          ring(pen, 'body', 0.462, 0.452)
        })
        easel.part('panel', () => paintRelief(easel, [round], { rig, lift: 0.03, shadow }))
      }
      const [hero, ...others] = items
      paintRelief(easel, hero ? [...others.toReversed(), hero] : [], { rig, lift: 0.03, shadow })
      paintBloom(easel, 0.14)
    },
    drawAdded: addedInLight(
      rig,
      (motif) => naturalCast(motif, { accent: palette.accent, light: mix(palette.light, '#ffffff', 0.3) }),
      mix(palette.deep, '#000000', 0.3),
    ),
    grain: 0.28,
    vignette: 0.24,
  }
}

export const laidTable: Family = {
  id: 'laid-table',
  name: 'Laid Table',
  look: 'collage',
  templateType: 'illustrated',
  genreBuckets: [
    'Non-Fiction:*',
    'Historical Fiction:historical-fiction',
    'Biography & Memoir:cultural',
    'Biography & Memoir:historical',
    'Contemporary Fiction:family-saga',
    'Mystery:dark-academia',
    'Other:*',
  ],
  moods: ['intellectual', 'uplifting', 'mysterious', 'melancholic'],
  technique: 'a flat lay of real things in window light, seen from above',
  lettering: 'book serifs, burned into wood or printed',
  palettes,
  pairings: [
    { title: 'young-serif', text: 'dm-sans' },
    { title: 'gloock', text: 'jost' },
    { title: 'playfair-black', text: 'montserrat' },
    { title: 'lora-bold', text: 'lora' },
    { title: 'dm-serif', text: 'josefin' },
  ],
  layouts: [
    { id: 'board', phrase: 'things around a round board with the title burned into it' },
    {
      id: 'corner',
      phrase: 'the hero large at the lower right with things beside it, the title at the upper left',
      isEndless: true,
    },
    { id: 'rows', phrase: 'things laid out in rows as a curator would, the title above' },
  ],
  heroes: [
    'compass',
    'apple',
    'book',
    'typewriter',
    'map',
    'pocket-watch',
    'key',
    'camera',
    'teacup',
    'quill',
    'suitcase',
    'pumpkin',
    'violin',
    'magnifier',
    'mushroom',
  ],
  sample: {
    title: 'The Cartographer’s Kitchen',
    subtitle: 'Recipes and routes of a travelling family',
    author: 'Amaia Rosenthal',
    summary: 'Four generations, eleven ports and the soups that kept them together.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width < 1.9 &&
    ((motif.kind === 'object' && sizeOf(motif) <= 1.5) ||
      (isOfKind(motif, 'plant', 'creature') && sizeOf(motif) <= 0.5) ||
      (motif.kind === 'symbol' && !isGrim(motif)) ||
      motif.id === 'star'),
  design,
}
