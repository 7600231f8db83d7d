// Ids of everything stored: UUIDv7, so that newer rows have greater ids and lists can be paged by them.
import { v7, validate } from 'uuid'

export const newId = (): string => v7()

/** Ids come from callers too; what is no UUID must never reach a query. */
export const isId = (value: string): boolean => validate(value)
