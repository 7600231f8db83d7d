// What the printer must know of a book, once the printer has agreed to it.
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../print/geometry/wrap-specs.ts'
import type { BookSpecs } from './wire.ts'

export const bookSpecs = (request: WrapRequest): BookSpecs => {
  const { pageCount, paperType, bindingType } = wrapGeometry(request).specs
  return { trimWidth: request.trimWidth, trimHeight: request.trimHeight, pageCount, paperType, bindingType }
}
