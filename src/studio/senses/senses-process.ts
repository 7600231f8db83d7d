// What the senses' process runs: one task at a time, with models that it loads when they are first needed.
import module from 'node:module'
import type { SenseTask } from './tasks.ts'

// Who started us decides when we stop: a Ctrl-C reaches the whole group, and would cut off work that may still be finished. Before anything is
// loaded, which takes a second in which it would be cut off too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

module.enableCompileCache()
const { openModels } = await import('./models/open-models.ts')
const { performTask } = await import('./perform-task.ts')

const perform = performTask(openModels({ directory: process.env.SENSES_MODELS || null }))

process.on('disconnect', () => process.exit())

process.on('message', async ({ task }: { task: SenseTask }) => {
  // From here on the time of the task counts.
  process.send?.({ begun: true })
  try {
    process.send?.({ ok: true, result: await perform(task), rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    process.send?.({ ok: false, error: reason, rssBytes: process.memoryUsage.rss() })
  }
})
