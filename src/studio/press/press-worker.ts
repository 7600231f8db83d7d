// What a painting thread runs: documents in, encoded pictures out.
import { parentPort } from 'node:worker_threads'
import { type PaintOrder, paintOrder } from './paint-order.ts'

parentPort?.on('message', async (order: PaintOrder) => {
  try {
    parentPort?.postMessage({ ok: true, result: await paintOrder(order) })
  } catch (error) {
    parentPort?.postMessage({ ok: false, error: error instanceof Error ? error : new Error(String(error)) })
  }
})
