// Shades of colours as people ask for them in edits, beside those that briefs are read by: "warm yellow", "earthy green", "brick red".
import { z } from 'zod'
import { colourWords } from '../../../brief/colour-words.ts'
import { ExpressionIndex } from '../../../brief/expression-index.ts'
import { oklch } from '../../../colour/colour.ts'
import type { NamedColour } from '../wish.ts'
import colours from './data/colours.json' with { type: 'json' }
import { expressions, listOf } from './word-table.ts'

const known = z
  .strictObject({
    /** Colours that can be shaded. */
    shaded: expressions,
    shadings: z.array(
      z.strictObject({
        words: expressions,
        /** Lightness added, chroma multiplied. */
        l: z.number(),
        c: z.number(),
        /** The hue that it leans to. */
        towards: z.number().optional(),
      }),
    ),
    /** Colours with names of their own. */
    named: z.array(z.strictObject({ name: z.string(), hex: z.string().regex(/^#[0-9a-f]{6}$/), words: expressions })),
  })
  .parse(colours)

/** Degrees by which a hue leans at most. */
const lean = 14

const turned = (hue: number, towards: number | undefined): number => {
  if (towards === undefined) return hue
  const way = ((towards - hue + 540) % 360) - 180
  return hue + Math.sign(way) * Math.min(lean, Math.abs(way))
}

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value))

const shades = new ExpressionIndex<NamedColour>()
for (const { words, l, c, towards } of known.shadings)
  for (const shade of listOf(words))
    for (const name of listOf(known.shaded)) {
      const colour = colourWords[name]
      if (colour === undefined) throw new TypeError(`expected a known colour to shade but received ${name}`)
      const hex = oklch(within(colour.l + l, 0.12, 0.98), within(colour.c * c, 0, 0.3), turned(colour.h, towards))
      for (const word of listOf(colour.words))
        shades.add(`${shade} ${word}`, { name: `${shade} ${word}`, hex, metal: null })
    }
for (const { words, name, hex } of known.named) shades.add(words, { name, hex, metal: null })

/** A colour that has a name of its own. */
export const hexCalled = (called: string): string => {
  const colour = known.named.find(({ name }) => name === called)
  if (colour === undefined) throw new TypeError(`expected a colour with a name of its own but received ${called}`)
  return colour.hex
}

export { shades }
