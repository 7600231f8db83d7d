// Passwords are kept as argon2id hashes.
import { hash } from '@node-rs/argon2'

export const hashPassword = (password: string): Promise<string> => hash(password)
