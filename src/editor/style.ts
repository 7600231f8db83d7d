// The editor's own stylesheet, besides the one of all pages.
import { readFileSync } from 'node:fs'
import { pageFile } from '../html/files.ts'

export const editorStyle = pageFile(
  'editor.css',
  'text/css; charset=utf-8',
  readFileSync(new URL('../../web/editor/editor.css', import.meta.url)),
)
