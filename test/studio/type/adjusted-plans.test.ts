// What edits ask of type, on every template: measured on the lines as they are set, without painting.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noAdjustments } from '../../../src/studio/direction/adjustments.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { TypeAdjustment } from '../../../src/studio/direction/type-adjustment.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { families } from '../../../src/studio/families/index.ts'
import { overlaps } from '../../../src/studio/paint/boxes.ts'
import { planOf } from '../../../src/studio/press/draft-cover.ts'
import { familyOf, sceneOf } from '../../../src/studio/press/scene-of-document.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { textsOf } from '../../../src/studio/press/texts.ts'
import type { TypeRole } from '../../../src/studio/type/plan.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'
import type { SetLines, SetType } from '../../../src/studio/type/set-type.ts'

const sheet = sheetOf(1600, 2560)
const samples = families.map(sampleDocument)

const setOf = (document: CoverDocument): SetType =>
  setPlan(planOf(familyOf(document).design(sceneOf(document, sheet)), document, sheet), textsOf(document))

const before = new Map(samples.map((sample) => [sample.template, setOf(sample)]))

const withType = (document: CoverDocument, role: TypeRole, change: Partial<TypeAdjustment>): CoverDocument => {
  const type = { ...noAdjustments.type, [role]: { ...noAdjustments.type[role], ...change } }
  return { ...document, direction: { ...document.direction, adjustments: { ...noAdjustments, type } } }
}

const linesIn = ({ stacks }: SetType): readonly SetLines[] =>
  stacks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'lines' ? [item] : [])))

const lineIn = (set: SetType, role: TypeRole): SetLines | undefined => linesIn(set).find((line) => line.role === role)

const sizeIn = (set: SetType, role: TypeRole): number => {
  const runs = lineIn(set, role)?.runs ?? []
  return runs.reduce((sum, { size }) => sum + size, 0) / Math.max(1, runs.length)
}

const gainOf = (after: SetType, source: CoverDocument, role: TypeRole): number => {
  const old = before.get(source.template)
  const size = old ? sizeIn(old, role) : 0
  return size === 0 ? 1 : sizeIn(after, role) / size
}

const roles: readonly TypeRole[] = ['title', 'subtitle', 'author']

/** What is said of every template whose line fails. */
const failures = (
  role: TypeRole,
  change: Partial<TypeAdjustment>,
  fault: (after: SetType, source: CoverDocument) => string | null,
): readonly string[] =>
  samples.flatMap((source) => {
    if (textsOf(source)[role] === null) return []
    const after = setOf(withType(source, role, change))
    const runs = linesIn(after).flatMap((line) => line.runs.map(({ box }) => ({ box, role: line.role })))
    const isCrossed = runs.some((one, at) =>
      runs.slice(at + 1).some((other) => other.role !== one.role && overlaps(one.box, other.box)),
    )
    const other = roles
      .filter((each) => each !== role)
      .map((each) => [each, gainOf(after, source, each)] as const)
      .find(([, gain]) => gain < 0.9 || gain > 1.13)
    const told = [
      ...(isCrossed ? ['lines lie over each other'] : []),
      ...(other ? [`the ${other[0]} is ${other[1].toFixed(2)} as large`] : []),
      ...[fault(after, source)].filter((each) => each !== null),
    ]
    return told.length > 0 ? [`${source.template}: ${told.join(', ')}`] : []
  })

describe('type that an edit alters, on every template', () => {
  for (const role of ['subtitle', 'author'] as const) {
    it(`has a larger ${role}, and all else keeps its size`, () => {
      const small = failures(role, { scale: 1.35 }, (after, source) => {
        const gain = gainOf(after, source, role)
        return gain < 1.08 ? `gains ${gain.toFixed(2)}` : null
      })
      assert.deepEqual(small, [])
    })

    it(`has a smaller ${role}, and all else keeps its size`, () => {
      const large = failures(role, { scale: 0.72 }, (after, source) => {
        const gain = gainOf(after, source, role)
        return gain > 0.9 ? `keeps ${gain.toFixed(2)}` : null
      })
      assert.deepEqual(large, [])
    })
  }

  for (const place of ['top', 'bottom'] as const)
    it(`has its author at the ${place}, and all else keeps its size`, () => {
      const elsewhere = failures('author', { place }, (after) => {
        const { y = 0, h = 0 } = lineIn(after, 'author')?.box ?? {}
        const middle = (y + h / 2) / sheet.h
        return place === 'top' ? (middle > 0.2 ? 'is low' : null) : middle < 0.8 ? 'is high' : null
      })
      assert.deepEqual(elsewhere, [])
    })

  it('breaks no name in two that can be larger in one line', () => {
    const broken = failures('author', { scale: 1.2 }, (after, source) => {
      const old = before.get(source.template)
      const [was, is] = [old && lineIn(old, 'author'), lineIn(after, 'author')]
      // One that fills the sheet already can only be larger in two lines.
      const [line] = was?.runs ?? []
      const hasRoom = line !== undefined && line.box.w < sheet.w * 0.6
      return was && is && hasRoom && is.runs.length > was.runs.length
        ? is.runs.map(({ text }) => text).join(' / ')
        : null
    })
    assert.deepEqual(broken, [])
  })

  it('takes on another face without touching the others', () => {
    for (const face of ['great-vibes', 'special-elite']) {
      const kept = failures('title', { face }, (after) =>
        lineIn(after, 'title')?.runs.every((run) => run.face === face) ? null : 'has another face',
      )
      assert.deepEqual(kept, [], face)
    }
  })
})
