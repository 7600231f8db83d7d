// What is asked of a wrap, judged against what the printer offers: trim size, page count, paper, binding, in this order.

import { type Fault, fault } from '../../catalog/fault.ts'
import { type BindingType, bindingTypes, type PaperType, paperTypes } from '../../catalog/print.ts'
import { withArticle } from '../../contract/article.ts'
import type { Binding, Printer, Trim } from '../printers/printer.ts'
import { fromNumber } from './lengths.ts'

/** As a caller sent it; a number that could not be read is NaN. */
export interface WrapRequest {
  readonly trimWidth: number
  readonly trimHeight: number
  readonly pageCount: number
  readonly paperType: string
  readonly bindingType: string
}

export interface WrapSpecs {
  readonly trim: Trim
  readonly pageCount: number
  readonly paperType: PaperType
  readonly bindingType: BindingType
}

export const readWrapSpecs = (request: WrapRequest, printer: Printer): WrapSpecs => {
  const bindingType = bindingTypes.find((each) => each === request.bindingType)
  // The trim is judged before the binding is: where the binding is unknown, whatever any binding offers will do.
  const bindings = (bindingType ? [bindingType] : bindingTypes).map((each) => printer.bindings[each])
  const trim = bindings.map((binding) => findTrim(binding, request, printer)).find((found) => found !== undefined)
  if (!trim) throw unknownTrim(request, bindingType, bindings, printer)
  if (!bindings.some((binding) => takesPages(binding, request.pageCount))) throw wrongPages(bindingType, bindings)
  const paperType = paperTypes.find((each) => each === request.paperType)
  if (!paperType || !bindings.some(({ papers }) => papers.includes(paperType))) throw wrongPaper(bindingType, bindings)
  if (!bindingType) throw wrongBinding()
  return { trim, pageCount: request.pageCount, paperType, bindingType }
}

const findTrim = (binding: Binding, { trimWidth, trimHeight }: WrapRequest, printer: Printer): Trim | undefined => {
  if (!Number.isFinite(trimWidth) || !Number.isFinite(trimHeight)) return undefined
  const [width, height] = [fromNumber(trimWidth), fromNumber(trimHeight)]
  return binding.trims.find(
    (trim) =>
      trim.width.minus(width).abs().lte(printer.trimTolerance) &&
      trim.height.minus(height).abs().lte(printer.trimTolerance),
  )
}

const takesPages = ({ pages }: Binding, count: number): boolean =>
  Number.isInteger(count) && count >= pages.min && count <= pages.max

/** `6x9`, as printers write it. */
export const trimName = ({ width, height }: Trim): string => `${width.toString()}x${height.toString()}`

const unknownTrim = (
  { trimWidth, trimHeight }: WrapRequest,
  bindingType: BindingType | undefined,
  bindings: readonly Binding[],
  printer: Printer,
): Fault => {
  const allowed = [...new Set(bindings.flatMap(({ trims }) => trims.map(trimName)))]
  const given = [trimWidth, trimHeight].every(Number.isFinite) ? ` but is ${trimWidth}x${trimHeight}` : ''
  const kind = bindingType ? `${bindingType} ` : ''
  return fault('invalid_trim_size', {
    message: `trimWidth x trimHeight must be ${withArticle(printer.name)} ${kind}trim size in inches${given}: ${allowed.join(', ')}.`,
    details: { fields: ['trimWidth', 'trimHeight'], allowed },
  })
}

const wrongPages = (bindingType: BindingType | undefined, bindings: readonly Binding[]): Fault => {
  const min = Math.min(...bindings.map(({ pages }) => pages.min))
  const max = Math.max(...bindings.map(({ pages }) => pages.max))
  const whose = bindingType ? ` for ${bindingType}` : ''
  return fault('invalid_page_count', {
    message: `pageCount must be a whole number from ${min} to ${max}${whose}.`,
    details: { field: 'pageCount', min, max },
  })
}

const wrongPaper = (bindingType: BindingType | undefined, bindings: readonly Binding[]): Fault => {
  const allowed = paperTypes.filter((paper) => bindings.some(({ papers }) => papers.includes(paper)))
  const whose = bindingType ? ` for ${bindingType}` : ''
  return fault('invalid_paper_type', {
    message: `paperType must be one of ${allowed.join(', ')}${whose}.`,
    details: { field: 'paperType', allowed },
  })
}

const wrongBinding = (): Fault =>
  fault('invalid_binding_type', {
    message: `bindingType must be one of ${bindingTypes.join(', ')}.`,
    details: { field: 'bindingType', allowed: bindingTypes },
  })
