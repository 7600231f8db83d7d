// The pages of API keys, and what their forms do.
import type { FastifyInstance } from 'fastify'
import {
  changeKeySettings,
  createKey,
  keysOf,
  type OwnKey,
  readKeySettings,
  requireKey,
  revokeKey,
  rollKey,
  rollWebhookSecret,
  webhookSettings,
} from '../accounts/rules.ts'
import type { FormFields } from '../identity/rules.ts'
import { sendTest } from '../webhooks/rules.ts'
import { keyPage } from './pages/key-page.ts'
import { keysPage } from './pages/keys-page.ts'
import { type DashboardParts, type Outcome, showPage, takeForm, type Visit } from './visit.ts'

/** More would only be forgotten ones. */
const mostKeys = 100

const done: ReadonlyMap<string, string> = new Map([
  ['saved', 'Saved.'],
  ['revoked', 'The key is revoked. Whatever still calls with it is refused.'],
  ['secret', 'The webhook secret is replaced. For a day the old one signs as well.'],
])

interface Shown {
  readonly status?: number
  readonly problem?: string
  /** Shown once, right after it was made. */
  readonly apiKey?: string
}

const typedIn = (fields: FormFields) => ({
  name: fields.get('name') ?? '',
  webhookUrl: fields.get('webhook_url') ?? '',
})

export const keyRoutes = (app: FastifyInstance, parts: DashboardParts): void => {
  const { database } = parts

  const showKey = async (visit: Visit, key: OwnKey, { status = 200, problem, apiKey }: Shown = {}) => {
    const { secrets } = await webhookSettings(database.read, { keyId: key.id, at: visit.at })
    const confirmed = done.get(visit.query('done') ?? '')
    const page = keyPage({
      visit,
      key,
      webhookSecrets: secrets,
      apiKey: apiKey ?? null,
      problem: problem ?? null,
      done: problem === undefined && apiKey === undefined ? (confirmed ?? null) : null,
    })
    return { page, status }
  }

  const ownKey = (visit: Visit): Promise<OwnKey> => requireKey(database.read, visit.accountId, visit.param('keyId'))

  /** A form about one key of one's own. */
  const onKey = (path: string, act: (visit: Visit, key: OwnKey, fields: FormFields) => Promise<Outcome>): void =>
    takeForm(app, parts, `/dashboard/keys/:keyId${path}`, async (visit, fields) =>
      act(visit, await ownKey(visit), fields),
    )

  const showKeys = async (visit: Visit, problem: string | null, typed = { name: '', webhookUrl: '' }) =>
    keysPage({ visit, keys: await keysOf(database.read, visit.accountId), problem, typed })

  showPage(app, parts, '/dashboard/keys', (visit) => showKeys(visit, null))

  takeForm(app, parts, '/dashboard/keys', async (visit, fields) => {
    const { accountId, at } = visit
    const typed = typedIn(fields)
    const settings = readKeySettings(typed)
    if ('flaw' in settings) return { page: await showKeys(visit, settings.flaw, typed), status: 400 }
    const active = (await keysOf(database.read, accountId)).filter(({ revokedAt }) => revokedAt === null)
    if (active.length >= mostKeys) {
      const problem = `An account has at most ${mostKeys} keys. Revoke one that you no longer need.`
      return { page: await showKeys(visit, problem, typed), status: 400 }
    }
    const { keyId, apiKey } = await createKey(database, { accountId, ...settings, at })
    return showKey(visit, await requireKey(database.read, accountId, keyId), { apiKey })
  })

  showPage(app, parts, '/dashboard/keys/:keyId', async (visit) => (await showKey(visit, await ownKey(visit))).page)

  onKey('', async (visit, key, fields) => {
    const settings = readKeySettings(typedIn(fields))
    if ('flaw' in settings) return showKey(visit, key, { status: 400, problem: settings.flaw })
    await changeKeySettings(database, key.id, settings)
    return { to: `/dashboard/keys/${key.id}?done=saved` }
  })

  onKey('/roll', async (visit, key) => {
    if (key.revokedAt !== null) {
      return showKey(visit, key, { status: 400, problem: 'This key is revoked. Make a new one.' })
    }
    const { apiKey } = await rollKey(database, { keyId: key.id })
    return showKey(visit, key, { apiKey })
  })

  onKey('/revoke', async ({ at }, key) => {
    await revokeKey(database, { keyId: key.id, at })
    return { to: `/dashboard/keys/${key.id}?done=revoked` }
  })

  onKey('/webhook-secret', async ({ at }, key) => {
    await rollWebhookSecret(database, { keyId: key.id, at })
    return { to: `/dashboard/keys/${key.id}?done=secret` }
  })

  onKey('/test', async (visit, key) => {
    const deliveryId = await sendTest(database, { keyId: key.id, url: null, at: visit.at })
    if (deliveryId === null) {
      return showKey(visit, key, { status: 400, problem: 'Save a webhook URL first; the test goes there.' })
    }
    return { to: `/dashboard/webhooks/${deliveryId}` }
  })
}
