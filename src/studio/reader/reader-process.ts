// What a reading process runs: texts in, what is found in them out.
import module from 'node:module'
import type { ReaderTask } from './reader-task.ts'

// Who started us decides when we stop: a Ctrl-C reaches the whole group, and would cut off work that may still be finished. Before anything is
// loaded, which takes a second in which it would be cut off too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

module.enableCompileCache()
const { performReading } = await import('./reader-task.ts')
const { addProcessArt } = await import('../motifs/process-art.ts')
addProcessArt()

process.on('disconnect', () => process.exit())

process.on('message', async ({ task }: { task: ReaderTask }) => {
  // From here on the time of the task counts.
  process.send?.({ begun: true })
  try {
    process.send?.({ ok: true, result: await performReading(task), rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    process.send?.({ ok: false, error: reason, rssBytes: process.memoryUsage.rss() })
  }
})
