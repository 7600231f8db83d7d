// What came of an edit, wish by wish: callers are told what was done and what was not, and why.
import { z } from 'zod'
import { sentence } from './values.ts'

/** Why a wish was not granted. `contradicts`: it would have changed what the same message wants kept. */
export const editFailings = ['not_understood', 'not_in_picture', 'cannot_be_drawn', 'contradicts'] as const

export type EditFailing = (typeof editFailings)[number]

export const editReport = z.object({
  done: z.array(z.object({ asked: sentence, what: sentence })).meta({
    description:
      'Each wish that can be seen on the cover, or was there before: as it was understood, and what was done.',
  }),
  notDone: z.array(z.object({ asked: sentence, what: sentence, why: z.enum(editFailings) })).meta({
    description: 'Each wish that cannot be seen on the cover, with the reason.',
  }),
})

export type EditReport = z.infer<typeof editReport>
