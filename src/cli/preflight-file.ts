// Measures the PDF of a wrap that lies on disk.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import { type PreflightReport, preflight } from '../print/preflight/preflight.ts'
import type { Arguments } from './arguments.ts'
import { UsageError } from './usage-error.ts'

const trimPattern = /^(\d{1,3}(?:\.\d{1,6})?)\s*[x×]\s*(\d{1,3}(?:\.\d{1,6})?)$/i

export const preflightFile = async (given: Arguments): Promise<PreflightReport> => {
  const file = resolve(given.positional('FILE.pdf'))
  const trim = given.required('trim')
  const [, width, height] = trimPattern.exec(trim) ?? []
  if (width === undefined || height === undefined) throw new UsageError(`--trim must be like 6x9 but is "${trim}"`)
  const request = {
    trimWidth: Number(width),
    trimHeight: Number(height),
    pageCount: given.requiredInteger('pages'),
    paperType: given.required('paper'),
    bindingType: given.option('binding') ?? 'paperback',
  }
  given.end()
  const geometry = wrapGeometry(request)
  return preflight(await readFile(file), geometry)
}
