// What callers are told of an edit, painted for real: wish by wish what was done and what not; and that what would change nothing costs nothing.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { verifyLedger } from '../../src/credits/rules.ts'
import { eventually } from '../support/eventually.ts'
import { onBothServices } from '../support/service.ts'
import { type Receiver, startReceiver } from '../webhooks/receiver.ts'
import { jobIdOf, openShop, type Shop } from './shop.ts'

const finished = (shop: Shop, jobId: string) =>
  eventually(`the end of job ${jobId}`, async () => {
    const job = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
    return ['completed', 'failed'].includes(job.status) ? job : undefined
  })

const announced = (receiver: Receiver, jobId: string) =>
  eventually(`the webhook of job ${jobId}`, () =>
    receiver.requests.map(({ body }) => JSON.parse(String(body))).find((event) => event.jobId === jobId),
  )

/** URLs are signed anew for every look. */
const unsigned = (result: object) =>
  JSON.parse(JSON.stringify(result), (key, value) => (key === 'signedUrl' || key === 'expiresAt' ? '' : value))

onBothServices('an edit by words', (running) => {
  it('says what was done and what not, by job and webhook, and fails for nothing where nothing would change', async (test) => {
    const receiver = await startReceiver(test)
    const shop = await openShop(running(), 'growth')
    const left = async () => Object((await shop.call('GET', '/api/v1/credits')).json).total_available
    const bookId = await shop.addBook({ subgenre: 'hard-sf' })
    const made = await finished(
      shop,
      jobIdOf(await shop.call('POST', '/api/v1/covers/generate', { bookId, templateId: 'swiss-grid' })),
    )
    const [{ coverId, prompt }] = made.result.covers
    assert.match(prompt, /^A graphic cover after the template “Swiss Grid”/)
    const edit = async (words: string) => {
      const body = { prompt: words, webhookUrl: receiver.url }
      const job = await finished(shop, jobIdOf(await shop.call('POST', `/api/v1/covers/${coverId}/edit-image`, body)))
      return { job, event: await announced(receiver, job.jobId) }
    }

    const before = await left()
    const { job, event } = await edit('make the title gold and add a wombat')
    assert.equal(job.status, 'completed', JSON.stringify(job.error))
    assert.deepEqual(job.result.report, {
      done: [{ asked: 'make the title gold', what: 'The title is in gold.' }],
      notDone: [
        {
          asked: 'add a wombat',
          what: 'Nobody has drawn a wombat yet, nor anything near to one.',
          why: 'cannot_be_drawn',
        },
      ],
    })
    assert.deepEqual(unsigned(event.data), unsigned(job.result))
    assert.equal(await left(), before - 1)

    const nothings: readonly (readonly [words: string, code: string, why: RegExp])[] = [
      ['asdkjhqwe zzz', 'edit_not_understood', /“asdkjhqwe zzz”/],
      ['What a lovely cover!', 'edit_not_understood', /asks for no change of the cover/],
      ['Which font is that?', 'edit_not_understood', /asks a question/],
      ['leave it as it is', 'edit_has_no_effect', /everything stays as it is/],
      ['remove the moon', 'edit_has_no_effect', /no moon can be seen on this cover/i],
      ['add a wombat', 'edit_has_no_effect', /Nobody has drawn a wombat/],
      ['left align the title', 'edit_has_no_effect', /the title is set to the left already/i],
    ]
    const ends = await Promise.all(nothings.map(async ([words]) => ({ words, ...(await edit(words)) })))
    for (const [at, [words, code, why]] of nothings.entries()) {
      const end = ends[at]
      assert.deepEqual([end?.job.status, end?.job.error?.code, end?.job.credits_used], ['failed', code, 0], words)
      assert.match(end?.job.error.message, why)
      // What could be asked instead is of this very cover.
      assert.match(end?.job.error.message, /Of this cover you could ask, for example: “make the title gold”, “/)
      assert.deepEqual(
        [end?.event.event, end?.event.data.error, end?.event.data.credits_refunded],
        ['job.failed', end?.job.error, 1],
      )
    }
    assert.equal(await left(), before - 1)
    assert.deepEqual((await verifyLedger(running().database.read)).mismatches, [])
    assert.equal(Object((await shop.call('GET', `/api/v1/books/${bookId}/covers`)).json).total, 2)

    // A job from before there were reports.
    const { report: _, ...older } = JSON.parse(
      (
        await running()
          .database.read.selectFrom('jobs')
          .select('result')
          .where('id', '=', job.jobId)
          .executeTakeFirstOrThrow()
      ).result ?? '',
    )
    await running().database.transact(async (trx) => {
      await trx
        .updateTable('jobs')
        .set({ result: JSON.stringify(older) })
        .where('id', '=', job.jobId)
        .execute()
    })
    const { result } = Object((await shop.call('GET', `/api/v1/jobs/${job.jobId}`)).json)
    assert.deepEqual(Object.keys(result).toSorted(), ['covers', 'sourceCoverId'])
  })
})
