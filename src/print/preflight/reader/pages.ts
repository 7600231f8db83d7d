// The pages of a file, and what each inherits.
import type { PdfFile } from './pdf-file.ts'
import { type Dict, isList, Reference, Unreadable, type Value } from './values.ts'

export interface Page {
  readonly dict: Dict
  /** An entry of the page or of what it belongs to. */
  inherited(key: string): Value
}

const mostNodes = 100_000
const deepest = 64

/** As many pages as there are, in order; a tree that bites its own tail is refused. */
export const pagesOf = (file: PdfFile): Page[] => {
  const root = file.getDict(file.trailer, 'Root')
  if (!root) throw new Unreadable('the file names no document')
  const pages: Page[] = []
  const seen = new Set<number>()
  let nodes = 0
  const walk = (value: Value | undefined, above: readonly Dict[]): void => {
    if (value instanceof Reference) {
      if (seen.has(value.number)) throw new Unreadable('the tree of pages has a circle')
      seen.add(value.number)
    }
    const node = file.dict(value)
    if (!node || ++nodes > mostNodes || above.length > deepest) throw new Unreadable('the tree of pages is damaged')
    const line = [node, ...above]
    const kids = file.get(node, 'Kids')
    if (isList(kids)) for (const kid of kids) walk(kid, line)
    else pages.push({ dict: node, inherited: (key) => inheritedFrom(file, line, key) })
  }
  walk(root.entries.get('Pages'), [])
  return pages
}

const inheritedFrom = (file: PdfFile, line: readonly Dict[], key: string): Value => {
  for (const node of line) {
    const found = file.get(node, key)
    if (found !== null) return found
  }
  return null
}
