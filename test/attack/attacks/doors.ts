// Strangers at the doors: registrations, sign-ins, forms and floods.
import { randomBytes } from 'node:crypto'
import { oauthPaths } from '../../../src/oauth/paths.ts'
import { Visitor } from '../../identity/visitor.ts'
import type { Answer } from '../../support/call.ts'
import { type Attack, noticed, type Target } from '../attack.ts'

const json = { 'content-type': 'application/json' }
const elsewhere = 'https://evil.example/landing'

const register = ({ call }: Target, redirectUri: string): Promise<Answer> =>
  call('POST', oauthPaths.registration, {
    headers: json,
    body: { client_name: 'A', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
  })

/** Whether an answer sends a browser to a site that nobody has ever allowed. */
const leadsAway = ({ status, headers }: Answer): boolean =>
  status >= 300 && status < 400 && (headers.get('location') ?? '').startsWith('https://evil.example')

export const openRedirects: Attack = {
  name: 'an app nobody allowed, used as a redirector',
  strike: async (target) => {
    const refused = await Promise.all(
      ['http://evil.example/cb', 'javascript:alert(1)', 'data:text/html,x', 'evil:/cb'].map((uri) =>
        register(target, uri),
      ),
    )
    const registered = await register(target, elsewhere)
    const client = String(Object(registered.json).client_id)
    const flaws = [
      'response_type=token',
      'response_type=code',
      'response_type=code&scope=nothing',
      'response_type=code&prompt=none',
    ]
    const asked = await Promise.all(
      flaws.map((flaw) =>
        target.call(
          'GET',
          `${oauthPaths.authorization}?client_id=${client}&redirect_uri=${encodeURIComponent(elsewhere)}&${flaw}`,
        ),
      ),
    )
    const wrong = [
      ...asked.filter(leadsAway).map(() => 'an app that nobody allowed was redirected to'),
      ...refused.filter(({ status }) => status < 400).map(() => 'a redirect address was registered that must not be'),
    ]
    return noticed([...refused, registered, ...asked], wrong)
  },
}

export const wrongSignIns: Attack = {
  name: 'sixty wrong sign-ins from one address',
  isSingle: true,
  strike: async ({ address, person }) => {
    const answers: Answer[] = []
    for (let number = 0; number < 60; number++)
      answers.push(await signIn(address, `nobody${number}@example.test`, 'a wrong password'))
    const honest = await signIn(address, person.email, person.password)
    return noticed([...answers, honest], honest.status === 303 ? [] : [`somebody else was kept out: ${honest.status}`])
  },
}

/** As a browser would: the form first, then what was typed into it. */
const signIn = async (address: string, email: string, password: string): Promise<Answer> => {
  const visitor = new Visitor(address)
  const { status, headers, text } = await visitor.submit(await visitor.get('/sign-in'), '/sign-in', { email, password })
  return { status, headers, text, json: undefined }
}

export const largeForms: Attack = {
  name: 'forms of 40 MiB from elsewhere',
  strike: async ({ call }) => {
    const body = randomBytes(40 << 20)
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    }
    const answers = await Promise.all(
      ['/sign-in', '/library/books', '/library/try'].map((path) =>
        // The service may hang up on a body that it does not want.
        call('POST', path, { headers, body }).catch(() => null),
      ),
    )
    return noticed(answers.filter((answer) => answer !== null))
  },
}

const floodOf = async (count: number, atOnce: number, send: () => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = []
  let left = count
  const flood = async (): Promise<void> => {
    while (left-- > 0) answers.push(await send())
  }
  await Promise.all(Array.from({ length: atOnce }, flood))
  return answers
}

export const flood: Attack = {
  name: '7,000 reads and 1,000 tickets as fast as they go',
  strike: async ({ call, attacker: { apiKey: key } }) => {
    const reads = await floodOf(7000, 20, () => call('GET', '/api/v1/books?limit=100', { key }))
    const body = { content_type: 'image/png', size_bytes: 5_000_000 }
    const tickets = await floodOf(1000, 20, () => call('POST', '/api/v1/uploads', { key, body }))
    const answers = [...reads, ...tickets]
    return noticed(answers, answers.some(({ status }) => status === 429) ? [] : ['nobody was told to slow down'])
  },
}

export const previewFlood: Attack = {
  name: 'previews of every template at once',
  strike: async ({ call, attacker: { apiKey: key } }) => {
    const list = await call('GET', '/api/v1/templates', { key })
    const templates: readonly { previewImage: string }[] = Object(list.json).templates ?? []
    const answers = await Promise.all(templates.map(({ previewImage }) => call('GET', new URL(previewImage).pathname)))
    return noticed([list, ...answers])
  },
}
