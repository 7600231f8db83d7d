// A palette in another mood whose colours stay colours: where a tint and what it is laid on cancel each other to grey, the hue turns instead.
import { lchOf, oklch } from '../../../colour/colour.ts'
import { tint } from '../../../colour/moods.ts'
import type { Palette } from '../../../colour/palette.ts'
import { turnBetween } from '../../../colour/recipe.ts'

/** Chroma from which a colour is one, the share of it that a tint may take, and what is left of it where more is taken. */
const coloured = 0.05
const mostTaken = 0.35
const kept = 0.8
/** Degrees that a hue turns towards that of the mood. */
const turn = 40

type Mood = Parameters<typeof tint>[1]

const clean = (was: string, now: string, mood: string): string => {
  const [before, after] = [lchOf(was), lchOf(now)]
  if (before.c < coloured || after.c > before.c * (1 - mostTaken)) return now
  const way = turnBetween(before.h, lchOf(mood).h)
  return oklch(after.l, before.c * kept, before.h + Math.sign(way) * Math.min(turn, Math.abs(way)))
}

export const cleanTint = (palette: Palette, mood: Mood): Palette => {
  const now = tint(palette, mood)
  const one = (was: string, role: string): string => clean(was, role, now.accent)
  const [first, second, third, fourth, fifth] = palette.hues
  return {
    ...now,
    deep: one(palette.deep, now.deep),
    dark: one(palette.dark, now.dark),
    mid: one(palette.mid, now.mid),
    soft: one(palette.soft, now.soft),
    hues: [
      one(first, now.hues[0]),
      one(second, now.hues[1]),
      one(third, now.hues[2]),
      one(fourth, now.hues[3]),
      one(fifth, now.hues[4]),
    ],
  }
}
