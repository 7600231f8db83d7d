// When and where a book plays, as read from its words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSetting } from '../../../src/studio/brief/find-setting.ts'

const settingOf = (summary: string, prompt: string | null = null) => findSetting({ title: '', summary, prompt })

test('time, weather, season, place and era are read', () => {
  assert.deepEqual(settingOf('On a stormy winter night in 1943 a ship founders off the coast.'), {
    time: 'night',
    weather: 'storm',
    season: 'winter',
    place: 'sea',
    era: 'wartime',
  })
  assert.equal(settingOf('A knight rides to the castle at dawn.').era, 'medieval')
  assert.equal(settingOf('A duke in Regency England.').era, 'victorian')
  assert.equal(settingOf('A starship crosses the galaxy.').place, 'space')
  assert.equal(settingOf('Students vanish from an old academy.').place, 'school')
  assert.equal(settingOf('A flapper opens a speakeasy in the 1920s.').era, 'twenties')
})

test('nothing said is nothing read', () => {
  assert.deepEqual(settingOf(''), { time: null, weather: null, season: null, place: null, era: null })
  assert.equal(settingOf('How to decide.').place, null)
})

test('the prompt decides', () => {
  assert.equal(settingOf('A summer in the city, in the streets of London.', 'a snowy forest at dusk').place, 'forest')
  assert.equal(settingOf('At night, at midnight, after dark.', 'at dawn').time, 'dawn')
})

test('figures of speech and names do not count', () => {
  assert.equal(settingOf('She storms out. Please leave space for the title.').weather, null)
  assert.equal(settingOf('Leave negative space for the title.').place, null)
  assert.equal(settingOf('He will fall in love and spring into action.').season, null)
  assert.equal(settingOf('When Summer Lane meets Dawn, everything changes.').season, null)
})

test('what is denied does not count', () => {
  assert.equal(settingOf('', 'a forest, no snow').weather, null)
  assert.equal(settingOf('', 'a forest, no snow').place, 'forest')
})
