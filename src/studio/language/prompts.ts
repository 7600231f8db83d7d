// The prompts: Markdown files beside this one, read once, and how the texts of strangers are put beside them.
import { readFileSync } from 'node:fs'
import type { LanguageTask } from './language.ts'

const read = new Map<LanguageTask, string>()

const promptOf = (task: LanguageTask): string => {
  const known = read.get(task) ?? readFileSync(new URL(`./prompts/${task}.md`, import.meta.url), 'utf8').trim()
  read.set(task, known)
  return known
}

type Facts = Readonly<Record<string, string>>

/** The instructions of a task. `facts` are the studio's own lists: never put a stranger's text here. */
export const instructionsOf = (task: LanguageTask, facts: Facts = {}): string =>
  promptOf(task).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`the prompt of ${task} asks for {{${name}}}, which nobody gives it`)
    return fact
  })

/** Texts of strangers as one JSON object between marks. No text can write the closing mark: its brackets are escaped. */
export const quoted = (texts: Readonly<Record<string, string | readonly string[] | null | undefined>>): string => {
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
  const json = JSON.stringify(given, null, 1).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<texts>\n${json}\n</texts>`
}
