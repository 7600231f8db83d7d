// Forms and pages for people: nobody else can send the forms, frame the pages, or lead people astray.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { localPath } from '../../src/identity/local-path.ts'
import { onService } from '../support/service.ts'
import { newPerson, newVisitor, signedIn, trySignIn } from './people.ts'
import { locationOf } from './visitor.ts'

const forms = [
  '/sign-in',
  '/sign-up',
  '/sign-out',
  '/sign-out-everywhere',
  '/account/password',
  '/account/apps',
  '/team/invite',
  '/team/withdraw',
  '/team/remove',
  '/team/leave',
  '/invitation',
]

onService(
  'sqlite',
  'forms',
  (running) => {
    const tokenIn = (page: string): string => /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? ''

    for (const path of forms) {
      it(`${path} does nothing without the token of one's own page`, async () => {
        const [person, attacker] = [await newPerson(running()), await newPerson(running())]
        const [visitor, other] = [await signedIn(running(), person), await signedIn(running(), attacker)]
        const own = tokenIn((await visitor.get('/account')).text)
        const foreign = tokenIn((await other.get('/account')).text)
        assert.notEqual(own, foreign)
        const fields = {
          email: person.email,
          password: person.password,
          present: person.password,
          wanted: 'a new long password',
        }
        for (const form_token of ['', foreign, own.slice(1), 'x'.repeat(43)]) {
          assert.equal((await visitor.post(path, { ...fields, form_token })).status, 403)
        }
        for (const headers of [
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { origin: 'https://evil.example.test' },
        ]) {
          assert.equal(
            (await visitor.post(path, { ...fields, form_token: own }, headers)).status,
            403,
            JSON.stringify(headers),
          )
        }
        assert.equal((await visitor.get('/account')).status, 200, 'still signed in, with the same password')
      })
    }

    it('are taken from our own pages, whatever browsers say about a page that sends no referrer', async () => {
      for (const headers of [
        { 'sec-fetch-site': 'same-origin', origin: 'null' },
        { origin: 'null' },
        { origin: running().baseUrl },
      ]) {
        const visitor = newVisitor(running())
        const person = await newPerson(running())
        const form_token = tokenIn((await visitor.get('/sign-in')).text)
        const answer = await visitor.post(
          '/sign-in',
          { form_token, email: person.email, password: person.password },
          headers,
        )
        assert.equal(answer.status, 303, JSON.stringify(headers))
      }
    })

    it('of one visit cannot sign another visitor in', async () => {
      const [visitor, attacker] = [newVisitor(running()), newVisitor(running())]
      const person = await newPerson(running())
      await visitor.get('/sign-in')
      const form_token = tokenIn((await attacker.get('/sign-in')).text)
      const answer = await visitor.post('/sign-in', { form_token, email: person.email, password: person.password })
      assert.equal(answer.status, 403)
    })

    it('of the wrong type or size are refused, never answered with 500', async () => {
      for (const [body, type, status] of [
        ['{}', 'application/json', 415],
        ['a=b', 'text/plain', 415],
        ['x'.repeat(20_000), 'application/x-www-form-urlencoded', 413],
        ['%%%=%', 'application/x-www-form-urlencoded', 403],
        ['', 'application/x-www-form-urlencoded', 403],
      ] as const) {
        const answer = await running().call('POST', '/sign-in', { body, headers: { 'content-type': type } })
        assert.equal(answer.status, status, type)
        assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
      }
    })

    it('lead on only to pages of this site', async () => {
      const person = await newPerson(running())
      const astray = [
        'https://evil.example.test/',
        '//evil.example.test/',
        '/\\evil.example.test/',
        '/\t/evil.example.test/',
        '\\\\evil.example.test',
        'javascript:alert(1)',
        'evil.example.test',
        '/%0d%0aset-cookie:x=y\r\n',
        '',
      ]
      for (const next of astray) {
        const answer = await trySignIn(newVisitor(running()), person, next)
        assert.equal(locationOf(answer), '/dashboard', JSON.stringify(next))
      }
      assert.equal(locationOf(await trySignIn(newVisitor(running()), person, '/team?a=b')), '/team?a=b')
    })

    it('are on pages that cannot be framed, run no foreign script and send no referrer', async () => {
      const visitor = await signedIn(running(), await newPerson(running()))
      for (const path of ['/sign-in', '/sign-up', '/account', '/team', '/invitation?token=none']) {
        const { headers, text } = await visitor.get(path)
        const policy = headers.get('content-security-policy') ?? ''
        assert.match(policy, /default-src 'none'/)
        assert.match(policy, /frame-ancestors 'none'/)
        assert.match(policy, /form-action 'self'(;|$)/)
        assert.match(policy, /base-uri 'none'/)
        assert.equal(/unsafe/.test(policy), false)
        assert.equal(headers.get('x-frame-options'), 'DENY')
        assert.equal(headers.get('referrer-policy'), 'no-referrer')
        assert.equal(headers.get('cache-control'), 'no-store')
        assert.equal(/<style|\sstyle=|\son\w+=|<script>/i.test(text), false, `${path} has inline script or style`)
      }
    })

    it('show what was typed as text', async () => {
      const email = '"><script>alert(1)</script>@example.test'
      const answer = await trySignIn(newVisitor(running()), { email, password: 'wrong' })
      assert.equal(answer.text.includes('<script>alert'), false)
      assert.match(answer.text, /&lt;script&gt;/)
    })
  },
  { SIGN_UP: 'on', ROLE: 'api' },
)

onService(
  'sqlite',
  'the door to new accounts',
  (running) => {
    it('is closed unless the operator opens it', async () => {
      const visitor = newVisitor(running())
      const page = await visitor.get('/sign-up')
      assert.equal(page.status, 404)
      assert.equal((await visitor.get('/sign-in')).text.includes('/sign-up'), false)
      const form_token = /name="form_token" value="([^"]+)"/.exec((await visitor.get('/sign-in')).text)?.[1] ?? ''
      const answer = await visitor.post('/sign-up', {
        form_token,
        email: 'new@example.test',
        password: 'a long password',
      })
      assert.equal(answer.status, 404)
    })
  },
  { ROLE: 'api' },
)

onService(
  'sqlite',
  'an open door to new accounts',
  (running) => {
    it('gives an account without a plan, and refuses a taken email and a weak password', async () => {
      const visitor = newVisitor(running())
      const enter = async (email: string, password: string) =>
        visitor.submit(await visitor.get('/sign-up'), '/sign-up', { email, password })
      assert.equal((await enter('new@example.test', 'short')).status, 400)
      assert.equal((await enter('no address', 'a long password')).status, 400)
      assert.equal((await enter('New@Example.test', 'a long password')).status, 303)
      assert.match((await visitor.get('/account')).text, /new@example\.test[\s\S]*none/)
      assert.equal((await enter('new@example.test', 'another password')).status, 403)
      const next = newVisitor(running())
      assert.equal((await trySignIn(next, { email: 'new@example.test', password: 'a long password' })).status, 303)
    })
  },
  { SIGN_UP: 'on', ROLE: 'api' },
)

it('no path leads to another site, however it is spelt', () => {
  const base = 'https://covers.example.test'
  const pieces = [
    '/',
    '//',
    '\\',
    '\t',
    '\n',
    'evil.example.test',
    ':',
    '@',
    '%2f',
    '%5c',
    'https:',
    '.',
    '..',
    '?',
    '#',
    ' ',
    '\u2028',
  ]
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces) {
        const led = localPath(`${a}${b}${c}`, base, '/account')
        assert.equal(new URL(led, base).origin, base, JSON.stringify(`${a}${b}${c}`))
        assert.equal(new URL(new URL(led, base).href).host, 'covers.example.test')
      }
})
