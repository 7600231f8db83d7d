// A person with a browser that keeps cookies, reads pages and sends their forms; without scripts, as our pages promise.
import assert from 'node:assert/strict'

export interface Visit {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly url: string
}

interface Cookie {
  readonly value: string
  readonly path: string
}

export interface Form {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

export class Visitor {
  readonly #origin: string
  readonly cookies = new Map<string, Cookie>()

  /** `origin` is where the requests go. */
  constructor(origin: string) {
    this.#origin = origin
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Visit> {
    return this.#send('GET', path, headers)
  }

  post(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Visit> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    return this.#send('POST', path, { ...type, ...headers }, new URLSearchParams(fields).toString())
  }

  /** Sends the form of a page that leads to `action`, with what the person has typed. */
  submit(page: Visit, action: string, typed: Readonly<Record<string, string>> = {}): Promise<Visit> {
    const form = formsOf(page.text).find((each) => each.action === action)
    assert.ok(form, `no form for ${action} in: ${page.text}`)
    return this.post(action, { ...form.fields, ...typed })
  }

  /** Follows redirects within the site. */
  async follow(visit: Visit): Promise<Visit> {
    let seen = visit
    while (seen.status === 303)
      seen = await this.get(new URL(locationOf(seen), this.#origin).href.slice(this.#origin.length))
    return seen
  }

  async #send(method: string, path: string, headers: Readonly<Record<string, string>>, body?: string): Promise<Visit> {
    const [pathname = '/'] = path.split('?', 1)
    const cookie = [...this.cookies]
      .filter(([, each]) => pathname.startsWith(each.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: { accept: 'text/html', ...(cookie ? { cookie } : {}), ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    for (const each of response.headers.getSetCookie()) this.#keep(each)
    return { status: response.status, headers: response.headers, text: await response.text(), url: path }
  }

  #keep(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    const [, path = '/'] = /;\s*path=([^;]*)/i.exec(header) ?? []
    const gone = value === '' || /max-age=0\b|expires=Thu, 01 Jan 1970/i.test(header)
    if (gone) this.cookies.delete(name)
    else this.cookies.set(name, { value, path })
  }
}

export const locationOf = ({ headers }: Visit): string => headers.get('location') ?? ''

export const formsOf = (page: string): Form[] =>
  [...page.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].map(([, action = '', content = '']) => ({
    action: unescaped(action),
    fields: Object.fromEntries(
      [...content.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [name, unescaped(value)],
      ),
    ),
  }))

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
