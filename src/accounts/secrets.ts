// The secrets an account is given, and how keys are stored: a key has 128 random bits, so one SHA-256 hides it for good.
import { hash, randomBytes } from 'node:crypto'

export const apiKeyPattern = /^svc_sk_[0-9a-f]{32}$/

export const newApiKey = (): string => `svc_sk_${randomBytes(16).toString('hex')}`

export const hashApiKey = (apiKey: string): string => hash('sha256', apiKey)

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`

/** A password that can be read aloud: 20 letters and digits without look-alikes, about 100 bits. */
export const newPassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const pick = () => letters[randomBelow(letters.length)]
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, pick).join('')).join('-')
}

const randomBelow = (limit: number): number => {
  const unbiased = 256 - (256 % limit)
  for (;;) {
    const value = randomBytes(1)[0] ?? 255
    if (value < unbiased) return value % limit
  }
}
