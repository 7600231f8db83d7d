// Whatever is killed, and whenever: every accepted job ends once, is charged for what it made, and is announced.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { runCampaign } from './campaign.ts'

it('jobs, credits, covers and webhooks stay whole while processes and the database are killed', async (t) => {
  const { lines, wrong, jobs, acknowledged, faults } = await runCampaign({
    seed: 20,
    stormMs: 6000,
    leastJobs: 5,
    faultEveryMs: 1000,
    deck: {
      'kill worker': 3,
      'kill api': 2,
      'kill painter': 1,
      'hand over': 1,
      'restart database': 1,
      'crash database': 1,
      'freeze worker': 0,
    },
    callers: 4,
    patience: 2,
    hurry: true,
  })
  for (const line of lines) t.diagnostic(line)
  assert.deepEqual(wrong, [])
  assert.ok(jobs >= 5 && acknowledged >= 5, `only ${jobs} jobs`)
  assert.ok(faults >= 3, `only ${faults} faults`)
})
