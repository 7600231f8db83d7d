// Measures how often the reader is right when it is as sure as it says, on messages that it never learned from, and writes the table beside
// its weights: npm run reader:sureness, after every training.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { readEdits } from '../src/reader/edits/read-edits.ts'
import { openNetwork } from '../src/reader/network/network.ts'
import { surenessBy, surenessFile } from '../src/reader/network/sureness.ts'
import { weights } from '../src/reader/network/weights.ts'
import { isSure } from '../src/studio/edit/apply-edits.ts'
import { heldOut, judgedEdits, judgedMessages, scoreOf } from '../test/reader/judged-edits.ts'
import { fitted, type Seen } from './reader-sureness/fit.ts'

/** `--show` prints the messages in which words were not understood. */
const isShown = process.argv.includes('--show')
const network = await openNetwork()
const messages = heldOut.flatMap((hand) => judgedMessages(hand).map((message) => ({ hand, message })))

/** Figures that are told come of tables that were fitted without the messages they are told of. */
const folds = 5
const foldOf = (at: number): number => at % folds

const seen: (Seen & { readonly fold: number })[] = []
const asSaid = { ...network, sureness: (_: unknown, said: number): number => said }
for (const [at, { message }] of messages.entries()) {
  const { edits } = await readEdits(asSaid, message.message)
  for (const [{ op, confidence }, isRight] of judgedEdits(message, edits))
    seen.push({ op, said: confidence, isRight, fold: foldOf(at) })
}
// What is unsound is never carried out, however sure the network is.
const sound = seen.filter(({ said }) => said > 0)
const table = fitted(sound)
const sha256 = createHash('sha256')
  .update(readFileSync(weights('edits.onnx')))
  .digest('hex')
writeFileSync(surenessFile(), `${JSON.stringify({ network: sha256, ...table }, null, 2)}\n`)

const measured = Array.from({ length: folds }, (_, fold) => ({
  ...network,
  sureness: surenessBy(fitted(sound.filter((each) => each.fold !== fold))),
}))
const tell = (line: string): boolean => process.stdout.write(`${line}\n`)
for (const hand of heldOut) {
  let [wrong, wrongDone, right, rightLeft, whole, complained, lacking, told] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const [at, { hand: by, message }] of messages.entries()) {
    if (by !== hand) continue
    const { edits, unread } = await readEdits(measured[foldOf(at)] ?? network, message.message)
    const judged = judgedEdits(message, edits)
    const isDone = judged.map(([edit]) => isSure(edit))
    for (const [at, [, isRight]] of judged.entries()) {
      right += Number(isRight)
      rightLeft += Number(isRight && !isDone[at])
      wrong += Number(!isRight)
      wrongDone += Number(!isRight && isDone[at])
    }
    const { isExact: isWhole } = scoreOf(message, { edits, keep: [], unread, nothing: null })
    const isLacking = judged.length > 0 && judged.length < message.edits.length
    whole += Number(isWhole)
    complained += Number(isWhole && unread.length > 0)
    lacking += Number(isLacking)
    told += Number(isLacking && unread.length > 0)
    if (isShown && unread.length > 0)
      tell(`${isWhole ? 'needless' : 'wanted'}: ${JSON.stringify(unread)} in ${message.message}`)
  }
  tell(`${hand}: ${rightLeft} of ${right} right edits are left undone, ${wrongDone} of ${wrong} wrong ones are done`)
  tell(`${hand}: of ${whole} messages read right ${complained} complain, of ${lacking} that lack an edit ${told} do`)
}
