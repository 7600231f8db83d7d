// `npm run templates:compositions`: reads how every layout of every template is composed, into the data that references are followed by.
// Names after it are the templates to read; without any, all of them. To be run when a template paints otherwise than before, or is new.
import { writeFileSync } from 'node:fs'
import { entryOf, type LayoutEntry, layoutEntries } from '../src/studio/direction/layout-compositions.ts'
import { sampleInLayout } from '../src/studio/direction/sample.ts'
import { families } from '../src/studio/families/index.ts'
import { paintedComposition } from '../src/studio/press/painted-composition.ts'

const file = new URL('../src/studio/direction/data/layout-compositions.json', import.meta.url)
const named = process.argv.slice(2)

const found: Record<string, Record<string, LayoutEntry>> = {}
for (const family of families) {
  const known = layoutEntries[family.id]
  if (known && named.length > 0 && !named.includes(family.id)) {
    found[family.id] = known
    continue
  }
  const layouts: Record<string, LayoutEntry> = {}
  for (const { id } of family.layouts) layouts[id] = entryOf(await paintedComposition(sampleInLayout(family, id)))
  found[family.id] = layouts
  process.stdout.write(`${family.id} ${family.layouts.length} layouts\n`)
}
writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
