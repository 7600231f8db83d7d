// Drawings that came with a book are seen by work on its covers, and by no other work, be it done at the same time.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { motifOf, thingNamed } from '../../../src/studio/concept/motif-of.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { documentSchema } from '../../../src/studio/document.ts'
import { judgeDrawing } from '../../../src/studio/drawings/judge-drawing.ts'
import type { MadeDrawing } from '../../../src/studio/drawings/made-drawing.ts'
import { withDrawings } from '../../../src/studio/drawings/show-drawings.ts'
import { wantedThing } from '../../../src/studio/drawings/wanted-thing.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { drawnPartCalled } from '../../../src/studio/motifs/labels.ts'
import { sketchOf } from '../../../src/studio/paint/stamp.ts'
import { performTask } from '../../../src/studio/press/press-task.ts'
import { aConcept, anOkapi } from '../../language/answers.ts'
import { ownReader } from '../../support/own-reader.ts'
import { editOf, readingOf } from '../edit/edits.ts'

const drawingOf = (svg: string): MadeDrawing => {
  const told = { ...anOkapi, svg }
  const judged = judgeDrawing({ thing: { name: 'okapi', id: 'okapi' }, told, by: 'test:model' })
  assert.ok(judged.isGood)
  return judged.drawing
}

const svg = anOkapi.svg ?? ''
const okapi = drawingOf(svg)
const slim = drawingOf(svg.replace('-500 -1000 1000 1000', '-520 -1000 1040 1000'))

const facts = {
  title: 'The Okapi of Ituri',
  subtitle: null,
  author: 'A. Writer',
  genre: 'fantasy',
  subgenre: null,
  summary: 'An okapi walks alone.',
  audience: null,
  plannerYear: null,
}

const briefWith = (drawings: readonly MadeDrawing[]) =>
  ownReader.brief(
    { accountId: 'somebody' },
    {
      facts,
      wishes: { prompt: null, colorPalette: null, mood: null },
      notes: null,
      concept: aConcept('okapi'),
      drawings,
    },
  )

const coverWith = async (drawings: readonly MadeDrawing[]) => {
  const [cover] = makeCovers({ brief: await briefWith(drawings), template: 'single-idea', seed: 5, count: 1 })
  return cover ?? assert.fail('no cover')
}

describe('drawings of a book', () => {
  it('are found by their name and in their likeness, and others that work at the same time see theirs or none', async () => {
    const widthsIn = (drawing: MadeDrawing): Promise<readonly (number | undefined)[]> =>
      withDrawings([drawing], async () => {
        const before = findMotif('okapi')
        await setImmediate()
        assert.equal(motifOf('a shy okapi in the rain'), 'okapi')
        assert.notEqual(drawnPartCalled('stripes'), null)
        return [before?.width, findMotif('okapi')?.width]
      })
    const running = [widthsIn(okapi), widthsIn(slim)]
    assert.equal(findMotif('okapi'), undefined)
    assert.equal(motifOf('okapi'), null)
    assert.deepEqual(await Promise.all(running), [
      [1, 1],
      [1.04, 1.04],
    ])
    const [one, other] = [okapi, slim].map((drawing) =>
      withDrawings([drawing], () => sketchOf(findMotif('okapi') ?? assert.fail('no okapi'), 1, true)),
    )
    assert.notEqual(one, other)
  })

  it('are the heroes of covers, go with their documents, and are painted, edited and named wherever those are', async () => {
    const cover = await coverWith([okapi])
    assert.equal(cover.direction.hero, 'okapi')
    const stored = documentSchema.parse(JSON.parse(JSON.stringify(cover)))
    assert.deepEqual(stored, cover)
    const reading = readingOf([editOf('recolour', 'okapi', { colour: 'red' })])
    const [described, edited] = await Promise.all([
      performTask({ cover: { document: stored, asset: 'audiobook_preview' } }),
      performTask({ edit: { document: stored, wish: 'make the okapi red', reading } }),
    ])
    assert.ok('account' in described && 'report' in edited)
    assert.match(described.account, /It shows an okapi/)
    assert.match(described.account, /The okapi was drawn for you by the language model test:model\./)
    assert.equal(edited.report.notDone.length, 0, JSON.stringify(edited.report))
    assert.match(edited.report.done[0]?.what ?? '', /okapi/)
  })

  it('are lacking where there are none: then the book is painted as it always was', async () => {
    const cover = await coverWith([])
    assert.deepEqual(cover.brief.drawings, [])
    assert.notEqual(cover.direction.hero, 'okapi')
    const { drawings: _, ...older } = cover.brief
    assert.deepEqual(documentSchema.parse({ ...cover, brief: older }).brief.drawings, [])
  })
})

describe('what is asked for', () => {
  it('is the first leading thing that nobody has drawn, by its plain name', () => {
    assert.deepEqual(wantedThing(aConcept('the two old brass theodolites in a cellar')), {
      name: 'brass theodolite',
      id: 'brass-theodolite',
    })
    assert.equal(wantedThing(aConcept('raven', 'okapi'))?.id, 'okapi')
    assert.equal(wantedThing(aConcept('raven', 'owl', 'okapi')), null)
    assert.equal(wantedThing(aConcept('lighthouse')), null)
    assert.deepEqual(thingNamed('an okapi and a theremin'), [])
    assert.equal(wantedThing(aConcept('ж', '<svg onload=1 and 2>', 'okapi')), null)
  })

  it('is nothing where the reader only guesses', () => {
    const guess = aConcept('okapi')
    const subjects = guess.subjects.map((subject) => ({ ...subject, confidence: 0.4 }))
    assert.equal(wantedThing({ ...guess, subjects }), null)
  })
})
