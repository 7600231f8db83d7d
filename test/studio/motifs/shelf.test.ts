// Folders of motifs: records and drawings beside each other.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { checkShelf } from '../../../src/studio/motifs/check-shelf.ts'
import { readShelf } from '../../../src/studio/motifs/read-shelf.ts'
import { ownArt } from '../../../src/studio/motifs/shelf.ts'
import { Pen } from '../../../src/studio/paint/pen.ts'
import { Random } from '../../../src/studio/paint/random.ts'
import { plainShape, svgOf } from './a-drawing.ts'

const record = { id: 'mug', kind: 'object', size: 0.1, rests: 'stands', outline: 'mass', materials: { '*': 'ceramic' } }

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'))
  mkdirSync(join(folder, 'household'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): void => writeFileSync(join(folder, 'household', name), text)

const shelve = (records: readonly object[], drawing = svgOf(plainShape)): void => {
  write('mug.svg', drawing)
  write('motifs.jsonl', records.map((each) => `${JSON.stringify(each)}\n`).join(''))
}

describe('a folder of motifs', () => {
  it('gives motifs that any painter can draw', () => {
    shelve([{ ...record, names: ['coffee mug'] }])
    const { motif, record: known } = readShelf(folder).get('mug') ?? assert.fail()
    assert.deepEqual([motif.id, motif.kind, motif.rests, motif.width], ['mug', 'object', 'ground', 1])
    assert.deepEqual(known.names, ['coffee mug'])
    const pen = new Pen(false)
    motif.draw(pen, new Random(1))
    assert.equal(pen.sketch.length, 1)
  })

  it('draws one state of a thing, the same for the same seed, and each of them for some', () => {
    const state = (letter: string, colour: string): string =>
      `<g inkscape:label="variant ${letter}">${plainShape.replace('#336699', colour)}</g>`
    shelve([record], svgOf(plainShape + state('A', '#aaaaaa') + state('B', '#bbbbbb') + state('A', '#aaaaaa')))
    const { motif } = readShelf(folder).get('mug') ?? assert.fail()
    const drawn = (seed: number): string => {
      const pen = new Pen(true)
      motif.draw(pen, new Random(seed))
      return pen.sketch.map(({ colour }) => colour).join(' ')
    }
    const seeds = Array.from({ length: 20 }, (_, seed) => seed)
    assert.deepEqual(seeds.map(drawn), seeds.map(drawn))
    assert.deepEqual(new Set(seeds.map(drawn)), new Set(['#336699 #aaaaaa #aaaaaa', '#336699 #bbbbbb']))
  })

  it('draws the silhouette that a drawing has of its own where the outline alone shows', () => {
    const hidden = `<g inkscape:label="silhouette" style="display:none">${plainShape.replace('#336699', '#000000')}</g>`
    shelve([record], svgOf(plainShape + hidden))
    const { motif } = readShelf(folder).get('mug') ?? assert.fail()
    const drawn = [true, false].map((hasLines) => {
      const pen = new Pen(hasLines)
      motif.draw(pen, new Random(1))
      return pen.sketch.map(({ colour }) => colour)
    })
    assert.deepEqual(drawn, [['#336699'], ['#000000']])
  })

  const wrong: Readonly<Record<string, readonly [() => void, RegExp]>> = {
    'a record without a drawing': [
      () => shelve([record, { ...record, id: 'cup' }]),
      /motifs\.jsonl:2: cup\.svg is not/,
    ],
    'a drawing without a record': [() => shelve([]), /mug\.svg:1: has no record/],
    'a line that is no JSON': [() => write('motifs.jsonl', '{"id":"mug"'), /motifs\.jsonl:1: is no line of JSON/],
    'an unknown field': [() => shelve([{ ...record, colour: 'red' }]), /colour/],
    'an unknown material': [() => shelve([{ ...record, materials: { '*': 'cheese' } }]), /materials/],
    'a material for a part that is not there': [
      () => shelve([{ ...record, materials: { '*': 'clay', spout: 'clay' } }]),
      /labelled "spout"/,
    ],
    'a size of nothing': [() => shelve([{ ...record, size: 0 }]), /size/],
    'one id twice': [() => shelve([record, record]), /motifs\.jsonl:2/],
    'a shape outside its frame': [
      () => shelve([record], svgOf(`${plainShape}\n<circle class="body" fill="#000" cx="530" cy="-500" r="100"/>`)),
      /mug\.svg:3: leaves the frame by 130/,
    ],
    'an anchor outside its frame': [() => shelve([{ ...record, anchors: { top: [0, 300] } }]), /anchors/],
  }

  for (const [what, [make, message]] of Object.entries(wrong))
    it(`is refused for ${what}, with file, line and reason`, () => {
      make()
      const { faults } = checkShelf(folder)
      assert.ok(
        faults.some((fault) => message.test(fault.message)),
        faults.map(String).join('\n') || 'no faults',
      )
    })
})

describe('the art of the studio', () => {
  it('has no faults', () => {
    assert.deepEqual(checkShelf(ownArt).faults.map(String), [])
  })
})
