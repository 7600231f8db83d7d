// The sky, the elements and the signs.
import type { Motif } from '../motif.ts'
import { anatomicalHeart } from './anatomical-heart.ts'
import { cloud } from './cloud.ts'
import { cross } from './cross.ts'
import { eye } from './eye.ts'
import { fingerprint } from './fingerprint.ts'
import { flame } from './flame.ts'
import { handprint } from './handprint.ts'
import { heart } from './heart.ts'
import { infinity } from './infinity.ts'
import { lightning } from './lightning.ts'
import { moon } from './moon.ts'
import { mountain } from './mountain.ts'
import { planet } from './planet.ts'
import { puzzle } from './puzzle.ts'
import { rainbow } from './rainbow.ts'
import { snowflake } from './snowflake.ts'
import { spiral } from './spiral.ts'
import { star } from './star.ts'
import { sun } from './sun.ts'
import { wave } from './wave.ts'

export const skyAndSymbols: readonly Motif[] = [
  sun,
  moon,
  star,
  planet,
  cloud,
  wave,
  mountain,
  flame,
  lightning,
  snowflake,
  eye,
  heart,
  anatomicalHeart,
  cross,
  infinity,
  spiral,
  fingerprint,
  handprint,
  puzzle,
  rainbow,
]
