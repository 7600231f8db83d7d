// What the pages of the dashboard say: keys and secrets shown once, and the rows of their tables.
import assert from 'node:assert/strict'
import type { Visit, Visitor } from '../identity/visitor.ts'

export const apiKeyIn = ({ text }: Visit): string => /svc_sk_[0-9a-f]{32}/.exec(text)?.[0] ?? ''

export const secretsIn = ({ text }: Visit): string[] => text.match(/whsec_[\w-]{43}/g) ?? []

/** The text of each row of a page's last table. */
export const rowsIn = ({ text }: Visit): string[] =>
  [...(text.split('<table>').at(-1) ?? '').matchAll(/<tr>(<td.*?)<\/tr>/gs)].map(([, row = '']) =>
    row.replaceAll(/<[^>]*>/g, ' ').trim(),
  )

export const olderIn = ({ text }: Visit): string | null =>
  /rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? null

export const allRows = async (visitor: Visitor, path: string): Promise<string[]> => {
  const rows: string[] = []
  for (let next: string | null = path; next !== null; ) {
    const page: Visit = await visitor.get(next)
    assert.equal(page.status, 200)
    rows.push(...rowsIn(page))
    next = olderIn(page)
  }
  return rows
}
