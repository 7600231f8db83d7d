// The wrap editor: its page, and what the page asks for.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireBook } from '../books/rules.ts'
import { fault } from '../catalog/fault.ts'
import { payingPlan } from '../credits/rules.ts'
import { pageHeaders } from '../html/headers.ts'
import { rootOf } from '../html/page.ts'
import { sendFile } from '../html/routes.ts'
import { htmlType, sendDocument } from '../html/send.ts'
import {
  formTokenOf,
  type IdentityParts,
  leadToSignIn,
  personScope,
  readForm,
  type Session,
  sessionOf,
} from '../identity/rules.ts'
import { signFile } from '../jobs/rules.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { requireWrap, type WrapDesk } from '../wraps/rules.ts'
import { registerFaceFiles } from './face-files.ts'
import { openedWrap, typesetBasis } from './opened.ts'
import { editorPage } from './page.ts'
import { readContent, readQuery, saveFields, typesetFields, withTrim } from './sent.ts'
import { editorStyle } from './style.ts'
import type { Typesetter } from './typesetter.ts'

export interface EditorParts extends IdentityParts {
  readonly storage: Storage
  readonly desk: () => Promise<WrapDesk>
  readonly typesetter: Typesetter
}

type WrapRequest = FastifyRequest<{ Params: { wrapId: string } }>
type Handler = (session: Session, request: WrapRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A layout of 40 blocks of 2,000 characters, in an encoding that may need nine bytes for each. */
const contentLimit = { bodyLimit: 1024 * 1024 }

/** What a session sees may be kept by its own browser only. */
const anHour = 'private, max-age=3600'

export const registerEditor = (app: FastifyInstance, parts: EditorParts): void => {
  const { database, storage, desk, typesetter, baseUrl, now } = parts

  /** For scripts: whoever is not signed in any more is told so. */
  const signedIn =
    (handler: Handler) =>
    async (request: WrapRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const session = await sessionOf(parts, request)
      if (!session)
        throw fault('unauthorized', { message: 'You are no longer signed in. Reload the page to sign in again.' })
      return handler(session, request, reply)
    }

  const openWrap = async ({ accountId }: Session, { params: { wrapId } }: WrapRequest) =>
    (await desk()).open(accountId, wrapId)

  registerFaceFiles(app)
  app.get(editorStyle.path, async (request, reply) => sendFile(request, reply, editorStyle))

  personScope(app, parts, (scope) => {
    scope.get('/wraps/:wrapId/edit', async (request: WrapRequest, reply) => {
      const session = await sessionOf(parts, request)
      const root = rootOf(baseUrl())
      if (!session) return leadToSignIn(parts, reply, `${root}${request.url}`)
      const wrap = await requireWrap(database.read, session.accountId, request.params.wrapId)
      const { title } = await requireBook(database.read, session.accountId, wrap.book_id)
      const formToken = formTokenOf(parts, request, reply)
      const body = editorPage({ root, wrapId: wrap.id, title, formToken })
      return sendDocument(request, reply, { body, type: htmlType, headers: pageHeaders() })
    })

    scope.get('/wraps/:wrapId/edit/pdf', async (request: WrapRequest, reply) => {
      const session = await sessionOf(parts, request)
      if (!session) return leadToSignIn(parts, reply, `${rootOf(baseUrl())}${request.url}`)
      const { files } = await openWrap(session, request)
      const { signedUrl } = await signFile(storage, files.wrap_pdf, now())
      return reply.redirect(signedUrl, 303)
    })
  })

  app.get(
    '/wraps/:wrapId/edit/document',
    signedIn(async (session, request, reply) => {
      const wrap = await openWrap(session, request)
      const { layout, specs } = wrap
      const answer = await typesetter.typeset(session.accountId, {
        ...typesetBasis(wrap),
        layout,
        specs,
        reflowFrom: null,
      })
      const { title } = await requireBook(database.read, session.accountId, wrap.bookId)
      return reply.send(openedWrap(wrap, title, answer))
    }),
  )

  app.post(
    '/wraps/:wrapId/typeset',
    contentLimit,
    signedIn(async (session, request, reply) => {
      const { layout, specs, reflowFrom } = readContent(readForm(parts, request), typesetFields)
      const wrap = await openWrap(session, request)
      const task = {
        ...typesetBasis(wrap),
        layout,
        specs: withTrim(specs, wrap.specs),
        reflowFrom: reflowFrom && withTrim(reflowFrom, wrap.specs),
      }
      return reply.send(await typesetter.typeset(session.accountId, task))
    }),
  )

  app.post(
    '/wraps/:wrapId/save',
    contentLimit,
    signedIn(async (session, request, reply) => {
      const { layout, specs: sent, revision } = readContent(readForm(parts, request), saveFields)
      const { accountId } = session
      const paying = await payingPlan(database.read, accountId)
      if (!paying) throw fault('forbidden')
      const wrap = await openWrap(session, request)
      const specs = withTrim(sent, wrap.specs)
      const credential = { accountId, plan: paying.plan }
      const { save } = await desk()
      return reply.send({ revision: await save({ credential, wrapId: wrap.id, layout, specs, revision }) })
    }),
  )

  app.get(
    '/wraps/:wrapId/edit/art',
    signedIn(async (session, request, reply) => {
      const specs = readQuery(request.query)
      const wrap = await openWrap(session, request)
      const { sheetOf } = await desk()
      // Pictures are the only thing here that needs their library: it would slow every start.
      const { screenArt } = await import('./pictures.ts')
      const body = await screenArt(await sheetOf(wrap), wrap.art.painted, withTrim(specs, wrap.specs))
      return sendDocument(request, reply, { body, type: 'image/jpeg', cache: anHour })
    }),
  )

  app.get(
    '/wraps/:wrapId/edit/proof',
    signedIn(async (session, request, reply) => {
      const { files } = await openWrap(session, request)
      const isLarge = Object(request.query).size === 'flat'
      const stored = await storage.read((isLarge ? files.wrap_flat : files.wrap_preview).storageKey)
      if (!stored) throw fault('file_not_found')
      return reply.type('image/jpeg').header('cache-control', anHour).send(stored.body)
    }),
  )
}
