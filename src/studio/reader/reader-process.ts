// What a reading process runs: texts in, what is found in them out.
import module from 'node:module'
import type { ReaderTask } from './reader-task.ts'

module.enableCompileCache()
const { performReading } = await import('./reader-task.ts')

// Who started us decides when we stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

process.on('message', async ({ task }: { task: ReaderTask }) => {
  try {
    process.send?.({ ok: true, result: await performReading(task), rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    process.send?.({ ok: false, error: reason, rssBytes: process.memoryUsage.rss() })
  }
})
