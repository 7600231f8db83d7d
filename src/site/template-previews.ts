// Serves the pictures of templates; public, because lists in a browser show them.
import type { FastifyInstance } from 'fastify'
import { fault } from '../catalog/fault.ts'

export const registerTemplatePreviews = (app: FastifyInstance, pictureOf: (id: string) => Uint8Array | null): void => {
  app.get<{ Params: { id: string } }>('/templates/:id/preview.jpg', async (request, reply) => {
    const picture = pictureOf(request.params.id)
    if (!picture) throw fault('not_found', { message: 'There is no template with this id.' })
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .type('image/jpeg')
      .send(picture)
  })
}
