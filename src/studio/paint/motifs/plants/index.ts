// Everything that grows.
import type { Motif } from '../motif.ts'
import { acorn } from './acorn.ts'
import { apple } from './apple.ts'
import { bareTree } from './bare-tree.ts'
import { feather } from './feather.ts'
import { lotus } from './lotus.ts'
import { mushroom } from './mushroom.ts'
import { palm } from './palm.ts'
import { pine } from './pine.ts'
import { pumpkin } from './pumpkin.ts'
import { rose } from './rose.ts'
import { sprig } from './sprig.ts'
import { sunflower } from './sunflower.ts'
import { tree } from './tree.ts'
import { tulip } from './tulip.ts'
import { wreath } from './wreath.ts'

export const plants: readonly Motif[] = [
  rose,
  lotus,
  tulip,
  sunflower,
  sprig,
  wreath,
  tree,
  bareTree,
  pine,
  palm,
  mushroom,
  apple,
  pumpkin,
  feather,
  acorn,
]
