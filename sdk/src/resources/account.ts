// What can be learnt of the account and the service.
import type { CallOptions, Connection } from '../connection.ts'
import type { Capabilities, CreditSummary, Operations, TemplateList } from '../types.generated.ts'

export class Credits {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The balance as of now. */
  get(options?: CallOptions): Promise<CreditSummary> {
    return this.#connection.call('getCredits', {}, options)
  }
}

export class CapabilitiesReport {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Genres, operations, costs and limits. */
  get(options?: CallOptions): Promise<Capabilities> {
    return this.#connection.call('getCapabilities', {}, options)
  }
}

export class Templates {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** All templates, or those of a genre or subgenre. */
  list(query: Operations['listTemplates']['query'] = {}, options?: CallOptions): Promise<TemplateList> {
    return this.#connection.call('listTemplates', { query }, options)
  }
}
