// What a painting process runs: documents in, encoded pictures out.
import module from 'node:module'
import type { PressTask } from './press-task.ts'

module.enableCompileCache()
const { performTask } = await import('./press-task.ts')

// Who started us decides when we stop: a Ctrl-C reaches the whole group, and would cut off pictures that may still be finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

process.on('message', async ({ task }: { task: PressTask }) => {
  try {
    process.send?.({ ok: true, result: await performTask(task), rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    process.send?.({ ok: false, error: reason, rssBytes: process.memoryUsage.rss() })
  }
})
