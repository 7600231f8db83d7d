// The pages of the library without scripts: whose they are, what is found on them, and their pictures.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { newId } from '../../src/platform/ids.ts'
import { newVisitor } from '../identity/people.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { setSubscription } from '../support/subscriptions.ts'
import { addPictureCover, addWrap } from '../wraps/bindery.ts'
import { hiddenOf, leadsTo, newReader, type Reader } from './a-reader.ts'

onBothServices(
  'the library',
  (running) => {
    let reader: Reader
    let bookId = ''
    let coverId = ''
    before(async () => {
      reader = await newReader(running())
      bookId = await reader.owner.addBook({ title: 'The 100% Wolf_Moon' })
      coverId = await addPictureCover(running(), reader.owner, bookId)
    })

    const bookPath = () => `/library/books/${bookId}`
    const coverPath = () => `/library/covers/${coverId}`

    describe('is open', () => {
      it('to nobody who has not signed in, and leads them to do so and back', async () => {
        const nobody = newVisitor(running())
        for (const path of ['/library', bookPath(), coverPath(), '/try?title=A+B&genre=fantasy']) {
          leadsTo(await nobody.get(path), `/sign-in?${new URLSearchParams({ next: path })}`)
        }
        for (const path of [`/library/jobs/${newId()}`, `${coverPath()}/pictures/preview`]) {
          assert.equal((await nobody.get(path)).status, 401, path)
        }
        assert.deepEqual(JSON.parse((await nobody.get('/try/session')).text), { signedIn: false, ready: null })
      })

      it('to each for their own books, covers, jobs and wraps only', async () => {
        const stranger = await newReader(running())
        const job = await reader.visitor.submit(await reader.visitor.get(coverPath()), `${coverPath()}/variations`, {
          count: '1',
        })
        leadsTo(job, coverPath())
        const { id: jobId } = await running()
          .database.read.selectFrom('jobs')
          .select('id')
          .where('account_id', '=', reader.owner.accountId)
          .executeTakeFirstOrThrow()
        assert.equal((await reader.visitor.get(`/library/jobs/${jobId}`)).status, 200)
        for (const path of [
          bookPath(),
          coverPath(),
          `${coverPath()}/pictures/preview`,
          `${coverPath()}/assets/preview`,
          `/library/jobs/${jobId}`,
          '/library/books/none',
          '/library/covers/none',
        ]) {
          assert.equal((await stranger.visitor.get(path)).status, 404, path)
        }
        const own = await stranger.visitor.get('/library')
        const fields = hiddenOf(own, '/library')
        const wrapId = await addWrap(running(), reader.owner)
        for (const path of [
          `${bookPath()}/generate`,
          `${coverPath()}/variations`,
          `${coverPath()}/audiobook-cover`,
          `/library/wraps/${wrapId}/extend-front`,
        ]) {
          assert.equal((await stranger.visitor.post(path, { ...fields, count: '1' })).status, 404, path)
        }
        const wrap = { ...fields, trim: '6x9', pageCount: '200', paperType: 'white' }
        assert.equal((await stranger.visitor.post(`${coverPath()}/wraps`, wrap)).status, 404)
        assert.deepEqual(await stranger.ordered(), [])
      })

      it('with a word about the plan to people without one', async () => {
        const { owner, visitor } = await newReader(running())
        await setSubscription(running().database, owner.accountId, false)
        const page = await visitor.get('/library')
        assert.equal(page.status, 403)
        assert.match(page.text, /no active plan/)
      })

      it('as pages without inline script or style, whose policy allows neither', async () => {
        for (const path of ['/library', bookPath(), coverPath(), '/try']) {
          const { status, text, headers } = await reader.visitor.get(path)
          assert.equal(status, 200, path)
          assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe|https?:|\*/)
          assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
          assert.equal(headers.get('cache-control'), 'no-store')
        }
      })
    })

    it('finds books by a part of their title, and pages through many', async () => {
      const { visitor, owner } = await newReader(running())
      for (let index = 0; index < 26; index++) await owner.addBook({ title: `Volume ${index}` })
      await owner.addBook({ title: '100% Wolf_Moon' })
      const titles = (text: string): string[] =>
        [...text.matchAll(/<b>([^<]+)<\/b><span>/g)].map(([, title = '']) => title)
      const nextOf = (text: string): string =>
        /rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
      for (const query of ['', '?q=volume']) {
        const first = await visitor.get(`/library${query}`)
        const second = await visitor.get(nextOf(first.text))
        const seen = [...titles(first.text), ...titles(second.text)]
        assert.equal(seen.filter((title) => title.startsWith('Volume')).length, 26)
        assert.equal(new Set(seen).size, query === '' ? 27 : 26)
        assert.equal(nextOf(second.text), '')
      }
      for (const words of ['0%', 'f_m', 'WOLF']) {
        assert.deepEqual(titles((await visitor.get(`/library?${new URLSearchParams({ q: words })}`)).text), [
          '100% Wolf_Moon',
        ])
      }
      assert.match((await visitor.get('/library?q=%25%25')).text, /No title contains/)
      assert.equal((await visitor.get('/library?cursor=nonsense')).status, 400)
      for (const query of ['q=%00', 'q=a%00b', 'q=%F0%9F%93%9A', 'q=%5C', 'q=wolf&after=%00', 'q=a&q=b']) {
        assert.equal((await visitor.get(`/library?${query}`)).status, 200, query)
      }
    })

    it('shows a picture small, for its owner’s browser to keep, and leads to a file that can be downloaded', async () => {
      const picture = await reader.visitor.get(`${coverPath()}/pictures/preview?size=small`)
      assert.equal(picture.headers.get('content-type'), 'image/jpeg')
      assert.match(picture.headers.get('cache-control') ?? '', /^private, .*immutable/)
      assert.equal((await reader.visitor.get(`${coverPath()}/pictures/full`)).status, 404)
      assert.equal((await reader.visitor.get(`${coverPath()}/pictures/..%2f..%2fsecret`)).status, 400)
      const { status, headers } = await reader.visitor.get(`${coverPath()}/assets/preview`)
      assert.equal(status, 303)
      assert.equal((await fetch(headers.get('location') ?? '')).status, 200)
    })
  },
  acceptingOnly,
)
