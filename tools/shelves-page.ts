// `npm run shelves:page`: writes docs/shelves.md and its pictures. `--text` leaves the pictures; `--genre fantasy` paints that one alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { paintedGenres, shelvesPage } from './shelves-page/page.ts'

const { values } = parseArgs({
  options: { text: { type: 'boolean', default: false }, genre: { type: 'string', multiple: true } },
})

const docs = resolve(import.meta.dirname, '..', 'docs')
writeFileSync(resolve(docs, 'shelves.md'), shelvesPage())

if (!values.text) {
  const { paintStrip } = await import('./shelves-page/strips.ts')
  const pictures = resolve(docs, 'pictures', 'shelves')
  mkdirSync(pictures, { recursive: true })
  for (const genre of paintedGenres.filter(({ slug }) => !values.genre || values.genre.includes(slug))) {
    const picture = await paintStrip(genre)
    writeFileSync(resolve(pictures, `${genre.slug}.jpg`), picture)
    process.stdout.write(`${genre.slug} ${Math.round(picture.length / 1024)} KB\n`)
  }
}
