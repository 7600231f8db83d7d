// Between an app's request and the answer to it stands a person: who signs in, sees who asks, and decides.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { Fault, fault } from '../catalog/fault.ts'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import {
  formBodyLimit,
  formTokenField,
  formTokenOf,
  type IdentityParts,
  leadToSignIn,
  personScope,
  planInWords,
  reachableFromPopups,
  readForm,
  type Session,
  sessionOf,
} from '../identity/rules.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import { clientView } from './client-view.ts'
import { consentPage } from './consent-page.ts'
import { interactionPath } from './paths.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

interface Parts extends IdentityParts {
  readonly server: AuthorizationServer
}

export const registerInteraction = (app: FastifyInstance, parts: Parts): void =>
  personScope(app, parts, (scope) => {
    const url = `${interactionPath}/:uid`
    scope.get(url, async (request, reply) => {
      const { provider, interaction } = await begin(parts, request, reply)
      const session = await sessionOf(parts, request)
      if (!session || mustSignInAgain(interaction, session, parts.now()))
        return leadToSignIn(parts, reply, pathOf(parts, request))
      return ask(parts, request, reply, { provider, interaction, session })
    })
    scope.post(url, { bodyLimit: formBodyLimit }, async (request, reply) => {
      const fields = readForm(parts, request)
      const { provider, interaction } = await begin(parts, request, reply)
      const session = await sessionOf(parts, request)
      if (!session || mustSignInAgain(interaction, session, parts.now()))
        return leadToSignIn(parts, reply, pathOf(parts, request))
      const result =
        fields.get('decision') === 'allow'
          ? await granted(provider, interaction, session)
          : { error: 'access_denied', error_description: 'The person has refused.' }
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
    })
  })

const pathOf = ({ baseUrl }: Parts, { url }: FastifyRequest): string => `${rootOf(baseUrl())}${url.split('?', 1)[0]}`

/** The request that this browser has begun, and no other. */
const begin = async (
  { server }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ provider: Provider; interaction: Interaction }> => {
  const provider = await server.provider()
  const expired = () =>
    fault('invalid_request', {
      message: 'This request has expired or was begun in another browser. Start again from the app.',
    })
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((error) => {
    throw error instanceof Error && error.name === 'SessionNotFound' ? expired() : error
  })
  if (interaction.uid !== Object(request.params).uid) throw expired()
  return { provider, interaction }
}

/** Apps may demand that the password is given anew, or not too long ago. */
const mustSignInAgain = ({ params, iat }: Interaction, { createdAt }: Session, at: number): boolean => {
  const anew = String(params.prompt ?? '')
    .split(' ')
    .includes('login')
  if (anew && createdAt < iat * 1000) return true
  return typeof params.max_age === 'number' && at - createdAt > params.max_age * 1000 && createdAt < iat * 1000
}

const scopesOf = ({ params }: Interaction): string[] => String(params.scope ?? '').split(' ')

const resourcesOf = ({ params }: Interaction): string[] => [params.resource ?? []].flat().map(String)

/** A grant of what the app has asked for, in the name of who has signed in. */
const granted = async (provider: Provider, interaction: Interaction, { accountId, createdAt }: Session) => {
  const grant = new provider.Grant({ accountId, clientId: String(interaction.params.client_id) })
  const scope = scopesOf(interaction).join(' ')
  grant.addOIDCScope(scope)
  for (const resource of resourcesOf(interaction)) grant.addResourceScope(resource, scope)
  const grantId = await grant.save()
  return { login: { accountId, remember: false, ts: Math.floor(createdAt / 1000) }, consent: { grantId } }
}

interface Question {
  readonly provider: Provider
  readonly interaction: Interaction
  readonly session: Session
}

const ask = async (
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, interaction, session }: Question,
): Promise<FastifyReply> => {
  const { client_id, redirect_uri } = interaction.params
  const client = await provider.Client.find(String(client_id))
  if (!client)
    throw new Fault('invalid_request', { message: 'The app is not known any more. Start again from the app.' })
  const { clientId, clientName } = client
  const view = clientView({ clientId, clientName, redirectUri: String(redirect_uri) })
  const page = consentPage({
    root: rootOf(parts.baseUrl()),
    path: `${interactionPath}/${interaction.uid}`,
    formToken: { name: formTokenField, value: formTokenOf(parts, request, reply) },
    client: view,
    scopes: scopesOf(interaction),
    email: session.email,
    plan: await planInWords(parts, session.accountId),
  })
  return sendPage(request, reply, { page, policy: { formTargets: view.formTargets }, headers: reachableFromPopups })
}
