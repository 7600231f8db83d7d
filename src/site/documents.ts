// The written documents: Markdown files beside this one, filled with facts.
import { readFileSync } from 'node:fs'
import { toolFacts } from './agent-tools.ts'
import { catalogueFacts } from './facts.ts'
import { fill } from './fill.ts'
import type { PublicPage } from './public-page.ts'

const read = (name: string): string => readFileSync(new URL(`./documents/${name}.md`, import.meta.url), 'utf8').trim()

/** The first heading is the title, the first paragraph the description. */
export const documentPage = (name: string, path: string, wish: Partial<PublicPage> = {}): PublicPage => {
  const text = read(name)
  const [heading = '', description = ''] = text.split(/\n\n+/, 2)
  return {
    path,
    title: heading.replace(/^# /, ''),
    description: plain(description),
    markdown: (baseUrl) => fill(text, { ...catalogueFacts, ...toolFacts(baseUrl), base: baseUrl }),
    ...wish,
  }
}

const plain = (markdown: string): string =>
  markdown.startsWith('```')
    ? ''
    : markdown
        .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
        .replaceAll(/[`*]/g, '')
        .replaceAll(/\{\{\w+\}\}/g, '')
