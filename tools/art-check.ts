// Checks the drawings of a folder and the records beside them: npm run art:check [-- folder]. Without a folder, the studio's own.
import { relative, resolve } from 'node:path'
import { checkShelf } from '../src/studio/motifs/check-shelf.ts'
import { ownArt } from '../src/studio/motifs/shelf.ts'
import { tagSchema } from '../src/studio/paint/tags.ts'

const [folder] = process.argv.slice(2)
const { shelved, faults } = checkShelf(folder === undefined ? ownArt : resolve(folder))
for (const { file, line, reason } of faults)
  process.stdout.write(`${relative(process.cwd(), file)}:${line}: ${reason}\n`)
if (faults.some(({ reason }) => reason.startsWith('tags')))
  process.stdout.write(`tags are: ${tagSchema.options.join(' ')}\n`)
process.stdout.write(`${shelved.length} motifs, ${faults.length} faults\n`)
process.exitCode = faults.length > 0 ? 1 : 0
