// The long fault test: `npm run test:faults -- --minutes 10 --seed 7`. Ends with status 1 when anything is wrong.
import { parseArgs } from 'node:util'
import { runCampaign } from './campaign.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
})
const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
if (!(minutes > 0) || !Number.isInteger(seed)) throw new Error('expected --minutes N --seed S, both numbers')

process.stdout.write(`${minutes} minutes of faults with seed ${seed}\n`)
const { lines, wrong } = await runCampaign({
  seed,
  stormMs: minutes * 60_000,
  leastJobs: 10,
  faultEveryMs: 4000,
  deck: {
    'kill worker': 4,
    'kill api': 3,
    'kill painter': 2,
    'hand over': 2,
    'restart database': 1,
    'crash database': 1,
    'freeze worker': 1,
  },
  callers: 8,
  patience: 6,
  hurry: false,
})
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = wrong.length === 0 ? 0 : 1
