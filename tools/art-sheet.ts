// Paints motifs for whoever draws them: npm run art:sheet -- raven owl --out sheet.png [--art folder]. Without ids, all of them.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readShelf } from '../src/studio/motifs/read-shelf.ts'
import { ownArt } from '../src/studio/motifs/shelf.ts'
import { paintSheet } from './art-sheet/paint-sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'art.png' }, art: { type: 'string', default: ownArt } },
})

const shelf = readShelf(resolve(values.art))
const ids = positionals.length > 0 ? positionals : [...shelf.keys()]
const shelved = ids.map((id) => shelf.get(id) ?? fail(`no motif is called ${id}`))
writeFileSync(values.out, paintSheet(shelved))
process.stdout.write(`${shelved.length} motifs in ${values.out}\n`)

function fail(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
