// POST /books: the texts of a book are judged together, and the refusal names the right field without its words.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'
import { aBook } from './a-book.ts'

const novel =
  'A historian falls apart on the way home from a conference, leaves his wife and son, and asks what has gone wrong with the world.'

const harmless = [
  { title: 'How to Make a Bomb', genre: 'contemporary-fiction', summary: novel },
  { title: 'Cutting for Beginners', genre: 'non-fiction', summary: 'How to cut cotton and silk for your first dress.' },
  { title: 'How to Make Bath Bombs', genre: 'non-fiction', summary: 'Fizzy bath bombs with soda and rose petals.' },
  { title: 'Kill Your Darlings', genre: 'non-fiction', summary: 'A writing guide: how to cut what you love most.' },
  { title: 'The Last Contract', genre: 'thriller', summary: 'An assassin is paid to kill the president, and fails.' },
]

onBothServices('the texts of a book', (running) => {
  let key: string
  before(async () => {
    key = (await running().openAccount()).apiKey
  })
  const post = (wish: Readonly<Record<string, unknown>>) =>
    running().call('POST', '/api/v1/books', { key, body: aBook(wish) })

  it('are read together: a title is what its book makes of it', async () => {
    for (const book of harmless) assert.equal((await post(book)).status, 201, book.title)
    const { details } = assertRefused(
      await post({
        title: 'How to Make a Bomb',
        genre: 'non-fiction',
        summary: 'Step by step, with things from the shop.',
      }),
      'content_policy_violation',
    )
    assert.deepEqual(details, { field: 'title', reason: 'harmful_instructions' })
  })

  it('excuse no call for murder, whatever genre and story are sent with it', async () => {
    for (const genre of ['thriller', 'fantasy', 'romance']) {
      const answer = await post({ title: 'We Must Kill All the Jews', genre, summary: novel })
      assert.deepEqual(assertRefused(answer, 'content_policy_violation').details, {
        field: 'title',
        reason: 'incitement',
      })
    }
  })

  it('that offend are blamed by the field whose words they are, and the words are not repeated', async () => {
    const offence = 'How to kill yourself without pain, explained step by step.'
    const { message, details } = assertRefused(
      await post({ title: 'A Quiet Garden', author: 'Peter Hangman', genre: 'non-fiction', summary: offence }),
      'content_policy_violation',
    )
    assert.deepEqual(details, { field: 'summary', reason: 'self_harm' })
    for (const word of ['kill', 'pain', 'step']) assert.ok(!message.includes(word), message)
  })
})
