// One bounded campaign: every known attack in turn against a running service on loopback, with two well-behaved tenants beside it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { oauthPaths } from '../../src/oauth/paths.ts'
import { callAt } from '../support/call.ts'
import { type Attack, type Canary, jsonHeaders, mcpPath, type Outcome, type Target } from './attack.ts'
import { becomeAttacker } from './attacker.ts'
import { inviteNeighbours, type Neighbours } from './neighbours.ts'
import { type Row, rowOf } from './report.ts'
import { startServiceUnderAttack } from './service-under-attack.ts'

/** No attack lasts longer. What is still under way then is left to itself, and counts as unanswered. */
const attackLimitMs = 120_000
/** So long an attack goes on at least, in so many strokes at most. */
const leastMs = 5000
const mostStrokes = 20
const memoryEveryMs = 250
/** Idle processes are ended after two minutes, and give their memory back with it. */
const restMs = 150_000

export interface CampaignReport {
  readonly rows: readonly Row[]
  readonly memoryBefore: number
  readonly memoryAfter: number
  readonly wrong: readonly string[]
}

export const runCampaign = async (
  attacks: readonly Attack[],
  tell: (line: string) => void,
): Promise<CampaignReport> => {
  const service = await startServiceUnderAttack(3)
  const canary = await startCanary()
  const [attackersKey = '', ...neighbourKeys] = service.keys
  const address = `http://127.0.0.1:${service.port}`
  const call: Target['call'] = (method, path, options) => callAt(address, method, path, options)
  const attacker = await becomeAttacker(call, attackersKey)
  await warmUp(call, attackersKey)
  const neighbours = inviteNeighbours({ address, keys: neighbourKeys })
  try {
    const target: Target = { address, port: service.port, attacker, person: service.person, canary, call }
    const rows: Row[] = []
    rows.push(await observed(quiet, target, neighbours, service.memory))
    const memoryBefore = service.memory()
    for (const attack of attacks) {
      rows.push(await observed(attack, target, neighbours, service.memory))
      tell(rows.at(-1)?.line ?? '')
    }
    await settled(service.memory, memoryBefore)
    const memoryAfter = service.memory()
    const status = await service.stop()
    const wrong = [...rows.flatMap((row) => row.wrong), ...(status === 0 ? [] : [`the service ended with ${status}`])]
    return { rows, memoryBefore, memoryAfter, wrong }
  } finally {
    await neighbours.stop()
    canary.close()
    await service.stop()
  }
}

/** Large libraries are loaded with the first request that needs them, once; a service that has been running has them. */
const warmUp = async (call: Target['call'], key: string): Promise<void> => {
  await call('POST', mcpPath, { key, headers: jsonHeaders, body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } })
  await call('GET', `${oauthPaths.authorization}?client_id=nobody`)
}

/** What the tenants notice when nobody attacks. */
const quiet: Attack = {
  name: 'nobody attacks',
  strike: async () => {
    await delay(10_000)
    return { answers: [], wrong: [] }
  },
}

const observed = async (attack: Attack, target: Target, neighbours: Neighbours, memory: () => number): Promise<Row> => {
  await neighbours.noticed()
  let most = memory()
  const sampling = setInterval(() => {
    most = Math.max(most, memory())
  }, memoryEveryMs)
  const from = performance.now()
  const outcome = await struck(attack, target)
  const seconds = (performance.now() - from) / 1000
  // Some calls of the tenants began during the attack and are still waiting.
  await delay(1500)
  clearInterval(sampling)
  return rowOf({ attack: attack.name, outcome, seconds, noticed: await neighbours.noticed(), memory: most })
}

/** Again and again for some seconds: one stroke is over before anybody could have noticed. */
const struck = async (attack: Attack, target: Target): Promise<Outcome> => {
  const until = performance.now() + (attack.isSingle ? 0 : leastMs)
  const outcomes: Outcome[] = []
  do outcomes.push(await Promise.race([attack.strike(target).catch(failed), unanswered()]))
  while (performance.now() < until && outcomes.length < mostStrokes && outcomes.at(-1)?.wrong.length === 0)
  return { answers: outcomes.flatMap(({ answers }) => answers), wrong: outcomes.flatMap(({ wrong }) => wrong) }
}

const failed = (error: unknown): Outcome => ({ answers: [], wrong: [`it could not be carried out: ${error}`] })

const unanswered = async (): Promise<Outcome> => {
  await delay(attackLimitMs, undefined, { ref: false })
  return { answers: [], wrong: [`not answered within ${attackLimitMs / 1000} s`] }
}

const settled = async (memory: () => number, before: number): Promise<void> => {
  const until = Date.now() + restMs
  while (memory() > before * 1.1 && Date.now() < until) await delay(2000)
}

const startCanary = async (): Promise<Canary & { close(): void }> => {
  let visits = 0
  const server = createServer((_request, response) => {
    visits++
    response.end('a secret of the own network')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/secret.png`, visits: () => visits, close: () => server.close() }
}
