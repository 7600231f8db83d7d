// The written documents: Markdown files beside this one, filled with facts.
import { readFileSync } from 'node:fs'
import { agentTools } from '../contract/tools.ts'
import { catalogueFacts } from './facts.ts'
import { fill } from './fill.ts'
import type { PublicPage } from './public-page.ts'
import { code, table } from './tables.ts'

const read = (name: string): string => readFileSync(new URL(`./documents/${name}.md`, import.meta.url), 'utf8').trim()

const tools = table(
  ['Tool', 'What it does'],
  agentTools.map(({ name, description }) => [code(name), firstSentence(description)]),
)

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text
}

/** The first heading is the title, the first paragraph the description. */
export const documentPage = (name: string, path: string, wish: Partial<PublicPage> = {}): PublicPage => {
  const text = read(name)
  const [heading = '', description = ''] = text.split(/\n\n+/, 2)
  return {
    path,
    title: heading.replace(/^# /, ''),
    description: plain(description),
    markdown: (baseUrl) => fill(text, { ...catalogueFacts, tools, base: baseUrl }),
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
