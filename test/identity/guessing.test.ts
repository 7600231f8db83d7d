// Guessing passwords: slowed down more and more, without telling who exists and without locking people out.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { onBothServices, onService, type TestService } from '../support/service.ts'
import { aPassword, newPerson, newVisitor, trySignIn } from './people.ts'
import type { Visit } from './visitor.ts'

const minute = 60_000

/** A guess from an address, through a proxy in front. */
const guess = async (service: TestService, email: string, password: string, address: string): Promise<Visit> => {
  const visitor = newVisitor(service)
  const page = await visitor.get('/sign-in')
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(page.text) ?? []
  return visitor.post('/sign-in', { form_token: token, email, password }, { 'x-forwarded-for': address })
}

const waitOf = (visit: Visit): number => Number(visit.headers.get('retry-after'))

onBothServices(
  'guessing',
  (running) => {
    it('is free five times, then waits longer and longer, and a right password does not help before', async () => {
      const { email } = await newPerson(running())
      for (let count = 0; count < 5; count++) {
        assert.equal((await guess(running(), email, 'wrong', '8.8.1.1')).status, 403)
      }
      const waits: number[] = []
      for (let count = 0; count < 4; count++) {
        const refused = await guess(running(), email, aPassword, '8.8.1.1')
        assert.equal(refused.status, 429)
        waits.push(waitOf(refused))
        running().clock.now += waitOf(refused) * 1000
        assert.equal((await guess(running(), email, 'wrong', '8.8.1.1')).status, 403)
      }
      assert.deepEqual(waits, [1, 2, 4, 8])
      assert.equal(
        (await guess(running(), email, aPassword, '8.8.1.2')).status,
        303,
        'the person comes in from elsewhere',
      )
    })

    it('gains nothing by many attempts at once', async () => {
      const { email } = await newPerson(running())
      const answers = await Promise.all(Array.from({ length: 12 }, () => guess(running(), email, 'wrong', '8.8.2.1')))
      assert.equal(answers.filter(({ status }) => status === 403).length, 5)
      assert.equal(answers.filter(({ status }) => status === 429).length, 7)
    })

    it('tells nothing about who exists: same status, same words, same waits', async () => {
      const { email } = await newPerson(running())
      const unknown = `nobody-${email}`
      const plain = ({ status, text }: Visit, name: string) => [
        status,
        text.replaceAll(name, '').replaceAll(/value="[^"]{43}"/g, ''),
      ]
      for (let count = 0; count < 7; count++) {
        const known = await guess(running(), email, 'wrong', '8.8.3.1')
        const nobody = await guess(running(), unknown, 'wrong', '8.8.3.2')
        assert.deepEqual(plain(known, email), plain(nobody, unknown))
        assert.equal(waitOf(known), waitOf(nobody))
      }
    })

    it('behind an address that many share keeps none of the others out', async () => {
      const [regular, newcomer] = [await newPerson(running()), await newPerson(running())]
      const shared = '8.8.4.9'
      for (let count = 0; count < 35; count++) {
        const email = count % 2 === 0 ? regular.email : `victim-${count}@example.test`
        await guess(running(), email, 'wrong', shared)
      }
      assert.equal((await guess(running(), newcomer.email, aPassword, shared)).status, 303)
    })

    it('of many emails from one address is slowed down too, but not for who has signed in from there', async () => {
      const [own, newcomer] = [await newPerson(running()), await newPerson(running())]
      const address = '8.8.4.1'
      assert.equal((await guess(running(), own.email, aPassword, address)).status, 303)
      const tries = Array.from({ length: 104 }, (_, count) => `victim-${count}@example.test`)
      const answers = await Promise.all(tries.map((email) => guess(running(), email, 'wrong', address)))
      assert.equal(answers.filter(({ status }) => status === 403).length, 100)
      const refused = await guess(running(), newcomer.email, aPassword, address)
      assert.deepEqual([refused.status, waitOf(refused) <= 2], [429, true])
      assert.equal((await guess(running(), own.email, aPassword, address)).status, 303)
      assert.equal((await guess(running(), 'victim@example.test', 'wrong', address)).status, 429, 'and wipes no slate')
      running().clock.now += waitOf(refused) * 1000
      assert.equal((await guess(running(), newcomer.email, aPassword, address)).status, 303)
    })

    it('is forgotten after a quiet hour', async () => {
      const { email } = await newPerson(running())
      for (let count = 0; count < 8; count++) await guess(running(), email, 'wrong', '8.8.5.1')
      running().clock.now += 61 * minute
      assert.equal((await guess(running(), email, aPassword, '8.8.5.1')).status, 303)
    })
  },
  { PUBLIC_URL: 'https://covers.example.test', ROLE: 'api' },
)

onService('sqlite', 'the time of an answer', (running) => {
  it('does not tell whether an email has an account', async () => {
    const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
    const people = await Promise.all(Array.from({ length: 5 }, () => newPerson(running())))
    const timed = async (email: string) => {
      const visitor = newVisitor(running())
      const page = await visitor.get('/sign-in')
      const start = performance.now()
      await visitor.submit(page, '/sign-in', { email, password: 'wrong' })
      return performance.now() - start
    }
    await timed('warm@example.test')
    const [known, unknown]: [number[], number[]] = [[], []]
    for (const { email } of people) {
      known.push(await timed(email))
      unknown.push(await timed(`nobody-${email}`))
    }
    // Without the work of a hash the answer would come many times faster.
    assert.ok(median(unknown) > median(known) / 3, `${median(unknown)} ms against ${median(known)} ms`)
  })

  it('is counted for the connection itself where there is no proxy, whatever the header says', async () => {
    const { email } = await newPerson(running())
    for (let count = 0; count < 5; count++) await guess(running(), email, 'wrong', `8.8.6.${count}`)
    assert.equal((await guess(running(), email, 'wrong', '8.8.6.99')).status, 429)
    assert.equal((await trySignIn(newVisitor(running()), { email, password: aPassword })).status, 429)
  })
})

for (const [TRUST_PROXY, forwarded] of [
  ['1', '8.8.7.1'],
  ['127.0.0.0/8, ::1', '8.8.7.2'],
] as const) {
  onService(
    'sqlite',
    `behind a proxy that is trusted by ${TRUST_PROXY}`,
    (running) => {
      it('everybody is counted by the address that the proxy names, and none by one they have made up', async () => {
        const { email } = await newPerson(running())
        for (let count = 0; count < 5; count++) {
          assert.equal((await guess(running(), email, 'wrong', `6.6.6.${count}, ${forwarded}`)).status, 403)
        }
        assert.equal((await guess(running(), email, aPassword, `6.6.6.99, ${forwarded}`)).status, 429)
        assert.equal((await guess(running(), email, aPassword, '8.8.7.9')).status, 303)
      })
    },
    { TRUST_PROXY, ROLE: 'api' },
  )
}
