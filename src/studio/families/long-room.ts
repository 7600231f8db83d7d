// Long room: a corridor of doors, an aisle of books or a hall of columns that runs to one light, somebody small in it.
import { mix } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { showsPeople, showTroupe } from '../figures/covers/stage.ts'
import type { Easel } from '../paint/easel.ts'
import { seenThrough } from '../places/avenue.ts'
import { inLight, type LitScene } from '../places/in-light.ts'
import { standing } from '../places/of-book.ts'
import { settlePlace } from '../places/painted/settle-place.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import type { Room } from './long-room/box.ts'
import { aisle, corridor, palace } from './long-room/rooms.ts'

const rooms: Readonly<Record<string, (easel: Easel, scene: LitScene) => Room>> = { corridor, aisle, palace }

/** How far off somebody stands, in metres. */
const distance: Readonly<Record<string, number>> = { corridor: 7.5, aisle: 6.4, palace: 8.6 }

const paint = (easel: Easel, given: Scene): void => {
  // Indoors it neither rains nor snows.
  const scene = inLight({ ...given, setting: { ...given.setting, weather: null, season: null } }, ['night', 'dusk'])
  const { palette, conditions, layout, random } = scene
  const room = (rooms[layout] ?? corridor)(easel, scene)
  const { camera, light } = room
  settlePlace(easel, {
    manner: 'painted',
    palette,
    conditions,
    horizon: camera.y,
    light: { x: camera.x, y: camera.y - 30, strength: 0.55 },
    ground: 1.3,
  })
  const troupe = standing(scene, { facing: 'away', among: ['stand', 'walk', 'watching', 'lookup', 'hand-in-hand'] })
  if (troupe === null) return
  const z = (distance[layout] ?? 7) * random.sub('distance').between(0.85, 1.15)
  const [x, y] = seenThrough(camera)(random.sub('aside').between(-0.3, 0.3), 0, z)
  showTroupe(easel, troupe, {
    x,
    y,
    height: (camera.focus * 1.75) / z,
    look: {
      manner: 'lit',
      light: [0.1, -0.9],
      dark: mix(light.dark, '#000000', 0.2),
      keep: 0.3,
      rim: mix(light.air, '#ffffff', 0.2),
      edge: 0.05,
    },
    shade: light.dark,
    shadeStrength: 0.8,
  })
}

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.05, 0.93, 0.34),
        ink: palette.ink,
        line: mix(palette.accent, palette.light, 0.5),
        anchor: 'top',
        maxSize: 380,
        effect: { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.7 } },
      }),
      authorStack(scene, area(scene, 0.07, 0.91, 0.93, 0.965), palette.ink),
    ],
  }
}

export const longRoom: Family = {
  id: 'long-room',
  name: 'Long Room',
  look: 'interior',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:psychological',
    'Mystery:psychological',
    'Horror:psychological',
    'Horror:gothic',
    'Fantasy:dark-academia',
    'Historical Fiction:*',
    'Mystery:procedural',
    'Thriller:domestic',
  ],
  moods: ['mysterious', 'intense', 'melancholic', 'epic'],
  technique: 'a painted interior in deep perspective that runs to one light',
  lettering: 'quiet serifs in the dark under the ceiling',
  palettes: [...palettesOf('candle'), ...palettesOf('blood'), ...palettesOf('moonlit'), ...palettesOf('dusk')],
  pairings: [
    { title: 'playfair', text: 'josefin' },
    { title: 'cinzel-bold', text: 'cormorant-bold' },
    { title: 'dm-serif', text: 'jost' },
    { title: 'league-gothic', text: 'josefin' },
  ],
  layouts: [
    { id: 'corridor', phrase: 'a corridor of doors and lamps that runs to a lit window' },
    { id: 'aisle', phrase: 'an aisle between shelves of books that runs to an arched window' },
    { id: 'palace', phrase: 'a hall of columns over a chequered floor that runs to the light' },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'hooded-figure',
    'detective',
    'child',
    'woman-in-gown',
    'two-people',
    'nurse',
  ],
  sample: {
    title: 'The Guest in Room 9',
    subtitle: 'Check-out is not at eleven',
    author: 'Mira Voss',
    summary:
      'The night manager of a hotel that has been closed for years is asked, every evening at nine, for one more towel in room nine.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: (easel) => paint(easel, scene), grain: 0.42, vignette: 0.34 }),
}
