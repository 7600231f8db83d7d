// Things that are painted only when an edit names them: each keeps to its box, is known by name, and is called for by no book.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { englishWords } from '../../../src/studio/brief/motif-words/english.ts'
import { askedFor } from '../../../src/studio/paint/motifs/asked-for/index.ts'
import type { Motif } from '../../../src/studio/paint/motifs/motif.ts'
import { silhouette } from '../../../src/studio/paint/pen.ts'
import { Random } from '../../../src/studio/paint/random.ts'
import { drawMotif } from '../../../src/studio/paint/stamp.ts'
import { namesOfThings } from '../../../src/studio/senses/editing/lexicon/stand-ins.ts'

const height = 50
const margin = 20

/** Painted on the wing, worn, or one of two: known by other names. */
const nameless: ReadonlySet<string> = new Set(['bird-on-the-wing', 'cape', 'single-gear'])

/** How far its ink leaves its box to the left, above, to the right and below, and how much of its height it fills. */
const inkOf = (motif: Motif): { readonly beyond: number; readonly filled: number } => {
  const [w, h] = [Math.ceil(height * motif.width) + 2 * margin, height + 2 * margin]
  const canvas = createCanvas(w, h)
  drawMotif(canvas.getContext('2d'), motif, {
    x: w / 2,
    y: margin + height,
    height,
    tones: silhouette('#000000'),
    random: new Random(7),
  })
  const { data } = canvas.getContext('2d').getImageData(0, 0, w, h)
  let [left, top, right, bottom] = [w, h, 0, 0]
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 24) continue
    const [x, y] = [((at - 3) / 4) % w, Math.floor((at - 3) / 4 / w)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const beyond = Math.max(margin - left, right - (w - margin), margin - top, bottom - (h - margin))
  return { beyond: beyond / height, filled: (bottom - top) / height }
}

test('things that edits ask for keep to their box and fill it', () => {
  for (const motif of askedFor) {
    const { beyond, filled } = inkOf(motif)
    assert(beyond < 0.1, `${motif.id} leaves its box by ${beyond.toFixed(2)} of its height`)
    assert(nameless.has(motif.id) || filled > 0.75, `${motif.id} fills only ${filled.toFixed(2)} of its height`)
  }
})

test('things that edits ask for have names, and books call for them by name or not at all', () => {
  const names = namesOfThings.join(', ')
  for (const { id } of askedFor) {
    const weights = Object.keys(englishWords[id] ?? {}).map(Number)
    assert(
      weights.every((weight) => weight === 1),
      `something brings ${id} to mind`,
    )
    const [word = id] = id.split('-')
    assert(nameless.has(id) || names.includes(word), `${id} has no name`)
  }
  assert.equal(new Set(askedFor.map(({ id }) => id)).size, askedFor.length)
})
