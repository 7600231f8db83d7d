// Refuses texts that the content policy forbids, with the fault that says which and why.
import { fault } from '../../../catalog/fault.ts'
import type { Language } from '../../language/language.ts'
import type { Reader } from '../../reader/reader.ts'
import { refusalWording, type Verdict } from './verdict.ts'

/** Throws where texts of an account are forbidden. `texts` by the names of their fields: the names tell who speaks in them. */
export type Refuse = (accountId: string, texts: Readonly<Record<string, string | null | undefined>>) => Promise<void>

const obey = (verdict: Verdict): void => {
  if (verdict.allowed) return
  throw fault('content_policy_violation', {
    message: refusalWording(verdict.field, verdict.reason),
    details: { field: verdict.field, reason: verdict.reason },
  })
}

/** What the word lists say of them. */
export const refuseForbidden =
  ({ judge }: Pick<Reader, 'judge'>): Refuse =>
  async (accountId, texts) =>
    obey(await judge({ accountId }, texts))

/** Only what the language model says of them; nothing without one. */
export const refuseDoubtful =
  ({ secondOpinion }: Pick<Language, 'secondOpinion'>): Refuse =>
  async (_accountId, texts) =>
    obey((await secondOpinion(texts)) ?? { allowed: true })

/** The word lists first; what they let pass is shown to the language model, if there is one. */
export const refuseBoth = (reader: Pick<Reader, 'judge'>, language: Pick<Language, 'secondOpinion'>): Refuse => {
  const [refuseListed, refuseFurther] = [refuseForbidden(reader), refuseDoubtful(language)]
  return async (accountId, texts) => {
    await refuseListed(accountId, texts)
    await refuseFurther(accountId, texts)
  }
}
