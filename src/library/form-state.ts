// What a form shows: what was typed, and what is wrong with it, each beside the field that it is about.
import type { ErrorCode } from '../catalog/errors.ts'
import { Fault } from '../catalog/fault.ts'
import type { FormFields } from '../identity/rules.ts'

export interface FormState {
  /** Of the form; begins the ids of its fields. */
  readonly id: string
  valueOf(name: string): string
  /** What is wrong with a field. */
  complaintOf(name: string): string | null
  /** What is wrong with none of the fields in particular. */
  readonly general: Fault | null
}

/** A form that was sent and refused. */
export interface Tried {
  readonly form: string
  readonly values: FormFields
  readonly fault: Fault
}

/** The hidden field that names one sending of a form, however often it arrives. */
export const onceField = 'once'

/** Faults that say nothing of a field because the API has only one that they can mean. */
const fieldsOfCodes: Partial<Readonly<Record<ErrorCode, string>>> = {
  invalid_count: 'count',
  invalid_genre: 'genre',
  invalid_template_id: 'templateId',
  missing_prompt: 'prompt',
  missing_instructions: 'instructions',
  missing_reference_images: 'pictures',
  too_many_reference_images: 'pictures',
  invalid_upload: 'pictures',
  file_too_large: 'pictures',
  file_too_small: 'pictures',
  invalid_image_dimensions: 'pictures',
  unsupported_media_type: 'pictures',
  invalid_trim_size: 'trim',
  invalid_page_count: 'pageCount',
  invalid_paper_type: 'paperType',
  invalid_binding_type: 'bindingType',
  invalid_design_style: 'designStyle',
  invalid_preset: 'preset',
}

/** The fields that a fault is about, by the names of the API. */
export const fieldsOf = ({ code, details = {} }: Fault): readonly string[] => {
  const { field, fields } = details
  const byCode = fieldsOfCodes[code]
  if (byCode !== undefined) return [byCode]
  if (typeof field === 'string') return [field]
  return Array.isArray(fields) ? fields.map(String) : []
}

interface FormShape {
  readonly id: string
  /** Every field that the form shows, with what it begins with. */
  readonly fields: Readonly<Record<string, string>>
}

export const formState = ({ id, fields }: FormShape, tried: Tried | null = null): FormState => {
  const mine = tried?.form === id ? tried : null
  const wrong = mine ? fieldsOf(mine.fault).filter((name) => Object.hasOwn(fields, name)) : []
  return {
    id,
    valueOf: (name) => mine?.values.get(name) ?? (mine ? '' : (fields[name] ?? '')),
    complaintOf: (name) => (mine && wrong.includes(name) ? mine.fault.message : null),
    general: mine && wrong.length === 0 ? mine.fault : null,
  }
}

/** What is refused is shown in its form; whatever is not there, or not ours to explain, goes the way of all faults. */
export const triedForm = (form: string, values: FormFields, error: unknown): Tried => {
  if (!(error instanceof Fault) || error.status >= 500 || error.status === 404) throw error
  return { form, values, fault: error }
}
