// The editor's own stylesheet, besides the one of all pages: put together from its parts, later ones over earlier ones.
import { readFileSync } from 'node:fs'
import { pageFile } from '../html/files.ts'

const parts = ['room', 'bar', 'stage', 'inspector', 'faces', 'checks', 'narrow']

const read = (part: string): string =>
  readFileSync(new URL(`../../web/editor/style/${part}.css`, import.meta.url), 'utf8')

export const editorStyle = pageFile('editor.css', 'text/css; charset=utf-8', Buffer.from(parts.map(read).join('\n')))
