// Motifs that no text of a book calls for: only an edit that names them shows them.
import type { Motif } from '../motif.ts'
import { balloon, bat, birdOnTheWing } from './in-the-air.ts'
import { bottle, diamond, gift, padlock, spectacles, treasureChest, trophy } from './keepsakes.ts'
import { bomb, clock, dice, handcuffs, helicopter, musicNote } from './of-every-day.ts'
import { bone, chessKnight, pottedPlant, rowingBoat, squirrel } from './of-house-and-water.ts'
import { basket, kite, truck } from './of-outings.ts'
import { cow, sheep } from './of-the-farm.ts'
import { cactus, christmasTree, duck, frog, penguin, snowman } from './of-winter-and-farm.ts'
import { hammer, ladder, telescope } from './tools.ts'
import { brain, ghost, robot, wings } from './uncanny.ts'
import { cape } from './worn.ts'

export const askedFor: readonly Motif[] = [
  balloon,
  basket,
  bat,
  birdOnTheWing,
  bomb,
  bone,
  bottle,
  brain,
  cactus,
  cape,
  chessKnight,
  christmasTree,
  clock,
  cow,
  diamond,
  dice,
  duck,
  frog,
  ghost,
  gift,
  hammer,
  handcuffs,
  helicopter,
  kite,
  ladder,
  musicNote,
  padlock,
  penguin,
  pottedPlant,
  robot,
  rowingBoat,
  sheep,
  snowman,
  spectacles,
  squirrel,
  telescope,
  treasureChest,
  trophy,
  truck,
  wings,
]
