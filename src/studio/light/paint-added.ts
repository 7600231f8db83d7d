// A thing that an edit adds to a lit cover: of the stuff that the cover's own things are of, in the same light, with their shadow.
import { type Colour, mix } from '../colour/colour.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Easel } from '../paint/easel.ts'
import type { Cast } from './cast.ts'
import { paintRelief } from './paint-relief.ts'
import type { Rig } from './rig.ts'

/** By its foot, in units; in a colour of its own where one was asked for. */
export interface AddedThing {
  readonly motif: Motif
  readonly x: number
  readonly y: number
  readonly height: number
  readonly colour: Colour | null
}

/** The same stuff dyed: what is turned away a little darker, what is pale a little lighter, what speaks as it was. */
const dyed =
  (cast: Cast, colour: Colour): Cast =>
  (tone, name, natural) => {
    const stuff = cast(tone, name, natural)
    if (stuff === null || tone === 'accent' || name === 'eyes') return stuff
    const own =
      tone === 'shade' ? mix(colour, '#000000', 0.28) : tone === 'light' ? mix(colour, '#ffffff', 0.3) : colour
    return { ...stuff, colour: own.slice(0, 7) }
  }

/** How a lit cover draws what is added; `shade` is the colour of its shadows. */
export const addedInLight =
  (rig: Rig, castOf: (motif: Motif) => Cast, shade: Colour = '#000000') =>
  (easel: Easel, { motif, colour, ...place }: AddedThing): void => {
    const cast = castOf(motif)
    const placing = { ...place, random: easel.random.sub(`added ${motif.id}`) }
    paintRelief(easel, [{ motif, cast: colour === null ? cast : dyed(cast, colour), placing }], {
      rig,
      lift: 0.03,
      shadow: { colour: shade, strength: 0.65, blur: 9 },
    })
  }
