// A process for tests: doubles numbers, tells its own id, fails, grows, dies or hangs on request.
process.on('disconnect', () => process.exit())

const answers = {
  pid: () => process.pid,
  fail: () => {
    throw new Error('asked to fail')
  },
  die: () => process.exit(3),
} as const

process.on('message', ({ task }: { task: number | 'pid' | 'grown' | 'fail' | 'die' | 'hang' }) => {
  process.send?.({ begun: true })
  if (task === 'hang') return
  const rssBytes = task === 'grown' ? 1e9 : 1
  try {
    const result = typeof task === 'number' ? task * 2 : task === 'grown' ? process.pid : answers[task]()
    process.send?.({ ok: true, result, rssBytes })
  } catch (error) {
    process.send?.({ ok: false, error, rssBytes })
  }
})
