// Makes covers straight to files, with no server and no account.
import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { targetAudiences } from '../catalog/audiences.ts'
import { findGenre, isPlanner } from '../catalog/genres.ts'
import { maxCoversPerGenerate } from '../catalog/limits.ts'
import { moods } from '../catalog/moods.ts'
import { colorPalettes } from '../catalog/palettes.ts'
import { openPress, openSenses } from '../compose/crafts.ts'
import { trainedReader } from '../reader/trained-reader.ts'
import { type Brief, makeBrief } from '../studio/brief/brief.ts'
import { makeCovers } from '../studio/direction/make-cover.ts'
import { findFamily } from '../studio/families/index.ts'
import { detectSubgenreBy } from '../studio/senses/detection/detect-by-meaning.ts'
import type { Senses } from '../studio/senses/senses.ts'
import type { Arguments } from './arguments.ts'
import type { StudioPlace } from './command.ts'
import { UsageError } from './usage-error.ts'

const largestSeed = 2 ** 32 - 1

const wholeNumber = (given: Arguments, name: string, standard: number, min: number, max: number): number => {
  const value = given.option(name)
  if (value === undefined) return standard
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
  if (number >= min && number <= max) return number
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max} but is "${value}"`)
}

const briefOf = async (given: Arguments, senses: Senses): Promise<Brief> => {
  const title = given.required('title')
  const genreName = given.required('genre')
  const genre = findGenre(genreName)
  if (!genre) throw new UsageError(`--genre "${genreName}" is not known; use a slug such as science-fiction`)
  if (!genre.supported) throw new UsageError(`covers of the genre ${genre.name} cannot be generated`)
  const author = isPlanner(genre) ? (given.option('author') ?? null) : given.required('author')
  const summary = given.option('summary') ?? null
  const words = { title, summary: summary ?? undefined, genre }
  const subgenre = given.option('subgenre') ?? (await detectSubgenreBy(senses.embed, words))
  if (subgenre !== null && !genre.subgenres.includes(subgenre)) {
    throw new UsageError(`--subgenre must be one of ${genre.subgenres.join(', ')} for ${genre.name}`)
  }
  const subtitle = given.option('subtitle') ?? null
  const prompt = given.option('prompt') ?? null
  return makeBrief(
    {
      title,
      author,
      summary,
      genre: genre.slug,
      subgenre,
      subtitle,
      audience: given.choice('audience', targetAudiences) ?? null,
      plannerYear: given.option('year') ?? null,
    },
    {
      prompt,
      colorPalette: given.choice('palette', colorPalettes) ?? null,
      mood: given.choice('mood', moods) ?? null,
    },
    await senses.readConcept({ title, subtitle, summary, genre: genre.slug, subgenre }),
    [],
    prompt === null ? [] : await trainedReader().named(prompt),
  )
}

const templateOf = (given: Arguments): string | null => {
  const name = given.option('template')
  if (name === undefined) return null
  const family = findFamily(name)
  if (!family) throw new UsageError(`there is no template "${name}"`)
  return family.id
}

/** `the-last-ember-1-mist-peaks.jpg` */
const fileName = (title: string, at: number, template: string): string => {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${slug || 'cover'}-${at + 1}-${template}.jpg`
}

export interface PaintedFile {
  readonly file: string
  readonly template: string
  readonly prompt: string
}

export const generateCovers = async (
  { config, showProgress }: StudioPlace,
  given: Arguments,
): Promise<{ covers: PaintedFile[] }> => {
  const senses = openSenses(config)
  const brief = await briefOf(given, senses).finally(() => senses.close())
  const template = templateOf(given)
  const count = wholeNumber(given, 'count', 1, 1, maxCoversPerGenerate)
  const seed = wholeNumber(given, 'seed', randomInt(largestSeed), 0, largestSeed)
  const directory = resolve(given.required('out'))
  given.end()

  await mkdir(directory, { recursive: true })
  const documents = makeCovers({ brief, template, seed, count })
  const press = openPress(config)
  let painted = 0
  showProgress(painted, count)
  try {
    const covers = await Promise.all(
      documents.map(async (document, at) => {
        const file = join(directory, fileName(brief.book.title, at, document.template))
        const { picture, account } = await press.paintCover({ document, asset: 'preview' })
        await writeFile(file, picture)
        painted++
        showProgress(painted, count)
        return { file, template: document.template, prompt: account }
      }),
    )
    return { covers }
  } finally {
    await press.close()
  }
}
