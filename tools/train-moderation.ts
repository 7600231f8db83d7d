// Fits the learned judge of moderation to its texts. Run after they or the reading of texts change: node tools/train-moderation.ts
// With --judge it fits nothing for keeps: it leaves each list out in turn and says how the judge does on it.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { weightsFile, writtenWeights } from '../src/studio/senses/moderation/learned/weights.ts'
import { judgeByLists } from './train-moderation/judge-by-lists.ts'
import { learn } from './train-moderation/learn.ts'
import { lessonOf } from './train-moderation/lessons.ts'
import { fingerprintOf, trainingTexts } from './train-moderation/texts.ts'

const texts = trainingTexts()
const lessons = texts.map(lessonOf)

if (process.argv.includes('--judge')) {
  for (const line of judgeByLists(lessons)) process.stdout.write(`${line}\n`)
} else {
  const weights = { texts: fingerprintOf(texts), ...learn(lessons) }
  writeFileSync(weightsFile, `${JSON.stringify(writtenWeights(weights), null, 2)}\n`)
  process.stdout.write(`${fileURLToPath(weightsFile)}: ${texts.length} texts, ${weights.of.size} features\n`)
}
