// The kinds of wrap work. The studio and the print room are loaded with the first job: they would slow every start.
import type { Work, Works } from '../jobs/rules.ts'
import { type WrapOperation, wrapOperations } from './inputs.ts'
import type { Bindery } from './work.ts'

export const lazyWrapWorks = (bindery: Bindery): Works => {
  let loading: Promise<Readonly<Record<WrapOperation, Work>>> | undefined
  const load = () => {
    loading ??= import('./work.ts').then(({ wrapWorks }) => wrapWorks(bindery))
    return loading
  }
  return Object.fromEntries(
    wrapOperations.map((operation): [WrapOperation, Work] => [
      operation,
      async (workload) => (await load())[operation](workload),
    ]),
  )
}
