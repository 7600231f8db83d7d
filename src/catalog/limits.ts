// The numbers of the contract: lengths in Unicode code points, sizes in bytes.

export const textLimits = {
  title: 100,
  author: 100,
  subtitle: 300,
  subgenre: 100,
  summary: 1000,
  externalRef: 200,
  idempotencyKey: 255,
} as const

export const maxCoversPerGenerate = 5

export const pageLimits = {
  books: { default: 20, max: 100 },
} as const

export const bodyLimitBytes = 1024 * 1024
