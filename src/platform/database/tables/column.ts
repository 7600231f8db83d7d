// What a column may hold, beside its plain type.
import type { ColumnType } from 'kysely'

/** Set when the row is made, never changed afterwards. */
export type Fixed<T> = ColumnType<T, T, never>
