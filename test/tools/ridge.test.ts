// The fit behind the heads of detection: exact where nothing holds it back, smaller where the penalty does.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solveRidge } from '../../tools/train-subgenres/ridge.ts'

const rows = [
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
  [2, -1, 1],
  [-1, 3, 1],
]
const weights = [2, -3, 0.5]
const wanted = rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))

test('with hardly a penalty the weights behind the values are found', () => {
  const [found = []] = solveRidge(rows, [wanted], 1e-9)
  for (const [at, weight] of weights.entries()) assert(Math.abs((found[at] ?? 0) - weight) < 1e-6)
})

test('a penalty makes the weights smaller, and each list of values has its own', () => {
  const [free = [], other = []] = solveRidge(rows, [wanted, wanted.map((value) => -value)], 1e-9)
  const [held = []] = solveRidge(rows, [wanted], 5)
  assert(Math.hypot(...held) < Math.hypot(...free))
  for (const [at, weight] of free.entries()) assert(Math.abs(weight + (other[at] ?? 0)) < 1e-6)
})
