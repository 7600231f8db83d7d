// Which of its two forms a public page is asked for in: HTML, or Markdown for those who say that they want it.

interface Range {
  readonly type: string
  readonly quality: number
}

/**
 * Markdown only where it is named and wanted at least as much as HTML. A wildcard never gives it: it comes from programs that take
 * anything, and from browsers.
 */
export const prefersMarkdown = (accept: string | undefined): boolean => {
  const ranges = rangesOf(accept ?? '')
  const markdown = qualityOf(ranges, ['text/markdown'])
  return markdown > 0 && markdown >= qualityOf(ranges, ['text/html', 'text/*', '*/*'])
}

/** The most specific range that is there decides, as in RFC 9110, 12.5.1. */
const qualityOf = (ranges: readonly Range[], types: readonly string[]): number => {
  for (const type of types) {
    const found = ranges.filter((range) => range.type === type)
    if (found.length > 0) return Math.max(...found.map(({ quality }) => quality))
  }
  return 0
}

const rangesOf = (accept: string): Range[] =>
  accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    return { type, quality: qualityIn(parameters) }
  })

/** 1 where nothing is said; what is no quality counts as not wanted. */
const qualityIn = (parameters: readonly string[]): number => {
  const given = parameters.find((each) => each.startsWith('q='))
  if (given === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0
}
