// Fits the tagger of remarks to its messages. Run after they or its features change: node tools/train-remarks.ts
// With --judge it fits nothing for keeps: it leaves each list out in turn and says how the tagger does on it.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { taughtFile, writtenTaught } from '../src/studio/senses/editing/remarks/taught.ts'
import { judgeByLists } from './train-remarks/judge-by-lists.ts'
import { learn } from './train-remarks/learn.ts'
import { fingerprintOf, trainingMessages } from './train-remarks/messages.ts'

const messages = trainingMessages()
const cautions = [0, 4, 8, 16]

if (process.argv.includes('--judge')) {
  for (const line of judgeByLists(messages, cautions)) process.stdout.write(`${line}\n`)
} else {
  const file = writtenTaught(learn(messages), fingerprintOf(messages))
  writeFileSync(taughtFile, `${JSON.stringify(file, null, 2)}\n`)
  process.stdout.write(`${fileURLToPath(taughtFile)}: ${messages.length} messages\n`)
}
