// All motifs that code draws.
import type { CodedMotif } from './coded-motif.ts'
import { crowd } from './people/crowd.ts'
import { skyline } from './places/skyline.ts'
import { bareTree } from './plants/bare-tree.ts'
import { palm } from './plants/palm.ts'
import { pine } from './plants/pine.ts'
import { sprig } from './plants/sprig.ts'
import { tree } from './plants/tree.ts'
import { wreath } from './plants/wreath.ts'
import { cloud } from './sky/cloud.ts'
import { lightning } from './sky/lightning.ts'
import { moon } from './sky/moon.ts'
import { mountain } from './sky/mountain.ts'
import { snowflake } from './sky/snowflake.ts'
import { star } from './sky/star.ts'
import { sun } from './sky/sun.ts'
import { wave } from './sky/wave.ts'
import { circuit } from './symbols/circuit.ts'

export const coded: readonly CodedMotif[] = [
  bareTree,
  circuit,
  cloud,
  crowd,
  lightning,
  moon,
  mountain,
  palm,
  pine,
  skyline,
  snowflake,
  sprig,
  star,
  sun,
  tree,
  wave,
  wreath,
]
