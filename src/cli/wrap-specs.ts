// Trim, pages, paper and binding as words of a command.
import type { WrapRequest } from '../print/geometry/wrap-specs.ts'
import type { Arguments } from './arguments.ts'
import { UsageError } from './usage-error.ts'

const trimPattern = /^(\d{1,3}(?:\.\d{1,6})?)\s*[x×]\s*(\d{1,3}(?:\.\d{1,6})?)$/i

export const wrapSpecs = (given: Arguments): WrapRequest => {
  const trim = given.required('trim')
  const [, width, height] = trimPattern.exec(trim) ?? []
  if (width === undefined || height === undefined) throw new UsageError(`--trim must be like 6x9 but is "${trim}"`)
  return {
    trimWidth: Number(width),
    trimHeight: Number(height),
    pageCount: given.requiredInteger('pages'),
    paperType: given.required('paper'),
    bindingType: given.option('binding') ?? 'paperback',
  }
}
