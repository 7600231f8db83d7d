// Lets attempts in one by one: each is counted under every name that it is limited by, before anything else is done.
import { hash } from 'node:crypto'
import type { Database, Reads, Trx } from '../platform/database/database.ts'
import { type Limit, struck, type Tally, waitOf } from './throttle.ts'
import * as store from './throttle-store.ts'

export interface Counted {
  /** What is counted, such as `sign-in address 203.0.113.7`. */
  readonly name: string
  readonly limit: Limit
}

/** Neither emails nor addresses are kept in the clear. */
const hashed = (name: string): string => hash('sha256', name)

const nameOf = ({ name }: Counted): string => hashed(name)

/** Counts an attempt and returns 0, or refuses it and returns how many milliseconds it has to wait. */
export const admit = (database: Database, counted: readonly Counted[], at: number): Promise<number> =>
  database.transact(async (trx) => {
    const tallies = await lockAll(trx, counted)
    const wait = Math.max(...tallies.map(({ tally }) => waitOf(tally, at)))
    if (wait > 0) return wait
    for (const { name, limit, tally } of tallies) await store.saveTally(trx, name, struck(tally, limit, at))
    return 0
  })

interface Locked {
  readonly name: string
  readonly limit: Limit
  readonly tally: Tally | undefined
}

/** In one order for all, so that two attempts never wait for each other. */
const lockAll = async (trx: Trx, counted: readonly Counted[]): Promise<Locked[]> => {
  const wanted = counted.map((each) => ({ name: nameOf(each), limit: each.limit }))
  const locked: Locked[] = []
  for (const { name, limit } of wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    locked.push({ name, limit, tally: await store.lockTally(trx, name) })
  }
  return locked
}

/** Forgets what was counted under these names. */
export const forgive = (trx: Trx, counted: readonly Counted[]): Promise<void> =>
  store.deleteTallies(trx, counted.map(nameOf))

/** Takes back this one attempt; what came before it still counts. */
export const takeBack = (trx: Trx, counted: Counted): Promise<void> => store.takeBack(trx, nameOf(counted))

/** Remembers a name for a while, with nothing counted under it. */
export const remember = (trx: Trx, name: string, until: number): Promise<void> =>
  store.saveName(trx, hashed(name), until)

export const isRemembered = (reads: Reads, name: string, at: number): Promise<boolean> =>
  store.hasName(reads, hashed(name), at)
