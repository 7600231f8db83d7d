// All open blooms by name.
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'
import type { BloomColours } from './flora-colours.ts'
import { anemone, cosmos, daisy, poppy } from './open-flowers.ts'
import type { BloomPlace } from './petal.ts'
import { peony, rose } from './rose.ts'

export type Flower = (ctx: Context, place: BloomPlace, colours: BloomColours, random: Random) => void

export const flowers = { rose, peony, anemone, daisy, cosmos, poppy } as const satisfies Readonly<
  Record<string, Flower>
>

export type FlowerKind = keyof typeof flowers

export const flowerKinds = [
  'rose',
  'peony',
  'anemone',
  'daisy',
  'cosmos',
  'poppy',
] as const satisfies readonly FlowerKind[]

/** What an easel is told to leave out the flowers of one kind. */
export const withoutFlower = (kind: FlowerKind): string => `blooms but ${kind}`
