// Refuses texts that the content policy forbids, with the fault that says which and why.
import { fault } from '../../../catalog/fault.ts'
import type { Language } from '../../language/language.ts'
import { refusalWording, type Verdict } from './verdict.ts'

/** Throws where texts are forbidden. `texts` by the names of their fields: the names tell who speaks in them. */
export type Refuse = (texts: Readonly<Record<string, string | null | undefined>>) => Promise<void>

const obey = (verdict: Verdict): void => {
  if (verdict.allowed) return
  throw fault('content_policy_violation', {
    message: refusalWording(verdict.field, verdict.reason),
    details: { field: verdict.field, reason: verdict.reason },
  })
}

export const refuseForbidden: Refuse = async (texts) => {
  // Loaded with the first text: the word lists would slow every start.
  const { moderateText } = await import('./moderate-text.ts')
  obey(moderateText(texts))
}

/** Only what the language model says of them; nothing without one. */
export const refuseDoubtful =
  ({ secondOpinion }: Pick<Language, 'secondOpinion'>): Refuse =>
  async (texts) =>
    obey((await secondOpinion(texts)) ?? { allowed: true })

/** The word lists first; what they let pass is shown to the language model, if there is one. */
export const refuseBoth = (language: Pick<Language, 'secondOpinion'>): Refuse => {
  const refuseFurther = refuseDoubtful(language)
  return async (texts) => {
    await refuseForbidden(texts)
    await refuseFurther(texts)
  }
}
