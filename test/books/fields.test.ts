// POST /books: the rules of each field, at their edges.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { targetAudiences } from '../../src/catalog/audiences.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'
import { aBook } from './a-book.ts'
import { createBook, listBooks } from './book-calls.ts'

const limits = { title: 100, author: 100, subtitle: 300, subgenre: 100, summary: 1000, external_ref: 200 }
const textFields = [...Object.keys(limits), 'genre', 'planner_year']
const setOnCovers = ['title', 'author', 'subtitle']
const astral = '𝕳'
/** Zero-width characters, and blanks of Korean and Braille. */
const unseen = ['\u200b', '\u200b \u200d\u2060\u00ad', '\ufe0f\u202e', '\u3164\u115f', '\u2800']
const accented = 'e\u0301'

onBothServices('a field of a book', (running) => {
  let key: string
  before(async () => {
    key = (await running().openAccount()).apiKey
  })
  const post = (wish: Readonly<Record<string, unknown>>) =>
    running().call('POST', '/api/v1/books', { key, body: aBook(wish) })
  const refusal = async (wish: Readonly<Record<string, unknown>>, code: string) => assertRefused(await post(wish), code)

  for (const [field, limit] of Object.entries(limits)) {
    it(`${field} takes ${limit} characters of any kind and not one more`, async () => {
      for (const fits of ['x'.repeat(limit), astral.repeat(limit), accented.repeat(limit / 2)]) {
        assert.equal((await post({ [field]: fits })).status, 201)
        assert.equal((await post({ [field]: ` \n${fits}\t ` })).status, 201)
      }
      for (const over of ['x'.repeat(limit + 1), astral.repeat(limit + 1), `${accented.repeat(limit / 2)}e`]) {
        const { message, details } = await refusal({ [field]: over }, 'field_too_long')
        assert.deepEqual(details, { field, limit })
        assert.match(message, new RegExp(`${field}.*${limit}`))
      }
    })
  }

  it('planner_year has no limit', async () => {
    assert.equal((await post({ planner_year: '2027 '.repeat(20_000) })).status, 201)
  })

  for (const field of textFields) {
    it(`${field} must be a string`, async () => {
      for (const value of [0, 1.5, true, false, [], ['x'], {}, { value: 'x' }]) {
        const { details } = await refusal({ [field]: value }, 'invalid_field_type')
        assert.deepEqual(details, { field })
      }
    })

    it(`${field} must be text without control characters or halves of characters`, async () => {
      for (const bad of ['\0', '\u0001', '\u001b[31m', '\u007f', '\u0085', '\ud800', '\udc00', '\udc00\ud800']) {
        const { details } = await refusal({ [field]: `x${bad}x` }, 'invalid_field_value')
        assert.deepEqual(details, { field })
      }
    })
  }

  for (const field of ['title', 'author', 'genre']) {
    it(`${field} is required: absent, null, empty and blank are the same`, async () => {
      for (const value of [undefined, null, '', ' ', ' \t\r\n\u00a0\u2003\ufeff', ...unseen]) {
        const { message, details } = await refusal({ [field]: value }, 'missing_required_fields')
        assert.deepEqual(details, { fields: [field] })
        assert.match(message, new RegExp(field))
      }
    })
  }

  it('is named with all others that are missing', async () => {
    const absent = { title: undefined, author: null, genre: '' }
    const { details } = await refusal(absent, 'missing_required_fields')
    assert.deepEqual(new Set(Object(details?.fields)), new Set(['title', 'genre', 'author']))
  })

  for (const field of ['subtitle', 'subgenre', 'summary', 'target_audience', 'external_ref', 'planner_year']) {
    it(`${field} may be absent, null, empty or blank, which are the same`, async () => {
      const { apiKey: key } = await running().openAccount()
      const wish = { genre: 'poetry', subgenre: undefined }
      for (const value of [undefined, null, '', '  ']) {
        const { external_ref, subgenre } = await createBook(running(), { key }, { ...wish, [field]: value })
        assert.deepEqual({ external_ref, subgenre }, { external_ref: null, subgenre: null })
      }
      for (const book of (await listBooks(running(), key)).books) {
        assert.deepEqual([book.subtitle, book.subgenre, book.summary, book.target_audience], [null, null, null, null])
      }
      const rows = await running().database.read.selectFrom('books').select('planner_year').distinct().execute()
      assert.deepEqual(
        rows.filter(({ planner_year }) => planner_year?.trim() === ''),
        [],
      )
    })
  }

  it('is trimmed', async () => {
    const { apiKey: key } = await running().openAccount()
    const { external_ref } = await createBook(
      running(),
      { key },
      {
        title: '  The Time Machine\n',
        author: '\u00a0H. G. Wells ',
        subtitle: ' An  Invention ',
        genre: ' poetry ',
        subgenre: ' odd ',
        summary: '\tA story. ',
        target_audience: ' adult ',
        external_ref: ' 42 ',
      },
    )
    const [book] = (await listBooks(running(), key)).books
    const { bookId: _, created_at: __, ...kept } = book ?? {}
    assert.equal(external_ref, '42')
    assert.deepEqual(kept, {
      title: 'The Time Machine',
      author: 'H. G. Wells',
      subtitle: 'An  Invention',
      genre: 'Poetry',
      subgenre: 'odd',
      summary: 'A story.',
      target_audience: 'adult',
    })
  })

  for (const field of setOnCovers) {
    it(`${field} refuses Arabic and Devanagari, wherever they stand`, async () => {
      const bad = ['ألف ليلة وليلة', 'गोदान', 'A ا', 'अ', '٣', 'ﷺ', '\u08a0', 'ﺍ', 'Noël ऄ 1', '𞸀']
      for (const value of bad) {
        const { details } = await refusal({ [field]: value }, 'unsupported_characters')
        assert.deepEqual(details, { field })
      }
    })

    it(`${field} refuses what would leave nothing on the cover`, async () => {
      for (const value of ['🔥🔥', 'ᚠᚢᚦᚨᚱᚲ', '𓂀', ' ᚠ 🔥 '])
        assert.deepEqual((await refusal({ [field]: value }, 'unsupported_characters')).details, { field }, value)
    })

    it(`${field} takes every other script`, async () => {
      const fine = [
        'Ünïcödé',
        'Война и мир',
        'Ὀδύσσεια',
        'בראשית',
        '源氏物語',
        '한국어',
        'ไทย',
        'বাংলা।',
        'தமிழ்',
        'ኢትዮጵያ',
        '⚔️👩‍🚀',
      ]
      for (const value of fine) assert.equal((await post({ [field]: value })).status, 201, value)
    })
  }

  for (const field of ['summary', 'subgenre', 'external_ref', 'planner_year']) {
    it(`${field} is never set on a cover and takes Arabic and Devanagari`, async () => {
      for (const value of ['ألف ليلة وليلة', 'गोदान']) assert.equal((await post({ [field]: value })).status, 201)
    })
  }

  it('target_audience is one of five, in lower case', async () => {
    for (const value of ['Adult', 'ADULT', 'adults', 'kids', 'young adult', 'x'.repeat(5000), '\0']) {
      const { details, message } = await refusal({ target_audience: value }, 'invalid_field_value')
      assert.deepEqual(details, { field: 'target_audience', allowed: [...targetAudiences] })
      for (const audience of targetAudiences) assert.ok(message.includes(audience))
    }
    for (const value of [1, true, [], ['adult'], {}]) {
      await refusal({ target_audience: value }, 'invalid_field_type')
    }
  })

  for (const field of ['title', 'author', 'subtitle', 'summary', 'planner_year']) {
    it(`${field} is held to the content policy`, async () => {
      const { details } = await refusal({ [field]: 'Hitler did nothing wrong' }, 'content_policy_violation')
      assert.equal(details?.field, field)
    })
  }

  it('may carry what novels carry', async () => {
    const summary = 'A damn fine murder: she kills her husband, the bastard, and gets away with it.'
    assert.equal((await post({ summary })).status, 201)
  })
})
