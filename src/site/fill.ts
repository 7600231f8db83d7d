// Fills the facts into a document: every `{{name}}` is replaced, and a name that nobody knows is an error.

export type Facts = Readonly<Record<string, string>>

export const fill = (document: string, facts: Facts): string =>
  document.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`a document asks for {{${name}}}, which is no fact`)
    return fact
  })
