// Cities are told apart by their outlines alone, and found by their names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { palettesOf } from '../../../src/studio/figures/covers/palettes.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { seenThrough } from '../../../src/studio/places/avenue.ts'
import { type City, cities, citiesIn } from '../../../src/studio/places/skyline/cities.ts'
import { posterInks } from '../../../src/studio/places/skyline/inks.ts'
import { paintCity, paintCityFront } from '../../../src/studio/places/skyline/paint-skyline.ts'
import { aBrief } from '../a-brief.ts'

const ground = { y: 1960, height: 1130, middle: 800, span: 800 }

const painted = (city: City): Uint8ClampedArray => {
  using easel = new Easel({ w: 1600, h: 2560 }, 0.05, 7)
  const inks = posterInks(palettesOf('seaside')[0], 'dusk')
  paintCity(easel, city, ground, inks)
  paintCityFront(easel, city, ground, inks)
  return easel.ctx.getImageData(0, 0, easel.canvas.width, easel.canvas.height).data
}

/** How high the city stands at each of eighty places. */
const outlineOf = (pixels: Uint8ClampedArray): readonly number[] =>
  Array.from({ length: 80 }, (_, x) => {
    let y = 0
    while (y < 98 && (pixels[(y * 80 + x) * 4 + 3] ?? 0) < 128) y++
    return 98 - y
  })

const apart = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, height, at) => sum + Math.abs(height - (other[at] ?? 0)), 0) / one.length

test('no two cities have the same outline', () => {
  const outlines = cities.map((city) => ({ id: city.id, outline: outlineOf(painted(city)) }))
  for (const [at, one] of outlines.entries())
    for (const other of outlines.slice(at + 1)) {
      const difference = apart(one.outline, other.outline)
      assert.ok(difference > 2.5, `${one.id} and ${other.id} differ by ${difference}`)
    }
})

test('a city is painted alike every time', () => {
  for (const city of cities.slice(0, 4)) assert.deepEqual(painted(city), painted(city))
})

test('the cities of a book are found by their names, those of its title first', () => {
  const found = (title: string, summary: string) => citiesIn(aBrief({ title, summary })).map(({ id }) => id)
  assert.deepEqual(found('The Paris Letters', 'From London to Istanbul and back to Paris.'), [
    'paris',
    'london',
    'istanbul',
  ])
  assert.deepEqual(found('Comparison', 'Seoulless romesters of no place'), [])
})

test('whoever stands in a street has his feet on it, and eyes of the same height lie on the horizon', () => {
  const camera = { x: 800, y: 1600, focus: 1400, eye: 1.6 }
  const seen = seenThrough(camera)
  for (const z of [3, 5, 12, 60]) {
    const [, foot] = seen(0.5, 0, z)
    const [, eyes] = seen(0.5, camera.eye, z)
    assert.ok(foot > camera.y)
    assert.equal(eyes, camera.y)
  }
})
