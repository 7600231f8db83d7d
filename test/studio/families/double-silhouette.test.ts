// The world inside a head: of the book's own time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { worldOf } from '../../../src/studio/families/double-silhouette/world.ts'
import { Random } from '../../../src/studio/paint/random.ts'
import { aBrief } from '../a-brief.ts'

const worldsOf = (book: Parameters<typeof aBrief>[0]): ReadonlySet<string> => {
  const brief = aBrief({ title: 'Untitled', summary: null, ...book })
  const { setting } = brief.reading
  return new Set(Array.from({ length: 40 }, (_, seed) => worldOf({ brief, setting, random: new Random(seed) })))
}

test('no towers of glass stand in a book of the past', () => {
  assert.ok(worldsOf({ genre: 'thriller' }).has('city'))
  assert.ok(!worldsOf({ genre: 'historical-fiction' }).has('city'))
  assert.ok(!worldsOf({ genre: 'thriller', summary: 'London in the 1920s, a city of fog.' }).has('city'))
})
