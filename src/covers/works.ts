// The kinds of cover work. The studio is loaded with the first job: its hundreds of drawings would slow every start.
import type { Work, Works } from '../jobs/rules.ts'
import { type CoverOperation, coverOperations } from './inputs.ts'
import type { Atelier } from './work.ts'

export const lazyCoverWorks = (atelier: Atelier): Works => {
  let loading: Promise<Readonly<Record<CoverOperation, Work>>> | undefined
  const load = () => {
    loading ??= import('./work.ts').then(({ coverWorks }) => coverWorks(atelier))
    return loading
  }
  return Object.fromEntries(
    coverOperations.map((operation): [CoverOperation, Work] => [
      operation,
      async (workload) => (await load())[operation](workload),
    ]),
  )
}
