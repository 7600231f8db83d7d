// The genre a caller named, or the fault that tells him where to find the valid ones.
import { fault } from './fault.ts'
import { findGenre, type Genre } from './genres.ts'

export const knownGenre = (value: string): Genre => {
  const found = findGenre(value)
  if (found) return found
  throw fault('invalid_genre', {
    message: 'genre must be one of the slugs or names of GET /api/v1/capabilities; case matters.',
    details: { field: 'genre' },
  })
}
