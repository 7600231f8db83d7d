// What a person is shown of an app that asks: its name, where it comes from, and where the answer goes.

export interface ClientView {
  readonly name: string
  /** The site that vouches for the app by its document; null for one that has registered itself under any name it likes. */
  readonly site: string | null
  /** Where the answer goes, in words. */
  readonly destination: string
  /** For the form policy of the page, which browsers apply to the redirect after the form. */
  readonly formTargets: readonly string[]
}

interface ClientFacts {
  readonly clientId: string
  readonly clientName: string | undefined
  readonly redirectUri: string
}

/** How an app is called: by the name it gives itself, or by its site. */
export const clientName = ({ clientId, clientName: given }: Omit<ClientFacts, 'redirectUri'>): string =>
  plainName(given ?? '') || siteOf(clientId) || 'An app without a name'

export const clientView = ({ clientId, clientName: given, redirectUri }: ClientFacts): ClientView => {
  return {
    name: clientName({ clientId, clientName: given }),
    site: siteOf(clientId),
    destination: destinationOf(redirectUri),
    formTargets: formTargetsOf(redirectUri),
  }
}

/** The id of a client with a document is the address of the document. */
const siteOf = (clientId: string): string | null => {
  const url = URL.parse(clientId)
  return url?.protocol === 'https:' ? url.host : null
}

const longestName = 60

/** Without what is invisible or turns the writing around: a name must not be able to rewrite the page. */
const plainName = (name: string): string => {
  const plain = name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const characters = [...plain]
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}…` : plain
}

const destinationOf = (redirectUri: string): string => {
  const url = new URL(redirectUri)
  if (url.protocol === 'https:') return url.host
  return url.protocol === 'http:' ? `this computer (${url.host})` : `an app on this device (${url.protocol})`
}

/** Where the app leads on from there is its own affair: over https anywhere, on the own computer to any port. */
const formTargetsOf = (redirectUri: string): readonly string[] => {
  const { protocol, hostname } = new URL(redirectUri)
  if (protocol === 'https:') return ['https:']
  if (protocol !== 'http:') return ['https:', protocol]
  // A policy cannot name an IPv6 address.
  return ['https:', ...(hostname.startsWith('[') ? ['http:'] : ['http://127.0.0.1:*', 'http://localhost:*'])]
}
