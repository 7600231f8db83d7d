// The forms of the library without scripts: the same rules as the API, nothing paid twice, and a word where something is wrong.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { adjust } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { newVisitor } from '../identity/people.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { addPictureCover } from '../wraps/bindery.ts'
import { complaintAt, hiddenOf, leadsTo, multipart, newReader, type Reader, sendPictures } from './a-reader.ts'

onBothServices(
  'a form of the library',
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

    describe('is taken', () => {
      it('only from its own page', async () => {
        const before = await reader.credits()
        const forms = [
          '/library',
          '/try',
          `${bookPath()}/generate`,
          `${coverPath()}/edit-image`,
          `${coverPath()}/variations`,
          `${coverPath()}/upscale`,
          `${coverPath()}/audiobook-cover`,
          `${coverPath()}/remove-text`,
          `${coverPath()}/wraps`,
          `/library/wraps/${newId()}/extend-front`,
        ]
        for (const path of forms) {
          const forged = await reader.visitor.post(path, {
            form_token: 'x',
            title: 'A',
            prompt: 'gold title',
            count: '1',
          })
          assert.equal(forged.status, 403, path)
        }
        const upload = await sendPictures(
          running(),
          reader.visitor,
          `${bookPath()}/generate-reference`,
          multipart({}, []),
        )
        assert.equal(upload.status, 403)
        const nobody = newVisitor(running())
        leadsTo(
          await sendPictures(running(), nobody, `${bookPath()}/generate-reference`, multipart({}, [])),
          /^\/sign-in/,
        )
        assert.equal(await reader.credits(), before)
      })

      it('sent twice, or both at once, as one wish that is paid for once', async () => {
        const { visitor, credits, ordered, owner } = await newReader(running())
        const own = await owner.addBook()
        const action = `/library/books/${own}/generate`
        const page = await visitor.get(`/library/books/${own}`)
        const before = await credits()
        const wish = { ...hiddenOf(page, action), count: '2', prompt: 'A red door' }
        for (const each of await Promise.all([visitor.post(action, wish), visitor.post(action, wish)])) {
          leadsTo(each, `/library/books/${own}`)
        }
        assert.deepEqual([await ordered(), await credits()], [['generate'], before - 2])
        // From a page that the browser had kept, another wish is another wish.
        leadsTo(await visitor.post(action, { ...wish, prompt: 'A blue door' }), `/library/books/${own}`)
        assert.deepEqual([await ordered(), await credits()], [['generate', 'generate'], before - 4])
        const shown = await visitor.get(`/library/books/${own}`)
        assert.equal(shown.text.match(/class="painting"/g)?.length, 4)
        assert.match(shown.text, /<meta http-equiv="refresh"/)
      })

      it('for a book and its covers at once, and sent twice finds both', async () => {
        const { visitor, credits, ordered } = await newReader(running())
        const page = await visitor.get('/try?title=Night+Ferry&author=Ida+Berg&genre=mystery')
        assert.match(page.text, /value="Night Ferry"/)
        const wish = { ...hiddenOf(page, '/try'), title: 'Night Ferry', author: 'Ida Berg', genre: 'mystery' }
        const before = await credits()
        const [one, other] = [await visitor.post('/try', wish), await visitor.post('/try', wish)]
        leadsTo(one, /^\/library\/books\/[0-9a-f-]{36}$/)
        const odd = await visitor.post('/try', { ...wish, once: '\0', title: 'A\0' })
        assert.equal(odd.status, 400)
        assert.equal(other.headers.get('location'), one.headers.get('location'))
        assert.deepEqual([await ordered(), await credits()], [['generate'], before - 3])
      })

      it('for everything that can be made of a cover, by the rules and prices of the API', async () => {
        const { visitor, owner, credits, ordered } = await newReader(running())
        const own = await addPictureCover(running(), owner)
        const path = `/library/covers/${own}`
        const before = await credits()
        const send = async (action: string, typed: Readonly<Record<string, string>>) =>
          leadsTo(await visitor.submit(await visitor.get(path), `${path}/${action}`, typed), path)
        await send('edit-image', { prompt: 'Gold title' })
        await send('variations', { count: '2' })
        await send('upscale', {})
        await send('audiobook-cover', {})
        await send('remove-text', {})
        const book = { trim: '6x9', pageCount: '200', paperType: 'cream', bindingType: 'paperback' }
        await send('wraps', { ...book, designStyle: 'solid', preset: 'standard', blurb: 'It was late.' })
        assert.deepEqual(await ordered(), [
          'edit_image',
          'variation',
          'upscale',
          'audiobook_cover',
          'remove_text',
          'wrap',
        ])
        assert.equal(await credits(), before - 1 - 2 - 0 - 1 - 1 - 2)
        const page = await visitor.get(path)
        assert.equal(page.text.match(/being made/g)?.length, 3)
        assert.match(page.text, /<figure class="wrap painting">/)
      })
    })

    describe('says what is wrong', () => {
      it('beside the field that it is about, and keeps what was typed', async () => {
        const page = await reader.visitor.get('/library')
        const typed = { title: 'T'.repeat(101), author: 'Ada <b>Vey</b>', genre: 'mystery', summary: 'A & B' }
        const refused = await reader.visitor.post('/library', { ...hiddenOf(page, '/library'), ...typed })
        assert.equal(refused.status, 400)
        assert.equal(complaintAt(refused, 'new-book-title'), 'title must be at most 100 characters.')
        assert.match(refused.text, /value="Ada &lt;b&gt;Vey&lt;\/b&gt;"/)
        assert.match(refused.text, /<option value="mystery" selected>/)
        assert.match(refused.text, />\s*A &amp; B<\/textarea>/)
        assert.equal(hiddenOf(refused, '/library').once, hiddenOf(page, '/library').once)
        const missing = await reader.visitor.post('/library', {
          ...hiddenOf(page, '/library'),
          title: '',
          genre: 'mystery',
        })
        for (const field of ['title', 'author']) {
          assert.equal(complaintAt(missing, `new-book-${field}`), 'title and author are required.')
        }
        const wrap = await reader.visitor.submit(await reader.visitor.get(coverPath()), `${coverPath()}/wraps`, {
          trim: '6x9',
          pageCount: '9',
          paperType: 'white',
          tagline: 'Kept',
        })
        assert.equal(wrap.status, 400)
        assert.ok(complaintAt(wrap, 'wrap-form-pageCount'))
        assert.match(wrap.text, /value="Kept"/)
        const silent = await reader.visitor.submit(await reader.visitor.get(coverPath()), `${coverPath()}/edit-image`)
        assert.equal(complaintAt(silent, 'edit-prompt'), 'A prompt is required.')
      })

      it('above the form where it is about none of its fields, such as credits or work that runs already', async () => {
        const { visitor, owner, credits } = await newReader(running())
        const own = await addPictureCover(running(), owner)
        const path = `/library/covers/${own}`
        const page = await visitor.get(path)
        leadsTo(await visitor.submit(page, `${path}/audiobook-cover`), path)
        const fields = { ...hiddenOf(page, `${path}/audiobook-cover`), once: newId() }
        const again = await visitor.post(`${path}/audiobook-cover`, fields)
        assert.equal(again.status, 409)
        const drain = { accountId: owner.accountId, bucket: 'monthly', by: -(await credits()), reason: null } as const
        await running().database.transact((trx) => adjust(trx, { ...drain, at: running().clock.now }))
        const poor = await visitor.submit(page, `${path}/edit-image`, { prompt: 'Gold title' })
        assert.equal(poor.status, 402)
        assert.match(poor.text, /role="alert">[^<]*credit[^<]*<a href="\/dashboard\/billing">/)
        assert.match(poor.text, />\s*Gold title<\/textarea>/)
      })
    })
  },
  acceptingOnly,
)
