// How an edit wants the sun or the moon that a family paints: beside what is left out, the easel carries words such as
// `moon scale 1.4`, `moon colour #b3261e` and `moon phase 0.3`.
import type { Colour } from '../../colour/colour.ts'
import type { Easel } from '../easel.ts'

export type Light = 'sun' | 'moon'

export interface AlteredLight {
  readonly scale: number
  /** Null leaves the family's own. */
  readonly colour: Colour | null
  readonly phase: number | null
}

export const lightWords = (light: Light, { scale, colour, phase }: AlteredLight): readonly string[] => [
  ...(scale === 1 ? [] : [`${light} scale ${scale}`]),
  ...(colour === null ? [] : [`${light} colour ${colour}`]),
  ...(phase === null ? [] : [`${light} phase ${phase}`]),
]

const saidOf = (easel: Easel, prefix: string): string | null => {
  for (const word of easel.without) if (word.startsWith(prefix)) return word.slice(prefix.length)
  return null
}

export const alteredLight = (easel: Easel, light: Light): AlteredLight => {
  const phase = saidOf(easel, `${light} phase `)
  return {
    scale: Number(saidOf(easel, `${light} scale `) ?? 1),
    colour: saidOf(easel, `${light} colour `),
    phase: phase === null ? null : Number(phase),
  }
}
