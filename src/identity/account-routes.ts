// The page of one's own account, and the change of the password.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountOf } from '../accounts/rules.ts'
import { plans } from '../catalog/plans.ts'
import { payingPlan } from '../credits/rules.ts'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import { formBodyLimit, formTokenOf, readForm } from './forms.ts'
import { accountPage } from './pages/account-page.ts'
import { waitInWords } from './pages/shell.ts'
import { forPeople, leadTo, queryOf } from './person-scope.ts'
import { type IdentityParts, keepSession, type Session } from './sessions.ts'
import { changePassword } from './sign-in.ts'

export const accountRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get(
    '/account',
    forPeople(parts, async (session, request, reply) =>
      show(parts, session, request, reply, {
        done: queryOf(request, 'changed') === 'password' ? 'The password is changed.' : null,
      }),
    ),
  )
  app.post(
    '/account/password',
    { bodyLimit: formBodyLimit },
    forPeople(parts, async (session, request, reply) => {
      const fields = readForm(parts, request)
      const entry = await changePassword(parts.database, {
        session,
        present: fields.get('present') ?? '',
        wanted: fields.get('wanted') ?? '',
        address: parts.addressOf(request),
        at: parts.now(),
      })
      switch (entry.kind) {
        case 'in':
          keepSession(parts, reply, entry.token)
          return leadTo(reply, `${rootOf(parts.baseUrl())}/account?changed=password`)
        case 'wait':
          reply.header('retry-after', String(Math.ceil(entry.ms / 1000)))
          return show(parts, session, request, reply, { status: 429, problem: waitInWords(entry.ms) })
        case 'flawed':
          return show(parts, session, request, reply, { status: 400, problem: entry.flaw })
        case 'refused':
          return show(parts, session, request, reply, { status: 403, problem: 'The present password is another one.' })
      }
    }),
  )
}

/** Which plan an account uses, in words; null where it has none. */
export const planInWords = async (
  { database }: Pick<IdentityParts, 'database'>,
  accountId: string,
): Promise<string | null> => {
  const paying = await payingPlan(database.read, accountId)
  if (!paying) return null
  const { name } = plans[paying.plan]
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  if (paying.ownerId === accountId) return title
  const owner = await accountOf(database.read, paying.ownerId)
  return `${title}, paid by the team of ${owner?.email ?? 'its owner'}`
}

interface Shown {
  readonly status?: number
  readonly problem?: string | null
  readonly done?: string | null
}

const show = async (
  parts: IdentityParts,
  { accountId, email }: Session,
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, problem = null, done = null }: Shown,
): Promise<FastifyReply> => {
  const plan = await planInWords(parts, accountId)
  const token = formTokenOf(parts, request, reply)
  const page = accountPage({ root: rootOf(parts.baseUrl()), token, email, plan, problem, done })
  return sendPage(request, reply, { page, status })
}
