// What a painting thread runs: documents in, encoded pictures out.
import module from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { PaintOrder } from './paint-order.ts'

// A thread does not share the compiled code of its process; without this, every thread would compile the studio anew.
module.enableCompileCache()
const { paintOrder } = await import('./paint-order.ts')

parentPort?.on('message', async (order: PaintOrder) => {
  try {
    parentPort?.postMessage({ ok: true, result: await paintOrder(order) })
  } catch (error) {
    parentPort?.postMessage({ ok: false, error: error instanceof Error ? error : new Error(String(error)) })
  }
})
