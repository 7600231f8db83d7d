// Sessions: what begins and ends them, what the browser is told to do with them, and what a thief of the database would find.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { setPassword } from '../../src/identity/rules.ts'
import { onBothServices, onService, type TestService } from '../support/service.ts'
import { aPassword, newPerson, newVisitor, signedIn, trySignIn } from './people.ts'
import { locationOf, type Visitor } from './visitor.ts'

const minute = 60_000
const day = 24 * 60 * minute
const sessionCookie = 'dustjacket-session'

const isIn = async (visitor: Visitor): Promise<boolean> => (await visitor.get('/account')).status === 200

onBothServices('sessions', (running) => {
  it('a person signs in with email and password and is led where they wanted to go', async () => {
    const person = await newPerson(running())
    const visitor = newVisitor(running())
    const answer = await trySignIn(visitor, person, '/team')
    assert.equal(answer.status, 303)
    assert.equal(locationOf(answer), '/team')
    const page = await visitor.get('/account')
    assert.equal(page.status, 200)
    assert.match(page.text, new RegExp(person.email))
    assert.match(page.text, /Growth/)
  })

  it('who has not signed in is led to the sign-in page, and from there back', async () => {
    const answer = await newVisitor(running()).get('/team')
    assert.equal(answer.status, 303)
    assert.equal(locationOf(answer), '/sign-in?next=%2Fteam')
  })

  it('every sign-in has a token of its own, whatever the browser brought along', async () => {
    const person = await newPerson(running())
    const visitor = newVisitor(running())
    const planted = 'A'.repeat(43)
    visitor.cookies.set(sessionCookie, { value: planted, path: '/' })
    await trySignIn(visitor, person)
    const first = visitor.cookies.get(sessionCookie)?.value
    assert.notEqual(first, planted)
    await trySignIn(visitor, person)
    const second = visitor.cookies.get(sessionCookie)?.value
    assert.notEqual(second, first)
    assert.equal(await isIn(visitor), true)
    visitor.cookies.set(sessionCookie, { value: first ?? '', path: '/' })
    assert.equal(await isIn(visitor), false, 'the session before the second sign-in is over')
    visitor.cookies.set(sessionCookie, { value: planted, path: '/' })
    assert.equal(await isIn(visitor), false, 'a planted token never becomes a session')
  })

  it('the database holds no token that a browser could use', async () => {
    const visitor = await signedIn(running(), await newPerson(running()))
    const token = visitor.cookies.get(sessionCookie)?.value ?? ''
    const { rows } = await running().database.transact((trx) => sql`select * from sessions`.execute(trx))
    assert.ok(rows.length > 0)
    assert.equal(JSON.stringify(rows).includes(token), false)
  })

  it('signing out ends the session at the server too, and no other one', async () => {
    const person = await newPerson(running())
    const [here, there] = [await signedIn(running(), person), await signedIn(running(), person)]
    const kept = here.cookies.get(sessionCookie)
    assert.ok(kept)
    const answer = await here.submit(await here.get('/account'), '/sign-out')
    assert.equal(locationOf(answer), '/sign-in')
    assert.equal(here.cookies.has(sessionCookie), false)
    here.cookies.set(sessionCookie, kept)
    assert.equal(await isIn(here), false)
    assert.equal(await isIn(there), true)
  })

  it('signing out everywhere ends all sessions of the person, and of nobody else', async () => {
    const [person, other] = [await newPerson(running()), await newPerson(running())]
    const [here, there] = [await signedIn(running(), person), await signedIn(running(), person)]
    const stranger = await signedIn(running(), other)
    await here.submit(await here.get('/account'), '/sign-out-everywhere')
    assert.deepEqual(await Promise.all([here, there, stranger].map(isIn)), [false, false, true])
  })

  it('a new password needs the present one, ends all other sessions and replaces the old one', async () => {
    const person = await newPerson(running())
    const [here, there] = [await signedIn(running(), person), await signedIn(running(), person)]
    const wanted = 'another long password'
    const change = async (present: string, next: string) =>
      here.submit(await here.get('/account'), '/account/password', { present, wanted: next })
    assert.equal((await change('not the password', wanted)).status, 403)
    assert.equal((await change(aPassword, 'short')).status, 400)
    const answer = await change(aPassword, wanted)
    assert.equal(locationOf(answer), '/account?changed=password')
    assert.deepEqual(await Promise.all([here, there].map(isIn)), [true, false])
    assert.equal((await trySignIn(newVisitor(running()), person)).status, 403)
    assert.equal((await trySignIn(newVisitor(running()), { ...person, password: wanted })).status, 303)
  })

  it('a password that the operator sets ends all sessions and lets the person in', async () => {
    const person = await newPerson(running())
    const visitor = await signedIn(running(), person)
    const password = 'set by the operator'
    await setPassword(running().database, { accountId: person.accountId, password })
    assert.equal(await isIn(visitor), false)
    assert.equal((await trySignIn(newVisitor(running()), person)).status, 403)
    assert.equal((await trySignIn(newVisitor(running()), { ...person, password })).status, 303)
  })

  it('a session that rests for three days is over', async () => {
    await later(running(), async (clock) => {
      const visitor = await signedIn(running(), await newPerson(running()))
      clock.now += 3 * day - minute
      assert.equal(await isIn(visitor), true)
      clock.now += 3 * day - minute
      assert.equal(await isIn(visitor), true, 'use keeps it alive')
      clock.now += 3 * day
      assert.equal(await isIn(visitor), false)
    })
  })

  it('a session in use is over after thirty days', async () => {
    await later(running(), async (clock) => {
      const visitor = await signedIn(running(), await newPerson(running()))
      for (let days = 0; days < 29; days++) {
        clock.now += day
        assert.equal(await isIn(visitor), true, `day ${days + 1}`)
      }
      clock.now += day
      assert.equal(await isIn(visitor), false)
    })
  })
})

/** Turns the clock, and back. */
const later = async ({ clock }: TestService, work: (clock: { now: number }) => Promise<void>): Promise<void> => {
  const before = clock.now
  try {
    await work(clock)
  } finally {
    clock.now = before
  }
}

const attributesOf = (cookie: string): Set<string> =>
  new Set(
    cookie
      .split('; ')
      .slice(1)
      .map((each) => each.toLowerCase()),
  )

onService('sqlite', 'cookies without TLS', (running) => {
  it('are out of reach for scripts and foreign forms', async () => {
    const visitor = newVisitor(running())
    const answer = await trySignIn(visitor, await newPerson(running()))
    const [cookie = ''] = answer.headers.getSetCookie()
    const attributes = attributesOf(cookie)
    for (const each of ['path=/', 'httponly', 'samesite=lax']) assert.ok(attributes.has(each), each)
  })
})

onService(
  'sqlite',
  'cookies with TLS in front',
  (running) => {
    it('are bound to this host and to TLS', async () => {
      const visitor = newVisitor(running())
      const page = await visitor.get('/sign-in')
      const signIn = await visitor.submit(
        page,
        '/sign-in',
        await newPerson(running()).then(({ email, password }) => ({ email, password })),
      )
      for (const answer of [page, signIn]) {
        const [cookie = ''] = answer.headers.getSetCookie()
        assert.match(cookie, /^__Host-dustjacket-(session|form)=/)
        const attributes = attributesOf(cookie)
        for (const each of ['path=/', 'httponly', 'samesite=lax', 'secure']) assert.ok(attributes.has(each), each)
        assert.ok(![...attributes].some((each) => each.startsWith('domain')))
      }
    })
  },
  { PUBLIC_URL: 'https://covers.example.test' },
)
