// A process that holds the write lock of an SQLite file until it is told to let go.
import { DatabaseSync } from 'node:sqlite'
import { givenTask, ordered, report } from './child-process.ts'

const release = ordered('release')
const handle = new DatabaseSync(givenTask<{ file: string }>().file)
handle.exec('begin immediate')
report('held')
await release
handle.exec('commit')
report('released')
