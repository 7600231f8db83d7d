// How large added things are beside somebody: a raven is small beside a man.
import type { Motif, MotifKind } from '../../../paint/motifs/motif.ts'
import type { Survey } from '../survey-art.ts'

/** Heights of things beside somebody who is 1 high; what stands further in front may be larger. */
const besideSomebody: Readonly<Record<string, number>> = {
  raven: 0.34,
  bird: 0.26,
  owl: 0.36,
  cat: 0.32,
  dog: 0.46,
  fox: 0.42,
  rabbit: 0.3,
  mouse: 0.2,
  snake: 0.34,
  fish: 0.3,
  wolf: 0.6,
  sheep: 0.6,
  cow: 0.85,
  horse: 1,
  unicorn: 1,
  stag: 0.95,
  bear: 0.9,
  lion: 0.7,
  elephant: 1.4,
  dragon: 1.3,
  dinosaur: 1.3,
  whale: 1,
  shark: 0.7,
  octopus: 0.8,
  swan: 0.36,
  turtle: 0.26,
  ghost: 0.9,
  robot: 0.9,
  snowman: 0.8,
  cactus: 0.75,
  penguin: 0.45,
  duck: 0.26,
  frog: 0.2,
  gift: 0.32,
  trophy: 0.36,
  'treasure-chest': 0.38,
  padlock: 0.24,
  brain: 0.3,
  bottle: 0.34,
  'poison-bottle': 0.3,
  clock: 0.32,
  dice: 0.22,
  handcuffs: 0.24,
  bomb: 0.3,
  diamond: 0.22,
  spectacles: 0.13,
  spider: 0.2,
  child: 0.68,
  'child-with-balloon': 0.75,
  gun: 0.3,
  knife: 0.34,
  key: 0.26,
  rose: 0.36,
  tulip: 0.36,
  book: 0.26,
  candle: 0.34,
  lantern: 0.4,
  skull: 0.3,
  hat: 0.28,
  crown: 0.26,
  apple: 0.22,
  teacup: 0.24,
  'wine-glass': 0.3,
  pumpkin: 0.34,
  basket: 0.3,
  mushroom: 0.2,
  sunflower: 0.6,
  lotus: 0.24,
  acorn: 0.14,
  doll: 0.3,
  squirrel: 0.26,
  bone: 0.12,
  'potted-plant': 0.5,
  'chess-knight': 0.3,
  'rowing-boat': 0.34,
  hedgehog: 0.24,
  pig: 0.6,
  hen: 0.36,
  rooster: 0.44,
  tiger: 0.7,
  giraffe: 1.9,
  monkey: 0.5,
  parrot: 0.46,
  crocodile: 0.36,
  dolphin: 0.34,
  crab: 0.26,
  jellyfish: 0.5,
  seagull: 0.5,
  flamingo: 0.8,
  snail: 0.2,
  ladybird: 0.18,
  griffin: 1.2,
  fairy: 0.6,
  'sleeping-cat': 0.26,
  'watering-can': 0.32,
  wheelbarrow: 0.5,
  'alarm-clock': 0.32,
  'snow-globe': 0.34,
  globe: 0.42,
  stethoscope: 0.36,
  syringe: 0.3,
  passport: 0.3,
  'dream-catcher': 0.45,
  'pirate-flag': 0.9,
  'smoke-plume': 0.8,
  canoe: 0.3,
  tractor: 1.05,
  scooter: 0.68,
  'camper-van': 1.05,
  bus: 1.2,
  piano: 0.8,
  armchair: 0.66,
  'book-stack': 0.36,
  'teddy-bear': 0.36,
  'ball-of-wool': 0.26,
  scissors: 0.32,
  pencil: 0.3,
  smartphone: 0.3,
  broom: 0.7,
  wand: 0.4,
  coffin: 0.9,
  bread: 0.22,
  cupcake: 0.26,
  'ice-cream': 0.34,
  pizza: 0.28,
  pie: 0.26,
  lemon: 0.2,
  strawberry: 0.22,
  cherries: 0.24,
  carrot: 0.32,
  whisk: 0.34,
  'frying-pan': 0.28,
  'chefs-hat': 0.28,
  'rolling-pin': 0.28,
  'paper-boat': 0.2,
  truck: 0.9,
  car: 0.75,
}

/** Heights beside somebody, of what is not named above. */
const byKind: Partial<Readonly<Record<MotifKind, number>>> = { person: 1, creature: 0.55 }

/** What flies is far away: heights as shares of the sheet's, of one alone and of each of several. */
const aloft: Readonly<Record<string, readonly [one: number, many: number]>> = {
  'bird-on-the-wing': [0.066, 0.046],
  bat: [0.075, 0.055],
  butterfly: [0.095, 0.07],
  moth: [0.075, 0.055],
  bee: [0.075, 0.055],
  hummingbird: [0.08, 0.055],
  dove: [0.105, 0.07],
  eagle: [0.11, 0.07],
  airplane: [0.09, 0.06],
  helicopter: [0.09, 0.06],
  'hot-air-balloon': [0.15, 0.1],
  balloon: [0.14, 0.11],
  kite: [0.16, 0.11],
  dragonfly: [0.085, 0.06],
  'paper-plane': [0.09, 0.06],
}

/** How high a thing is beside somebody who is 1 high; undefined where it may be of any size. */
export const besidePerson = ({ id, kind }: Motif): number | undefined => besideSomebody[id] ?? byKind[kind]

/** No added thing is so small that it is missed, as a share of the sheet's height. */
const smallestSeen = 0.1

/** How high somebody would be on a cover that shows nobody, as a share of its height. */
const somebody = 0.44
/** How high somebody is before a building, as a share of its height. */
const beforeBuilding = 0.36

const heightOfSomebody = ({ hero, heroId, heroKind, ground }: Survey, h: number): number => {
  if (hero && heroKind === 'person') return hero.h
  // A cross on a hill is as high as somebody before it.
  if (hero && heroKind === 'symbol' && ground !== null) return hero.h * 0.8
  const own = besideSomebody[heroId]
  // Beside a stag a sheep is smaller than it is, however large the stag is.
  if (hero && heroKind === 'creature' && own !== undefined)
    return Math.min(hero.h / own, hero.h * 1.3, h * somebody * 1.5)
  return hero && heroKind === 'place' ? Math.min(hero.h * beforeBuilding, h * somebody) : h * somebody
}

/** No larger than this beside the hero, on a sheet of a height. */
export const naturalHeight = (motif: Motif, count: number, survey: Survey, h: number): number => {
  const far = aloft[motif.id]
  if (far) return h * far[count > 1 ? 1 : 0]
  const share = besidePerson(motif)
  if (share === undefined) return Number.POSITIVE_INFINITY
  return Math.max(heightOfSomebody(survey, h) * share, h * smallestSeen)
}
