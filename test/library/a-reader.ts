// Somebody who uses the library: signed in, with covers of their own, and what their pages say.
import assert from 'node:assert/strict'
import type { OperationName } from '../../src/catalog/operations.ts'
import { newOwner, type Owner } from '../editor/a-desk.ts'
import { signedIn } from '../identity/people.ts'
import { type Form, formsOf, locationOf, type Visit, type Visitor } from '../identity/visitor.ts'
import type { TestService } from '../support/service.ts'

export interface Reader {
  readonly owner: Owner
  readonly visitor: Visitor
  /** What the account has left, by the API. */
  credits(): Promise<number>
  /** The kinds of work that the account has ordered, by the API of a person. */
  ordered(): Promise<OperationName[]>
}

export const newReader = async (service: TestService): Promise<Reader> => {
  const owner = await newOwner(service)
  return {
    owner,
    visitor: await signedIn(service, owner),
    credits: async () => Object((await owner.call('GET', '/api/v1/credits')).json).total_available,
    ordered: async () => {
      const jobs = await service.database.read
        .selectFrom('jobs')
        .select(['operation', 'key_id'])
        .where('account_id', '=', owner.accountId)
        .orderBy('id')
        .execute()
      // People's work belongs to the account and to no key of it.
      assert.ok(jobs.every(({ key_id }) => key_id === null))
      return jobs.map(({ operation }) => operation)
    },
  }
}

/** The hidden fields of a form that is to be posted, as the page carries them. */
export const hiddenOf = (page: Visit, action: string): Readonly<Record<string, string>> => {
  const form = formsOf(page.text).find((each) => each.action === action && each.fields.form_token !== undefined)
  assert.ok(form, `no form for ${action}`)
  return form.fields
}

/** Where a form with files is sent, and its hidden fields. Its token is in the address. */
export const uploadOf = (page: Visit, path: string): Form => {
  const form = formsOf(page.text).find(({ action }) => action.startsWith(`${path}?form_token=`))
  assert.ok(form, `no form for ${path}`)
  return form
}

/** What a page says beside a field of a form, where something is wrong with it. */
export const complaintAt = ({ text }: Visit, id: string): string | undefined =>
  new RegExp(`<p class="wrong" id="${id}-wrong">([^<]*)</p>`).exec(text)?.[1]

export const leadsTo = (visit: Visit, path: string | RegExp): void => {
  assert.equal(visit.status, 303, visit.text)
  if (typeof path === 'string') assert.equal(locationOf(visit), path)
  else assert.match(locationOf(visit), path)
}

/** A form with files, as a browser without scripts sends it. */
export const multipart = (
  fields: Readonly<Record<string, string>>,
  pictures: readonly { readonly type: string; readonly bytes: Uint8Array }[],
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { type, bytes } of pictures) form.append('pictures', new Blob([new Uint8Array(bytes)], { type }), 'a.jpg')
  return form
}

export const sendPictures = async (
  { port }: TestService,
  { cookies }: Visitor,
  path: string,
  body: FormData,
): Promise<Visit> => {
  const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { cookie },
    body,
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, text: await response.text(), url: path }
}
