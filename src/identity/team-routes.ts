// The page of a team and what its forms do.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import { type FormFields, formBodyLimit, formTokenOf, readForm } from './forms.ts'
import { teamPage } from './pages/team-page.ts'
import { forPeople, leadTo } from './person-scope.ts'
import type { IdentityParts, Session } from './sessions.ts'
import { invite, type NewInvitation, removeSeat, TeamRefusal, teamOf, withdrawInvitation } from './team.ts'

export const teamRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get(
    '/team',
    forPeople(parts, (session, request, reply) => show(parts, session, request, reply, {})),
  )
  app.post(
    '/team/invite',
    { bodyLimit: formBodyLimit },
    forPeople(parts, async (session, request, reply) => {
      const email = readForm(parts, request).get('email') ?? ''
      try {
        const invitation = await invite(parts.database, { owner: session, email, at: parts.now() })
        return await show(parts, session, request, reply, { invitation })
      } catch (error) {
        if (!(error instanceof TeamRefusal)) throw error
        return show(parts, session, request, reply, { status: 400, problem: error.message })
      }
    }),
  )
  change(app, parts, '/team/withdraw', ({ accountId }, fields) =>
    withdrawInvitation(parts.database, accountId, fields.get('invitation') ?? ''),
  )
  change(app, parts, '/team/remove', ({ accountId: ownerId }, fields) =>
    removeSeat(parts.database, { ownerId, memberId: fields.get('member') ?? '' }),
  )
  change(app, parts, '/team/leave', async ({ accountId: memberId }) => {
    const { memberOf } = await teamOf(parts.database.read, memberId, parts.now())
    if (memberOf) await removeSeat(parts.database, { ownerId: memberOf.ownerId, memberId })
  })
}

/** A form that changes something and leads back to the page. */
const change = (
  app: FastifyInstance,
  parts: IdentityParts,
  path: string,
  work: (session: Session, fields: FormFields) => Promise<void>,
): void => {
  app.post(
    path,
    { bodyLimit: formBodyLimit },
    forPeople(parts, async (session, request, reply) => {
      await work(session, readForm(parts, request))
      return leadTo(reply, `${rootOf(parts.baseUrl())}/team`)
    }),
  )
}

interface Shown {
  readonly status?: number
  readonly problem?: string
  readonly invitation?: NewInvitation
}

const show = async (
  parts: IdentityParts,
  { accountId }: Session,
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, problem, invitation }: Shown,
): Promise<FastifyReply> => {
  const base = parts.baseUrl()
  const team = await teamOf(parts.database.read, accountId, parts.now())
  const link = invitation && {
    // In the query, which no log shows.
    url: `${base}/invitation?${new URLSearchParams({ token: invitation.token })}`,
    email: invitation.email,
  }
  const token = formTokenOf(parts, request, reply)
  const page = teamPage({ root: rootOf(base), token, team, problem: problem ?? null, link: link ?? null })
  return sendPage(request, reply, { page, status })
}
