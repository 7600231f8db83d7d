// Somebody at the editor: a person who has signed in, a wrap of theirs, and what the page would send.
import assert from 'node:assert/strict'
import { hashPassword, replacePassword } from '../../src/accounts/rules.ts'
import type { OpenedWrap, WrapDocument } from '../../src/editor/wire.ts'
import { openShop, type Shop } from '../covers/shop.ts'
import { aPassword, signedIn } from '../identity/people.ts'
import type { Visit, Visitor } from '../identity/visitor.ts'
import type { TestService } from '../support/service.ts'
import { addWrap, render } from '../wraps/bindery.ts'

export const someTexts = {
  tagline: 'Some lights were never meant to guide you home.',
  blurb:
    'The morning the lighthouse went dark, Mara found a stranger’s coat on her kitchen chair, and a letter, in her own handwriting, that she had never written.\n\nFor nineteen years the island has kept its secrets the way it keeps its dead: quietly, and facing the sea. “AVATAR” — office, affine, fjord.',
  authorBio: 'Elinor Vance grew up in a house without clocks.',
  spineTitle: 'The Keeper',
  spineAuthor: 'Elinor Vance',
}

export interface Owner extends Shop {
  readonly password: string
}

export const newOwner = async (service: TestService): Promise<Owner> => {
  const shop = await openShop(service)
  const passwordHash = await hashPassword(aPassword)
  await service.database.transact((trx) => replacePassword(trx, shop.accountId, passwordHash))
  return { ...shop, password: aPassword }
}

/** A wrap with texts on it, printed once. */
export const printedWrap = async (service: TestService, owner: Owner): Promise<string> => {
  const wrapId = await addWrap(service, owner)
  await render(owner, wrapId, someTexts)
  return wrapId
}

export interface Desk {
  readonly owner: Owner
  readonly wrapId: string
  readonly visitor: Visitor
  open(): Promise<OpenedWrap>
  /** Sends what the page's script would send. */
  send(path: 'typeset' | 'save', content: unknown): Promise<Visit>
}

const tokenIn = ({ text }: Visit): string => {
  const [, token] = /data-token="([^"]+)"/.exec(text) ?? []
  assert.ok(token, text.slice(0, 300))
  return token
}

export const openDesk = async (service: TestService, owner: Owner, wrapId: string): Promise<Desk> => {
  const visitor = await signedIn(service, owner)
  const page = await visitor.get(`/wraps/${wrapId}/edit`)
  const token = tokenIn(page)
  return {
    owner,
    wrapId,
    visitor,
    open: async () => {
      const { status, text } = await visitor.get(`/wraps/${wrapId}/edit/document`)
      assert.equal(status, 200, text)
      return JSON.parse(text)
    },
    send: (path, content) =>
      visitor.post(`/wraps/${wrapId}/${path}`, { form_token: token, content: JSON.stringify(content) }),
  }
}

/** The document with another text in one of its blocks. */
export const withText = ({ layout, specs }: WrapDocument, id: string, text: string): WrapDocument => ({
  specs,
  layout: {
    ...layout,
    textBlocks: layout.textBlocks.map((block) => (block.id === id ? { ...block, text } : block)),
  },
})

export const codeOf = ({ text }: Visit): string => Object(JSON.parse(text)).error?.code
