// Reads the text of a page with a program that is not ours.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The lines of the first page, in the order in which they were drawn. */
export const readText = async (pdf: Uint8Array): Promise<string[]> => {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  try {
    const page = await (await task.promise).getPage(1)
    const { items } = await page.getTextContent()
    const lines = new Map<string, string>()
    for (const item of items) {
      if (!('str' in item)) continue
      const [a, b, , , x, y] = item.transform
      // A line keeps its height where it runs level, and its distance from the left where it runs upright.
      const line = Math.abs(a) > Math.abs(b) ? `level ${Math.round(y)}` : `upright ${Math.round(x)}`
      lines.set(line, (lines.get(line) ?? '') + item.str)
    }
    return [...lines.values()].map((line) => line.replaceAll('\u200b', '').trim())
  } finally {
    await task.destroy()
  }
}
