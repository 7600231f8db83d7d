// What the scripts of the pages ask for: how a job stands, and pictures.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../catalog/fault.ts'
import { getJob } from '../contract/jobs.ts'
import { findAsset, knownAssetType, requireCover } from '../covers/rules.ts'
import { sendDocument } from '../html/send.ts'
import { visitorOf } from '../identity/rules.ts'
import { screenPictures } from './pictures.ts'
import { type LibraryParts, paramOf, type Reader, readers } from './reader.ts'

/** The files of a cover never change; only its owner's browser may keep them. */
const forEver = 'private, max-age=31536000, immutable'

type Handler = (reader: Reader) => Promise<FastifyReply>

/** For scripts: whoever is not signed in any more is told so, and not led to a page. */
const forScripts = (parts: LibraryParts) => {
  const readerOf = readers(parts)
  return (handler: Handler) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const session = await visitorOf(parts, request, reply)
      if (!session)
        throw fault('unauthorized', { message: 'You are no longer signed in. Reload the page to sign in again.' })
      const reader = await readerOf(session, request, reply)
      if (!reader) throw fault('forbidden')
      return handler(reader)
    }
}

export const scriptRoutes = (app: FastifyInstance, parts: LibraryParts): void => {
  const { database, storage } = parts
  const scripts = forScripts(parts)
  const pictures = screenPictures(storage)

  app.get(
    '/library/jobs/:jobId',
    scripts(async (reader) => {
      const { status, error, result } = await reader.ask(getJob, { params: { jobId: paramOf(reader, 'jobId') } })
      const covers = result && 'covers' in result ? result.covers.map(({ coverId }) => coverId) : []
      return reader.reply.send({ status, covers, problem: error?.message ?? null })
    }),
  )

  app.get(
    '/library/covers/:coverId/pictures/:asset',
    scripts(async (reader) => {
      const { accountId, request, reply } = reader
      const cover = await requireCover(database.read, accountId, paramOf(reader, 'coverId'))
      const asset = await findAsset(database.read, cover.id, knownAssetType(paramOf(reader, 'asset')))
      const size = Object(request.query).size === 'large' ? 'large' : 'small'
      const body = asset && (await pictures(asset.storage_key, size))
      if (!body) throw fault('file_not_found')
      return sendDocument(request, reply, { body, type: 'image/jpeg', cache: forEver })
    }),
  )
}
