// Names under which statements are prepared: parsing and planning them anew costs as much as running them.
import { createHash } from 'node:crypto'
import { type CompiledQuery, ValuesNode } from 'kysely'

/** More than the house has texts. Were one built without end, every connection would keep all of them until its memory is full. */
const mostNames = 400

export class StatementNames {
  readonly #names = new Map<string, string>()
  #replaced = 0

  /** None for texts that come in every length: rows are inserted one or many at a time. */
  of({ sql, query, parameters }: CompiledQuery): string | undefined {
    if (parameters.length === 0 || insertsMany(query)) return undefined
    const known = this.#names.get(sql)
    if (known || this.#names.size >= mostNames) return known
    return this.#add(sql)
  }

  /** Gives a statement another name, so that every connection prepares it anew. */
  replace(text: string, outdated: string): void {
    if (this.#names.get(text) !== outdated) return
    this.#replaced++
    this.#add(text)
  }

  /** Made of the text: counted, the same name would mean another statement to each of two processes that share a connection. */
  #add(text: string): string {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 24)}_${this.#replaced}`
    this.#names.set(text, name)
    return name
  }
}

const insertsMany = (query: CompiledQuery['query']): boolean =>
  query.kind === 'InsertQueryNode' &&
  query.values !== undefined &&
  ValuesNode.is(query.values) &&
  query.values.values.length > 1
