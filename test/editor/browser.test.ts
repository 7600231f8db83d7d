// The editor in a real browser: what people do with it, what the API then has, and that the canvas shows what the file prints.
import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { it, startBrowser } from '../support/browser-tests.ts'
import { violationsOf, watchedPage } from '../support/page-checks.ts'
import { onService } from '../support/service.ts'
import { bytesAt, readWrapOf, render } from '../wraps/bindery.ts'
import { newOwner, type Owner, printedWrap, someTexts } from './a-desk.ts'
import { drawnRuns, rememberDrawing } from './drawn-runs.ts'
import { printedRuns } from './printed-runs.ts'

onService('sqlite', 'the wrap editor in a browser', (running) => {
  let browser: Browser | undefined
  let owner: Owner
  let wrapId = ''
  let session: Awaited<ReturnType<BrowserContext['storageState']>> | undefined
  before(async () => {
    browser = await startBrowser()
    owner = await newOwner(running())
    wrapId = await printedWrap(running(), owner)
  })
  after(() => browser?.close())

  const openEditor = async (options: BrowserContextOptions = {}) => {
    assert.ok(browser)
    const signedIn = session ? { storageState: session } : {}
    const context = await browser.newContext({ viewport: { width: 1300, height: 850 }, ...signedIn, ...options })
    const { page, complaints } = await watchedPage(context, running().baseUrl)
    await rememberDrawing(page)
    await page.goto(`${running().baseUrl}/wraps/${wrapId}/edit`)
    if (!session) {
      await page.getByLabel('Email').fill(owner.email)
      await page.getByLabel('Password').fill(owner.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await page.locator('body.is-ready').waitFor()
    session ??= await context.storageState()
    return { page, complaints, close: () => context.close() }
  }

  const saved = (page: Page): Promise<void> => page.locator('#save-state[data-phase=clean]').waitFor()

  const layoutNow = async () => (await readWrapOf(owner, wrapId)).layout_state
  const blockNow = async (id: string) => (await layoutNow()).textBlocks.find((block: { id: string }) => block.id === id)

  const wordings = {
    English: someTexts,
    'other scripts': {
      tagline: 'Ночь над маяком',
      blurb: '灯台の灯りが消えた朝、真良は台所の椅子に見知らぬ人のコートを見つけた。それは濡れていた。',
      authorBio: 'Ελένη Βανς, Αθήνα.',
      spineTitle: 'Маяк',
      spineAuthor: 'Ελένη Βανς',
    },
  }
  for (const [name, texts] of Object.entries(wordings)) {
    it(`draws every line where the print file has it, to half a point: ${name}`, async (t) => {
      await render(owner, wrapId, texts)
      const { page, close } = await openEditor()
      const drawn = await drawnRuns(page)
      const { assets } = await readWrapOf(owner, wrapId)
      const printed = await printedRuns(await bytesAt(assets.wrap_pdf.signedUrl))
      const said = drawn.map(({ text }) => text.replaceAll(/\s/g, ''))
      assert.deepEqual(said.toSorted(), printed.map(({ text }) => text).toSorted())
      const worst = { place: 0, length: 0 }
      for (const [index, run] of drawn.entries()) {
        const twin = printed.find(({ text }) => text === said[index])
        assert.ok(twin)
        worst.place = Math.max(worst.place, Math.hypot(twin.x - run.x, twin.y - run.y))
        worst.length = Math.max(worst.length, Math.abs(twin.length - run.length))
      }
      t.diagnostic(`at most ${worst.place.toFixed(3)} pt apart, and ${worst.length.toFixed(3)} pt in length`)
      assert.ok(worst.place <= 0.5, `places differ by ${worst.place} pt`)
      assert.ok(worst.length <= 0.5, `lengths differ by ${worst.length} pt`)
      await close()
    })
  }

  it('is worked by keyboard alone, saves by itself, and the API has what was done; and the reverse', async () => {
    const { page, complaints, close } = await openEditor()
    const before = await blockNow('tagline')
    await page.locator('[data-block=tagline]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('A lamp that learned to lie.')
    await page.keyboard.press('Escape')
    assert.equal(await page.evaluate('document.activeElement.dataset.block'), 'tagline')
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate('document.activeElement.dataset.block'), 'blurb')
    await saved(page)
    const moved = await blockNow('tagline')
    assert.equal(moved.text, 'A lamp that learned to lie.')
    assert.ok(Math.abs(moved.x - before.x - 1 / 72) < 0.0002)
    assert.ok(Math.abs(moved.y - before.y + 10 / 72) < 0.0002)

    await page.keyboard.press('p')
    await page.locator('#proof-picture').waitFor()
    await page.keyboard.press('p')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF' }).press('Enter')
    assert.match((await download).suggestedFilename(), /\.pdf$/)

    await render(owner, wrapId, { ...someTexts, tagline: 'Set by the API.' })
    await page.reload()
    await page.locator('body.is-ready').waitFor()
    await page.getByRole('button', { name: /Tagline, on the back: Set by the API/ }).waitFor()
    assert.deepEqual(complaints, [])
    await close()
  })

  it('moves a block by mouse, draws it to the lines of its panel, and takes it all back at once', async () => {
    const { page, complaints, close } = await openEditor()
    const before = await layoutNow()
    const block = page.locator('[data-block=authorBio]')
    const box = await block.boundingBox()
    assert.ok(box)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    for (const by of [10, 25, 40]) await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2 - by)
    await page.mouse.up()
    const dragged = await block.boundingBox()
    assert.ok(dragged && dragged.y < box.y - 20)
    await page.getByRole('button', { name: 'Undo' }).click()
    const back = await block.boundingBox()
    assert.ok(back && Math.abs(back.x - box.x) < 0.01 && Math.abs(back.y - box.y) < 0.01)
    await page.keyboard.press('Control+y')
    assert.ok(Math.abs(((await block.boundingBox())?.y ?? 0) - dragged.y) < 0.01)
    await page.keyboard.press('Control+z')
    await saved(page)
    assert.deepEqual(await layoutNow(), before)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('gives a longer book a wider spine at once, and the file the same', async () => {
    const { page, complaints, close } = await openEditor()
    await page.getByRole('spinbutton', { name: 'Pages' }).fill('300')
    await page.getByText('spine 0.676 in').waitFor()
    await page.getByRole('spinbutton', { name: 'Pages' }).fill('20')
    await page.getByRole('spinbutton', { name: 'Pages' }).fill('25')
    await page.getByText('spine 0.056 in').waitFor()
    await page.getByRole('button', { name: /Spine title.*warning/ }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('spine 0.676 in').waitFor()
    await saved(page)
    assert.equal((await readWrapOf(owner, wrapId)).spineWidth, 0.676)
    assert.deepEqual(complaints, [])
    await close()
  })

  it('notices that somebody else has changed the wrap, and lets its author decide', async () => {
    const { page, close } = await openEditor()
    await render(owner, wrapId, { ...someTexts, tagline: 'Theirs.' })
    await page.locator('[data-block=tagline]').focus()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Mine.')
    await page.getByRole('button', { name: 'Keep mine' }).waitFor()
    assert.equal((await blockNow('tagline')).text, 'Theirs.')
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await saved(page)
    assert.equal((await blockNow('tagline')).text, 'Mine.')
    await close()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`can be read and used by everybody, ${colorScheme}, on a desk and on a phone`, async () => {
      const { page, close } = await openEditor({ colorScheme })
      assert.deepEqual(await violationsOf(page), [])
      await page.locator('[data-block=blurb]').focus()
      await page.getByRole('button', { name: /^Face/ }).click()
      assert.deepEqual(await violationsOf(page), [])
      await page.setViewportSize({ width: 390, height: 800 })
      assert.equal(Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')), 0)
      await page.keyboard.press('Escape')
      assert.deepEqual(await violationsOf(page), [])
      await close()
    })
  }
})
