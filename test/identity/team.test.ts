// Team seats: who is invited works on the owner's plan and credits, with books of their own.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createKey } from '../../src/accounts/rules.ts'
import { openSubscription } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { aBook } from '../books/a-book.ts'
import { connect, newApp, opensDoor } from '../oauth/an-app.ts'
import { acceptingOnly, onBothServices, type TestService } from '../support/service.ts'
import { removeSubscription, setSubscription } from '../support/subscriptions.ts'
import { newPerson, newVisitor, type Person, signedIn, trySignIn } from './people.ts'
import { locationOf, type Visitor } from './visitor.ts'

const day = 24 * 60 * 60 * 1000
const memberPassword = 'the password of a member'

onBothServices(
  'team seats',
  (running) => {
    /** Invites by the page, and returns the path of the link. */
    const invite = async (owner: Visitor, email: string): Promise<string> => {
      const page = await owner.submit(await owner.get('/team'), '/team/invite', { email })
      assert.equal(page.status, 200, page.text)
      const [, link = ''] = /<code>([^<]*\/invitation\?token=[^<]*)<\/code>/.exec(page.text) ?? []
      return link.slice(running().baseUrl.length)
    }

    const openByLink = async (link: string): Promise<Visitor> => {
      const visitor = newVisitor(running())
      const answer = await visitor.submit(await visitor.get(link), '/invitation', { password: memberPassword })
      assert.equal(locationOf(answer), '/team', answer.text)
      return visitor
    }

    /** A member who has come in by an invitation, with an API key. */
    const newMember = async (ownerPage: Visitor) => {
      const email = `${newId()}@example.test`
      const visitor = await openByLink(await invite(ownerPage, email))
      const account = await running()
        .database.read.selectFrom('accounts')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const key = await createKey(running().database, {
        accountId: account.id,
        name: 'k',
        webhookUrl: null,
        at: running().clock.now,
      })
      return { email, visitor, accountId: account.id, key: key.apiKey }
    }

    const credits = async (key: string) => Object((await running().call('GET', '/api/v1/credits', { key })).json)

    const generate = async (service: TestService, key: string) => {
      const book = await service.call('POST', '/api/v1/books', { key, body: aBook() })
      const { bookId } = Object(book.json)
      return { bookId, answer: await service.call('POST', '/api/v1/covers/generate', { key, body: { bookId } }) }
    }

    it("come by a link; the member's calls spend the owner's credits, and the books are the member's own", async () => {
      const owner = await newPerson(running())
      const member = await newMember(await signedIn(running(), owner))
      assert.equal((await credits(member.key)).tier, 'growth')
      const before = (await credits(owner.apiKey)).total_available
      const { bookId, answer } = await generate(running(), member.key)
      assert.equal(answer.status, 202, answer.text)
      assert.equal((await credits(owner.apiKey)).total_available, before - 1)
      assert.equal((await credits(member.key)).total_available, before - 1)
      const books = await running().call('GET', '/api/v1/books', { key: owner.apiKey })
      assert.equal(books.text.includes(bookId), false)
      const foreign = await running().call('GET', `/api/v1/books/${bookId}/covers`, { key: owner.apiKey })
      assert.equal(foreign.status, 404)
    })

    it("share the owner's limit of jobs at once", async () => {
      const owner = await newPerson(running(), 'starter')
      const member = await newMember(await signedIn(running(), owner))
      for (let count = 0; count < 3; count++) assert.equal((await generate(running(), owner.apiKey)).answer.status, 202)
      for (let count = 0; count < 2; count++) assert.equal((await generate(running(), member.key)).answer.status, 202)
      assert.equal((await generate(running(), member.key)).answer.status, 429)
      assert.equal((await generate(running(), owner.apiKey)).answer.status, 429)
    })

    it('open the door of the agents to the member, until the seat or the plan ends', async () => {
      const owner = await newPerson(running())
      const ownerPage = await signedIn(running(), owner)
      const member = await newMember(ownerPage)
      const person = {
        ...owner,
        email: member.email,
        password: memberPassword,
        accountId: member.accountId,
      } satisfies Person
      const { accessToken } = await connect(running(), await newApp(running()), person)
      assert.equal(await opensDoor(running(), accessToken), true)
      await setSubscription(running().database, owner.accountId, false)
      assert.equal(await opensDoor(running(), accessToken), false)
      await setSubscription(running().database, owner.accountId, true)
      assert.equal(await opensDoor(running(), accessToken), true)
      const team = await ownerPage.get('/team')
      await ownerPage.submit(team, '/team/remove')
      assert.equal(await opensDoor(running(), accessToken), false)
      assert.equal((await running().call('GET', '/api/v1/credits', { key: member.key })).status, 403)
    })

    it('do not replace an active plan of one’s own', async () => {
      const [owner, other] = [await newPerson(running(), 'scale'), await newPerson(running(), 'starter')]
      const visitor = await signedIn(running(), other)
      const link = await invite(await signedIn(running(), owner), other.email)
      await visitor.submit(await visitor.get(link), '/invitation')
      assert.equal((await credits(other.apiKey)).tier, 'starter')
      await setSubscription(running().database, other.accountId, false)
      assert.equal((await credits(other.apiKey)).tier, 'scale')
      await setSubscription(running().database, other.accountId, true)
      assert.equal((await credits(other.apiKey)).tier, 'starter')
    })

    it('are given once per link, only to the invited address, and only for a week', async () => {
      const owner = await signedIn(running(), await newPerson(running()))
      const [guest, stranger] = [await newPerson(running()), await newPerson(running())]
      const link = await invite(owner, guest.email)
      const wrong = await signedIn(running(), stranger)
      assert.match((await wrong.get(link)).text, /Sign out, then open this link again/)
      const form_token = /name="form_token" value="([^"]+)"/.exec((await wrong.get('/team')).text)?.[1] ?? ''
      const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
      assert.equal((await wrong.post('/invitation', { form_token, token })).status, 403)
      const right = newVisitor(running())
      const entered = await right.follow(await trySignIn(right, guest, link))
      assert.equal(locationOf(await right.submit(entered, '/invitation')), '/team')
      assert.equal((await right.get(link)).status, 404)
      const late = await invite(owner, stranger.email)
      const before = running().clock.now
      running().clock.now += 7 * day
      assert.equal((await newVisitor(running()).get(late)).status, 404)
      running().clock.now = before
      const withdrawn = await invite(owner, stranger.email)
      await owner.submit(await owner.get('/team'), '/team/withdraw')
      assert.equal((await wrong.get(withdrawn)).status, 404)
    })

    it('are kept as hashes until they are taken, and no link is in the log', async () => {
      const link = await invite(await signedIn(running(), await newPerson(running())), `${newId()}@example.test`)
      await newVisitor(running()).get(link)
      const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
      assert.equal(token.length, 43)
      const rows = await running().database.read.selectFrom('team_invitations').selectAll().execute()
      assert.equal(JSON.stringify(rows).includes(token), false)
      assert.equal(running().log.join('').includes(token), false)
    })

    it('need a plan of the owner’s own: nobody hands on the seat they sit in', async () => {
      const owner = await newPerson(running())
      const member = await newMember(await signedIn(running(), owner))
      const page = await member.visitor.get('/team')
      assert.match(page.text, new RegExp(`seat in the team of ${owner.email}`))
      assert.equal(page.text.includes('/team/invite'), false)
      const form_token = /name="form_token" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
      assert.equal((await member.visitor.post('/team/invite', { form_token, email: 'x@example.test' })).status, 400)
    })

    it('can be left by the member', async () => {
      const member = await newMember(await signedIn(running(), await newPerson(running())))
      await member.visitor.submit(await member.visitor.get('/team'), '/team/leave')
      assert.equal((await running().call('GET', '/api/v1/credits', { key: member.key })).status, 403)
    })

    it('do not let an owner remove what is not theirs', async () => {
      const member = await newMember(await signedIn(running(), await newPerson(running())))
      const stranger = await signedIn(running(), await newPerson(running()))
      const form_token = /name="form_token" value="([^"]+)"/.exec((await stranger.get('/team')).text)?.[1] ?? ''
      for (const id of [member.accountId, 'no id', '']) await stranger.post('/team/remove', { form_token, member: id })
      assert.equal((await running().call('GET', '/api/v1/credits', { key: member.key })).status, 200)
    })

    it('end with the money back where it came from when the member gets a plan of their own', async () => {
      const owner = await newPerson(running())
      const member = await newMember(await signedIn(running(), owner))
      const { database, clock } = running()
      await database.transact((trx) =>
        openSubscription(trx, { accountId: member.accountId, plan: 'starter', at: clock.now }),
      )
      assert.equal((await credits(member.key)).tier, 'starter')
      await removeSubscription(database, member.accountId)
      assert.equal((await credits(member.key)).tier, 'growth')
    })
  },
  acceptingOnly,
)
