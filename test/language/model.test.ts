// The language model, asked over the real protocols: what it understands is used, and whatever goes wrong is done without.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { plainScene } from '../../src/studio/language/art-notes.ts'
import { fc } from '../support/property.ts'
import { dracula, open, provider, told } from './a-language.ts'
import { aConcept, anEdit, anOkapi, readingOf } from './answers.ts'
import { canaryKey, type Manner, protocols } from './language-provider.ts'

const darkerSky = anEdit({ op: 'recolour', target: 'sky', value: 'darker' })
const goldenTitle = anEdit({ op: 'recolour', target: 'title', colour: 'gold' })

for (const protocol of protocols) {
  describe(`a language model that speaks ${protocol}`, () => {
    it('understands subgenre, concept, direction, edits and what is forbidden, draws, and its tokens are counted', async () => {
      const { language, asked } = open(protocol)
      provider.answer({
        subgenre: { subgenre: 'gothic' },
        concept: aConcept('castle', 'raven'),
        direction: { mood: 'epic', palette: 'dark', scene: 'A castle on a crag\nunder a low moon' },
        edit: readingOf(darkerSky, goldenTitle),
        moderation: { verdict: 'hate', field: 'title' },
        drawing: anOkapi,
      })
      assert.deepEqual(await language.subgenre(dracula), { subgenre: 'gothic' })
      assert.deepEqual(await language.concept(told), aConcept('castle', 'raven'))
      assert.deepEqual(await language.artNotes(told), {
        mood: 'epic',
        palette: 'dark',
        scene: 'A castle on a crag under a low moon.',
      })
      const wish = { wish: 'Himmel dunkler, Titel golden', shown: ['castle'] }
      assert.deepEqual(await language.edits(wish), readingOf(darkerSky, goldenTitle))
      const drawn = { told: anOkapi, by: `${protocol}:test-model` }
      assert.deepEqual(await language.drawing('okapi'), drawn)
      const refused = { allowed: false, field: 'title', reason: 'hate' }
      assert.deepEqual(await language.secondOpinion({ title: 'Dracula', author: 'Bram Stoker' }), refused)
      assert.deepEqual(new Set(asked.map(({ outcome }) => outcome)), new Set(['answered']))
      for (const { tokens, cost } of asked) {
        assert.deepEqual(tokens, { input: 1000, output: 50 })
        assert.ok(Math.abs(cost - 0.0025) < 1e-9)
      }
      assert.equal(
        provider.questions.some(({ body }) => body.includes('Stoker')),
        false,
      )
    })

    const failing: readonly Manner[] = ['refused', 'prose', 'nonsense', 'broken', 'locked', 'busy', 'closed']
    for (const manner of failing) {
      it(`is done without when it meets a question like this: ${manner}; the failure never tells the key`, async () => {
        const { language, troubles } = open(protocol)
        provider.behave(manner)
        assert.equal(await language.subgenre(dracula), null)
        assert.equal(troubles.length, 1)
        const [failure] = troubles
        if (manner === 'refused' || manner === 'prose') {
          assert.equal(failure?.kind, manner === 'refused' ? 'refused' : 'unusable')
          assert.equal(failure?.tokens.input, 1000)
        }
        const told = `${failure?.message} ${failure?.stack} ${JSON.stringify(failure)}`
        assert.doesNotMatch(told, new RegExp(`${canaryKey}|Dracula`))
      })
    }
  })
}

describe('an answer', () => {
  it('with values outside the lists is no answer', async () => {
    const { language, troubles } = open()
    provider.answer({
      subgenre: { subgenre: 'space-opera' },
      concept: { ...aConcept('castle'), place: 'atlantis' },
      direction: { mood: 'angry', palette: 'dark', scene: 'A castle.' },
      edit: readingOf({ ...goldenTitle, op: 'case', value: 'upside-down' }),
      moderation: { verdict: 'perhaps', field: 'title' },
    })
    assert.equal(await language.subgenre(dracula), null)
    assert.equal(await language.concept(told), null)
    assert.equal(await language.artNotes({ ...dracula, genre: 'horror', subgenre: null, audience: null }), null)
    assert.equal(await language.edits({ wish: 'darker', shown: [] }), null)
    assert.equal(await language.secondOpinion({ title: 'x' }), null)
    provider.answer({ concept: aConcept(...Array.from({ length: 9 }, () => 'castle')) })
    assert.equal(await language.concept(told), null)
    assert.deepEqual(new Set(troubles.map(({ kind }) => kind)), new Set(['unusable']))
  })

  it('that leaves words of the message unread says so, and no others', async () => {
    const { language } = open()
    provider.answer({ edit: { ...readingOf(goldenTitle), unread: ['print it', 'Buy My Book'] } })
    const read = await language.edits({ wish: 'golden title, then PRINT  it', shown: [] })
    assert.deepEqual(read, { ...readingOf(goldenTitle), unread: ['print it'] })
  })

  it('whose scene nobody may ask for keeps its mood and loses the scene', async () => {
    const { language } = open()
    provider.answer({ direction: { mood: 'epic', palette: 'own', scene: 'A naked woman with bare breasts on a bed.' } })
    const notes = await language.artNotes({ ...dracula, genre: 'horror', subgenre: null, audience: null })
    assert.deepEqual(notes, { mood: 'epic', palette: null, scene: null })
  })

  it('becomes plain sentences: one line, no markup, at most sixty words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
        const scene = plainScene(text)
        if (scene === null) return
        assert.doesNotMatch(scene, /[\p{C}<>{}[\]`*"]|\s\s/u)
        assert.ok(scene.split(' ').length <= 60)
        assert.match(scene, /[.!?]$/)
      }),
    )
    const long = `${'One tower stands. '.repeat(25)}`
    assert.equal(plainScene(long), 'One tower stands. '.repeat(20).trim())
  })
})
