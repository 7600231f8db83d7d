// Far horizon: one small person, or nobody, in a land without end: dunes under a great sun, a road to the mesas, the ground of another world.
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { showsPeople } from '../figures/covers/stage.ts'
import type { Easel } from '../paint/easel.ts'
import { inLight, type LitScene } from '../places/in-light.ts'
import { paintFalling } from '../places/weather.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { caravan, dunes, plain, road } from './far-horizon/lands.ts'
import { outpost, world } from './far-horizon/worlds.ts'

const painters: Readonly<Record<string, (easel: Easel, scene: LitScene) => void>> = {
  dunes,
  road,
  world,
  caravan,
  outpost,
  plain,
}

/** Another world has its own hours, and no weather of ours. */
const ofSpace: ReadonlySet<string> = new Set(['world', 'outpost'])

const paint = (easel: Easel, scene: Scene): void => {
  const isOfSpace = ofSpace.has(scene.layout)
  const there = isOfSpace ? { ...scene, setting: { ...scene.setting, time: null, weather: null, season: null } } : scene
  const lit = inLight(there, ['dusk'])
  painters[scene.layout]?.(easel, lit)
  if (!isOfSpace)
    paintFalling(easel, {
      palette: lit.palette,
      conditions: lit.conditions,
      ground: scene.h * 0.66,
      hasTrees: scene.layout === 'plain',
    })
}

/** Down to where the title may stand: over the disc. */
const titleFoot: Readonly<Record<string, number>> = {
  world: 0.255,
  outpost: 0.255,
  dunes: 0.275,
  caravan: 0.275,
  road: 0.33,
  plain: 0.33,
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.065, 0.05, 0.935, titleFoot[layout] ?? 0.3),
        ink: palette.ink,
        line: palette.light,
        upper: true,
        maxSize: 400,
        leading: 0.9,
        tracking: 0.03,
        effect: { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.4 } },
      }),
      authorStack(scene, area(scene, 0.08, 0.91, 0.92, 0.965), palette.ink),
    ],
  }
}

export const farHorizon: Family = {
  id: 'far-horizon',
  name: 'Far Horizon',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Science Fiction:hard-sf',
    'Science Fiction:space-opera',
    'Fantasy:epic-fantasy',
    'Science Fiction:dystopian',
    'Biography & Memoir:inspirational',
    'Young Adult:*',
    'Science Fiction:*',
  ],
  moods: ['epic', 'melancholic', 'mysterious', 'uplifting'],
  technique: 'a flat wide land in two faces of light under a great disc',
  lettering: 'wide capitals over an empty sky',
  palettes: [...palettesOf('orbit'), ...palettesOf('sunset')],
  pairings: [
    { title: 'bebas-neue', text: 'jost' },
    { title: 'cinzel-bold', text: 'josefin' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'league-gothic', text: 'josefin' },
  ],
  layouts: [
    { id: 'dunes', phrase: 'dunes with a lit and a shaded face under a great sun', isEndless: true },
    { id: 'road', phrase: 'a road running to the mesas on the horizon', isEndless: true },
    { id: 'world', phrase: 'the ground of another world, a planet in its sky', isEndless: true },
    { id: 'caravan', phrase: 'a file of camels along the crest of a far dune', isEndless: true },
    { id: 'outpost', phrase: 'lit domes and a dish on another world, somebody before them', isEndless: true },
    { id: 'plain', phrase: 'open country in folds under a wide sky', isEndless: true },
  ],
  heroes: [
    'astronaut',
    'cloaked-traveller',
    'cowboy',
    'woman-standing',
    'man-in-coat',
    'child',
    'two-people',
    'runner',
  ],
  sample: {
    title: 'Ninety Days of Dust',
    subtitle: 'Nobody is coming. Somebody is here.',
    author: 'R. K. Adeyemi',
    summary:
      'The last surveyor of an abandoned colony on a desert planet walks four hundred kilometres towards a light that should not be burning.',
  },
  shows: showsPeople,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paint(easel, scene),
    grain: 0.4,
    vignette: 0.2,
  }),
}
