// Which words of a book stand on its cover.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { textsOf } from '../../../src/studio/press/texts.ts'
import { sampleOf } from '../senses/editing/painted.ts'

const yearOf = (title: string, subtitle: string | null, plannerYear: string | null): string | null => {
  const sample = sampleOf('floral-planner')
  const book = { ...sample.brief.book, title, subtitle, plannerYear }
  return textsOf({ ...sample, brief: { ...sample.brief, book } }).year
}

it('sets the year of a planner once, though its title or subtitle may tell it', () => {
  assert.equal(yearOf('Weekly Planner', null, '2027'), '2027')
  assert.equal(yearOf('Weekly Planner', 'For all of 20271', '2027'), '2027')
  assert.equal(yearOf('2027 Weekly Planner', null, '2027'), null)
  assert.equal(yearOf('Weekly Planner', 'The Year 2027', '2027'), null)
  assert.equal(yearOf('Planner 2026/27', null, '2026–27'), null)
  assert.equal(yearOf('Weekly Planner', null, null), null)
})
