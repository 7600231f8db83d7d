// The list of the contract's rules, and that of threats, name tests that are there.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { it } from 'node:test'

const root = resolve(import.meta.dirname, '../..')

const fileOf = (name: string): string => join(root, 'test', name.endsWith('.ts') ? name : `${name}.test.ts`)

it('every test that docs/conformance.md names is there, under its name', () => {
  const document = readFileSync(join(root, 'docs/conformance.md'), 'utf8')
  const groups = [...document.matchAll(/`([\w/.-]+)` ((?:“[^”]+”(?:, )?)+)/g)]
  assert.ok(groups.length > 200, `only ${groups.length} found`)
  for (const [, file = '', names = ''] of groups) {
    const source = readFileSync(fileOf(file), 'utf8')
    for (const [, name = ''] of names.matchAll(/“([^”]+)”/g))
      assert.ok(source.includes(name), `${file} has no test “${name}”`)
  }
})

it('every test that docs/security.md names is there, under its name', () => {
  const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const groups = [...document.matchAll(/\]\(\.\.\/(test\/[^)]+)\)((?: "[^"]+",?)*)/g)]
  assert.ok(groups.length > 60, `only ${groups.length} found`)
  for (const [, file = '', names = ''] of groups) {
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, name = ''] of names.matchAll(/"([^"]+)"/g))
      assert.ok(source.includes(name), `${file} has no test "${name}"`)
  }
})

it('every rule has a number, a state, and something that shows it', () => {
  const document = readFileSync(join(root, 'docs/conformance.md'), 'utf8')
  const rows = [...document.matchAll(/^\| (\d+) \| (.+) \| (.+) \| (yes|by hand|no) \|$/gm)]
  assert.deepEqual(
    rows.map(([, number]) => Number(number)),
    rows.map((_, place) => place + 1),
  )
  const counted = ['yes', 'by hand', 'no'].map((state) => rows.filter(([, , , , each]) => each === state).length)
  const [tested, tried, missing] = counted
  const sum = `${rows.length} rules: ${tested} shown by tests, ${tried} by hand, ${missing} not kept or not shown.`
  assert.ok(document.includes(sum), sum)
  for (const [row, , , shown = '', state] of rows) if (state === 'yes') assert.match(shown, /“/, row)
})
