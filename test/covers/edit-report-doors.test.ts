// The report of an edit through the other doors: agents, the client, the pages of the library and of the dashboard.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { JobFailedError } from '../../sdk/src/index.ts'
import { newReader, type Reader } from '../library/a-reader.ts'
import { connect, outputOf } from '../mcp/clients.ts'
import { clientOf, rejection } from '../sdk/client-of.ts'
import { eventually } from '../support/eventually.ts'
import { onQuickStudio } from '../support/quick-studio.ts'

const wish = 'make the title gold and add a wombat'
const done = 'The title is in gold.'
const notDone = 'Nobody has drawn a wombat yet, nor anything near to one (cannot be drawn here yet).'

onQuickStudio('the report of an edit', (running) => {
  let reader: Reader
  let coverId = ''
  before(async () => {
    reader = await newReader(running())
    const client = clientOf(running(), reader.owner)
    const bookId = await reader.owner.addBook()
    const { result } = await client.jobs.wait(await client.covers.generate({ bookId, templateId: 'swiss-grid' }))
    coverId = result.covers[0]?.coverId ?? ''
  })

  it('is told to agents in words, with all of it beside them', async () => {
    const agent = await connect(running(), reader.owner.apiKey)
    const ended = async (prompt: string) => {
      const { jobId } = outputOf(await agent.call('edit_cover', { coverId, prompt }))
      return eventually('the end of the edit', async () => {
        const told = Object(outputOf(await agent.call('get_generation_status', { jobId, include_images: false })))
        return ['completed', 'failed'].includes(told.status) ? told : undefined
      })
    }
    const told = await ended(wish)
    assert.ok(
      told.next_step.startsWith(`Tell the user. Done: ${done} Not done: ${notDone} Show the user`),
      told.next_step,
    )
    assert.deepEqual([told.result.report.done.length, told.result.report.notDone[0].why], [1, 'cannot_be_drawn'])
    const refused = await ended('What a lovely cover!')
    assert.deepEqual([refused.status, refused.error.code], ['failed', 'edit_not_understood'])
    assert.match(refused.next_step, /credits were refunded\. Tell the user what the message says/)
    await agent.close()
  })

  it('is a field of the client’s result, and its failures have their codes', async () => {
    const client = clientOf(running(), reader.owner)
    const { result } = await client.jobs.wait(await client.covers.edit(coverId, { prompt: wish }))
    assert.deepEqual(
      result.report?.notDone.map(({ asked, why }) => [asked, why]),
      [['add a wombat', 'cannot_be_drawn']],
    )
    const failure = await rejection(client.jobs.wait(await client.covers.edit(coverId, { prompt: 'remove the moon' })))
    assert.ok(failure instanceof JobFailedError)
    assert.equal(failure.reason.code, 'edit_has_no_effect')
  })

  it('stands on the pages of the new cover and of the job, and is counted where it is news', async () => {
    const client = clientOf(running(), reader.owner)
    const { jobId, result } = await client.jobs.wait(await client.covers.edit(coverId, { prompt: wish }))
    const paths = [`/library/covers/${result.covers[0]?.coverId}`, `/dashboard/jobs/${jobId}`]
    for (const path of paths) {
      const { text } = await reader.visitor.get(path)
      assert.ok(text.includes(`<p class="asked">Done</p><ul class="asked done"><li>${done}</li></ul>`), path)
      assert.ok(text.includes(`<p class="asked">Not done</p><ul class="asked not-done"><li>${notDone}</li></ul>`), path)
    }
    const { text } = await reader.visitor.get(`/library/covers/${coverId}`)
    assert.match(text, /Changed by your words<\/b> <a [^>]+>Look at it<\/a> <span class="state">1 done, 1 not</)
    assert.doesNotMatch(text, /as you said/)
  })
})
