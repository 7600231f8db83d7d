// Covers: exactly what completed jobs say they have made, each with whole files, and no file besides.
import { buffer } from 'node:stream/consumers'
import { readResult } from '../../src/jobs/result.ts'
import type { Check, Evidence } from './evidence.ts'

const newCoverOperations: readonly string[] = ['generate', 'variation']

const madeBy = async ({ database }: Evidence) => {
  const completed = database.read.selectFrom('jobs').selectAll().where('status', '=', 'completed')
  return (await completed.execute()).flatMap((job) => {
    const result = readResult(job.result ?? '')
    return 'covers' in result ? result.covers.map((cover) => ({ job, ...cover, asset: cover.asset ?? 'preview' })) : []
  })
}

const difference = (what: string, one: readonly string[], other: readonly string[]): string[] => {
  const others = new Set(other)
  return one.filter((each) => !others.has(each)).map((each) => `${what}: ${each}`)
}

export const coversAreWhatJobsMade: Check = async (evidence) => {
  const made = await madeBy(evidence)
  const newCovers = made.filter(({ job }) => newCoverOperations.includes(job.operation))
  const promised = newCovers.map(({ job, coverId }) => `${coverId} of job ${job.id}`)
  const covers = await evidence.database.read.selectFrom('covers').select(['id', 'job_id']).execute()
  const present = covers.map(({ id, job_id }) => `${id} of job ${job_id}`)
  return [
    ...difference('a cover that its job promises is not there', promised, present),
    ...difference('a cover that no completed job has made', present, promised),
    ...(promised.length === new Set(promised).size ? [] : ['two jobs claim one cover']),
  ]
}

export const assetsAreWhatJobsMade: Check = async (evidence) => {
  const made = await madeBy(evidence)
  const promised = made.map(({ coverId, asset, file }) => `${asset} of cover ${coverId} at ${file.storageKey}`)
  const assets = await evidence.database.read.selectFrom('cover_assets').selectAll().execute()
  const present = assets.map(({ cover_id, asset, storage_key }) => `${asset} of cover ${cover_id} at ${storage_key}`)
  return [
    ...difference('an asset that its job promises is not there', promised, present),
    ...difference('an asset that no completed job has made', present, promised),
  ]
}

const isWholeJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9

/** Before the sweep: it must not be what removes a file that is missed here. */
export const everyAssetHasItsFile: Check = async ({ database, storage }) => {
  const wrong: string[] = []
  const assets = await database.read.selectFrom('cover_assets').select('storage_key').execute()
  for (const { storage_key: key } of assets) {
    const file = await storage.read(key)
    if (!file) wrong.push(`the file ${key} is not there`)
    else if (!isWholeJpeg(await buffer(file.body))) wrong.push(`the file ${key} is no whole picture`)
  }
  return wrong
}

/** After the sweep. */
export const everyFileHasItsAsset: Check = async ({ database, storage }) => {
  const assets = await database.read.selectFrom('cover_assets').select('storage_key').execute()
  const owned = assets.map(({ storage_key }) => storage_key)
  const files: string[] = []
  for await (const { key } of storage.list('covers/')) files.push(key)
  return [
    ...difference('a file that nobody owns has survived the sweep', files, owned),
    ...difference('the sweep has removed a file that is owned', owned, files),
  ]
}
