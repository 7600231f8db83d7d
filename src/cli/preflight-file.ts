// Measures the PDF of a wrap that lies on disk.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import { type PreflightReport, preflight } from '../print/preflight/preflight.ts'
import type { Arguments } from './arguments.ts'
import { wrapSpecs } from './wrap-specs.ts'

export const preflightFile = async (given: Arguments): Promise<PreflightReport> => {
  const file = resolve(given.positional('FILE.pdf'))
  const specs = wrapSpecs(given)
  given.end()
  const geometry = wrapGeometry(specs)
  return preflight(await readFile(file), geometry)
}
