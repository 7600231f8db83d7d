// When and where a book plays, as read from its words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSetting } from '../../../src/studio/brief/find-setting.ts'

const settingOf = (summary: string, prompt: string | null = null) => findSetting({ title: '', summary, prompt })

test('time, weather, season, place and era are read', () => {
  assert.deepEqual(settingOf('', 'on a stormy winter night in 1943, a ship off the coast'), {
    time: 'night',
    weather: 'storm',
    season: 'winter',
    place: 'sea',
    era: 'wartime',
  })
  assert.equal(settingOf('', 'a medieval castle at dawn').era, 'medieval')
  assert.equal(settingOf('', 'Regency England').era, 'victorian')
  assert.equal(settingOf('', 'a starship crosses the galaxy').place, 'space')
  assert.equal(settingOf('', 'an old academy').place, 'school')
  assert.equal(settingOf('', 'a bar in the 1920s').era, 'twenties')
})

test('nothing said is nothing read', () => {
  assert.deepEqual(settingOf(''), { time: null, weather: null, season: null, place: null, era: null })
  assert.equal(settingOf('How to decide.').place, null)
})

test('the prompt decides', () => {
  assert.equal(settingOf('A summer in the city, in the streets of London.', 'a snowy forest at dusk').place, 'forest')
  assert.equal(settingOf('At night, at midnight, after dark.', 'at dawn').time, 'dawn')
})

test('room for the title, and verbs that are also seasons, tell nothing', () => {
  assert.equal(settingOf('', 'leave space for the title, negative space above').place, null)
  assert.equal(settingOf('He will fall in love and spring into action.').season, null)
})

test('what is denied does not count', () => {
  assert.equal(settingOf('', 'a forest, no snow').weather, null)
  assert.equal(settingOf('', 'a forest, no snow').place, 'forest')
})
