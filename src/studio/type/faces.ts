// The type cases: every face the studio can set, known by its id.
import { eastAsia } from './face-data/east-asia.ts'
import { epic } from './face-data/epic.ts'
import type { Family, HanForms, Look, Script, Voice } from './face-data/face.ts'
import { literary } from './face-data/literary.ts'
import { modern } from './face-data/modern.ts'
import { nearEast } from './face-data/near-east.ts'
import { playful } from './face-data/playful.ts'
import { retro } from './face-data/retro.ts'
import { romance } from './face-data/romance.ts'
import { scifi } from './face-data/scifi.ts'
import { signs } from './face-data/signs.ts'
import { southAsia } from './face-data/south-asia.ts'
import { text } from './face-data/text.ts'
import { thriller } from './face-data/thriller.ts'

export type { HanForms, Look, Script, Voice } from './face-data/face.ts'

const families = [
  ...epic,
  ...thriller,
  ...scifi,
  ...romance,
  ...literary,
  ...text,
  ...modern,
  ...playful,
  ...retro,
  ...nearEast,
  ...southAsia,
  ...eastAsia,
  ...signs,
] as const

export type FaceId = (typeof families)[number]['cuts'][number]['id']

export interface Face {
  readonly id: FaceId
  /** The path in assets/fonts. */
  readonly file: string
  readonly look: Look
  readonly weight: number
  readonly italic: boolean
  readonly voices: readonly Voice[]
  /** False where a line of capitals is unreadable: never set capitals in such a face. */
  readonly setsCapitals: boolean
  /** Letter spacing in em for a line of capitals; mixed case is set without. */
  readonly tracking: number
  /** Line distance in em for mixed case on several lines. */
  readonly leading: number
  /** How much taller than drawn its capitals bear to be set. */
  readonly tallest: number
  /** The scripts in which the face is well drawn, its home first; empty for faces of signs. */
  readonly scripts: readonly Script[]
  readonly hanForms: HanForms | null
}

/** Of faces of which nothing else is known: stems bear more than curves, and joined hands nothing. */
const tallestOf: Readonly<Record<Look, number>> = {
  sans: 1.4,
  slab: 1.35,
  serif: 1.28,
  display: 1.25,
  mono: 1.15,
  script: 1,
  hand: 1,
  blackletter: 1,
}

const facesOf = (family: Family<FaceId>): Face[] =>
  family.cuts.map((cut) => ({
    id: cut.id,
    file: `${family.folder}/${cut.file}`,
    look: family.look,
    weight: cut.weight,
    italic: cut.italic ?? false,
    voices: cut.voices ?? family.voices,
    setsCapitals: family.setsCapitals,
    tracking: cut.tracking ?? family.tracking,
    leading: family.leading,
    // Slanted letters that are made taller slant less.
    tallest: cut.italic === true ? 1 : (family.tallest ?? tallestOf[family.look]),
    scripts: family.scripts,
    hanForms: family.hanForms ?? null,
  }))

export const faces: readonly Face[] = families.flatMap((family) => facesOf(family))

const facesById: ReadonlyMap<FaceId, Face> = new Map(faces.map((face) => [face.id, face]))

/** The face of this id. */
export const findFace = (id: FaceId): Face => {
  const face = facesById.get(id)
  if (!face) throw new Error(`no face is called ${id}`)
  return face
}
