// What the editor's page asks of the server.
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { newId } from '../../src/platform/ids.ts'
import { newVisitor, signedIn } from '../identity/people.ts'
import { locationOf } from '../identity/visitor.ts'
import { onBothServices } from '../support/service.ts'
import { setSubscription } from '../support/subscriptions.ts'
import { addWrap, readWrapOf, render } from '../wraps/bindery.ts'
import { codeOf, type Desk, newOwner, type Owner, openDesk, someTexts, withText } from './a-desk.ts'

onBothServices('the wrap editor', (running) => {
  let owner: Owner
  let desk: Desk
  before(async () => {
    owner = await newOwner(running())
    const wrapId = await addWrap(running(), owner)
    await render(owner, wrapId, someTexts)
    desk = await openDesk(running(), owner, wrapId)
  })

  describe('lets in', () => {
    it('only whom the wrap belongs to, and leads others to sign in and back', async () => {
      const { status, headers } = await newVisitor(running()).get(`/wraps/${desk.wrapId}/edit`)
      assert.equal(status, 303)
      assert.equal(headers.get('location'), `/sign-in?next=${encodeURIComponent(`/wraps/${desk.wrapId}/edit`)}`)
      const stranger = await signedIn(running(), await newOwner(running()))
      for (const path of [
        'edit',
        'edit/pdf',
        'edit/document',
        'edit/art?pageCount=100&paperType=white&bindingType=paperback',
        'edit/proof',
      ]) {
        assert.equal((await stranger.get(`/wraps/${desk.wrapId}/${path}`)).status, 404, path)
        assert.equal((await stranger.get(`/wraps/${newId()}/${path}`)).status, 404, path)
      }
    })

    it('no script without a session, and no form that our page has not made', async () => {
      const content = JSON.stringify({})
      for (const path of ['typeset', 'save']) {
        const nobody = await newVisitor(running()).post(`/wraps/${desk.wrapId}/${path}`, { content })
        assert.equal(nobody.status, 401, path)
        const forged = await desk.visitor.post(`/wraps/${desk.wrapId}/${path}`, { content, form_token: 'x' })
        assert.equal(forged.status, 403, path)
      }
      assert.equal((await newVisitor(running()).get(`/wraps/${desk.wrapId}/edit/document`)).status, 401)
    })
  })

  it('is a page without inline script or style, whose policy allows none', async () => {
    const { text, headers } = await desk.visitor.get(`/wraps/${desk.wrapId}/edit`)
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe|https?:|\*/)
    assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
  })

  it('serves its code without types, for ever, and each font for a day', async () => {
    const { text: page } = await desk.visitor.get(`/wraps/${desk.wrapId}/edit`)
    const modules = [...page.matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map(([, path = '']) => path)
    assert.ok(modules.length > 20)
    for (const path of modules) {
      const { status, headers, text } = await desk.visitor.get(path)
      assert.equal(status, 200, path)
      assert.match(headers.get('content-type') ?? '', /^text\/javascript/)
      assert.match(headers.get('cache-control') ?? '', /immutable/)
      assert.doesNotMatch(text, /^import type|\binterface \w+ \{|: readonly /m, path)
    }
    assert.equal((await desk.visitor.get('/assets/code/none/editor/main.ts')).status, 404)
    const font = await desk.visitor.get('/assets/faces/garamond')
    assert.equal(font.headers.get('content-type'), 'font/ttf')
    for (const path of ['nobody', '..%2f..%2fpackage.json', '%00']) {
      assert.ok((await desk.visitor.get(`/assets/faces/${path}`)).status < 500)
    }
  })

  describe('typesets', () => {
    it('the layout that the API shows, run by run, without telling where fonts are kept', async () => {
      const { document, type } = await desk.open()
      assert.deepEqual(document.layout, (await readWrapOf(owner, desk.wrapId)).layout_state)
      const said = type.runs.filter(({ blockId }) => blockId === 'tagline').map(({ text }) => text)
      assert.equal(said.join(' ').toLowerCase(), someTexts.tagline.toLowerCase())
      assert.doesNotMatch(JSON.stringify(type), /assets|\.ttf/)
    })

    it('a document with another text, with what its author should know', async () => {
      const { document } = await desk.open()
      const { text } = await desk.send('typeset', {
        ...withText(document, 'tagline', 'word '.repeat(200)),
        reflowFrom: null,
      })
      const { type } = JSON.parse(text)
      assert.ok(
        type.report.warnings.some((warning: { code: string; blockId: string }) => warning.blockId === 'tagline'),
      )
    })

    it('nothing that is no layout, and names the field that is wrong', async () => {
      const { document } = await desk.open()
      const [first, ...rest] = document.layout.textBlocks
      const wrong = { ...document, layout: { ...document.layout, textBlocks: [{ ...first, fontSize: 3 }, ...rest] } }
      const refused = await desk.send('typeset', { ...wrong, reflowFrom: null })
      assert.equal(refused.status, 400)
      assert.equal(codeOf(refused), 'invalid_layout')
      assert.match(refused.text, /layoutState\.textBlocks\[0\]\.fontSize/)
      for (const content of ['', 7, [], { layout: 1 }, { ...document, specs: { pageCount: 'x' }, reflowFrom: null }]) {
        assert.equal((await desk.send('typeset', content)).status, 400)
      }
    })

    it('a longer book with a wider spine, the back where it was and the spine set anew', async () => {
      const { document, type: before } = await desk.open()
      const specs = { ...document.specs, pageCount: 400 }
      const { text } = await desk.send('typeset', { layout: document.layout, specs, reflowFrom: document.specs })
      const { document: after, type } = JSON.parse(text)
      assert.ok(type.geometry.spineWidth > before.geometry.spineWidth * 3)
      for (const [index, block] of document.layout.textBlocks.entries()) {
        const moved = after.layout.textBlocks[index]
        if (block.panel === 'back') assert.deepEqual(moved, block)
        else assert.ok(moved.fontSize > block.fontSize, block.id)
      }
      const refused = await desk.send('typeset', { ...document, specs: { ...specs, pageCount: 9 }, reflowFrom: null })
      assert.equal(codeOf(refused), 'invalid_page_count')
    })
  })

  it('saves what the API then shows, once, and not over a change that its author has not seen', async () => {
    const { document, revision } = await desk.open()
    const specs = { ...document.specs, pageCount: 200 }
    const { text: set } = await desk.send('typeset', { layout: document.layout, specs, reflowFrom: document.specs })
    const edited = withText(JSON.parse(set).document, 'tagline', 'A lamp that learned to lie.')
    const saved = await desk.send('save', { ...edited, revision })
    assert.equal(saved.status, 200, saved.text)
    const shown = await readWrapOf(owner, desk.wrapId)
    assert.deepEqual(shown.layout_state, edited.layout)
    assert.equal(shown.pageCount, 200)
    assert.equal(shown.spineWidth, 0.45)

    const late = await desk.send('save', { ...document, revision })
    assert.equal(late.status, 409)
    assert.equal(codeOf(late), 'wrap_changed')
    assert.deepEqual((await readWrapOf(owner, desk.wrapId)).layout_state, edited.layout)

    const proof = await desk.visitor.get(`/wraps/${desk.wrapId}/edit/proof?revision=2&size=preview`)
    assert.equal(proof.headers.get('content-type'), 'image/jpeg')
    const pdf = await desk.visitor.get(`/wraps/${desk.wrapId}/edit/pdf`)
    assert.equal(pdf.status, 303)
    assert.match(locationOf(pdf), /\.pdf\?/)
  })

  it('saves nothing that the content policy forbids, that is broken, or that the plan does not cover', async () => {
    const { document, revision } = await desk.open()
    const shown = await readWrapOf(owner, desk.wrapId)
    const broken = await desk.send('save', { ...withText(document, 'tagline', 'a\u0000b'), revision })
    assert.equal(codeOf(broken), 'invalid_layout')
    const binding = await desk.send('save', {
      ...document,
      specs: { ...document.specs, bindingType: 'scroll' },
      revision,
    })
    assert.equal(codeOf(binding), 'invalid_binding_type')
    const crowded = await desk.send('save', { ...document, more: Array.from({ length: 5000 }, () => 1), revision })
    assert.equal(codeOf(crowded), 'invalid_json')
    const forbidden = await desk.send('save', { ...withText(document, 'blurb', 'Kill all the Jews.'), revision })
    assert.equal(codeOf(forbidden), 'content_policy_violation')
    await setSubscription(running().database, owner.accountId, false)
    const unpaid = await desk.send('save', { ...document, revision })
    await setSubscription(running().database, owner.accountId, true)
    assert.equal(unpaid.status, 403)
    assert.deepEqual((await readWrapOf(owner, desk.wrapId)).layout_state, shown.layout_state)
  })
})
