// What covers legs: trousers, skirts, stockings, boots.
import { z } from 'zod'
import { lerp } from '../../paint/curves.ts'
import { type Body, shapes } from '../body.ts'
import { hanging, lapCloth, shoe, trunkCloth } from '../cloth.ts'
import { bothSides } from '../skeleton.ts'
import { stuffs } from '../stuff.ts'

const stuff = z.enum(stuffs)

export const legsSchema = z
  .object({
    piece: z.literal('legs'),
    stuff,
    upto: z.number().default(2),
    from: z.number().default(0),
    ease: z.number().default(0),
    flare: z.number().default(0),
    near: z.number().default(0),
  })
  .strict()

export const trousersSchema = z
  .object({
    piece: z.literal('trousers'),
    stuff,
    upto: z.number().default(1.96),
    ease: z.number().default(0.05),
    flare: z.number().default(0.02),
    rise: z.number().default(0.34),
  })
  .strict()

export const skirtSchema = z
  .object({
    piece: z.literal('skirt'),
    stuff,
    /** Height of the trunk from which it hangs. */
    from: z.number().default(0.34),
    /** 0 at the hips, 1 on the floor. */
    hem: z.number(),
    flare: z.number(),
    waves: z.number().default(5),
    bell: z.number().default(1),
    ease: z.number().default(0.04),
    train: z.number().default(0),
    folds: z.number().default(4),
    near: z.number().default(0.03),
  })
  .strict()

export const shoesSchema = z
  .object({ piece: z.literal('shoes'), stuff, kind: z.enum(['shoe', 'heel', 'boot', 'sneaker', 'bare']) })
  .strict()

/** High boots, greaves, waders. */
export const bootsSchema = z.object({ piece: z.literal('boots'), stuff, from: z.number().default(1) }).strict()

export const putLegs = (body: Body, { stuff, ...cut }: z.infer<typeof legsSchema>): void => {
  for (const side of bothSides) body.leg(side, stuff, cut)
}

export const putTrousers = (body: Body, { stuff, upto, ease, flare, rise }: z.infer<typeof trousersSchema>): void => {
  for (const side of bothSides) body.leg(side, stuff, { upto, ease, flare })
  body.put(-0.2, trunkCloth(body, -0.13, rise, ease * 0.6).path, stuff, { shade: 0.1 })
}

export const putSkirt = (body: Body, cut: z.infer<typeof skirtSchema>, wind: number): void => {
  const { stuff, from, hem, flare, waves, bell, ease, train, folds: count, near } = cut
  if (body.skeleton.isSeated) {
    body.put(-0.1, lapCloth(body, Math.min(1, hem * 0.8)), stuff, { shade: 0.12, cast: 0.05 })
    return
  }
  const cloth = hanging(body, from, hem, flare, { wind, waves, bell, ease, train })
  const folds = Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1 || 1)
    return cloth.fold(lerp(-0.62, 0.7, share) * 0.8, 0.25 + 0.1 * (at % 2), 1, 0.11, lerp(-0.24, 0.24, share))
  })
  const lights = [cloth.fold(-0.5, 0.3, 1, 0.07, -0.25), cloth.fold(0.16, 0.35, 1, 0.05, 0.05)]
  body.put(near, cloth.path, stuff, { shade: 0.16, cast: 0.05, folds, lights })
}

export const putShoes = (body: Body, { stuff, kind }: z.infer<typeof shoesSchema>): void => {
  for (const side of bothSides) shoe(body, side, stuff, kind)
}

const bootShape = shapes.leg.map(([at, radius]): [number, number] => [at, radius * (at > 1.2 ? 1.12 : 1.04)])

export const putBoots = (body: Body, { stuff, from }: z.infer<typeof bootsSchema>): void => {
  for (const side of bothSides) {
    const limb = body.skeleton.legs[side]
    body.put(body.nearOfLeg(limb) + 0.003, body.limb(limb, bootShape, { ease: 0.02, from }), stuff)
  }
}
