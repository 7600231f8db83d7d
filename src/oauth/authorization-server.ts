// The authorization server, built at its first use and again when its keys change: starting the service does not wait for it.
import type { Provider } from 'oidc-provider'
import type { KeyRing } from './key-ring.ts'
import type { Keys } from './keys.ts'
import type { ProviderParts } from './provider.ts'

export interface AuthorizationServer {
  provider(): Promise<Provider>
}

export const createAuthorizationServer = (parts: ProviderParts, keys: KeyRing): AuthorizationServer => {
  let built: { readonly of: string; readonly provider: Promise<Provider> } | undefined
  return {
    provider: async () => {
      const current = await keys.current()
      const of = nameOf(current, parts.baseUrl())
      built = built?.of === of ? built : { of, provider: build(parts, current) }
      return built.provider
    },
  }
}

const nameOf = ({ signing }: Keys, baseUrl: string): string => [baseUrl, ...signing.map(({ kid }) => kid)].join(' ')

const build = async (parts: ProviderParts, keys: Keys): Promise<Provider> => {
  const { createProvider } = await import('./provider.ts')
  return createProvider(parts, keys)
}
