// What each glyph of a shaped text means in characters, so that the text can be searched and copied as it was written.
import type { FontFile } from './font-file.ts'

/** Glyphs that are to be read together, as this text. */
export interface Span {
  readonly text: string
}

export interface Meaning {
  /** The characters that the glyph shows. */
  readonly text: string
  /** The same for all glyphs that are read together. */
  readonly span: Span | null
}

interface Shaped {
  /** The number of the glyph, after shaping. */
  readonly codepoint: number
  /** Where in the text its characters begin. */
  readonly cluster: number
  readonly advance: number
}

/** Takes no room and breaks no word that matters: for glyphs whose characters another one has. */
const nothing = '\u200b'

export const meaningsOf = (
  glyphs: readonly Shaped[],
  text: string,
  font: FontFile,
  isRightToLeft: boolean,
): Meaning[] => {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other)
  return clustersOf(glyphs).flatMap((cluster): Meaning[] => {
    const start = cluster[0]?.cluster ?? 0
    const shown = text.slice(start, starts[starts.indexOf(start) + 1] ?? text.length)
    if (cluster.length === 1) return [{ text: shown, span: null }]
    if (isRightToLeft) return spread(cluster, shown, font).map((each) => ({ text: each, span: null }))
    // Readers that know of spans take what they say; for the others the widest glyph says it all.
    const span = { text: shown }
    const widest = cluster.reduce((one, other) => (other.advance > one.advance ? other : one))
    return cluster.map((glyph) => ({ text: glyph === widest ? shown : nothing, span }))
  })
}

const clustersOf = (glyphs: readonly Shaped[]): Shaped[][] => {
  const clusters: Shaped[][] = []
  for (const glyph of glyphs) {
    const last = clusters.at(-1)
    if (last?.[0]?.cluster === glyph.cluster) last.push(glyph)
    else clusters.push([glyph])
  }
  return clusters
}

/** Each glyph its own characters: readers turn lines that run leftwards around character by character. */
const spread = (cluster: readonly Shaped[], shown: string, { font }: FontFile): string[] => {
  const rest = [...shown]
  const own = cluster.map(({ codepoint }) => {
    const at = rest.findIndex((sign) => font.nominalGlyph(sign.codePointAt(0) ?? 0) === codepoint)
    return at === -1 ? null : (rest.splice(at, 1)[0] ?? null)
  })
  const heir = own.indexOf(null)
  return own.map((text, at) => text ?? (at === heir ? rest.join('') : nothing))
}

const isSpace = (text: string): boolean => /^\s+$/u.test(text)

/** Letters spaced widely look like words of one letter to a reader: each word becomes a span. */
export const wordSpans = (meanings: readonly Meaning[]): Meaning[] => {
  const found: Meaning[] = []
  for (let at = 0; at < meanings.length; ) {
    const isWord = !isSpace(meanings[at]?.text ?? '')
    let end = at
    while (end < meanings.length && !isSpace(meanings[end]?.text ?? '') === isWord) end++
    const letters = meanings.slice(at, end)
    const span = isWord ? { text: letters.map(({ text }) => text.replace(nothing, '')).join('') } : null
    found.push(...letters.map(({ text }) => ({ text, span })))
    at = end
  }
  return found
}
