// An authorization request as clients send it, brought into the form that leads to what they mean.
import { allScopes, scopes } from './resource.ts'

/**
 * The query with a scope that we know and a prompt for consent: people are always asked, and a refresh token needs the
 * question. A client that wants no question at all (`none`) is told that there is one.
 */
export const normalQuery = (query: URLSearchParams): URLSearchParams => {
  const normal = new URLSearchParams(query)
  // Said twice, a parameter is refused; that is for the server to say.
  if (normal.getAll('scope').length <= 1) normal.set('scope', knownScope(normal.get('scope') ?? ''))
  if (normal.getAll('prompt').length <= 1) normal.set('prompt', promptWithConsent(normal.get('prompt') ?? ''))
  return normal
}

const knownScope = (given: string): string => {
  const asked = given.split(' ')
  return scopes.filter((scope) => asked.includes(scope)).join(' ') || allScopes
}

const promptWithConsent = (given: string): string => {
  if (given === 'none') return given
  return given.split(' ').includes('login') ? 'login consent' : 'consent'
}
