// Rendering a wrap anew: what stays, what changes, what is refused; and the same layout always gives the same files.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import sharp from 'sharp'
import { newId } from '../../src/platform/ids.ts'
import { type Fields, openShop, refusalOf, type Shop } from '../covers/shop.ts'
import { assertRefused } from '../support/refusals.ts'
import { acceptingOnly, onBothServices, onService } from '../support/service.ts'
import { addWrap, bytesAt, readWrapOf, render, storageOf } from './bindery.ts'

const texts = {
  tagline: 'A line.',
  blurb: 'A tale of many words. '.repeat(12),
  spineTitle: 'Title',
  spineAuthor: 'Author',
}

const idsIn = (wrap: { layout_state: { textBlocks: readonly { id: string; text: string }[] } }) =>
  wrap.layout_state.textBlocks.map(({ id }) => id)

const textOf = (wrap: Awaited<ReturnType<typeof readWrapOf>>, id: string): string | undefined =>
  wrap.layout_state.textBlocks.find((block: { id: string }) => block.id === id)?.text

const filesOf = async ({ assets }: Awaited<ReturnType<typeof render>>): Promise<Buffer[]> => [
  await bytesAt(assets.wrap_flat.signedUrl),
  await bytesAt(assets.wrap_pdf.signedUrl),
  await bytesAt(assets.wrap_preview.signedUrl),
]

onBothServices(
  'a render',
  (running) => {
    const askIn = (shop: Shop, wrapId: string, body?: unknown) =>
      shop.call('POST', `/api/v1/wraps/${wrapId}/render`, body)

    it('makes a print file, a flat sheet and a preview of the stored texts, free and at once', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { texts })
      const before = await shop.call('GET', '/api/v1/credits')
      const rendered = await render(shop, wrapId)
      assert.deepEqual(Object.keys(rendered), ['wrapId', 'bookId', 'dims', 'layout_report', 'warnings', 'assets'])
      assert.deepEqual((await shop.call('GET', '/api/v1/credits')).json, before.json)
      const [flat, pdf, preview] = await filesOf(rendered)
      const size = await sharp(flat).metadata()
      assert.deepEqual([size.width, size.height], [rendered.dims.pixelWidth, rendered.dims.pixelHeight])
      assert.equal(pdf?.subarray(0, 5).toString(), '%PDF-')
      assert.equal((await sharp(preview).metadata()).format, 'jpeg')
      const wrap = await readWrapOf(shop, wrapId)
      assert.deepEqual(idsIn(wrap), ['tagline', 'blurb', 'spineTitle', 'spineAuthor'])
      assert.deepEqual(await bytesAt(wrap.assets.wrap_pdf.signedUrl), pdf)
    })

    it('keeps a text that is left out, removes one that is empty, and lays out by the preset standard', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { texts })
      await render(shop, wrapId, { preset: 'minimal' })
      assert.deepEqual(idsIn(await readWrapOf(shop, wrapId)), ['tagline', 'spineTitle', 'spineAuthor'])
      await render(shop, wrapId, { authorBio: 'Wrote it.', spineAuthor: ' ', tagline: null })
      const wrap = await readWrapOf(shop, wrapId)
      assert.deepEqual(idsIn(wrap), ['tagline', 'blurb', 'authorBio', 'spineTitle'])
      assert.equal(textOf(wrap, 'tagline'), texts.tagline)
    })

    it('refuses what the contract refuses, in its order, and changes nothing', async () => {
      const shop = await openShop(running())
      const [wrapId, solid] = [
        await addWrap(running(), shop, { texts }),
        await addWrap(running(), shop, { designStyle: 'solid' }),
      ]
      const before = await readWrapOf(shop, wrapId)
      const layout = before.layout_state
      const faults: readonly (readonly [code: string, body: Fields])[] = [
        ['invalid_preset', { preset: 'baroque' }],
        ['invalid_layout', { layoutState: 'none' }],
        ['invalid_layout', { layoutState: { ...layout, spineRotation: 45 } }],
        ['invalid_color', { spineColor: 'red' }],
        ['invalid_color', { solidColor: 7 }],
        ['field_too_long', { blurb: 'x'.repeat(2001) }],
        ['invalid_field_type', { tagline: 7 }],
        ['content_policy_violation', { blurb: 'Kill all the Jews.' }],
      ]
      for (const [code, body] of faults) assert.equal(refusalOf(await askIn(shop, wrapId, body)), `400 ${code}`)
      for (const [place, [first, wish]] of faults.entries())
        for (const [, other] of faults.slice(place + 1))
          if (Object.keys({ ...other, ...wish }).length > 1)
            assert.equal(refusalOf(await askIn(shop, wrapId, { ...other, ...wish })), `400 ${first}`)
      assert.equal(refusalOf(await askIn(shop, wrapId, '{')), '400 invalid_json')
      assert.equal(refusalOf(await askIn(shop, newId())), '404 wrap_not_found')

      for (const body of [
        { solidColor: '#123456' },
        { layoutState: { ...layout, colors: { ...layout.colors, back: '#123456' } } },
      ])
        assert.equal(refusalOf(await askIn(shop, wrapId, body)), '400 back_color_requires_solid_style')

      const { art } = await running()
        .database.read.selectFrom('wraps')
        .select('art')
        .where('id', '=', solid)
        .executeTakeFirstOrThrow()
      await storageOf(running()).remove(JSON.parse(art).sheet)
      assert.equal(refusalOf(await askIn(shop, solid)), '400 missing_back_art')
      const path = (wrap: typeof before) => new URL(wrap.assets.wrap_pdf.signedUrl).pathname
      assert.equal(path(await readWrapOf(shop, wrapId)), path(before))
    })

    it('names the field of a layout that is wrong', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { texts })
      await render(shop, wrapId)
      const { layout_state: layout } = await readWrapOf(shop, wrapId)
      const [first, ...others] = layout.textBlocks
      const wrong: readonly (readonly [field: string, layout: unknown])[] = [
        ['layoutState.textBlocks[0].fontSize', { ...layout, textBlocks: [{ ...first, fontSize: 2 }, ...others] }],
        ['layoutState.textBlocks[0].text', { ...layout, textBlocks: [{ ...first, text: 'a\u0000b' }, ...others] }],
        ['layoutState.textBlocks[1].font', { ...layout, textBlocks: [first, { ...others[0], font: '../x' }] }],
        ['layoutState.colors.spine', { ...layout, colors: { ...layout.colors, spine: 'url(x)' } }],
        ['layoutState.schemaVersion', { ...layout, schemaVersion: 99 }],
      ]
      for (const [field, layoutState] of wrong) {
        const { details } = assertRefused(await askIn(shop, wrapId, { layoutState }), 'invalid_layout')
        assert.equal(details?.field, field)
      }
      const rude = { ...layout, textBlocks: [{ ...first, id: 'mine', panel: 'front', text: 'Kill all the Jews.' }] }
      assertRefused(await askIn(shop, wrapId, { layoutState: rude }), 'content_policy_violation')
    })

    it('asks whose the wrap is before it reads what is to stand on it', async () => {
      const [shop, other] = [await openShop(running()), await openShop(running())]
      const wrapId = await addWrap(running(), shop, { texts })
      const rude = { blurb: 'Kill all the Jews.' }
      assert.equal(refusalOf(await askIn(other, wrapId, rude)), '404 wrap_not_found')
      assert.equal(refusalOf(await askIn(shop, newId(), rude)), '404 wrap_not_found')
    })

    it('takes a layout of many texts, but not of more than a book could hold', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { texts })
      await render(shop, wrapId)
      const { layout_state: layout } = await readWrapOf(shop, wrapId)
      const [first] = layout.textBlocks
      const blocks = (lengths: readonly number[]) =>
        lengths.map((length, at) => ({ ...first, id: `mine${at}`, text: 'ﷺ'.repeat(length) }))
      for (const lengths of [Array.from({ length: 40 }, () => 2000), [2000, 2000, 2000, 2000, 2000, 1]]) {
        const layoutState = { ...layout, textBlocks: blocks(lengths) }
        const { message } = assertRefused(await askIn(shop, wrapId, { layoutState }), 'invalid_layout')
        assert.match(message, /at most 10000 characters/)
      }
      const crowd = { ...layout, textBlocks: Array.from({ length: 3000 }, () => 1) }
      const { details } = assertRefused(await askIn(shop, wrapId, { layoutState: crowd }), 'invalid_layout')
      assert.deepEqual(details, { field: 'layoutState.textBlocks', limit: 40 })
    })

    it('loses no change when several race for one wrap', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop)
      await Promise.all([render(shop, wrapId, { tagline: 'One.' }), render(shop, wrapId, { spineTitle: 'Two' })])
      const wrap = await readWrapOf(shop, wrapId)
      assert.deepEqual(idsIn(wrap), ['tagline', 'spineTitle'])
      await bytesAt(wrap.assets.wrap_pdf.signedUrl)
    })
  },
  acceptingOnly,
)

onService(
  'sqlite',
  'a layout that is rendered again',
  (running) => {
    it('gives the same bytes, whatever texts and preset it came from', async () => {
      const shop = await openShop(running())
      const wishes: readonly Fields[] = [
        { preset: 'standard', authorBio: 'She wrote it in a winter.' },
        { preset: 'minimal', tagline: 'Wer war’s? «Ô» 東京 Ελλάδα' },
        { preset: 'blurb-only', blurb: 'word '.repeat(399), spineTitle: '『コーヒーと猫』' },
        { tagline: '', blurb: '', authorBio: '', spineTitle: '', spineAuthor: '' },
      ]
      for (const designStyle of ['complementary', 'solid'] as const) {
        const wrapId = await addWrap(running(), shop, { designStyle, texts })
        for (const wish of designStyle === 'solid' ? wishes.slice(0, 1) : wishes) {
          const made = await render(shop, wrapId, wish)
          const { layout_state: layoutState } = await readWrapOf(shop, wrapId)
          const again = await render(shop, wrapId, { layoutState })
          assert.deepEqual(await filesOf(again), await filesOf(made), JSON.stringify(wish).slice(0, 60))
          assert.deepEqual(again.layout_report, made.layout_report)
          assert.deepEqual((await readWrapOf(shop, wrapId)).layout_state, layoutState)
        }
      }
    })

    it('is kept by a render that names neither texts nor preset, with the colours that it names', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { designStyle: 'solid', texts })
      await render(shop, wrapId)
      const { layout_state: made } = await readWrapOf(shop, wrapId)
      const [first, ...others] = made.textBlocks
      const own = { ...made, textBlocks: [{ ...first, x: first.x + 0.25 }, ...others] }
      await render(shop, wrapId, { layoutState: own })
      await render(shop, wrapId, { solidColor: '#402020' })
      const { layout_state: kept } = await readWrapOf(shop, wrapId)
      assert.equal(kept.textBlocks[0].x, own.textBlocks[0].x)
      assert.deepEqual([kept.colors.back, kept.colors.spine], ['#402020', made.colors.spine])
    })

    it('leaves its spine turned as it says, whatever is written there later', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { texts })
      const rotationAfter = async (wish: Fields) => {
        await render(shop, wrapId, wish)
        return (await readWrapOf(shop, wrapId)).layout_state
      }
      const upright = await rotationAfter({ spineTitle: '灯台守の娘' })
      assert.equal(upright.spineRotation, 0)
      assert.equal((await rotationAfter({ layoutState: { ...upright, spineRotation: -90 } })).spineRotation, -90)
      for (const spineTitle of ['Ember', '灯台守'])
        assert.equal((await rotationAfter({ spineTitle })).spineRotation, -90)
    })

    it('goes before texts and preset', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { texts })
      await render(shop, wrapId)
      const { layout_state: layoutState } = await readWrapOf(shop, wrapId)
      await render(shop, wrapId, { layoutState, tagline: 'Another line.', preset: 'minimal' })
      assert.deepEqual((await readWrapOf(shop, wrapId)).layout_state, layoutState)
    })

    it('may put text where no printer wants it, and is told so', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { texts })
      await render(shop, wrapId)
      const { layout_state: made } = await readWrapOf(shop, wrapId)
      const [first, ...others] = made.textBlocks
      const { warnings, layout_report } = await render(shop, wrapId, {
        layoutState: { ...made, textBlocks: [{ ...first, x: 0, y: 0 }, ...others] },
      })
      assert.ok(warnings.includes('text_overflow'), String(warnings))
      assert.equal(layout_report.blocks[0].overflowsPanel, true)
    })
  },
  acceptingOnly,
)

const colourAt = async (url: string, left: number, top: number): Promise<number[]> => {
  const spot = sharp(await bytesAt(url)).extract({ left, top, width: 1, height: 1 })
  return [...(await spot.removeAlpha().raw().toBuffer())]
}

onService(
  'sqlite',
  'the colours of a solid wrap',
  (running) => {
    it('are seen on the sheet, are stored, and take the spine along unless it has one of its own', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop, { designStyle: 'solid' })
      const near = (seen: number[], wanted: number[]) =>
        assert.ok(
          seen.every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) <= 4),
          `${seen} is not ${wanted}`,
        )
      const spineAt = Math.round((5.125 + 0.1) * 300)

      const green = await render(shop, wrapId, { solidColor: '#2a6' })
      near(await colourAt(green.assets.wrap_flat.signedUrl, 600, 1200), [0x22, 0xaa, 0x66])
      near(await colourAt(green.assets.wrap_flat.signedUrl, spineAt, 1200), [0x22, 0xaa, 0x66])
      const spined = await render(shop, wrapId, { spineColor: '#b02020' })
      near(await colourAt(spined.assets.wrap_flat.signedUrl, 600, 1200), [0x22, 0xaa, 0x66])
      near(await colourAt(spined.assets.wrap_flat.signedUrl, spineAt, 1200), [0xb0, 0x20, 0x20])
      const blue = await render(shop, wrapId, { solidColor: '#2222aa', tagline: 'Hello' })
      near(await colourAt(blue.assets.wrap_flat.signedUrl, 600, 2000), [0x22, 0x22, 0xaa])
      near(await colourAt(blue.assets.wrap_flat.signedUrl, spineAt, 1200), [0xb0, 0x20, 0x20])
      const { colors } = (await readWrapOf(shop, wrapId)).layout_state
      assert.deepEqual([colors.back, colors.spine], ['#2222aa', '#b02020'])
    })

    it('never hide the front, and a painted wrap takes a spine colour as well', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop)
      const { assets } = await render(shop, wrapId, { spineColor: '#b02020' })
      const { colors } = (await readWrapOf(shop, wrapId)).layout_state
      assert.deepEqual([colors.back, colors.spine], [null, '#b02020'])
      const [red = 0] = await colourAt(assets.wrap_flat.signedUrl, 2600, 1200)
      assert.ok(Math.abs(red - 0x20) <= 4)
    })
  },
  acceptingOnly,
)
