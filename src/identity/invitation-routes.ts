// The link of an invitation: whoever holds it takes the seat, with the account they have or with a new one.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../catalog/fault.ts'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import { formBodyLimit, formTokenOf, readForm } from './forms.ts'
import { keepOpenDoor } from './open-door.ts'
import { invitationPage } from './pages/invitation-page.ts'
import { waitInWords } from './pages/shell.ts'
import { leadTo, queryOf } from './person-scope.ts'
import { type IdentityParts, keepSession, sessionOf, tokenOf } from './sessions.ts'
import { signUp } from './sign-in.ts'
import { findInvitation, type Invitation, TeamRefusal, takeSeat } from './team.ts'

export const invitationRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.get('/invitation', async (request, reply) => {
    const token = queryOf(request, 'token') ?? ''
    return show(parts, request, reply, { token, invitation: await requireInvitation(parts, token) })
  })
  app.post('/invitation', { bodyLimit: formBodyLimit, onRequest: keepOpenDoor(parts) }, async (request, reply) => {
    const fields = readForm(parts, request)
    const token = fields.get('token') ?? ''
    const invitation = await requireInvitation(parts, token)
    const session = await sessionOf(parts, request)
    if (session) return take(parts, reply, token, session)
    return openAndTake(parts, request, reply, { token, invitation, password: fields.get('password') ?? '' })
  })
}

const requireInvitation = async ({ database, now }: IdentityParts, token: string): Promise<Invitation> => {
  const invitation = await findInvitation(database.read, token, now())
  if (!invitation) {
    throw fault('not_found', { message: 'This invitation has expired, was used, or was withdrawn. Ask for a new one.' })
  }
  return invitation
}

const take = async (
  { database, now, baseUrl }: IdentityParts,
  reply: FastifyReply,
  token: string,
  member: { readonly accountId: string; readonly email: string },
): Promise<FastifyReply> => {
  await takeSeat(database, { token, member, at: now() }).catch((error) => {
    throw error instanceof TeamRefusal ? fault('forbidden', { message: error.message }) : error
  })
  return leadTo(reply, `${rootOf(baseUrl())}/team`)
}

const openAndTake = async (
  parts: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, invitation, password }: { token: string; invitation: Invitation; password: string },
): Promise<FastifyReply> => {
  const { email } = invitation
  const address = parts.addressOf(request)
  const attempt = { email, password, address, before: tokenOf(parts, request), at: parts.now() }
  const entry = await signUp(parts.database, attempt)
  switch (entry.kind) {
    case 'in':
      keepSession(parts, reply, entry.token)
      return take(parts, reply, token, { accountId: entry.accountId, email })
    case 'wait':
      reply.header('retry-after', String(Math.ceil(entry.ms / 1000)))
      return show(parts, request, reply, { token, invitation, status: 429, problem: waitInWords(entry.ms) })
    case 'flawed':
      return show(parts, request, reply, { token, invitation, status: 400, problem: entry.flaw })
    case 'refused':
      return show(parts, request, reply, {
        token,
        invitation,
        status: 403,
        problem: 'This account cannot be opened. If you have one already, sign in.',
      })
  }
}

interface Shown {
  readonly token: string
  readonly invitation: Invitation
  readonly status?: number
  readonly problem?: string
}

const show = async (
  parts: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, invitation, status = 200, problem }: Shown,
): Promise<FastifyReply> => {
  const session = await sessionOf(parts, request)
  const page = invitationPage({
    root: rootOf(parts.baseUrl()),
    formToken: formTokenOf(parts, request, reply),
    token,
    invitation,
    signedInAs: session?.email ?? null,
    problem: problem ?? null,
  })
  return sendPage(request, reply, { page, status })
}
