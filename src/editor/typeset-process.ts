// What a typesetting process runs: documents in, set type out.
import module from 'node:module'
import type { TypesetTask } from './typeset.ts'

// Who started us decides when we stop: a Ctrl-C reaches the whole group, and would cut off work that may still be finished. Before anything is
// loaded, which takes a second in which it would be cut off too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

module.enableCompileCache()
const { performTypesetting } = await import('./typeset.ts')

process.on('disconnect', () => process.exit())

process.on('message', ({ task }: { task: TypesetTask }) => {
  // From here on the time of the task counts.
  process.send?.({ begun: true })
  try {
    process.send?.({ ok: true, result: performTypesetting(task), rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    process.send?.({ ok: false, error: reason, rssBytes: process.memoryUsage.rss() })
  }
})
