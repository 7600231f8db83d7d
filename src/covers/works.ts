// The kinds of cover work. The studio is loaded with the first job: its hundreds of drawings would slow every start.
import type { OperationName } from '../catalog/operations.ts'
import type { Work, Works } from '../jobs/rules.ts'
import type { Atelier } from './work.ts'

const operations = [
  'generate',
  'variation',
  'edit_image',
  'generate_reference',
  'upscale',
  'audiobook_cover',
  'remove_text',
] as const satisfies readonly OperationName[]

export type CoverOperation = (typeof operations)[number]

export const lazyCoverWorks = (atelier: Atelier): Works => {
  let loading: Promise<Readonly<Record<CoverOperation, Work>>> | undefined
  const load = () => {
    loading ??= import('./work.ts').then(({ coverWorks }) => coverWorks(atelier))
    return loading
  }
  return Object.fromEntries(
    operations.map((operation): [CoverOperation, Work] => [
      operation,
      async (workload) => (await load())[operation](workload),
    ]),
  )
}
