// Signing in, up and out.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../catalog/fault.ts'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import { type FormFields, formBodyLimit, formTokenOf, readForm } from './forms.ts'
import { localPath } from './local-path.ts'
import { keepOpenDoor } from './open-door.ts'
import { waitInWords } from './pages/shell.ts'
import { signInPage, signUpPage } from './pages/sign-in-page.ts'
import { signOutPage } from './pages/sign-out-page.ts'
import { forPeople, leadTo, queryOf, reachableFromPopups } from './person-scope.ts'
import { type IdentityParts, keepSession, signOut, signOutEverywhere, tokenOf } from './sessions.ts'
import { type NewEntry, signIn, signUp } from './sign-in.ts'

export interface EntranceParts extends IdentityParts {
  /** Whether anybody may open an account. */
  readonly signUp: boolean
}

export const entranceRoutes = (app: FastifyInstance, parts: EntranceParts): void => {
  const limited = { bodyLimit: formBodyLimit, onRequest: keepOpenDoor(parts) }
  app.get('/sign-in', async (request, reply) => showForm(parts, request, reply, { page: signInPage }))
  app.post('/sign-in', limited, async (request, reply) => {
    const fields = readForm(parts, request)
    const entry = await signIn(parts.database, attemptOf(parts, request, fields))
    const refusal = 'This email and password do not belong together.'
    return enter(parts, request, reply, { page: signInPage, fields, entry, refusal })
  })

  app.get('/sign-up', async (request, reply) => {
    requireSignUp(parts)
    return showForm(parts, request, reply, { page: signUpPage })
  })
  app.post('/sign-up', limited, async (request, reply) => {
    requireSignUp(parts)
    const fields = readForm(parts, request)
    const entry = await signUp(parts.database, attemptOf(parts, request, fields))
    const refusal = 'This account cannot be opened. If you have one already, sign in.'
    return enter(parts, request, reply, { page: signUpPage, fields, entry, refusal })
  })

  app.get(
    '/sign-out',
    forPeople(parts, async ({ email }, request, reply) => {
      const page = signOutPage({ root: rootOf(parts.baseUrl()), token: formTokenOf(parts, request, reply), email })
      return sendPage(request, reply, { page })
    }),
  )
  app.post('/sign-out', limited, async (request, reply) => {
    readForm(parts, request)
    await signOut(parts, request, reply)
    return leadTo(reply, `${rootOf(parts.baseUrl())}/sign-in`)
  })
  app.post(
    '/sign-out-everywhere',
    { bodyLimit: formBodyLimit },
    forPeople(parts, async (session, request, reply) => {
      readForm(parts, request)
      await signOutEverywhere(parts, reply, session)
      return leadTo(reply, `${rootOf(parts.baseUrl())}/sign-in`)
    }),
  )
}

const requireSignUp = ({ signUp: open }: EntranceParts): void => {
  if (!open)
    throw fault('not_found', { message: 'This service does not open accounts by itself. Ask whoever runs it.' })
}

const attemptOf = (parts: EntranceParts, request: FastifyRequest, fields: FormFields) => ({
  email: fields.get('email') ?? '',
  password: fields.get('password') ?? '',
  address: parts.addressOf(request),
  before: tokenOf(parts, request),
  at: parts.now(),
})

const nextOf = ({ baseUrl }: EntranceParts, given: string | undefined): string =>
  localPath(given, baseUrl(), `${rootOf(baseUrl())}/dashboard`)

interface Shown {
  readonly page: typeof signInPage
  readonly status?: number
  readonly email?: string
  readonly next?: string | undefined
  readonly problem?: string
}

const showForm = (parts: EntranceParts, request: FastifyRequest, reply: FastifyReply, shown: Shown): FastifyReply => {
  const { page, status = 200, email = '', next = queryOf(request, 'next'), problem = null } = shown
  return sendPage(request, reply, {
    page: page({
      root: rootOf(parts.baseUrl()),
      token: formTokenOf(parts, request, reply),
      next: nextOf(parts, next),
      email,
      problem,
      signUp: parts.signUp,
    }),
    status,
    headers: reachableFromPopups,
  })
}

interface Outcome {
  readonly page: typeof signInPage
  readonly fields: FormFields
  readonly entry: NewEntry
  readonly refusal: string
}

/** Lets the person in, or shows the form again with what is wrong. */
const enter = (
  parts: EntranceParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, fields, entry, refusal }: Outcome,
): FastifyReply => {
  if (entry.kind === 'in') {
    keepSession(parts, reply, entry.token)
    return leadTo(reply, nextOf(parts, fields.get('next')))
  }
  const again = { page, email: fields.get('email') ?? '', next: fields.get('next') }
  if (entry.kind === 'wait') {
    reply.header('retry-after', String(Math.ceil(entry.ms / 1000)))
    return showForm(parts, request, reply, { ...again, status: 429, problem: waitInWords(entry.ms) })
  }
  const flawed = entry.kind === 'flawed'
  const problem = flawed ? entry.flaw : refusal
  return showForm(parts, request, reply, { ...again, status: flawed ? 400 : 403, problem })
}
