// Motifs that nothing brings to mind: only an edit or a book that names them shows them, and no family takes them of itself.
import type { Motif } from '../motif.ts'
import { sleepingCat } from './asleep.ts'
import { bread, cupcake, iceCream, pie, pizza } from './from-the-oven.ts'
import { dreamCatcher, pirateFlag, spiderWeb } from './hung-up.ts'
import { balloon, bat, birdOnTheWing } from './in-the-air.ts'
import { bottle, diamond, gift, padlock, spectacles, treasureChest, trophy } from './keepsakes.ts'
import { singleGear } from './of-clockworks.ts'
import { bomb, clock, dice, handcuffs, helicopter, musicNote } from './of-every-day.ts'
import { griffin } from './of-fables.ts'
import { carousel, piano } from './of-fairs-and-halls.ts'
import { hedgehog, snail } from './of-hedges.ts'
import { giraffe, tiger } from './of-hot-lands.ts'
import { bone, chessKnight, pottedPlant, rowingBoat, squirrel } from './of-house-and-water.ts'
import { dragonfly, ladybird } from './of-meadows.ts'
import { basket, kite, truck } from './of-outings.ts'
import { angel, fairy, mermaid } from './of-tales.ts'
import { poisonBottle } from './of-the-chemist.ts'
import { stethoscope, syringe } from './of-the-clinic.ts'
import { paperBoat, paperPlane, pencil, scissors, smartphone } from './of-the-desk.ts'
import { cow, sheep } from './of-the-farm.ts'
import { hen, pig, rooster } from './of-the-farmyard.ts'
import { wateringCan, wheelbarrow } from './of-the-garden.ts'
import { armchair, bookStack, teddyBear, woolBall } from './of-the-home.ts'
import { crocodile, monkey, parrot } from './of-the-jungle.ts'
import { chefsHat, fryingPan, rollingPin, whisk } from './of-the-kitchen.ts'
import { broom, coffin, wand } from './of-the-night.ts'
import { carrot, cherries, lemon, strawberry } from './of-the-orchard.ts'
import { alarmClock, globe, snowGlobe } from './of-the-shelf.ts'
import { crab, dolphin, flamingo, jellyfish, seagull } from './of-the-shore.ts'
import { canoe, passport, smokePlume } from './of-travels.ts'
import { cactus, christmasTree, duck, frog, penguin, snowman } from './of-winter-and-farm.ts'
import { bus, camperVan, scooter, tractor } from './on-wheels.ts'
import { hammer, ladder, telescope } from './tools.ts'
import { brain, ghost, robot, wings } from './uncanny.ts'
import { paddleSteamer, steamship } from './under-steam.ts'
import { cape } from './worn.ts'

export const askedFor: readonly Motif[] = [
  alarmClock,
  angel,
  armchair,
  balloon,
  basket,
  bat,
  birdOnTheWing,
  bomb,
  bone,
  bookStack,
  bottle,
  brain,
  bread,
  broom,
  bus,
  cactus,
  camperVan,
  canoe,
  cape,
  carousel,
  carrot,
  chefsHat,
  cherries,
  chessKnight,
  christmasTree,
  clock,
  coffin,
  cow,
  crab,
  crocodile,
  cupcake,
  diamond,
  dice,
  dolphin,
  dragonfly,
  dreamCatcher,
  duck,
  fairy,
  flamingo,
  frog,
  fryingPan,
  ghost,
  gift,
  giraffe,
  globe,
  griffin,
  hammer,
  handcuffs,
  hedgehog,
  helicopter,
  hen,
  iceCream,
  jellyfish,
  kite,
  ladder,
  ladybird,
  lemon,
  mermaid,
  monkey,
  musicNote,
  paddleSteamer,
  padlock,
  paperBoat,
  paperPlane,
  parrot,
  passport,
  pencil,
  penguin,
  piano,
  pie,
  pig,
  pirateFlag,
  pizza,
  poisonBottle,
  pottedPlant,
  robot,
  rollingPin,
  rooster,
  rowingBoat,
  scissors,
  scooter,
  seagull,
  sheep,
  singleGear,
  sleepingCat,
  smartphone,
  smokePlume,
  snail,
  snowGlobe,
  snowman,
  spectacles,
  spiderWeb,
  squirrel,
  steamship,
  stethoscope,
  strawberry,
  syringe,
  teddyBear,
  telescope,
  tiger,
  tractor,
  treasureChest,
  trophy,
  truck,
  wand,
  wateringCan,
  wheelbarrow,
  whisk,
  wings,
  woolBall,
]
