// The one shape of every answer that is not a success.
import { z } from 'zod'

export const errorEnvelope = z.object({
  error: z.object({
    code: z.string().meta({ description: 'Stable, for programs.', examples: ['field_too_long'] }),
    message: z.string().meta({ description: 'What to change, for people.' }),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
