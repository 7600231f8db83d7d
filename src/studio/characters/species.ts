// The species: one body plan in numbers, a record each. Lengths are units of a figure, whose head is about 100 to each side.
import { z } from 'zod'
import { hideNames } from './hides.ts'
import records from './species.json' with { type: 'json' }

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const earKinds = [
  'none',
  'round',
  'point',
  'long',
  'flap',
  'tuft',
  'flop',
  'horn',
  'stub',
  'dial',
  'human',
  'leaf',
  'fold',
] as const
const muzzleKinds = [
  'none',
  'snout',
  'fox',
  'rabbit',
  'cat',
  'mouse',
  'human',
  'beak',
  'bill',
  'trunk',
  'hippo',
  'saur',
  'screen',
  'pig',
  'cow',
  'frog',
] as const
const tailKinds = [
  'none',
  'bush',
  'brush',
  'long',
  'ringed',
  'string',
  'wag',
  'thin',
  'tuft',
  'puff',
  'thick',
  'spade',
  'fluke',
  'curl',
  'corkscrew',
  'plume',
  'flow',
  'tentacles',
] as const
const marks = [
  'spines',
  'ridge',
  'cheeks',
  'mask',
  'tabby',
  'tiger',
  'patch',
  'patches',
  'panda',
  'badger',
  'bandit',
  'mane',
  'fleece',
  'comb',
  'quiff',
  'horn',
  'horns',
  'knobs',
  'forelock',
  'fangs',
  'wings',
  'spots',
  'dapple',
  'bars',
  'boxy',
  'shell',
] as const

const recordSchema = z
  .object({
    coat: z.object({ base: colour, light: colour, dark: colour, extra: colour }).readonly(),
    hide: z.enum(hideNames),
    /** `neck`: how many heads the middle of the head is over the shoulders. */
    head: z
      .object({ w: z.number(), h: z.number(), cheek: z.number(), jaw: z.number(), crown: z.number(), neck: z.number() })
      .readonly(),
    ears: z.object({ kind: z.enum(earKinds), x: z.number(), y: z.number(), size: z.number() }).readonly(),
    muzzle: z.object({ kind: z.enum(muzzleKinds), w: z.number(), h: z.number(), mouth: z.number() }).readonly(),
    eyes: z
      .object({
        kind: z.enum(['bead', 'full', 'cat', 'owl', 'led']),
        size: z.number(),
        x: z.number(),
        y: z.number(),
        iris: colour,
      })
      .readonly(),
    body: z
      .object({
        shoulder: z.number(),
        hip: z.number(),
        height: z.number(),
        belly: z.enum(['none', 'patch', 'plated', 'panel', 'throat']),
      })
      .readonly(),
    arm: z.object({ kind: z.enum(['paw', 'wing']), length: z.number(), from: z.number(), to: z.number() }).readonly(),
    leg: z.object({ length: z.number(), from: z.number(), to: z.number(), foot: z.number() }).readonly(),
    tail: z.enum(tailKinds),
    marks: z.array(z.enum(marks)).readonly(),
    socks: colour.optional(),
    feet: colour.optional(),
    spots: colour.optional(),
    /** How tall it stands beside a child, in picture books. */
    size: z.number().positive(),
  })
  .readonly()

type SpeciesRecord = z.infer<typeof recordSchema>

export interface Kind extends SpeciesRecord {
  readonly id: string
}

export type Mark = (typeof marks)[number]
export type Coat = Kind['coat']

export const kinds: readonly Kind[] = Object.entries(z.record(z.string(), recordSchema).parse(records)).map(
  ([id, record]) => ({ id, ...record }),
)

const byId: ReadonlyMap<string, Kind> = new Map(kinds.map((kind) => [kind.id, kind]))

export const findKind = (id: string): Kind | undefined => byId.get(id)

export const kindOf = (id: string): Kind => {
  const kind = findKind(id)
  if (kind === undefined) throw new Error(`no character is called ${id}`)
  return kind
}

export const hasMark = ({ marks: own }: Kind, mark: Mark): boolean => own.includes(mark)
