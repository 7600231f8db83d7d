// Outfits: lists of pieces, from the skin outwards, with what they are called and the colours they come in.
import { z } from 'zod'
import { partNames } from '../../paint/part-names.ts'
import type { Body } from '../body.ts'
import outfits from '../data/outfits.json' with { type: 'json' }
import type { Side } from '../skeleton.ts'
import { type Stuff, stuffs } from '../stuff.ts'
import { isBetween, type Time, times } from '../times.ts'
import * as below from './below.ts'
import * as cloak from './cloak.ts'
import * as gear from './gear.ts'
import * as jacket from './jacket.ts'
import * as trunk from './trunk.ts'

const pieceSchema = z.discriminatedUnion('piece', [
  below.legsSchema,
  below.trousersSchema,
  below.skirtSchema,
  below.shoesSchema,
  below.bootsSchema,
  trunk.topSchema,
  trunk.armsSchema,
  trunk.bandSchema,
  trunk.patchSchema,
  trunk.buttonsSchema,
  trunk.cordSchema,
  trunk.collarSchema,
  trunk.puffSchema,
  trunk.scarfSchema,
  jacket.jacketSchema,
  cloak.cloakSchema,
  gear.apronSchema,
  gear.platesSchema,
  gear.packSchema,
  gear.sashSchema,
])

type Piece = z.infer<typeof pieceSchema>

const outfitSchema = z
  .object({
    /** The first and the last time in which it was worn. */
    worn: z.tuple([z.enum(times), z.enum(times)]).readonly(),
    /** Whom it is cut for; null for anybody. */
    sex: z.enum(['woman', 'man']).nullable().default(null),
    child: z.boolean().default(false),
    hat: z.string().nullable().default(null),
    names: z.partialRecord(z.enum(stuffs), z.enum(partNames)).default({}),
    /** Colours that belong to it, by names of the dye table or as they are. */
    colours: z.partialRecord(z.enum(stuffs), z.string()).default({}),
    /** Names of colour sets that it may come in. */
    dyes: z.array(z.enum(stuffs)).readonly().default([]),
    /** Of these, what comes in quiet colours only: the cloth of suits and coats. */
    quiet: z.array(z.enum(stuffs)).readonly().default([]),
    isLong: z.boolean().default(false),
    pieces: z.array(pieceSchema).readonly(),
  })
  .strict()
  .readonly()

export type Outfit = z.infer<typeof outfitSchema>

const all = z.record(z.string(), outfitSchema).parse(outfits)

export const outfitNames: readonly string[] = Object.keys(all)

export const outfitNamed = (name: string): Outfit => {
  const outfit = all[name]
  if (outfit === undefined) throw new TypeError(`expected a known outfit but received ${name}`)
  return outfit
}

/** Of several outfits those that were worn in a time. */
export const wornAt = (outfits: readonly string[], time: Time): readonly string[] =>
  outfits.filter((name) => isBetween(time, outfitNamed(name).worn))

/** From here on a belly is drawn as a form of its own. */
const greatBelly = 0.3

export interface Worn {
  readonly hands: Record<Side, string>
  readonly wind: number
}

const putPiece = (body: Body, piece: Piece, { hands, wind }: Worn): void => {
  switch (piece.piece) {
    case 'legs':
      below.putLegs(body, piece)
      break
    case 'trousers':
      below.putTrousers(body, piece)
      break
    case 'skirt':
      below.putSkirt(body, piece, wind)
      break
    case 'shoes':
      below.putShoes(body, piece)
      break
    case 'boots':
      below.putBoots(body, piece)
      break
    case 'top':
      trunk.putTop(body, piece)
      break
    case 'arms':
      trunk.putArms(body, piece, hands)
      break
    case 'band':
      trunk.putBand(body, piece)
      break
    case 'patch':
      trunk.putPatch(body, piece)
      break
    case 'buttons':
      trunk.putButtons(body, piece)
      break
    case 'cord':
      trunk.putCord(body, piece)
      break
    case 'collar':
      trunk.putCollar(body, piece)
      break
    case 'puff':
      trunk.putPuff(body, piece)
      break
    case 'scarf':
      trunk.putScarf(body, piece)
      break
    case 'jacket':
      jacket.putJacket(body, piece, wind)
      break
    case 'cloak':
      cloak.putCloak(body, piece, wind)
      break
    case 'apron':
      gear.putApron(body, piece)
      break
    case 'plates':
      gear.putPlates(body, piece)
      break
    case 'pack':
      gear.putPack(body, piece)
      break
    case 'sash':
      gear.putSash(body, piece)
      break
  }
}

/** What lies outermost over the belly: a coat, else what hangs there, else a shirt. */
const overBelly = (pieces: readonly Piece[]): Stuff | null => {
  const tops = pieces.flatMap((piece) => (piece.piece === 'top' && piece.from < 0.34 && piece.to > 0.4 ? [piece] : []))
  const hung = pieces.flatMap((piece) => (piece.piece === 'skirt' || piece.piece === 'jacket' ? [piece] : []))
  return (hung.find(({ piece }) => piece === 'jacket') ?? tops.at(-1) ?? hung.at(-1))?.stuff ?? null
}

export const putOutfit = (body: Body, { pieces }: Outfit, worn: Worn): void => {
  for (const piece of pieces) putPiece(body, piece, worn)
  const stuff = overBelly(pieces)
  if (body.skeleton.build.belly > greatBelly && stuff !== null) trunk.putBelly(body, stuff)
}
