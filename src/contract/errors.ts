// The one shape of every answer that is not a success.
import { z } from 'zod'
import { sentence, shortName } from './values.ts'

export const errorEnvelope = z.object({
  error: z.object({
    code: shortName.meta({ maxLength: 100, description: 'Stable, for programs.', examples: ['field_too_long'] }),
    message: sentence.meta({ maxLength: 2000, description: 'What to change, for people.' }),
    details: z.record(shortName, z.unknown()).optional(),
  }),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
