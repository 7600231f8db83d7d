// What is told of a wrap after it was printed.
import { wrapDimensions } from '../print/geometry/wrap-dimensions.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { WrapContent } from './record.ts'

export const outcomeOf = ({ specs, report, files }: Pick<WrapContent, 'specs' | 'report' | 'files'>) => {
  const { wrap_preview, wrap_flat, wrap_pdf } = files
  return {
    dims: wrapDimensions(wrapGeometry(specs)),
    layout_report: { blocks: [...report.blocks], warnings: [...report.warnings] },
    warnings: [...new Set(report.warnings.map(({ code }) => code))],
    assets: { wrap_preview, wrap_flat, wrap_pdf },
  }
}
