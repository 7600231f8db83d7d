// The operator's motifs in processes of their own: the environment tells them where those are.
import { addArt } from './shelf.ts'

const variable = 'ADDED_ART'

/** What a process must have in its environment to know the motifs of a folder. */
export const artEnvironment = (artDir: string | null): Readonly<Record<string, string>> => ({
  [variable]: artDir ?? '',
})

/** Adds the motifs that this process was told of. */
export const addProcessArt = (): void => {
  const directory = process.env[variable]
  if (directory) addArt(directory)
}
