// A sample of `npm run studio:check`: every family is painted, with titles and palettes taken in turn.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { colorPalettes } from '../../src/catalog/palettes.ts'
import { families } from '../../src/studio/families/index.ts'
import { checkDeterminism, checkScales, checkSeeds, checkType } from '../../tools/studio-check/check-cell.ts'
import type { Complaint } from '../../tools/studio-check/complaint.ts'
import { cellOf, titleCases } from '../../tools/studio-check/matrix.ts'

const nothingWrong = (complaints: readonly Complaint[]): void =>
  assert.deepEqual(
    complaints.map(({ check, cover, what }) => `${check}: ${cover}: ${what}`),
    [],
  )

/** Half of what the tool paints: a quarter of the time. */
const width = 400

families.forEach((family, row) => {
  describe(family.id, () => {
    const titles = titleCases.filter((_, at) => at === row % titleCases.length)
    const palette = colorPalettes[row % colorPalettes.length] ?? null
    const [plain] = titleCases.filter(({ name }) => name === 'plain')

    for (const title of titles) {
      it(`sets a title (${title.name}) inside the sheet, apart and legible, with every glyph`, async () => {
        nothingWrong(await checkType(cellOf(family, title, palette), width))
      })
    }

    // Dear, so one family here; `npm run studio:check` has them all.
    if (row === 4) {
      it('paints the same document the same, and another seed differently', async () => {
        assert.ok(plain)
        const cell = cellOf(family, plain, null)
        nothingWrong(await checkDeterminism(cell))
        nothingWrong(await checkSeeds(cell))
      })
    }

    if (row === 32) {
      it('paints the same picture at twice the size', async () => {
        assert.ok(plain)
        nothingWrong(await checkScales(cellOf(family, plain, null), width, 2 * width))
      })
    }
  })
})
