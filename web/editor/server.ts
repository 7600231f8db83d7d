// The editor's questions to the server, and what its refusals mean.
import type { BookSpecs, OpenedWrap, SaveAnswer, TypesetAnswer, WrapDocument } from '../../src/editor/wire.ts'

/** The server does not take what was sent; it says why. */
export class Refused extends Error {
  readonly status: number
  /** The part of the layout that is wrong, where it is one. */
  readonly field: string | null

  constructor(status: number, message: string, field: string | null) {
    super(message)
    this.name = 'Refused'
    this.status = status
    this.field = field
  }
}

export interface Server {
  open(): Promise<OpenedWrap>
  /** Where the book has changed, `from` says what it was, and the layout comes back laid over the new sheet. */
  typeset(document: WrapDocument, from: BookSpecs | null): Promise<TypesetAnswer>
  save(document: WrapDocument, revision: number): Promise<SaveAnswer>
  readonly artUrl: (specs: BookSpecs, version: string) => string
  readonly proofUrl: (revision: number, size: 'preview' | 'flat') => string
  readonly faceUrl: (id: string) => string
}

const refusalOf = async (response: Response): Promise<Refused> => {
  const body: unknown = await response.json().catch(() => null)
  const error: { message?: unknown; details?: { field?: unknown } } = Object(Object(body).error)
  const message = typeof error.message === 'string' ? error.message : `The server answered ${response.status}.`
  const field = error.details?.field
  return new Refused(response.status, message, typeof field === 'string' ? field : null)
}

export const serverOf = ({ root, wrap, token }: { root: string; wrap: string; token: string }): Server => {
  const place = `${root}/wraps/${wrap}`

  const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(`${place}${path}`, { credentials: 'same-origin', ...init })
    if (!response.ok) throw await refusalOf(response)
    return response.json()
  }

  const send = <Answer>(path: string, content: unknown): Promise<Answer> =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams({ form_token: token, content: JSON.stringify(content) }),
    })

  return {
    open: () => ask('/edit/document'),
    typeset: (document, from) => send('/typeset', { ...document, reflowFrom: from }),
    save: (document, revision) => send('/save', { ...document, revision }),
    artUrl: ({ pageCount, paperType, bindingType }, version) =>
      `${place}/edit/art?${new URLSearchParams({ version, pageCount: String(pageCount), paperType, bindingType })}`,
    proofUrl: (revision, size) => `${place}/edit/proof?${new URLSearchParams({ revision: String(revision), size })}`,
    faceUrl: (id) => `${root}/assets/faces/${id}`,
  }
}
