// A thread for tests: doubles numbers, fails on request, dies on request.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (task: number | 'fail' | 'die' | 'hang') => {
  if (task === 'die') process.exit(3)
  if (task === 'hang') return
  const answer =
    task === 'fail' ? { ok: false, error: new Error('asked to fail') } : { ok: true, result: Number(task) * 2 }
  parentPort?.postMessage(answer)
})
