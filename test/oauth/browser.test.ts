// The whole way in a real browser, without scripts: sign in, decide, and land where the app is waiting.
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, before } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { newPerson } from '../identity/people.ts'
import { it, startBrowser } from '../support/browser-tests.ts'
import { onService } from '../support/service.ts'
import { newApp, newRequest, opensDoor, redirectUri } from './an-app.ts'

onService('sqlite', 'in a browser', (running) => {
  let browser: Browser | undefined
  let app: Server | undefined
  let port = 0

  before(async () => {
    browser = await startBrowser()
    // An app on the own computer, which leads on to another site of its own, as some do.
    app = createServer((request, response) => {
      if (request.url?.startsWith('/callback')) {
        response
          .writeHead(302, { location: `http://localhost:${port}/done${request.url.slice('/callback'.length)}` })
          .end()
        return
      }
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Connected</h1>')
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    app.listen(0, '127.0.0.1', resolve)
    await promise
    const address = app.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  after(async () => {
    app?.close()
    await browser?.close()
  })

  const openPage = async (): Promise<{ page: Page; complaints: string[] }> => {
    assert.ok(browser)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    return { page, complaints }
  }

  const signIn = async (page: Page, email: string, password: string): Promise<void> => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  const callback = () => redirectUri.replace(':7777', `:${port}`)

  it('a person signs in, allows an app, and the app gets its tokens', async () => {
    const person = await newPerson(running())
    const client = await newApp(running())
    const request = await newRequest(client, { redirect_uri: callback() })
    const { page, complaints } = await openPage()
    await page.goto(`${running().baseUrl}${request.path}`)
    await signIn(page, person.email, person.password)
    await page.getByRole('heading', { name: 'Connect A Test App?' }).waitFor()
    assert.match(await page.getByRole('main').innerText(), new RegExp(`this computer \\(127\\.0\\.0\\.1:${port}\\)`))
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByRole('heading', { name: 'Connected' }).waitFor()
    assert.deepEqual(complaints, [])
    const answer = new URL(page.url())
    assert.equal(answer.searchParams.get('state'), request.state)
    const code = answer.searchParams.get('code') ?? ''
    const token = await running().call('POST', '/oauth2/token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client.client.client_id,
        code,
        code_verifier: request.verifier,
        redirect_uri: callback(),
      }).toString(),
    })
    assert.equal(token.status, 200, token.text)
    assert.equal(await opensDoor(running(), Object(token.json).access_token), true)
    await page.context().close()
  })

  it('a person refuses, and the app is told', async () => {
    const person = await newPerson(running())
    const request = await newRequest(await newApp(running()), { redirect_uri: callback() })
    const { page } = await openPage()
    await page.goto(`${running().baseUrl}${request.path}`)
    await signIn(page, person.email, person.password)
    await page.getByRole('button', { name: 'Deny' }).click()
    await page.getByRole('heading', { name: 'Connected' }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get('error'), 'access_denied')
    await page.context().close()
  })

  it('a page elsewhere can neither frame the consent page nor send its form', async () => {
    const person = await newPerson(running())
    const client = await newApp(running())
    const { page } = await openPage()
    await page.goto(`${running().baseUrl}/sign-in`)
    await signIn(page, person.email, person.password)
    const request = await newRequest(client, { redirect_uri: callback() })
    await page.goto(`${running().baseUrl}${request.path}`)
    const target = page.url()
    await page.route('http://evil.example.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${target}"></iframe><form method="post" action="${target}"><button name="decision" value="allow">Win</button></form>`,
      }),
    )
    await page.goto('http://evil.example.test/')
    const [, frame] = page.frames()
    assert.ok(frame)
    // A browser's own page about the refusal may hold any words, but no button of ours.
    assert.equal(await frame.getByRole('button', { name: 'Allow' }).count(), 0)
    assert.equal((await frame.content()).includes('A Test App'), false)
    await page.getByRole('button', { name: 'Win' }).click()
    await page.getByRole('heading', { name: 'That did not work' }).waitFor()
    await page.context().close()
  })
})
