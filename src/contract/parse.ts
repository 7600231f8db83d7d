// From what a caller sent to what the rules take, or to the one fault that the contract lists first.
import type { z } from 'zod'
import { type ErrorCode, isErrorCode } from '../catalog/errors.ts'
import { type Fault, fault } from '../catalog/fault.ts'
import { withArticle } from './article.ts'
import { isBlank } from './text.ts'

export type Fields = Readonly<Record<string, unknown>>

/** `null` counts as absent, and so does text of which nobody would see anything. The rest of the text is trimmed. */
const clean = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== null && !(typeof value === 'string' && isBlank(value)))
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )

/**
 * Validates fields against a schema. Of several things wrong, the one whose code stands first in `order` is reported, so
 * that the same bad request always gets the same answer.
 */
export const parseFields = <T>(schema: z.ZodType<T>, fields: Fields, order: readonly ErrorCode[]): T => {
  const cleaned = clean(fields)
  const parsed = schema.safeParse(cleaned)
  if (parsed.success) return parsed.data
  const complaints = parsed.error.issues.map((issue) => complaintOf(issue, cleaned))
  const worst = Math.min(...complaints.map(({ code }) => rank(order, code)))
  return raise(complaints.filter(({ code }) => rank(order, code) === worst))
}

interface Complaint {
  readonly code: ErrorCode
  readonly field: string
  readonly issue: z.core.$ZodIssue
}

const rank = (order: readonly ErrorCode[], code: ErrorCode): number => {
  const place = order.indexOf(code)
  return place === -1 ? order.length : place
}

/** A schema may name the code itself, as the message of a check; otherwise it follows from the kind of complaint. */
const complaintOf = (issue: z.core.$ZodIssue, fields: Fields): Complaint => {
  const field = issue.path.map(String).join('.')
  if (isErrorCode(issue.message)) return { code: issue.message, field, issue }
  const value = fields[String(issue.path[0])]
  if (value === undefined) return { code: 'missing_required_fields', field, issue }
  if (issue.code === 'invalid_value' && typeof value === 'string') return { code: 'invalid_field_value', field, issue }
  return { code: 'invalid_field_type', field, issue }
}

const raise = (complaints: readonly Complaint[]): never => {
  const [first] = complaints
  if (!first) throw new Error('a failed parse has at least one issue')
  throw first.code === 'missing_required_fields' ? missing(complaints) : faultOf(first)
}

const missing = (complaints: readonly Complaint[]): Fault => {
  const fields = [...new Set(complaints.map(({ field }) => field))]
  const message = fields.length === 1 ? `${fields[0]} is required.` : `${sentenceList(fields)} are required.`
  return fault('missing_required_fields', { message, details: { fields } })
}

const faultOf = ({ code, field, issue }: Complaint): Fault => {
  if (issue.code === 'invalid_value' && code !== 'invalid_field_type')
    return oneOfFew(code, field, issue.values.map(String))
  const params: Fields = issue.code === 'custom' ? (issue.params ?? {}) : {}
  switch (code) {
    case 'field_too_long':
      return fault(code, {
        message: `${field} must be at most ${params.limit} characters.`,
        details: { field, limit: params.limit },
      })
    case 'invalid_field_type':
      return fault(code, { message: `${field} must be ${params.expected ?? expectedType(issue)}.`, details: { field } })
    case 'unsupported_characters':
      return fault(code, {
        message: `${field} ${params.reason ?? 'contains Arabic or Devanagari characters, which are not supported'}.`,
        details: { field },
      })
    default:
      return fault(code, {
        ...(params.reason ? { message: `${field} ${params.reason}.` } : {}),
        details: field ? { field } : {},
      })
  }
}

const oneOfFew = (code: ErrorCode, field: string, allowed: readonly string[]): Fault =>
  fault(code, { message: `${field} must be one of ${allowed.join(', ')}.`, details: { field, allowed } })

const expectedType = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' ? withArticle(issue.expected) : 'a string'

const sentenceList = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
