// `npm run templates:previews`: paints the picture that each template is shown with, into the repository. Names after it are the templates
// to paint; without any, all of them. To be run when a template paints otherwise than before, or is new.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sampleDocument } from '../src/studio/direction/sample.ts'
import { families } from '../src/studio/families/index.ts'
import { paintOrder } from '../src/studio/press/paint-order.ts'
import { previewFile } from '../src/templates/previews.ts'

const named = process.argv.slice(2)
const wanted = named.length > 0 ? families.filter(({ id }) => named.includes(id)) : families
for (const family of wanted) {
  const picture = await paintOrder({ document: sampleDocument(family), asset: 'thumbnail' })
  const file = previewFile(family.id)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, picture)
  process.stdout.write(`${family.id} ${picture.length} bytes\n`)
}
