// Passwords are kept as argon2id hashes.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

export const hashPassword = (password: string): Promise<string> => hash(password)

let decoy: Promise<string> | undefined

/**
 * Whether the password is the one behind the hash. Without a hash it is compared with one that nobody knows the password
 * of: who asks for an account that does not exist waits just as long as for one that does.
 */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword(randomBytes(32).toString('base64url'))
  const unknown = await decoy
  const matches = await verify(passwordHash ?? unknown, password)
  return matches && passwordHash !== null
}
