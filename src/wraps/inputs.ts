// What wrap work is told as it waits in the queue. Extending a front is told nothing: everything stands in the wrap.
import { z } from 'zod'
import { designStyles, wrapPresets } from '../catalog/print.ts'
import { specsSchema, wishesSchema } from './record.ts'

export const wrapOperations = ['wrap', 'wrap_extend_front'] as const

export type WrapOperation = (typeof wrapOperations)[number]

export const wrapInput = z.object({
  designStyle: z.enum(designStyles),
  preset: z.enum(wrapPresets),
  specs: specsSchema,
  wishes: wishesSchema,
})

export type WrapInput = z.infer<typeof wrapInput>
