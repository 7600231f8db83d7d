// The try-it box: a book and its first covers from one form, for the script of the home page and as a page of its own.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createBook } from '../contract/books.ts'
import { generateCovers } from '../contract/cover-work.ts'
import { sendPage } from '../html/send.ts'
import { type FormFields, leadTo, personScope, queryOf, readForm, visitorOf } from '../identity/rules.ts'
import { fieldsOf, type Tried, triedForm } from './form-state.ts'
import { formLimit } from './limits.ts'
import { newOnce, onceKey } from './once.ts'
import { tryCount, tryFields, tryFormId, tryPage } from './pages/try-page.ts'
import { forReaders, type LibraryParts, type Reader, readers } from './reader.ts'
import { textsIn } from './sent.ts'

interface Begun {
  readonly bookId: string
  readonly jobId: string
}

/** A book and the job that paints its covers. Sent again, the form finds both. */
const begin = async (reader: Reader, values: FormFields): Promise<Begun> => {
  const key = onceKey(tryFormId, values)
  const { bookId } = await reader.ask(createBook, { body: textsIn(values, tryFields), idempotencyKey: key })
  const { jobId } = await reader.ask(generateCovers, { body: { bookId, count: tryCount }, idempotencyKey: key })
  return { bookId, jobId }
}

const isForScript = ({ request }: Reader): boolean => request.headers.accept === 'application/json'

export const tryRoutes = (app: FastifyInstance, parts: LibraryParts): void => {
  const readerOf = readers(parts)
  const readersOnly = forReaders(parts)

  const show = async (reader: Reader, tried: Tried | null): Promise<FastifyReply> => {
    const { request, reply } = reader
    const typed = Object.fromEntries(tryFields.map((name) => [name, queryOf(request, name)?.slice(0, 400) ?? '']))
    const page = tryPage(await reader.frame(), typed, tried)
    return sendPage(request, reply, { page, status: tried?.fault.status ?? 200 })
  }

  const refuse = (reader: Reader, tried: Tried): Promise<FastifyReply> | FastifyReply =>
    isForScript(reader)
      ? reader.reply.code(tried.fault.status).send({ problem: tried.fault.message, fields: fieldsOf(tried.fault) })
      : show(reader, tried)

  personScope(app, parts, (scope) => {
    scope.get(
      '/try',
      readersOnly((reader) => show(reader, null)),
    )
    scope.post(
      '/try',
      formLimit,
      readersOnly(async (reader) => {
        const values = readForm(parts, reader.request)
        try {
          const begun = await begin(reader, values)
          if (isForScript(reader)) return reader.reply.send(begun)
          return leadTo(reader.reply, `${reader.root}/library/books/${begun.bookId}`)
        } catch (error) {
          return refuse(reader, triedForm(tryFormId, values, error))
        }
      }),
    )
  })

  /** The home page is the same for everybody: its script asks here who is looking at it. */
  app.get('/try/session', async (request, reply) => {
    const session = await visitorOf(parts, request, reply)
    const reader = session && (await readerOf(session, request, reply))
    if (!reader) return reply.send({ signedIn: session !== null, ready: null })
    const { token, balance } = await reader.frame()
    return reply.send({ signedIn: true, ready: { token, once: newOnce(), balance } })
  })
}
