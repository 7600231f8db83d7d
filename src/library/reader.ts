// Somebody who is signed in and uses the library: who they are, what they may ask, and the page that is made for them.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getCredits } from '../contract/account.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { payingPlan } from '../credits/rules.ts'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import { formTokenOf, forPeople, type IdentityParts, type Session } from '../identity/rules.ts'
import { abandonedSignal } from '../platform/abandoned.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Inspect } from '../uploads/rules.ts'
import { type Door, openDoor } from './door.ts'
import { noPlanPage } from './pages/no-plan-page.ts'

export interface LibraryParts extends IdentityParts {
  readonly endpoints: readonly Endpoint[]
  readonly storage: Storage
  /** Looks at the bytes of a reference picture. */
  readonly inspect: Inspect
}

/** What every page of the library is made with. */
export interface Frame {
  /** The path under which the service is reached. */
  readonly root: string
  /** For the forms of the page. */
  readonly token: string
  readonly balance: number
}

export interface Reader extends Door {
  readonly accountId: string
  /** Aborts when they have gone to another page. */
  readonly signal: AbortSignal
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly root: string
  frame(): Promise<Frame>
}

export type ReaderOf = (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<Reader | null>

/** Null for whoever has no active plan: to them the API answers nothing either. */
export const readers = (parts: LibraryParts): ReaderOf => {
  const { database, baseUrl, endpoints } = parts
  const doorFor = openDoor(endpoints)
  return async ({ accountId }, request, reply) => {
    const paying = await payingPlan(database.read, accountId)
    if (!paying) return null
    // What people start belongs to the account, and to no key of it.
    const signal = abandonedSignal(reply.raw)
    const credential = { accountId, keyId: null, plan: paying.plan }
    const door = doorFor({ credential, requestId: request.id, signal })
    const root = rootOf(baseUrl())
    return {
      ...door,
      accountId,
      signal,
      request,
      reply,
      root,
      frame: async () => ({
        root,
        token: formTokenOf(parts, request, reply),
        balance: (await door.ask(getCredits)).total_available,
      }),
    }
  }
}

type Handler = (reader: Reader) => Promise<FastifyReply>

/** A handler for readers; who has not signed in is led to do so, and who has no plan is told what that means. */
export const forReaders = (parts: LibraryParts): ((handler: Handler) => ReturnType<typeof forPeople>) => {
  const readerOf = readers(parts)
  return (handler) =>
    forPeople(parts, async (session, request, reply) => {
      const reader = await readerOf(session, request, reply)
      if (reader) return handler(reader)
      return sendPage(request, reply, { page: noPlanPage(rootOf(parts.baseUrl()), request.url), status: 403 })
    })
}

/** A part of the path. */
export const paramOf = ({ request }: Pick<Reader, 'request'>, name: string): string => {
  const value: unknown = Object(request.params)[name]
  return typeof value === 'string' ? value : ''
}
