// What the editor's page sends, read and judged.
import { z } from 'zod'
import { fault } from '../catalog/fault.ts'
import { refuseOvergrownJson } from '../contract/json-bounds.ts'
import type { FormFields } from '../identity/rules.ts'
import type { WrapRequest } from '../print/geometry/wrap-specs.ts'

/** The trim size is the wrap's own; the printer judges the rest. */
const specs = z.object({ pageCount: z.number(), paperType: z.string(), bindingType: z.string() })

const edited = z.object({ layout: z.unknown(), specs })

export const typesetFields = edited.extend({ reflowFrom: specs.nullable() })
export const saveFields = edited.extend({ revision: z.int().positive() })

export type SentSpecs = z.infer<typeof specs>

export const withTrim = ({ pageCount, paperType, bindingType }: SentSpecs, trim: WrapRequest): WrapRequest => ({
  trimWidth: trim.trimWidth,
  trimHeight: trim.trimHeight,
  pageCount,
  paperType,
  bindingType,
})

const parsed = (text: string): unknown => {
  refuseOvergrownJson(Buffer.from(text))
  try {
    return JSON.parse(text)
  } catch {
    throw fault('invalid_json', { message: 'content must be JSON.' })
  }
}

/** The content of a form that a script of ours has sent. */
export const readContent = <Content>(form: FormFields, schema: z.ZodType<Content>): Content => {
  const read = schema.safeParse(parsed(form.get('content') ?? ''))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue?.path.join('.') || 'content'
  throw fault('invalid_field_type', { message: `${field}: ${issue?.message ?? 'is wrong'}.`, details: { field } })
}

const query = z.object({ pageCount: z.coerce.number(), paperType: z.string(), bindingType: z.string() })

/** The same from the address of a picture. */
export const readQuery = (sent: unknown): SentSpecs => {
  const read = query.safeParse(sent)
  if (read.success) return read.data
  throw fault('invalid_request', { message: 'The address needs pageCount, paperType and bindingType.' })
}
