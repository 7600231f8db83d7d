// `npm run pictures:accept -- mist-peaks`: what these templates paint now becomes their reference, with a strip of thumbnails that shows the change
// in the repository. Without a name: all that differ from their reference.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { families } from '../src/studio/families/index.ts'
import { differenceOf, isSeen } from '../src/studio/press/fingerprint.ts'
import {
  type Fingerprints,
  fingerprintsFile,
  fingerprintsOf,
  picturesOf,
  storedFingerprints,
  thumbnailsFile,
  thumbnailsOf,
} from '../test/studio/pictures/reference.ts'

const named = process.argv.slice(2)
const known = storedFingerprints()
const ids = new Set(families.map(({ id }) => id))
const unknown = named.filter((id) => !ids.has(id))
if (unknown.length > 0) throw new Error(`no template is called ${unknown.join(' or ')}`)

const accepted: Fingerprints = {}
for (const family of families) {
  const { id } = family
  const before = known[id]
  if (named.length > 0 && !named.includes(id)) {
    if (before) accepted[id] = before
    continue
  }
  const pictures = await picturesOf(family)
  const after = fingerprintsOf(pictures)
  const isChanged = Object.entries(after).some(([name, print]) => isSeen(differenceOf(before?.[name] ?? '', print)))
  accepted[id] = isChanged || !before ? after : before
  if (!isChanged) continue
  mkdirSync(dirname(thumbnailsFile(id)), { recursive: true })
  writeFileSync(thumbnailsFile(id), thumbnailsOf(pictures))
  process.stdout.write(`${id}\n`)
}
for (const id of Object.keys(known)) if (!ids.has(id)) rmSync(thumbnailsFile(id), { force: true })
writeFileSync(fingerprintsFile, `${JSON.stringify(accepted, null, 2)}\n`)
