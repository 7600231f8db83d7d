// How the rows of one column are matched to those of another: found where they are alike, in order, never far, and left alone otherwise.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Column, matchColumns } from '../../../src/studio/wrap/match-columns.ts'

const rows = 240
const most = 18

/** Bands of sky, ridges and land; `edges` says at which rows they begin. */
const landscape = (edges: readonly number[]): Column => {
  const colours = [
    [240, 200, 170],
    [190, 130, 150],
    [120, 80, 140],
    [40, 30, 70],
  ]
  return Float32Array.from({ length: rows * 3 }, (_, at) => {
    const row = Math.floor(at / 3)
    const band = edges.filter((edge) => edge <= row).length
    // Skies and hills are never quite flat.
    return (colours[band]?.[at % 3] ?? 0) + Math.sin(row / 9) * 3
  })
}

const edges = [70, 120, 170]

const noise = (seed: number): Column => {
  let state = seed
  return Float32Array.from({ length: rows * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state / 2_147_483_648) * 255
  })
}

const pairs: readonly (readonly [name: string, one: Column, other: Column])[] = [
  ['all moved up', landscape(edges), landscape(edges.map((edge) => edge - 14))],
  ['all moved down', landscape(edges), landscape(edges.map((edge) => edge + 14))],
  ['each moved another way', landscape(edges), landscape([80, 112, 183])],
  ['further than allowed', landscape(edges), landscape(edges.map((edge) => edge + 50))],
  ['bands close together', landscape([100, 104, 108]), landscape([100, 130, 160])],
  ['one band fewer', landscape(edges), landscape([70, 150, 150])],
  ['nothing but noise', noise(3), noise(17)],
  ['a landscape and noise', landscape(edges), noise(5)],
]

describe('columns matched row by row', () => {
  it('equal columns stay as they are', () => {
    for (const column of [landscape(edges), noise(9)])
      assert.ok(matchColumns(column, column, most).every((shift) => shift === 0))
  })

  for (const moved of [-14, -9, -4, 4, 9, 14])
    it(`a landscape moved by ${moved} rows is found again, edge for edge`, () => {
      const shifts = matchColumns(landscape(edges), landscape(edges.map((edge) => edge + moved)), most)
      for (const edge of edges) assert.ok(Math.abs((shifts[edge] ?? 0) - moved) <= 2, `${shifts[edge]} at ${edge}`)
    })

  it('ridges that moved differently are each found', () => {
    const theirs = [80, 112, 183]
    const shifts = matchColumns(landscape(edges), landscape(theirs), most)
    for (const [at, edge] of edges.entries())
      assert.ok(Math.abs((shifts[edge] ?? 0) + edge - (theirs[at] ?? 0)) <= 2, `${shifts[edge]} at ${edge}`)
  })

  it('columns that have nothing in common are left alone', () => {
    assert.ok(matchColumns(noise(3), noise(17), most).every((shift) => shift === 0))
    assert.ok(matchColumns(landscape(edges), noise(5), most).every((shift) => shift === 0))
  })

  for (const [name, one, other] of pairs)
    it(`${name}: in order, within the limit and the column, neither torn nor smeared`, () => {
      const shifts = matchColumns(one, other, most)
      assert.equal(shifts.length, rows)
      for (const [row, shift] of shifts.entries()) {
        assert.ok(Math.abs(shift) <= most, `${shift} at ${row}`)
        assert.ok(row + shift >= 0 && row + shift <= rows - 1, `${row + shift} at ${row}`)
        const pace = row > 0 ? 1 + shift - (shifts[row - 1] ?? 0) : 1
        assert.ok(pace >= 0.499 && pace <= 2.001, `${pace} at ${row}`)
      }
    })
})
