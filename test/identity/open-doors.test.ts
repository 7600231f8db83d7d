// Every way to write without saying who one is: found by walking the routes, and held to a rate for each address.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openRequestsPerMinute } from '../../src/catalog/limits.ts'
import { watchRoutes } from '../contract/registered-routes.ts'
import { type StartedService, startTestService } from '../support/service.ts'

/** A question, not a wish: nothing is written. */
const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method)

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('doors that are open to everybody', () => {
  let started: StartedService | undefined
  let routes: readonly string[] = []
  before(async () => {
    const watch = watchRoutes('/')
    started = await startTestService('sqlite', { ROLE: 'api', SIGN_UP: 'on', TRUST_PROXY: '1' })
    routes = watch.end()
  })
  after(() => started?.stop())

  const callAll = async (address: string) => {
    const writing = routes.filter((route) => !isSafe(route.split(' ')[0] ?? ''))
    // A request of an app is kept until somebody decides on it, though it comes by GET.
    const all = [...new Set([...writing, 'GET /oauth2/authorize', 'GET /oauth2/authorize/{uid}'])]
    assert.ok(all.length > 40, `${all.length} routes`)
    const answers: { readonly route: string; readonly status: number }[] = []
    for (const route of all) {
      const [method = '', path = ''] = route.split(' ')
      const answer = await started?.service.call(method, path.replaceAll(/\{\w+\}|\*/g, 'x'), {
        headers: { ...form, 'x-forwarded-for': address },
        body: method === 'GET' ? undefined : '',
      })
      answers.push({ route, status: answer?.status ?? 0 })
    }
    return answers
  }

  it('are these and no others, and everything else turns strangers away', async () => {
    const hasty = '198.51.100.1'
    for (let count = 0; count < openRequestsPerMinute; count += 50) {
      const knocks = Array.from({ length: 50 }, () =>
        started?.service.call('POST', '/sign-out', { headers: { ...form, 'x-forwarded-for': hasty }, body: '' }),
      )
      for (const answer of await Promise.all(knocks)) assert.equal(answer?.status, 403)
    }
    const answers = await callAll(hasty)
    assert.deepEqual(
      answers
        .filter(({ status }) => status === 429)
        .map(({ route }) => route)
        .toSorted(),
      [
        'GET /oauth2/authorize',
        'GET /oauth2/authorize/{uid}',
        'POST /invitation',
        'POST /oauth2/register',
        'POST /oauth2/revoke',
        'POST /oauth2/token',
        'POST /sign-in',
        'POST /sign-out',
        'POST /sign-up',
      ],
    )
    // 303 leads to the sign-in page; 401 and 403 say that a key, a signature or a form of ours is missing.
    for (const { route, status } of answers) assert.ok([303, 401, 403, 429].includes(status), `${route}: ${status}`)
  })

  it('stay open to every other address', async () => {
    const answers = await callAll('198.51.100.2')
    assert.deepEqual(
      answers.filter(({ status }) => status === 429),
      [],
    )
  })
})
