// Random seasons of credit movements, played by many at once: the books are right afterwards, and at every moment between.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setImmediate as breathe } from 'node:timers/promises'
import { verifyLedger } from '../../src/credits/rules.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openAccount } from '../accounts/open-account.ts'
import { startChild } from '../platform/database/child-process.ts'
import { onBothDatabases } from '../support/databases.ts'
import { propertySeed } from '../support/property.ts'
import { balanceOf, ledgerOf } from './movements.ts'
import { type Played, type PlayedJob, play } from './play.ts'
import { checkJobs, replay } from './replay.ts'
import { schedule, seasonStart } from './schedule.ts'

const scheduleProcess = new URL('./schedule-process.ts', import.meta.url)

const openAccounts = async (database: Database, count: number): Promise<string[]> => {
  const opened = Array.from({ length: count }, () => openAccount(database, { plan: 'starter', at: seasonStart }))
  return (await Promise.all(opened)).map(({ accountId }) => accountId)
}

/** Verifies the ledger again and again while the work runs: no moment may show a wrong balance. */
const verifiedWhile = async <T>(database: Database, work: Promise<T>): Promise<T> => {
  let running = true
  const watch = async () => {
    for (; running; await breathe()) assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  }
  const finished = work.finally(() => {
    running = false
  })
  const [result] = await Promise.all([finished, watch()])
  return result
}

const ofAccount = (jobs: readonly PlayedJob[], accountId: string) => jobs.filter((job) => job.accountId === accountId)

type Report = { at: 'ready' } | ({ at: 'played' } & Played) | { at: 'settled' }

onBothDatabases('a season of credits', (bench) => {
  it('balances after 500 random movements in one process', async (t) => {
    const { database } = bench
    t.diagnostic(`PROPERTY_SEED=${propertySeed}`)
    const accounts = await openAccounts(database, 3)
    const { jobs, surprises } = await verifiedWhile(database, play(database, accounts, schedule(propertySeed, 500, 3)))

    assert.deepEqual(surprises, [])
    assert.ok(jobs.filter(({ settled }) => settled).length > 20, 'the season must contain settlements')
    let resets = 0
    for (const accountId of accounts) {
      const rows = await ledgerOf(database, accountId)
      checkJobs(rows, ofAccount(jobs, accountId))
      assert.deepEqual(replay(rows, ofAccount(jobs, accountId)), await balanceOf(database, accountId))
      resets += rows.filter(({ kind }) => kind === 'month_reset').length
    }
    assert.ok(resets > 0, 'the season must contain a turn of the month')
  })

  it('balances after 450 random movements in three processes, which then settle the same jobs', async (t) => {
    const { database, place } = bench
    t.diagnostic(`PROPERTY_SEED=${propertySeed}`)
    const accounts = await openAccounts(database, 3)
    const processes = [0, 1, 2].map((offset) =>
      startChild<Report>(t, scheduleProcess, { place, accounts, seed: propertySeed + offset, length: 150 }),
    )
    const all = (at: Report['at']) =>
      Promise.all(processes.map((process) => process.report((report) => report.at === at)))
    await all('ready')
    for (const process of processes) process.order('begin')
    const played = await verifiedWhile(database, all('played'))
    for (const process of processes) process.order('settle everything')
    await verifiedWhile(database, all('settled'))

    const reports = played.filter((report) => report.at === 'played')
    assert.deepEqual(
      reports.flatMap(({ surprises }) => surprises),
      [],
    )
    const jobs = reports
      .flatMap((report) => report.jobs)
      .map((job) => ({ ...job, settled: true, cost: job.settled ? job.cost : job.amount }))
    for (const accountId of accounts) checkJobs(await ledgerOf(database, accountId), ofAccount(jobs, accountId))
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  })
})
