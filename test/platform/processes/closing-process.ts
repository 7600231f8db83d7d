// A process that uses a pool, closes it and says so.
import { ProcessPool } from '../../../src/platform/processes/process-pool.ts'

const pool = new ProcessPool<number, number>(new URL('./echo-process.ts', import.meta.url), { size: 1 })
await pool.run(1)
await pool.close()
process.stdout.write('closed')
