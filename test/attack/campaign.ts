// One bounded campaign: every known attack in turn against a running service on loopback, with two well-behaved tenants beside it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { callAt } from '../support/call.ts'
import type { Attack, Canary, Outcome, Target } from './attack.ts'
import { becomeAttacker } from './attacker.ts'
import { inviteNeighbours, type Neighbours } from './neighbours.ts'
import { type Row, rowOf } from './report.ts'
import { startServiceUnderAttack } from './service-under-attack.ts'

/** No attack lasts longer. What is still under way then is left to itself, and counts as unanswered. */
const attackLimitMs = 120_000
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
  const neighbours = inviteNeighbours({ address, keys: neighbourKeys })
  try {
    const target: Target = { address, port: service.port, attacker, canary, call }
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
  const outcome = await Promise.race([attack.strike(target).catch(failed), unanswered()])
  const seconds = (performance.now() - from) / 1000
  // Some calls of the tenants began during the attack and are still waiting.
  await delay(1500)
  clearInterval(sampling)
  return rowOf({ attack: attack.name, outcome, seconds, noticed: await neighbours.noticed(), memory: most })
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
