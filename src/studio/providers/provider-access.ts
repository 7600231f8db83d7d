// The way to a provider of models.

export interface ProviderAccess {
  readonly baseUrl: string
  /** Secret. null: a server that asks for none. */
  readonly apiKey: string | null
}
