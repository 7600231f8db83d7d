// The year of a planner: of any length, judged to its last word, and never in anybody's way.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { bodyLimitBytes } from '../../src/catalog/limits.ts'
import { openQuickStudio } from '../support/quick-studio.ts'
import { assertRefused } from '../support/refusals.ts'
import { acceptingOnly, onBothServices, onService } from '../support/service.ts'
import { aBook } from './a-book.ts'
import { createBook } from './book-calls.ts'

const planner = { genre: 'planner-journal', subgenre: 'productivity' }

/** A sign that is read as eighteen letters, and numbers so that no stretch repeats another: as much reading as a body can hold. */
const heavy = Array.from({ length: 12_000 }, (_, nth) => `ﷺ${nth}`).join('')
const attackers = 6

onBothServices(
  'the year of a planner',
  (running) => {
    const post = async (planner_year: string) => {
      const { apiKey: key } = await running().openAccount()
      return running().call('POST', '/api/v1/books', { key, body: aBook({ ...planner, planner_year }) })
    }

    it('may be as long as a body, and is kept whole', async () => {
      const planner_year = '2027 '.repeat(200_000).trim()
      assert.ok(planner_year.length > 0.9 * bodyLimitBytes)
      const answer = await post(planner_year)
      assert.equal(answer.status, 201, answer.text)
      const kept = await running()
        .database.read.selectFrom('books')
        .select('planner_year')
        .where('id', '=', Object(answer.json).bookId)
        .executeTakeFirst()
      assert.equal(kept?.planner_year, planner_year)
    })

    it('is judged to its end, and through whatever it is filled with', async () => {
      const offence = 'Kill all the Jews now'
      for (const planner_year of [
        `${'2027 '.repeat(21)}${offence}`,
        `${'2027 '.repeat(50_000)}${offence}`,
        `${offence} ${'2027 '.repeat(50_000)}`,
        `${'x'.repeat(3990)} ${offence} ${'x'.repeat(30_000)}`,
        `${'2027 '.repeat(4000)}${offence.replaceAll(' ', ' '.repeat(900))}`,
      ]) {
        const { details } = assertRefused(await post(planner_year), 'content_policy_violation')
        assert.equal(details?.field, 'planner_year')
      }
    })
  },
  acceptingOnly,
)

onService(
  'sqlite',
  'texts that are hard to read',
  (running) => {
    it('keep neither the server nor other accounts waiting', async () => {
      const [greedy, modest] = [await running().openAccount(), await running().openAccount()]
      // Both processes have started: what is counted below is reading.
      await Promise.all([greedy, modest].map(({ apiKey: key }) => createBook(running(), { key })))
      const answered: string[] = []
      const attacks = Array.from({ length: attackers }, async () => {
        const body = aBook({ ...planner, planner_year: heavy })
        const { status } = await running().call('POST', '/api/v1/books', { key: greedy.apiKey, body })
        answered.push('attack')
        return status
      })
      for (let count = 0; count < 20; count++) {
        assert.equal((await running().call('GET', '/api/v1/health')).status, 200)
        answered.push('health')
      }
      await createBook(running(), { key: modest.apiKey }, { subgenre: undefined, summary: 'A ship between the stars.' })
      answered.push('book')
      assert.deepEqual(answered, [...Array.from({ length: 20 }, () => 'health'), 'book'])
      assert.deepEqual(
        await Promise.all(attacks),
        Array.from({ length: attackers }, () => 201),
      )
    })
  },
  acceptingOnly,
)

onService(
  'sqlite',
  'a cover of a planner',
  (running) => {
    it('shows the beginning of a long year, and all of a short one', async (t) => {
      const studio = openQuickStudio(running())
      t.after(() => studio.stop())
      const { apiKey: key } = await running().openAccount()
      const printed = async (planner_year: string): Promise<string> => {
        const { bookId } = await createBook(running(), { key }, { ...planner, planner_year })
        const job = await running().call('POST', '/api/v1/covers/generate', { key, body: { bookId } })
        const { poll_url } = Object(job.json)
        const ended = async (): Promise<unknown> => {
          const { json } = await running().call('GET', poll_url, { key })
          return ['completed', 'failed'].includes(Object(json).status) ? json : new Promise(setImmediate).then(ended)
        }
        assert.equal(Object(await ended()).status, 'completed')
        const { document } = await running()
          .database.read.selectFrom('covers')
          .select('document')
          .where('book_id', '=', bookId)
          .executeTakeFirstOrThrow()
        return Object(JSON.parse(document ?? '{}')).brief.book.plannerYear
      }
      assert.equal(await printed('Academic Year 2026–27'), 'Academic Year 2026–27')
      assert.equal(await printed('2027 and on '.repeat(50_000)), '2027 and on 2027 and on 2027 and on…')
      assert.equal(await printed('9'.repeat(100_000)), `${'9'.repeat(39)}…`)
    })
  },
  acceptingOnly,
)
