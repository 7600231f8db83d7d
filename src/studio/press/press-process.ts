// What a painting process runs: documents in, encoded pictures out.
import module from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PressTask } from './press-task.ts'

// Who started us decides when we stop: a Ctrl-C reaches the whole group, and would cut off work that may still be finished. Before anything is
// loaded, which takes a second in which it would be cut off too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

module.enableCompileCache()
const { performTask } = await import('./press-task.ts')
const { addProcessArt } = await import('../motifs/process-art.ts')
addProcessArt()

// The pixels of a finished picture lie outside the heap, where nothing presses to collect them: they would stand beside the next one.
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

process.on('disconnect', () => process.exit())

process.on('message', async ({ task }: { task: PressTask }) => {
  try {
    process.send?.({ ok: true, result: await performTask(task), rssBytes: process.memoryUsage.rss() })
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error))
    process.send?.({ ok: false, error: reason, rssBytes: process.memoryUsage.rss() })
  }
  // After the answer has been sent; what was collected is freed in the next turn.
  await setImmediate()
  collect()
})
