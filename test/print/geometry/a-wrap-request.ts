// Any wrap that the contract allows.

import { bindingTypes } from '../../../src/catalog/print.ts'
import type { WrapRequest } from '../../../src/print/geometry/wrap-specs.ts'
import { kdp } from '../../../src/print/printers/kdp.ts'
import { fc } from '../../support/property.ts'

export const aWrapRequest: fc.Arbitrary<WrapRequest> = fc.constantFrom(...bindingTypes).chain((bindingType) => {
  const { trims, pages, papers } = kdp.bindings[bindingType]
  return fc
    .record({ trim: fc.constantFrom(...trims), pageCount: fc.integer(pages), paperType: fc.constantFrom(...papers) })
    .map(({ trim, pageCount, paperType }) => ({
      trimWidth: trim.width.toNumber(),
      trimHeight: trim.height.toNumber(),
      pageCount,
      paperType,
      bindingType,
    }))
})
