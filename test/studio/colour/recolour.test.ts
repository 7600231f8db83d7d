// Kinds, moods and wishes of colour: visible, different from each other, harmless to legibility.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differenceEuclidean } from 'culori'
import { moods } from '../../../src/catalog/moods.ts'
import { colorPalettes } from '../../../src/catalog/palettes.ts'
import { findColours } from '../../../src/studio/brief/find-colours.ts'
import { lchOf, oklch } from '../../../src/studio/colour/colour.ts'
import { tint } from '../../../src/studio/colour/moods.ts'
import { metals, type Palette } from '../../../src/studio/colour/palette.ts'
import { recolour, wishColours } from '../../../src/studio/colour/recolour.ts'
import { fc } from '../../support/property.ts'
import { basePalettes } from './base-palettes.ts'

const sceneOf = ({ deep, dark, mid, soft, light }: Palette) => [deep, dark, mid, soft, light]
const coloursOf = (palette: Palette) => [
  ...sceneOf(palette),
  palette.accent,
  palette.counter,
  palette.ink,
  ...palette.hues,
]
const distance = differenceEuclidean('oklab')

const far = (one: Palette, other: Palette): number => {
  const others = coloursOf(other)
  const apart = coloursOf(one).map((colour, at) => distance(colour, others[at] ?? colour))
  return apart.reduce((sum, each) => sum + each, 0) / apart.length
}

const colour = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.3, noNaN: true }), fc.nat(359))
  .map(([l, c, h]) => oklch(l, c, h))

const anyPalette: fc.Arbitrary<Palette> = fc.record({
  deep: colour,
  dark: colour,
  mid: colour,
  soft: colour,
  light: colour,
  accent: colour,
  counter: colour,
  ink: colour,
  metal: fc.constantFrom(...metals),
  hues: fc.tuple(colour, colour, colour, colour, colour),
})

/** Roles that are clearly lighter than others stay so. A hex digit and the edge of the gamut cost a little. */
const keepsOrder = (was: Palette, now: Palette): void => {
  const before = [...sceneOf(was), was.ink].map((each) => lchOf(each).l)
  const after = [...sceneOf(now), now.ink].map((each) => lchOf(each).l)
  for (const [one, lower] of before.entries())
    for (const [two, higher] of before.entries())
      if (higher - lower > 0.02)
        assert((after[two] ?? 0) - (after[one] ?? 0) > -0.015, `${before.join(' ')} became ${after.join(' ')}`)
}

const isWhole = (palette: Palette): void => {
  for (const each of coloursOf(palette)) assert.match(each, /^#[0-9a-f]{6}$/)
  assert(metals.includes(palette.metal))
}

test('every kind gives whole palettes and keeps the order of lightness, whatever it is given', () => {
  fc.assert(
    fc.property(anyPalette, fc.constantFrom(...colorPalettes), fc.nat(), (palette, kind, seed) => {
      const now = recolour(palette, kind, seed)
      isWhole(now)
      keepsOrder(palette, now)
      assert.deepEqual(recolour(palette, kind, seed), now)
    }),
    { numRuns: 300 },
  )
})

test('every mood gives whole palettes and keeps the order of lightness', () => {
  fc.assert(
    fc.property(anyPalette, fc.constantFrom(...moods), (palette, mood) => {
      const now = tint(palette, mood)
      isWhole(now)
      keepsOrder(palette, now)
    }),
    { numRuns: 300 },
  )
})

test('kinds differ from the curated palette and from each other', () => {
  for (const [name, palette] of Object.entries(basePalettes)) {
    const made = colorPalettes.map((kind) => ({ kind, now: recolour(palette, kind, 3) }))
    for (const { kind, now } of made) {
      assert(far(palette, now) > 0.035, `${name}: ${kind} hardly differs (${far(palette, now)})`)
      for (const other of made)
        if (other.kind !== kind)
          assert(far(now, other.now) > 0.035, `${name}: ${kind} is like ${other.kind} (${far(now, other.now)})`)
    }
  }
})

test('moods differ from the curated palette and from each other', () => {
  for (const [name, palette] of Object.entries(basePalettes)) {
    const made = moods.map((mood) => ({ mood, now: tint(palette, mood) }))
    for (const { mood, now } of made) {
      assert(far(palette, now) > 0.015, `${name}: ${mood} hardly differs (${far(palette, now)})`)
      for (const other of made)
        if (other.mood !== mood) assert(far(now, other.now) > 0.015, `${name}: ${mood} is like ${other.mood}`)
    }
  }
})

test('seeds choose between hues of a kind', () => {
  for (const palette of Object.values(basePalettes))
    for (const kind of colorPalettes) {
      const seen = new Set(Array.from({ length: 12 }, (_, seed) => JSON.stringify(recolour(palette, kind, seed))))
      assert(seen.size > 1, kind)
    }
})

test('a kind is what its name says', () => {
  const mean = (palette: Palette, of: (l: { l: number; c: number; h: number }) => number): number =>
    coloursOf(palette).reduce((sum, each) => sum + of(lchOf(each)), 0) / coloursOf(palette).length
  const between = (h: number, from: number, to: number): boolean => h >= from && h <= to
  for (const palette of Object.values(basePalettes))
    for (let seed = 0; seed < 8; seed++) {
      const made = (kind: (typeof colorPalettes)[number]) => recolour(palette, kind, seed)
      assert(mean(made('muted'), ({ c }) => c) < 0.045)
      assert(mean(made('bold'), ({ c }) => c) > 0.085)
      assert(mean(made('pastel'), ({ l }) => l) > 0.7)
      for (const each of sceneOf(made('dark'))) assert(lchOf(each).l < 0.76)
      for (const each of coloursOf(made('warm')).map(lchOf))
        if (each.c > 0.03) assert(between(each.h, 0, 92) || each.h > 350, `${each.h} is not warm`)
      for (const each of coloursOf(made('cool')).map(lchOf))
        if (each.c > 0.03) assert(between(each.h, 170, 300), `${each.h} is not cool`)
    }
})

test('the colours asked for are taken, the refused are gone', () => {
  for (const palette of Object.values(basePalettes)) {
    const green = wishColours(palette, findColours('deep green and gold'))
    assert.equal(green.metal, 'gold')
    assert(Math.abs(lchOf(green.mid).h - 150) < 12)
    assert(Math.abs(lchOf(green.accent).h - 85) < 12)
    keepsOrder(palette, green)
    const cold = wishColours(palette, findColours('no red'))
    for (const each of coloursOf(cold).map(lchOf))
      if (each.c > 0.05) assert(Math.abs(((each.h - 27 + 540) % 360) - 180) > 20, `${each.h} is still red`)
  }
})

test('whatever is asked for, the order of lightness stays', () => {
  const prompts = ['white background, coral', 'black and gold', 'yellow', 'teal, orange and cream', 'navy, no green']
  for (const palette of [...Object.values(basePalettes), ...fc.sample(anyPalette, { numRuns: 40, seed: 3 })])
    for (const prompt of prompts) {
      const now = wishColours(palette, findColours(prompt))
      isWhole(now)
      keepsOrder(palette, now)
    }
})

test('without wishes nothing changes', () => {
  for (const palette of Object.values(basePalettes)) assert(far(palette, wishColours(palette, [])) < 0.002)
})
