// Which URLs of callers the service calls: judged where they come in, and again before anything is opened.

export type WebUrlFlaw = 'no_web_url' | 'credentials' | 'port'

/** Null where nothing is wrong. */
export const flawOfWebUrl = (value: string): WebUrlFlaw | null => {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) return 'no_web_url'
  if (url.username || url.password) return 'credentials'
  return isPortOfTheWeb(portOf(url)) ? null : 'port'
}

export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)

/** The low ports are where mail, shells and file servers listen, and some of those obey lines in an HTTP body. */
const isPortOfTheWeb = (port: number): boolean => port === 80 || port === 443 || port >= 1024

/** What is to be changed, in words that follow the name of the field. */
export const webUrlDemands: Readonly<Record<WebUrlFlaw, string>> = {
  no_web_url: 'must be an absolute http or https URL',
  credentials: 'must not carry a user name or password: leave out what stands before the @',
  port: 'must have no port, port 80 or 443, or one from 1024 up',
}
