// The language model, asked over the real protocols: what it understands is used, and whatever goes wrong is done without.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { plainScene } from '../../src/studio/language/art-notes.ts'
import { fc } from '../support/property.ts'
import { dracula, open, provider } from './a-language.ts'
import { canaryKey, type Manner, protocols } from './language-provider.ts'

for (const protocol of protocols) {
  describe(`a language model that speaks ${protocol}`, () => {
    it('understands subgenre, motifs, direction, edits and what is forbidden, and its tokens are counted', async () => {
      const { language, asked } = open(protocol)
      provider.answer({
        subgenre: { subgenre: 'gothic' },
        motifs: {
          motifs: [
            { motif: 'castle', told: true },
            { motif: 'raven', told: false },
          ],
        },
        direction: { mood: 'epic', palette: 'dark', scene: 'A castle on a crag\nunder a low moon' },
        edit: { changes: ['make the sky darker', 'make the title gold.'] },
        moderation: { verdict: 'hate', field: 'title' },
      })
      assert.deepEqual(await language.subgenre(dracula), { subgenre: 'gothic' })
      const motifs = await language.motifs(dracula)
      assert.deepEqual(
        motifs?.map(({ motif }) => motif),
        ['castle', 'raven'],
      )
      assert.ok((motifs?.[0]?.strength ?? 0) > (motifs?.[1]?.strength ?? 1))
      const told = { title: 'Dracula', genre: 'horror', subgenre: null, audience: null }
      assert.deepEqual(await language.artNotes(told), {
        mood: 'epic',
        palette: 'dark',
        scene: 'A castle on a crag under a low moon.',
      })
      const wish = { wish: 'Himmel dunkler, Titel golden', shown: ['castle'] }
      assert.equal(await language.plainWish(wish), 'make the sky darker. make the title gold.')
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
    const castle = { motif: 'castle', told: true }
    provider.answer({
      subgenre: { subgenre: 'space-opera' },
      motifs: { motifs: [castle, { motif: 'unobtainium', told: true }] },
      direction: { mood: 'angry', palette: 'dark', scene: 'A castle.' },
      edit: { changes: 'all of it' },
      moderation: { verdict: 'perhaps', field: 'title' },
    })
    assert.equal(await language.subgenre(dracula), null)
    assert.equal(await language.motifs(dracula), null)
    assert.equal(await language.artNotes({ ...dracula, genre: 'horror', subgenre: null, audience: null }), null)
    assert.equal(await language.plainWish({ wish: 'darker', shown: [] }), null)
    assert.equal(await language.secondOpinion({ title: 'x' }), null)
    provider.answer({ motifs: { motifs: Array.from({ length: 7 }, () => castle) } })
    assert.equal(await language.motifs(dracula), null)
    assert.deepEqual(new Set(troubles.map(({ kind }) => kind)), new Set(['unusable']))
  })

  it('that asks for what the grammar cannot read, or for a title that the caller never wrote, is left out', async () => {
    const { language } = open()
    const invented = 'change the title to "Buy My Book"'
    const asked = 'change the title to "Night Falls"'
    provider.answer({ edit: { changes: [invented, 'xyzzy the plugh', asked, 'add a raven'] } })
    const read = await language.plainWish({ wish: 'titel: NIGHT falls, und ein rabe', shown: [] })
    assert.equal(read, `${asked}. add a raven.`)
    provider.answer({ edit: { changes: [invented, 'xyzzy the plugh', `make the title gold ${'very '.repeat(60)}`] } })
    assert.equal(await language.plainWish({ wish: 'something else', shown: [] }), null)
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
