// The attack campaign: `npm run test:attack -- --requests 3000 --seed 7`. Ends with status 1 when anything is wrong.
import { parseArgs } from 'node:util'
import { flood, largeForms, openRedirects, previewFlood, wrongSignIns } from './attacks/doors.ts'
import { hostilePictures, largeUploads } from './attacks/pictures.ts'
import { privateAddresses } from './attacks/private-addresses.ts'
import { randomRequests } from './attacks/random-requests.ts'
import { deepAndWideJson, judgedTexts, plannerYears, rendersWithoutEnd, whiteSpace } from './attacks/words.ts'
import { runCampaign } from './campaign.ts'
import { head } from './report.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '20271115' },
    only: { type: 'string' },
  },
})
const [requests, seed] = [Number(values.requests), Number(values.seed)]
if (!(requests > 0) || !Number.isInteger(seed)) throw new Error('expected --requests N --seed S, both numbers')

const attacks = [
  privateAddresses,
  judgedTexts,
  hostilePictures,
  largeUploads,
  plannerYears,
  rendersWithoutEnd,
  openRedirects,
  wrongSignIns,
  flood,
  previewFlood,
  whiteSpace,
  deepAndWideJson,
  largeForms,
  randomRequests(requests, seed),
].filter(({ name }) => values.only === undefined || name.includes(values.only))

const tell = (line: string): void => void process.stdout.write(`${line}\n`)
for (const line of head) tell(line)
const { rows, memoryBefore, memoryAfter, wrong } = await runCampaign(attacks, tell)
tell(rows[0]?.line ?? '')
tell(`memory before ${memoryBefore.toFixed(0)} MB, at rest afterwards ${memoryAfter.toFixed(0)} MB`)
for (const each of wrong.length > 0 ? wrong.map((line) => `WRONG: ${line}`) : ['nothing is wrong']) tell(each)
process.exit(wrong.length === 0 ? 0 : 1)
