// The last look at a print file. What the report owns up to is the author's choice; all else that a printer would refuse is ours to mend.
import type { WrapWarningCode } from '../../catalog/print.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { LayoutReport } from '../layout/report.ts'
import type { Rule } from '../preflight/checks/check.ts'
import { preflight } from '../preflight/preflight.ts'
import { PreflightFailed } from './preflight-failed.ts'

/** Type that an author moved, or that cannot be set any smaller, stands where the report says that it does. */
const reportedBy: Partial<Readonly<Record<Rule, WrapWarningCode>>> = {
  text_in_safe_area: 'text_overflow',
  spine_text: 'text_overflow',
  text_off_barcode: 'barcode_overlap',
}

export const judgePrintFile = async (pdf: Uint8Array, geometry: WrapGeometry, report: LayoutReport): Promise<void> => {
  const { checks } = await preflight(pdf, geometry)
  const isReported = (rule: Rule): boolean => report.warnings.some(({ code }) => code === reportedBy[rule])
  const failed = checks.filter(({ rule, pass }) => !pass && !isReported(rule))
  if (failed.length > 0) throw new PreflightFailed(failed)
}
