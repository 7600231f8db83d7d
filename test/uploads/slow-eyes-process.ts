// Eyes for tests: small pictures are seen at once, as large as they should be; those of 2,000 bytes and more are looked at for ever.
import type { SenseTask } from '../../src/studio/senses/tasks.ts'

process.on('disconnect', () => process.exit())
process.on('message', ({ task }: { task: SenseTask }) => {
  process.send?.({ begun: true })
  if (task.sense !== 'inspectPicture' || task.input.length >= 2000) return
  const output = { format: 'png', width: 400, height: 600 }
  process.send?.({ ok: true, result: { sense: task.sense, output }, rssBytes: 1 })
})
