// GET /wraps/calculate: the size of a wrap, and what is refused.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { type WrapDimensions, wrapDimensions } from '../../src/contract/wraps.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'

onBothServices('the size of a wrap', (running) => {
  let key: string
  before(async () => {
    key = (await running().openAccount()).apiKey
  })

  const ask = (query: string) => running().call('GET', `/api/v1/wraps/calculate${query}`, { key })

  const calculate = async (query: string): Promise<WrapDimensions> => {
    const answer = await ask(query)
    assert.equal(answer.status, 200, answer.text)
    return wrapDimensions.strict().parse(answer.json)
  }

  it('is calculated for a paperback unless a hardcover is asked for', async () => {
    const book = '?trimWidth=6&trimHeight=9&pageCount=200&paperType=white'
    const paperback = await calculate(book)
    assert.deepEqual(paperback, {
      spineWidth: 0.45,
      fullWidth: 12.7,
      fullHeight: 9.25,
      pixelWidth: 3810,
      pixelHeight: 2775,
      dpi: 300,
      bleed: 0.125,
      safeTextMargin: 0.125,
      minFontSize: 7,
      canHaveSpineText: true,
      barcodeZone: { x: 3.875, y: 7.675, width: 2, height: 1.2 },
    })
    assert.deepEqual(await calculate(`${book}&bindingType=paperback`), paperback)
    const hardcover = await calculate(`${book}&bindingType=hardcover`)
    assert.deepEqual([hardcover.spineWidth, hardcover.fullHeight], [0.639, 10.417])
  })

  it('takes numbers as people write them', async () => {
    const plain = await calculate('?trimWidth=6&trimHeight=9&pageCount=200&paperType=white')
    for (const trimWidth of ['6.0', '6.000', '6.0005']) {
      const query = `?trimWidth=${trimWidth}&trimHeight=9&pageCount=200&paperType=white`
      assert.deepEqual(await calculate(query), plain, trimWidth)
    }
    assert.equal((await calculate('?trimWidth=6.14&trimHeight=9.21&pageCount=200&paperType=cream')).fullWidth, 13.03)
  })

  it('refuses what is no number, and what is missing', async () => {
    for (const trimWidth of ['6in', '', '1e1', '0x6', '-6', 'NaN', '6,0', '6&trimWidth=6']) {
      const refused = await ask(`?trimWidth=${trimWidth}&trimHeight=9&pageCount=200&paperType=white`)
      assertRefused(refused, 'invalid_trim_size')
    }
    for (const pageCount of ['two', '200.5', '', '2e2', '23', '829']) {
      assertRefused(await ask(`?trimWidth=6&trimHeight=9&pageCount=${pageCount}&paperType=white`), 'invalid_page_count')
    }
  })

  it('is refused for its trim, then its pages, then its paper, then its binding', async () => {
    assertRefused(await ask(''), 'invalid_trim_size')
    assertRefused(await ask('?pageCount=x&paperType=x&bindingType=x'), 'invalid_trim_size')
    assertRefused(await ask('?trimWidth=7&trimHeight=7&pageCount=x&paperType=x'), 'invalid_trim_size')
    assertRefused(await ask('?trimWidth=6&trimHeight=9&paperType=x&bindingType=x'), 'invalid_page_count')
    assertRefused(await ask('?trimWidth=6&trimHeight=9&pageCount=200&bindingType=x'), 'invalid_paper_type')
    assertRefused(
      await ask('?trimWidth=6&trimHeight=9&pageCount=200&paperType=white&bindingType=x'),
      'invalid_binding_type',
    )
  })

  it('says what is allowed', async () => {
    const trim = assertRefused(await ask('?trimWidth=5&trimHeight=8&bindingType=hardcover'), 'invalid_trim_size')
    assert.match(trim.message, /5\.5x8\.5, 6x9, 6\.14x9\.21, 7x10, 8\.25x11/)
    const query = '?trimWidth=6&trimHeight=9&pageCount=200&paperType=standard_color&bindingType=hardcover'
    const paper = assertRefused(await ask(query), 'invalid_paper_type')
    assert.match(paper.message, /white, cream, premium_color/)
  })

  it('needs a key', async () => {
    assertRefused(await running().call('GET', '/api/v1/wraps/calculate'), 'unauthorized')
  })
})
