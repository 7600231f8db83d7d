// The page of a book, and the painting of covers for it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Book, requireBook } from '../books/rules.ts'
import { findGenre } from '../catalog/genres.ts'
import { maxReferences, pageLimits } from '../catalog/limits.ts'
import { generateCovers, generateFromReferences } from '../contract/cover-work.ts'
import { listBookCovers } from '../contract/covers.ts'
import { listTemplates } from '../contract/templates.ts'
import { createUpload } from '../contract/uploads.ts'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import { leadTo, leadToSignIn, readForm, sessionOf } from '../identity/rules.ts'
import { keepUpload } from '../uploads/rules.ts'
import { type Tried, triedForm } from './form-state.ts'
import { formLimit } from './limits.ts'
import { onceKey } from './once.ts'
import { bookPage } from './pages/book-page.ts'
import { generateFormId, referenceFormId, type TemplateChoice } from './pages/generate-form.ts'
import { forReaders, type LibraryParts, paramOf, type Reader } from './reader.ts'
import { countIn, textsIn } from './sent.ts'
import { readUploadForm, refuseForeignUpload, type SentPicture, uploadBodyLimit } from './upload-form.ts'
import { workAbout } from './work-in-progress.ts'

/** Why no covers can be painted for a book; null where they can. */
const refusalFor = ({ genre, subgenre }: Book): string | null => {
  const known = findGenre(genre)
  if (!known?.supported) return `Covers cannot be painted for ${genre} yet.`
  if (subgenre === null || known.subgenres.includes(subgenre)) return null
  return `Covers cannot be painted for the subgenre “${subgenre}”. ${genre} has ${known.subgenres.join(', ')}.`
}

const templatesFor = async (reader: Reader, { genre, subgenre }: Book): Promise<TemplateChoice[]> => {
  const query = subgenre === null ? { genre } : { genre, subgenre }
  const { templates } = await reader.ask(listTemplates, { query })
  return templates
    .toSorted((a, b) => Number(b.subgenreMatch ?? false) - Number(a.subgenreMatch ?? false))
    .map(({ id, name, previewImage }) => ({ id, name, picture: pathOf(previewImage, reader.root) }))
}

/** Pages name their pictures by paths: whatever way they were reached by, these lead the same way. */
const pathOf = (address: string, root: string): string => {
  const { pathname, search } = new URL(address)
  return `${pathname.slice(root.length)}${search}`
}

export const bookRoutes = (app: FastifyInstance, parts: LibraryParts): void => {
  const { database, now } = parts
  const readersOnly = forReaders(parts)

  const show = async (reader: Reader, tried: Tried | null = null): Promise<FastifyReply> => {
    const { accountId, request, reply } = reader
    const book = await requireBook(database.read, accountId, paramOf(reader, 'bookId'))
    const limit = String(pageLimits.covers.max)
    const { covers, total } = await reader.ask(listBookCovers, { params: { bookId: book.id }, query: { limit } })
    const { jobs } = await workAbout(database.read, reader, { bookId: book.id }, now())
    const unsupported = refusalFor(book)
    const templates = unsupported === null ? await templatesFor(reader, book) : []
    const view = { book, covers, total, jobs, templates, unsupported, tried }
    return sendPage(request, reply, { page: bookPage(await reader.frame(), view), status: tried?.fault.status ?? 200 })
  }

  const backToBook = (reader: Reader): FastifyReply =>
    leadTo(reader.reply, `${reader.root}/library/books/${paramOf(reader, 'bookId')}`)

  app.get(
    '/library/books/:bookId',
    readersOnly((reader) => show(reader)),
  )

  app.post(
    '/library/books/:bookId/generate',
    formLimit,
    readersOnly(async (reader) => {
      const values = readForm(parts, reader.request)
      const wishes = textsIn(values, ['prompt', 'colorPalette', 'mood', 'templateId'])
      try {
        await reader.ask(generateCovers, {
          body: { bookId: paramOf(reader, 'bookId'), ...wishes, ...countIn(values) },
          idempotencyKey: onceKey(generateFormId, values),
        })
        return backToBook(reader)
      } catch (error) {
        return show(reader, triedForm(generateFormId, values, error))
      }
    }),
  )

  /** The pictures of a form, kept as uploads of the account; one more than is allowed is enough to be refused. */
  const keepAll = async (reader: Reader, pictures: readonly SentPicture[]): Promise<string[]> => {
    const kept: string[] = []
    for (const { type, bytes } of pictures.slice(0, maxReferences + 1)) {
      const ticket = await reader.ask(createUpload, { body: { content_type: type, size_bytes: bytes.length } })
      await keepUpload(parts, reader, ticket.upload_id, bytes)
      kept.push(ticket.upload_id)
    }
    return kept
  }

  /** Before so much is read from them. */
  const knownFirst = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!(await sessionOf(parts, request))) return leadToSignIn(parts, reply, `${rootOf(parts.baseUrl())}/library`)
    refuseForeignUpload(parts, request)
    return undefined
  }

  app.post(
    '/library/books/:bookId/generate-reference',
    { bodyLimit: uploadBodyLimit, onRequest: knownFirst },
    readersOnly(async (reader) => {
      const { fields, pictures } = await readUploadForm(reader.request)
      try {
        await reader.ask(generateFromReferences, {
          body: {
            bookId: paramOf(reader, 'bookId'),
            instructions: fields.get('instructions'),
            reference_upload_ids: await keepAll(reader, pictures),
          },
          idempotencyKey: onceKey(
            referenceFormId,
            fields,
            pictures.map(({ bytes }) => bytes),
          ),
        })
        return backToBook(reader)
      } catch (error) {
        return show(reader, triedForm(referenceFormId, fields, error))
      }
    }),
  )
}
