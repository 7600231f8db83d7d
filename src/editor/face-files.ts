// The font files, for browsers: the same that print files embed.
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { fault } from '../catalog/fault.ts'
import type { PageFile } from '../html/files.ts'
import { sendFile } from '../html/routes.ts'
import { type Face, type FaceId, faces } from '../studio/type/faces.ts'
import { fontFile } from './choices.ts'

const zip = promisify(gzip)

const readFace = async (face: Face): Promise<PageFile> => {
  const bytes = await readFile(fontFile(face))
  return { path: `/assets/faces/${face.id}`, type: 'font/ttf', bytes, zipped: await zip(bytes) }
}

/** Fonts change with releases only; a browser that has one asks once a day whether it is still the same. */
const aDay = 'public, max-age=86400'

export const registerFaceFiles = (app: FastifyInstance): void => {
  // Zipping the large ones takes longer than sending them: each is zipped once.
  const read = new Map<FaceId, Promise<PageFile>>()
  app.get<{ Params: { faceId: string } }>('/assets/faces/:faceId', async (request, reply) => {
    const face = faces.find(({ id }) => id === request.params.faceId)
    if (!face) throw fault('file_not_found')
    const file = read.get(face.id) ?? readFace(face)
    read.set(face.id, file)
    return sendFile(request, reply, await file, aDay)
  })
}
