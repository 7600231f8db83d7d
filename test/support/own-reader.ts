// A reader without a process of its own, for tests of what is done with what it finds.
import { type Reader, readerBy } from '../../src/studio/reader/reader.ts'
import { performReading } from '../../src/studio/reader/reader-task.ts'

export const ownReader: Reader = readerBy((_whose, task) => performReading(task))
