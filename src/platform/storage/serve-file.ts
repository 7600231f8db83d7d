// GET and HEAD of a stored file: which answer the request calls for, and its headers.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../../catalog/fault.ts'
import { type ByteRange, parseByteRange } from './byte-range.ts'
import { contentDisposition } from './content-disposition.ts'
import type { OpenFile } from './file-storage.ts'
import { isNotModified, rangeStillApplies } from './preconditions.ts'
import type { ReadGrant } from './signed-url.ts'
import type { FileStat } from './storage.ts'

/** Answers with the file, a part of it, or only its headers; whichever it is, the file is closed. */
export const serveFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: OpenFile,
  grant: ReadGrant,
  now: number,
): Promise<FastifyReply> => {
  if (isNotModified(request.headers, file.stat)) {
    await file.close()
    return reply
      .code(304)
      .headers(validators(file.stat, grant, now))
      .send()
  }

  const range = wantedRange(request, file.stat)
  if (range === 'unsatisfiable') {
    await file.close()
    reply.header('content-range', `bytes */${file.stat.size}`)
    throw fault('range_not_satisfiable', { details: { size: file.stat.size } })
  }

  reply.headers(validators(file.stat, grant, now)).headers(description(file.stat, grant))
  if (range) reply.code(206).headers(partHeaders(range, file.stat))
  if (request.method === 'GET') return reply.send(file.stream(range ?? undefined))
  await file.close()
  return reply.send()
}

// Range is defined for GET alone.
const wantedRange = ({ method, headers }: FastifyRequest, stat: FileStat): ByteRange | 'unsatisfiable' | null =>
  method === 'GET' && headers.range !== undefined && rangeStillApplies(headers, stat)
    ? parseByteRange(headers.range, stat.size)
    : null

// A cached copy must not outlive the permission to read the file.
const validators = (stat: FileStat, grant: ReadGrant, now: number) => ({
  etag: stat.etag,
  'last-modified': stat.modifiedAt.toUTCString(),
  'cache-control': `private, max-age=${Math.max(0, Math.floor(grant.expires - now / 1000))}`,
})

const description = (stat: FileStat, grant: ReadGrant) => ({
  'content-type': stat.contentType,
  'content-length': stat.size,
  'content-disposition': contentDisposition(grant.fileName),
  'accept-ranges': 'bytes',
  // Somebody's upload must never be taken for a page of ours.
  'x-content-type-options': 'nosniff',
})

const partHeaders = ({ start, end }: ByteRange, { size }: FileStat) => ({
  'content-range': `bytes ${start}-${end}/${size}`,
  'content-length': end - start + 1,
})
