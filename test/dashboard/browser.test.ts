// The dashboard in a real browser: every page as people meet it, and the ways that lead through it.
import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createKey } from '../../src/accounts/rules.ts'
import { invite } from '../../src/identity/rules.ts'
import { sendTest } from '../../src/webhooks/rules.ts'
import { newPerson, type Person, signedIn } from '../identity/people.ts'
import { acceptDraft } from '../jobs/job-draft.ts'
import { decide, newApp, newRequest, openConsent } from '../oauth/an-app.ts'
import { it, startBrowser } from '../support/browser-tests.ts'
import { flawsOf, readers, watchedPage } from '../support/page-checks.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { recorded, resting, startSender } from '../webhooks/deliveries.ts'
import { startReceiver } from '../webhooks/receiver.ts'

onService(
  'sqlite',
  'the dashboard in a browser',
  (running) => {
    let browser: Browser | undefined
    before(async () => {
      browser = await startBrowser()
    })
    after(() => browser?.close())

    /** A browser in which the person has signed in, as quickly as a test can. */
    const openBrowser = async (person: Person, view = {}): Promise<BrowserContext> => {
      assert.ok(browser)
      const context = await browser.newContext(view)
      const { cookies } = await signedIn(running(), person)
      const { baseUrl } = running()
      await context.addCookies([...cookies].map(([name, { value }]) => ({ name, value, url: baseUrl })))
      return context
    }

    const openPage = async (person: Person, path: string): Promise<Page> => {
      const { page } = await watchedPage(await openBrowser(person), running().baseUrl)
      await page.goto(`${running().baseUrl}${path}`)
      return page
    }

    const queuedJob = async ({ accountId, keyId }: Person): Promise<string> => {
      const wish = { accountId, keyId, at: running().clock.now }
      return (await acceptDraft(running().database, wish)).job.id
    }

    /** Something on every page: keys, jobs, deliveries, a call, an app, a team. */
    const furnished = async (): Promise<{ person: Person; paths: string[] }> => {
      const { database, clock, call } = running()
      const person = await newPerson(running())
      const { accountId, email, keyId } = person
      const at = clock.now
      const hooked = { accountId, name: 'Hooked', webhookUrl: 'https://example.test/hook', at }
      const { keyId: other } = await createKey(database, hooked)
      const [jobId, deliveryId] = [await queuedJob(person), await sendTest(database, { keyId: other, url: null, at })]
      await database.transact((trx) =>
        trx.updateTable('jobs').set({ status: 'failed' }).where('id', '=', jobId).execute(),
      )
      await call('GET', '/api/v1/credits', { key: person.apiKey })
      await invite(database, { owner: { accountId, email }, email: 'guest@example.test', at })
      const visitor = await signedIn(running(), person)
      const request = await newRequest(await newApp(running()))
      await decide(visitor, await openConsent(visitor, request.path), 'allow')
      const sections = ['', '/keys', '/webhooks', '/jobs', '/requests', '/credits', '/billing']
      const details = [`/keys/${keyId}`, `/keys/${other}`, `/webhooks/${deliveryId}`, `/jobs/${jobId}`]
      const paths = [...sections, ...details].map((each) => `/dashboard${each}`)
      return { person, paths: [...paths, '/team', '/account/apps', '/account', '/sign-out'] }
    }

    for (const [name, { rules, ...view }] of Object.entries(readers)) {
      it(`every page loads whole and from here alone, keeps still, fits and can be read by everybody, ${name}`, async () => {
        const { person, paths } = await furnished()
        const newcomer = await newPerson(running())
        const problems: string[] = []
        for (const [somebody, visited, asked] of [
          [person, paths, rules],
          // By night, the same pages with less on them have no other colours.
          [newcomer, paths.slice(0, 7), view.colorScheme === 'dark' ? null : rules],
        ] as const) {
          const context = await openBrowser(somebody, view)
          const { page, complaints } = await watchedPage(context, running().baseUrl)
          for (const path of visited) {
            await page.goto(`${running().baseUrl}${path}`)
            problems.push(...(await flawsOf(page, asked)).map((each) => `${path}: ${each}`))
          }
          problems.push(...complaints)
          await context.close()
        }
        assert.deepEqual(problems, [])
      })
    }

    it('a key is made, used, and revoked', async () => {
      const page = await openPage(await newPerson(running()), '/dashboard/keys')
      await page.getByRole('textbox', { name: /^Name/ }).fill('Shop')
      await page.getByRole('button', { name: 'Create key' }).click()
      const key = await page.getByRole('region', { name: 'API key' }).innerText()
      const use = async () => (await running().call('GET', '/api/v1/credits', { key: key.trim() })).status
      assert.equal(await use(), 200)
      await page.getByText('Revoke the key…').click()
      await page.getByRole('button', { name: 'Revoke the key' }).click()
      await page.getByText('The key is revoked.').waitFor()
      assert.equal(await use(), 401)
      await page.context().close()
    })

    it('a webhook that fails is seen with its answer, sent again, and seen to arrive', async (t) => {
      const { database } = running()
      const person = await newPerson(running())
      const receiver = await startReceiver(t, (answer) => answer.writeHead(503).end('The queue is full.'), 200)
      startSender(t, database)
      const page = await openPage(person, `/dashboard/keys/${person.keyId}`)
      await page.getByLabel('Webhook URL').fill(receiver.url)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Send a test event' }).click()
      await page.getByText('The receiver answered 503.').waitFor()
      await page.getByText('Answer', { exact: true }).click()
      await page.getByText('The queue is full.').waitFor()
      await page.getByRole('button', { name: 'Send again' }).click()
      await page.getByText('delivered', { exact: true }).waitFor()
      const [first, second] = receiver.requests
      assert.deepEqual(second?.body, first?.body)
      await page.context().close()
    })

    it('a delivery that is tried again says when', async (t) => {
      const { database } = running()
      const person = await newPerson(running())
      const receiver = await startReceiver(t, 500)
      startSender(t, database)
      const id = await recorded(database, { keyId: person.keyId, webhookUrl: receiver.url })
      await resting(database, id, 1)
      const page = await openPage(person, `/dashboard/webhooks/${id}`)
      await page.getByText('failing').waitFor()
      assert.match(await page.locator('dl.facts').innerText(), /Next try\s+(in|just)/)
      await page.context().close()
    })

    it('a job’s page keeps up with it without a reload', async () => {
      const person = await newPerson(running())
      const jobId = await queuedJob(person)
      const page = await openPage(person, `/dashboard/jobs/${jobId}`)
      await page.getByText('waiting').waitFor()
      await page.evaluate('window.stayed = true')
      const error = JSON.stringify({ code: 'timeout', message: 'It took too long.' })
      await running().database.transact((trx) =>
        trx
          .updateTable('jobs')
          .set({ status: 'failed', error, completed_at: running().clock.now })
          .where('id', '=', jobId)
          .execute(),
      )
      await page.getByText('It took too long.').waitFor()
      assert.equal(await page.evaluate('window.stayed'), true)
      await page.context().close()
    })

    it('an app that was allowed is seen among the connected ones, and ended there', async () => {
      const person = await newPerson(running())
      const visitor = await signedIn(running(), person)
      const request = await newRequest(await newApp(running()))
      await decide(visitor, await openConsent(visitor, request.path), 'allow')
      const page = await openPage(person, '/account/apps')
      await page.getByText('End…').click()
      await page.getByRole('button', { name: 'End access of A Test App' }).click()
      await page.getByText('No app is connected.').waitFor()
      await page.context().close()
    })

    it('can be walked by keyboard: the account’s menu opens, leads on, and closes', async () => {
      const page = await openPage(await newPerson(running()), '/dashboard')
      await page.locator('.menu summary').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      assert.equal(await page.evaluate('document.activeElement.textContent'), 'Email and password')
      await page.keyboard.press('Escape')
      assert.equal(await page.evaluate('document.activeElement.textContent'), 'Account')
      assert.equal(await page.locator('.menu').evaluate((menu) => menu.hasAttribute('open')), false)
      await page.context().close()
    })
  },
  acceptingOnly,
)
