// Fields that callers send with every kind of work.
import { z } from 'zod'
import { maxCoversPerGenerate, textLimits } from '../catalog/limits.ts'
import { flawOfWebUrl, webUrlDemands } from '../catalog/web-url.ts'
import { fits, freeText, isPlainText, text } from './text.ts'
import { canonicalId, uuidLength } from './values.ts'

const referenceNote = 'Your reference; echoed in the job and in its webhook.'
const webhookNote = "Where the job's end is announced; overrides the default webhook URL of the key."

export const externalRef = text(textLimits.externalRef).optional().meta({ description: referenceNote })

export const webhookUrl = (max: number) =>
  text(max)
    .superRefine((value, context) => {
      const flaw = flawOfWebUrl(value)
      if (flaw === null) return
      context.addIssue({ code: 'custom', message: 'invalid_field_value', params: { reason: webUrlDemands[flaw] } })
    })
    .optional()
    .meta({ format: 'uri', maxLength: max, description: webhookNote })

/** Where the contract sets no limits, what cannot be used is left out instead of refused. */
const ifUsable = (max: number, note: string, isUsable: (value: string) => boolean) =>
  z
    .unknown()
    .transform((value) =>
      typeof value === 'string' && fits(value, max) && isPlainText(value) && isUsable(value) ? value : undefined,
    )
    .optional()
    .meta({ type: 'string', maxLength: max, description: note })

export const anyExternalRef = ifUsable(textLimits.anyExternalRef, referenceNote, () => true)

export const anyWebhookUrl = ifUsable(textLimits.anyWebhookUrl, webhookNote, (value) => flawOfWebUrl(value) === null)

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxCoversPerGenerate

/** How many covers; anything but a whole number from 1 to 5 is `invalid_count`. */
export const coverCount = z
  .unknown()
  .refine(isCount, {
    error: 'invalid_count',
    params: { reason: `must be a whole number from 1 to ${maxCoversPerGenerate}` },
  })
  .transform(Number)
  .default(1)
  .meta({ type: 'integer', minimum: 1, maximum: maxCoversPerGenerate, default: 1 })

/** A string that must be there; its absence has a code of its own. */
export const bookIdField = freeText({ missing: 'missing_book_id' })
  .overwrite(canonicalId)
  .meta({ format: 'uuid', maxLength: uuidLength })
