// A print file that failed our own measuring: it is never handed out.
import type { Check } from '../preflight/checks/check.ts'

export class PreflightFailed extends Error {
  readonly checks: readonly Check[]

  constructor(checks: readonly Check[]) {
    super(`the print file failed its preflight: ${checks.map(({ rule }) => rule).join(', ')}`)
    this.name = 'PreflightFailed'
    this.checks = checks
  }
}
