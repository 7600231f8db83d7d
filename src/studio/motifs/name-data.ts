// Reads the lists of words in art/names; whoever asks for one says what form it has.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const directory = resolve(import.meta.dirname, '..', '..', '..', 'art', 'names')

export const nameData = (name: string): unknown => JSON.parse(readFileSync(resolve(directory, `${name}.json`), 'utf8'))
