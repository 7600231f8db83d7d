// Motifs that no text of a book calls for: only an edit that names them shows them.
import type { Motif } from '../motif.ts'
import { sleepingCat } from './asleep.ts'
import { bread, cupcake, iceCream, pie, pizza } from './from-the-oven.ts'
import { dreamCatcher, pirateFlag, spiderWeb } from './hung-up.ts'
import { balloon, bat, birdOnTheWing } from './in-the-air.ts'
import { bottle, diamond, gift, padlock, spectacles, treasureChest, trophy } from './keepsakes.ts'
import { bomb, clock, dice, handcuffs, helicopter, musicNote } from './of-every-day.ts'
import { hedgehog, snail } from './of-hedges.ts'
import { giraffe, tiger } from './of-hot-lands.ts'
import { bone, chessKnight, pottedPlant, rowingBoat, squirrel } from './of-house-and-water.ts'
import { basket, kite, truck } from './of-outings.ts'
import { stethoscope, syringe } from './of-the-clinic.ts'
import { paperBoat, paperPlane, pencil, scissors, smartphone } from './of-the-desk.ts'
import { cow, sheep } from './of-the-farm.ts'
import { hen, pig, rooster } from './of-the-farmyard.ts'
import { wateringCan, wheelbarrow } from './of-the-garden.ts'
import { armchair, bookStack, teddyBear, woolBall } from './of-the-home.ts'
import { crocodile, monkey, parrot } from './of-the-jungle.ts'
import { broom, coffin, wand } from './of-the-night.ts'
import { carrot, cherries, lemon, strawberry } from './of-the-orchard.ts'
import { alarmClock, globe, snowGlobe } from './of-the-shelf.ts'
import { canoe, passport, smokePlume } from './of-travels.ts'
import { cactus, christmasTree, duck, frog, penguin, snowman } from './of-winter-and-farm.ts'
import { bus, camperVan, scooter, tractor } from './on-wheels.ts'
import { hammer, ladder, telescope } from './tools.ts'
import { brain, ghost, robot, wings } from './uncanny.ts'
import { paddleSteamer, steamship } from './under-steam.ts'
import { cape } from './worn.ts'

export const askedFor: readonly Motif[] = [
  alarmClock,
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
  carrot,
  cherries,
  chessKnight,
  christmasTree,
  clock,
  coffin,
  cow,
  crocodile,
  cupcake,
  diamond,
  dice,
  dreamCatcher,
  duck,
  frog,
  ghost,
  gift,
  giraffe,
  globe,
  hammer,
  handcuffs,
  hedgehog,
  helicopter,
  hen,
  iceCream,
  kite,
  ladder,
  lemon,
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
  pie,
  pig,
  pirateFlag,
  pizza,
  pottedPlant,
  robot,
  rooster,
  rowingBoat,
  scissors,
  scooter,
  sheep,
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
  wings,
  woolBall,
]
