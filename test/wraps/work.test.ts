// What becomes of a wrap job: one wrap per cover, written with the job's end or not at all, charged once, told truthfully.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { verifyLedger } from '../../src/credits/rules.ts'
import { PreflightFailed } from '../../src/print/render/preflight-failed.ts'
import { wrapIdOf } from '../../src/wraps/wrap-id.ts'
import { jobIdOf, openShop, refusalOf, type Shop } from '../covers/shop.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { addPictureCover, bytesAt, finished, orderWrap, readWrapOf, smallBook, storageOf } from './bindery.ts'
import { openBindery, quickPaint, quickPrint } from './quick-bindery.ts'

const left = async (shop: Shop) => Object((await shop.call('GET', '/api/v1/credits')).json).total_available

onBothServices(
  'a wrap job',
  (running) => {
    const make = async (shop: Shop, coverId: string, wish = {}) => {
      const job = await finished(shop, jobIdOf(await orderWrap(shop, coverId, wish)))
      assert.equal(job.status, 'completed', JSON.stringify(job.error))
      return job
    }

    const extend = async (shop: Shop, wrapId: string) =>
      finished(shop, jobIdOf(await shop.call('POST', `/api/v1/wraps/${wrapId}/extend-front`)))

    it('ends with the wrap, its size, its report and fresh URLs, and never shows where files are kept', async (test) => {
      openBindery(test, running())
      const shop = await openShop(running())
      const bookId = await shop.addBook({ title: 'Émile & the Ôther' })
      const coverId = await addPictureCover(running(), shop, bookId)
      const job = await make(shop, coverId, { preset: 'minimal' })
      const { wrapId, assets, dims, layout_report, ...rest } = job.result
      assert.deepEqual(rest, {
        bookId,
        coverId,
        designStyle: 'solid',
        preset: 'minimal',
        warnings: ['front_outpaint_incomplete'],
      })
      assert.equal(job.credits_used, 2)
      assert.deepEqual([dims.spineWidth, dims.fullWidth], [0.225, 10.475])
      assert.deepEqual(layout_report.blocks, [{ id: 'blurb', fontSize: 11, heightPx: 100, overflowsPanel: false }])
      assert.deepEqual(Object.keys(assets), ['wrap_preview', 'wrap_flat', 'wrap_pdf'])
      assert.equal(/storageKey|_storagePath|fileName/.test(JSON.stringify(job)), false)

      const pdf = await fetch(assets.wrap_pdf.signedUrl)
      assert.equal(pdf.headers.get('content-type'), 'application/pdf')
      assert.match(pdf.headers.get('content-disposition') ?? '', /emile-the-other-wrap\.pdf/)
      const flat = await fetch(assets.wrap_flat.signedUrl)
      assert.equal(flat.headers.get('content-type'), 'image/jpeg')
      assert.match(flat.headers.get('content-disposition') ?? '', /emile-the-other-wrap-flat\.jpg/)

      const wrap = await readWrapOf(shop, wrapId)
      const { layout_state: _, assets: files, ...shown } = wrap
      assert.deepEqual(shown, {
        wrapId,
        bookId,
        designName: 'Émile & the Ôther',
        designStyle: 'solid',
        trimWidth: 5,
        trimHeight: 8,
        pageCount: 100,
        spineWidth: 0.225,
      })
      assert.equal(String(await bytesAt(files.back_art.signedUrl)), 'back')

      running().clock.now += 2 * 60 * 60_000
      const later = Object((await shop.call('GET', job.poll_url)).json).result.assets.wrap_pdf
      assert.notEqual(later.signedUrl, assets.wrap_pdf.signedUrl)
      assert.equal(Date.parse(later.expiresAt), running().clock.now + 60 * 60_000)
    })

    it('is for the eyes of its account alone', async (test) => {
      openBindery(test, running())
      const [shop, other] = [await openShop(running()), await openShop(running())]
      const { result } = await make(shop, await addPictureCover(running(), shop))
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/render'],
        ['POST', '/extend-front'],
      ] as const) {
        const answer = await other.call(method, `/api/v1/wraps/${result.wrapId}${path}`)
        assert.equal(refusalOf(answer), '404 wrap_not_found', path)
      }
      assert.equal(refusalOf(await shop.call('GET', '/api/v1/wraps/no-uuid')), '404 wrap_not_found')
    })

    it('makes the wrap of a cover again under the same id, with other files, while the old URLs still answer', async (test) => {
      openBindery(test, running())
      const shop = await openShop(running())
      const coverId = await addPictureCover(running(), shop)
      const first = await make(shop, coverId)
      const second = await make(shop, coverId, { pageCount: 200, designStyle: 'textured' })
      assert.equal(second.result.wrapId, first.result.wrapId)
      const wrap = await readWrapOf(shop, first.result.wrapId)
      assert.deepEqual([wrap.pageCount, wrap.designStyle], [200, 'textured'])
      const path = ({ signedUrl }: { signedUrl: string }) => new URL(signedUrl).pathname
      assert.equal(path(wrap.assets.wrap_pdf), path(second.result.assets.wrap_pdf))
      assert.notEqual(path(wrap.assets.wrap_pdf), path(first.result.assets.wrap_pdf))
      await bytesAt(first.result.assets.wrap_pdf.signedUrl)
    })

    it('makes one wrap when several race for one cover, and charges each', async (test) => {
      openBindery(test, running())
      const shop = await openShop(running())
      const coverId = await addPictureCover(running(), shop)
      const before = await left(shop)
      const jobs = await Promise.all(Array.from({ length: 4 }, () => make(shop, coverId)))
      assert.equal(new Set(jobs.map(({ result }) => result.wrapId)).size, 1)
      const { read } = running().database
      const rows = await read.selectFrom('wraps').select('id').where('cover_id', '=', coverId).execute()
      assert.equal(rows.length, 1)
      const inUse = await read
        .selectFrom('wrap_files')
        .select('storage_key')
        .where('wrap_id', '=', rows[0]?.id ?? '')
        .where('retired_at', 'is', null)
        .execute()
      assert.equal(inUse.length, 5)
      assert.equal(await left(shop), before - 8)
      assert.deepEqual((await verifyLedger(read)).mismatches, [])
    })

    it('that fails before there is a wrap gives everything back and leaves no wrap and no file', async (test) => {
      const preflight = { print: () => Promise.reject(new PreflightFailed([])) }
      const paint = { paintWrap: () => Promise.reject(new Error('no paint')) }
      // Painting is tried three times, with pauses: once is enough of that.
      const failures = running().database.dialect === 'sqlite' ? [preflight, paint] : [preflight]
      for (const hands of failures) {
        await test.test(Object.keys(hands).join(), async (part) => {
          openBindery(part, running(), hands)
          const receiver = await startReceiver(part)
          const shop = await openShop(running())
          const coverId = await addPictureCover(running(), shop)
          const before = await left(shop)
          const wish = { designStyle: 'continuation', webhookUrl: receiver.url }
          const job = await finished(shop, jobIdOf(await orderWrap(shop, coverId, wish)))
          assert.deepEqual([job.status, job.error.code, job.credits_used], ['failed', 'generation_failed', 0])
          assert.equal(job.result, null)
          assert.equal(await left(shop), before)
          for await (const file of storageOf(running()).list(`wraps/${wrapIdOf(coverId)}/`)) assert.fail(file.key)
          const { read } = running().database
          assert.deepEqual(await read.selectFrom('wraps').select('id').where('cover_id', '=', coverId).execute(), [])
          const delivery = await read
            .selectFrom('webhook_deliveries')
            .select('body')
            .where('job_id', '=', job.jobId)
            .executeTakeFirstOrThrow()
          const { event, data } = JSON.parse(delivery.body)
          assert.deepEqual([event, data.credits_refunded, data.sourceCoverId], ['job.failed', 4, coverId])
          assert.deepEqual((await verifyLedger(read)).mismatches, [])
        })
      }
    })

    it('that fails because the picture of the cover is gone says so', async (test) => {
      openBindery(test, running())
      const shop = await openShop(running())
      const job = await finished(shop, jobIdOf(await orderWrap(shop, await shop.addCover())))
      assert.deepEqual(job.error, { code: 'generation_failed', message: 'The picture of the cover is gone.' })
    })

    it('that fails when the wrap is there leaves it as it was', async (test) => {
      let fails = false
      openBindery(test, running(), {
        print: (order) => (fails ? Promise.reject(new PreflightFailed([])) : quickPrint(order)),
      })
      const shop = await openShop(running())
      const coverId = await addPictureCover(running(), shop)
      const { result } = await make(shop, coverId)
      fails = true
      const job = await finished(shop, jobIdOf(await orderWrap(shop, coverId, { pageCount: 300 })))
      assert.equal(job.status, 'failed')
      const wrap = await readWrapOf(shop, result.wrapId)
      assert.equal(wrap.pageCount, 100)
      await bytesAt(wrap.assets.wrap_pdf.signedUrl)
    })

    it('announces the same result that polling shows', async (test) => {
      openBindery(test, running())
      const receiver = await startReceiver(test)
      const shop = await openShop(running())
      const job = await make(shop, await addPictureCover(running(), shop), { webhookUrl: receiver.url })
      const { body } = await running()
        .database.read.selectFrom('webhook_deliveries')
        .select('body')
        .where('job_id', '=', job.jobId)
        .executeTakeFirstOrThrow()
      const { event, operation, data } = JSON.parse(body)
      assert.deepEqual([event, operation], ['job.completed', 'wrap'])
      assert.deepEqual(data, job.result)
    })

    it('extends the front of a wrap in another way each time, and keeps back, layout and spine', async (test) => {
      const { painted, printed } = openBindery(test, running())
      const shop = await openShop(running())
      const { result } = await make(shop, await addPictureCover(running(), shop), { spineColor: '#123456' })
      const before = await readWrapOf(shop, result.wrapId)
      for (const attempt of [1, 2]) {
        const sheetBefore = printed.at(-1)?.art
        const job = await extend(shop, result.wrapId)
        assert.deepEqual([job.status, job.operation, job.credits_used], ['completed', 'wrap_extend_front', 0])
        assert.deepEqual(
          [job.result.wrapId, job.result.coverId, job.result.warnings],
          [result.wrapId, result.coverId, []],
        )
        const order = painted.at(-1)
        assert.equal(order?.attempt, attempt)
        assert.deepEqual(Buffer.from(order?.keep?.sheet ?? []), Buffer.from(sheetBefore ?? []))
        assert.deepEqual(printed.at(-1)?.layout, { kind: 'state', state: before.layout_state })
        const after = await readWrapOf(shop, result.wrapId)
        assert.deepEqual(after.layout_state, before.layout_state)
        const backOf = ({ assets }: typeof after) => new URL(assets.back_art.signedUrl).pathname
        assert.equal(backOf(after), backOf(before))
      }
    })

    it('extends what the wrap has become when it is changed meanwhile, however often, and no attempt counts for that', async (test) => {
      const shop = await openShop(running())
      const { database } = running()
      const changeElsewhere = (wrapId: string) =>
        database.transact((trx) =>
          trx
            .updateTable('wraps')
            .set((row) => ({ revision: row('revision', '+', 1), preset: 'minimal' }))
            .where('id', '=', wrapId)
            .execute(),
        )
      const coverId = await addPictureCover(running(), shop)
      let changes = 0
      const { painted } = openBindery(test, running(), {
        paintWrap: async (order) => {
          if (order.keep && ++changes <= 5) await changeElsewhere(wrapIdOf(coverId))
          return quickPaint(order)
        },
      })
      const { result } = await make(shop, coverId)
      const job = await extend(shop, result.wrapId)
      assert.equal(job.status, 'completed', JSON.stringify(job.error))
      assert.equal(job.result.preset, 'minimal')
      assert.equal(painted.filter(({ keep }) => keep).length, 6)
      const { attempts } = await database.read
        .selectFrom('jobs')
        .select('attempts')
        .where('id', '=', job.jobId)
        .executeTakeFirstOrThrow()
      assert.equal(attempts, 1)
    })

    it('takes its turn: ten jobs on one wrap at once all end well, each painted once', async (test) => {
      const shop = await openShop(running())
      let atOnce = 0
      let most = 0
      const paintWrap: typeof quickPaint = async (order, signal) => {
        most = Math.max(most, ++atOnce)
        // Long enough for all others to be taken, if they were not made to wait.
        await setImmediate()
        const made = await quickPaint(order, signal)
        atOnce--
        return made
      }
      const binderies = [1, 2, 3].map(() => openBindery(test, running(), { paintWrap }))
      const coverId = await addPictureCover(running(), shop)
      const { result } = await make(shop, coverId)
      const path = `/api/v1/wraps/${result.wrapId}/extend-front`
      const asked = await Promise.all([
        ...Array.from({ length: 9 }, () => shop.call('POST', path)),
        orderWrap(shop, coverId, {}),
      ])
      const jobs = await Promise.all(asked.map((answer) => finished(shop, jobIdOf(answer))))
      assert.deepEqual(
        jobs.map(({ status, error }) => [status, error]),
        jobs.map(() => ['completed', null]),
      )
      assert.equal(most, 1)
      assert.equal(binderies.flatMap(({ painted }) => painted).length, 11)
      const rows = await running()
        .database.read.selectFrom('jobs')
        .select('attempts')
        .where('cover_id', '=', coverId)
        .execute()
      assert.ok(rows.every(({ attempts }) => attempts === 1))
    })

    it('gives the print shop what was asked for', async (test) => {
      const { painted, printed } = openBindery(test, running())
      const shop = await openShop(running())
      const coverId = await addPictureCover(running(), shop)
      const wish = {
        customInstructions: 'a calm sea',
        spineColor: '#abc',
        blurb: 'B',
        spineTitle: 'S',
        preset: 'blurb-only',
      }
      await make(shop, coverId, { ...wish, designStyle: 'textured', solidColor: '#fff' })
      const art = painted.at(-1)
      assert.deepEqual(
        [art?.style, art?.instructions, art?.spineColor, art?.keep, art?.front.kind],
        ['textured', 'a calm sea', '#aabbcc', null, 'picture'],
      )
      const order = printed.at(-1)
      assert.deepEqual(order?.specs, smallBook)
      assert.ok(order?.layout.kind === 'texts')
      assert.deepEqual(order.layout.colors, { back: null, spine: '#aabbcc' })
      assert.deepEqual(
        [order.layout.preset, order.layout.texts.blurb, order.layout.texts.tagline],
        ['blurb-only', 'B', ''],
      )
      await make(shop, coverId, { solidColor: '#fff' })
      const solid = printed.at(-1)?.layout
      assert.ok(solid?.kind === 'texts')
      assert.deepEqual(solid.colors, { back: '#ffffff', spine: '#ffffff' })
    })
  },
  acceptingOnly,
)
