// Every documented operation of the API.
import { getCapabilities, getCredits, getHealth } from './account.ts'
import { createBook, listBooks } from './books.ts'
import type { Operation } from './operation.ts'
import { listTemplates } from './templates.ts'

export const apiOperations: readonly Operation[] = [
  createBook,
  listBooks,
  listTemplates,
  getCredits,
  getCapabilities,
  getHealth,
]
