// Whether a connection leads to PostgreSQL itself, or to a pooler such as PgBouncer that lends a server's session to one transaction at a time.
import type pg from 'pg'

const direct = new WeakSet<object>()

/** Whether the connection has a session of its own: only then may statements be prepared, settings be kept and signals be heard. */
export const isDirect = (client: pg.ClientBase): boolean => direct.has(client)

/** A transaction whose process hangs must not hold its locks for ever. Behind a pooler, that is the pooler's to say. */
const idleInTransactionMs = 60_000

/**
 * To be called once a connection, before it is used. A pooler makes up the process id that it tells at the start, so it is not the one that the
 * server knows. Settings are made by a statement: PgBouncer refuses connections that bring any it does not know. Were the driver to lose the
 * field that holds the id, every connection would count as pooled: slower, but right.
 */
export const greet = async (client: pg.ClientBase): Promise<void> => {
  const told = 'processID' in client && typeof client.processID === 'number' ? client.processID : null
  const { rows } = await client.query<{ readonly setting: string | null }>(
    `select case when pg_backend_pid() = $1
      then set_config('idle_in_transaction_session_timeout', $2, false) end as setting`,
    [told, String(idleInTransactionMs)],
  )
  if (rows[0]?.setting) direct.add(client)
}
