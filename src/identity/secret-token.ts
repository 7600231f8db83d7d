// Random tokens that are handed out once: the database keeps only their hash.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits: nothing to guess, so one SHA-256 hides it for good. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const tokenPattern = /^[\w-]{43}$/

export const hashToken = (token: string): string => hash('sha256', token)

/** Compares without telling by its time how much was right. */
export const sameText = (left: string, right: string): boolean => {
  const [a, b] = [hash('sha256', left, 'buffer'), hash('sha256', right, 'buffer')]
  return timingSafeEqual(a, b)
}
