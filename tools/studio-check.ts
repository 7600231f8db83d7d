// `npm run studio:check`: paints a matrix of families, titles and palettes and says what is wrong with it.
import { parseArgs } from 'node:util'
import { families } from '../src/studio/families/index.ts'
import { checkDeterminism, checkScales, checkSeeds, checkType } from './studio-check/check-cell.ts'
import type { Complaint } from './studio-check/complaint.ts'
import { cellOf, fullMatrix, titleCases } from './studio-check/matrix.ts'

const { values } = parseArgs({ options: { family: { type: 'string', multiple: true } } })

const chosen = families.filter(({ id }) => !values.family || values.family.includes(id))
const [plain = titleCases[0]] = titleCases.filter(({ name }) => name === 'plain')
const complaints: Complaint[] = []
const note = (found: readonly Complaint[]): void => {
  for (const { check, cover, what } of found) process.stdout.write(`${check}: ${cover}: ${what}\n`)
  complaints.push(...found)
}

for (const cell of fullMatrix(chosen)) note(await checkType(cell))
for (const family of chosen) {
  if (!plain) break
  const cell = cellOf(family, plain, null)
  note(await checkDeterminism(cell))
  note(await checkSeeds(cell))
  note(await checkScales(cell))
}
process.stdout.write(
  `${chosen.length} families, ${chosen.length * titleCases.length} covers of the matrix: ${complaints.length} complaints\n`,
)
process.exitCode = complaints.length > 0 ? 1 : 0
