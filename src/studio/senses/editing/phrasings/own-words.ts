// Words that stand on the cover, told as the line that they are: in 'make "A novel of 1926" larger' they name the subtitle, and no novel.
import type { TypeRole } from '../../../type/plan.ts'

/** The texts of a cover, as far as it has them. */
export type OwnTexts = Partial<Readonly<Record<TypeRole, string | null>>>

const called: Readonly<Record<TypeRole, string>> = {
  title: 'the title',
  subtitle: 'the subtitle',
  author: 'my name',
  year: 'the year',
}

const roles: readonly TypeRole[] = ['title', 'subtitle', 'author', 'year']

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/** What people call a line before they quote it. */
const before = String.raw`(?:(?:the|my|that|this|our)\s+)?(?:(?:little|small|big|main|top|bottom|upper|lower|whole)\s+)?(?:(?:title|subtitle|tag\s?line|strap\s?line|author(?:['’]s)?(?:\s+name)?|name|line|lines|words?|text|phrase|sentence|part|bit|writing|lettering|letters)\s+)?(?:(?:(?:that\s+|which\s+)?(?:says?|reads?|saying|reading)|of|with)\s+)?`

const quotes = new RegExp(`(${before})(?<![\\p{L}\\p{N}])["“”„«‘']([^"“”„«»]{1,200}?)["“”»’'](?![\\p{L}\\p{N}])`, 'giu')

/** "I can barely read 'A novel'": how it is now. */
const unread = /\b(?:barely|hardly|can['’]?t|cannot|not|to|even|properly)\s+(?:even\s+)?read\s*$/i

/** "… to Dr. Ann Lee", where Ann Lee stands there: the start of a new text, of which the old one is a part. */
const newBefore =
  /(?:\b(?:to|be|say|says|read|reads|with|call it|rename it)\s|[:=]\s?)(?:\p{Lu}[\p{L}\p{N}.'’-]{0,30}\s+(?:(?:of|the|and|an?|in|on|for|to)\s+){0,2}){1,6}$/u

/** What should come to stand there, and does not yet: "… to 'A novel'", "add 'A novel' as the subtitle". */
const isNew = (lead: string, after: string): boolean =>
  newBefore.test(lead) ||
  /(?:\b(?:to|into|be|say|says|read|reads|reading|saying|with|as|add|put|use|write|insert|include|call(?: it)?|rename(?: it)?)|[:=])\s*$/i.test(
    lead,
  ) ||
  /^\s+(?:as|for)\s+(?:the\s+|a\s+|my\s+)?(?:sub-?\s?title|title|tag\s?line|author|name|strap\s?line)/i.test(after)

/** "Put 'A novel' under the title": where it stands there already. */
const isMoved = (lead: string, after: string): boolean =>
  /\b(?:put|place|move|set|bring)\s*$/i.test(lead) &&
  /^\s+(?:right\s+|just\s+|directly\s+)?(?:under|underneath|below|beneath|above|over|at|on|to|higher|lower|next|beside|in(?!to)|closer|further)\b/i.test(
    after,
  )

const ownerOf = (quoted: string, texts: OwnTexts): TypeRole | undefined => {
  const words = folded(quoted)
  if (words === '') return undefined
  const isWhole = (role: TypeRole): boolean => folded(texts[role] ?? '') === words
  const isIn = (role: TypeRole): boolean => ` ${folded(texts[role] ?? '')} `.includes(` ${words} `)
  return roles.find(isWhole) ?? roles.find(isIn)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Without quotes only a whole text is taken for itself, as it is written: "a novel" may be any. */
const isTelling = (text: string): boolean => (text.match(/\p{Lu}/gu) ?? []).length > 1 || text.split(/\s+/).length > 3

/** "Change A novel to A memoir": in an exchange of texts, the old one is meant, however short. */
const exchanged = (text: string): RegExp =>
  new RegExp(
    `(?<=\\b(?:change|replace|swap|exchange)\\s)(?:the\\s+(?:line|words?|text|phrase)\\s+)?${escaped(text)}(?=\\s+(?:to|with|for|by|into)\\s+\\p{Lu})`,
    'giu',
  )

/** Within a quotation, a text is a part of another one: "Dr. Hannah Weiss". */
const isQuoted = (wish: string, at: number): boolean =>
  [...wish.matchAll(/["“„«][^"“”„«»]{1,200}["”»]/gu)].some(
    ({ index, 0: quotation }) => index < at && at < index + quotation.length,
  )

const withoutBare = (wish: string, texts: OwnTexts): string =>
  roles.reduce((told, role) => {
    const text = texts[role]?.trim() ?? ''
    if (text !== '' && exchanged(text).test(told)) return told.replace(exchanged(text), called[role])
    if (!isTelling(text)) return told
    // A name is no other thing, however it is written, and nobody says a whole sentence by chance.
    const isUnlike = (role === 'author' && text.includes(' ')) || text.split(/\s+/).length > 3
    const flags = isUnlike ? 'giu' : 'gu'
    const credit = String.raw`(?:['’]s\s+(?:name|byline|credit)\b)?`
    const whole = new RegExp(
      `(?:\\bthe\\s+(?:line|words?|text|phrase)\\s+)?(?<![\\p{L}\\p{N}"“„«‘])${escaped(text)}${credit}(?![\\p{L}\\p{N}])`,
      flags,
    )
    return told.replace(whole, (found, at: number) =>
      isQuoted(told, at) || isNew(told.slice(0, at), told.slice(at + found.length)) ? found : called[role],
    )
  }, wish)

/** "The word DAWN": named as a word, it needs no quotes. */
const namedWords = /\b(?:the\s+)?words?\s+((?:\p{Lu}[\p{L}'’]*)(?:\s+\p{Lu}[\p{L}'’]*){0,4})(?![\p{L}'’])/gu

const withoutNamed = (wish: string, texts: OwnTexts): string =>
  wish.replace(namedWords, (found, words: string) => {
    const role = ownerOf(words, texts)
    return role === undefined ? found : called[role]
  })

/** "I want DAWN in white": in capitals, where not everything is, a word of the cover is that word. */
const inCapitals = /(?<![\p{L}'’])\p{Lu}{3,}(?:\s+\p{Lu}{3,})*(?![\p{L}'’])/gu

const withoutCapitals = (wish: string, texts: OwnTexts): string =>
  /\p{Ll}{3}/u.test(wish)
    ? wish.replace(inCapitals, (found) => {
        const role = ownerOf(found, texts)
        return role === undefined ? found : called[role]
      })
    : wish

/** "In front of Little Bear", of whose picnic the title tells: who the book is about. */
const heroes = /(?<=\p{Ll},?\s)(?:\p{Lu}\p{Ll}+\s)?\p{Lu}\p{Ll}+(?!\p{L})/gu

/** "Captain Crumbs needs a cape", of whom the title tells what he does. */
const heroFirst = /^(\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)(?=\s+(?:needs|should|could|must|deserves|wants)\b)/u

const withHero = (wish: string, { title }: OwnTexts): string =>
  wish
    .replace(heroFirst, (found) => (folded(title ?? '').startsWith(`${folded(found)} `) ? 'The hero' : found))
    .replace(heroes, (found) => (folded(title ?? '').includes(`${folded(found)}'s `) ? 'the hero' : found))

/** "Henry's name", where Henry Ashdown wrote it. */
const ownName = /\b(\p{Lu}\p{L}+)['’]s\s+name\b/gu

const withAuthor = (wish: string, { author }: OwnTexts): string =>
  wish.replace(ownName, (found, one: string) =>
    folded(author ?? '')
      .split(' ')
      .includes(folded(one))
      ? 'my name'
      : found,
  )

/** "Drop the line that says A novel": without quotes, up to the end of the clause. */
const saying =
  /\b(?:the|that)\s+(?:line|words?|text|bit|part|phrase)\s+(?:(?:that|which)\s+(?:says?|reads?)|saying|reading)\s+([^"“”',.;!?]{2,80}?)(?=\s*(?:[,.;!?]|$)|\s+(?:and|please)\b)/gi

const withoutSaying = (wish: string, texts: OwnTexts): string =>
  wish.replace(saying, (found, words: string) => {
    const role = ownerOf(words, texts)
    return role === undefined ? found : called[role]
  })

/** Long quotations are texts, whatever they speak of; a quoted word may only be stressed: more "noir". */
const leastQuoted = 3

/** "With 'burned' in the title, …": it stands there. */
const standingThere =
  /\b(?:with|given|having)\s+["“'‘][^"”]{1,40}?["”'’]\s+in\s+the\s+(?:title|subtitle|tagline)(?:\s+and\s+["“'‘][^"”]{1,40}?["”'’]\s+(?:below|under|above|beneath|after)\s+it)?\s*,\s*/gi

/** A wish in which the cover's own texts are called title, subtitle and name. */
export const withoutOwnWords = (wish: string, texts: OwnTexts): string => {
  const asked = wish.replace(standingThere, '')
  const told = asked.replace(quotes, (found, lead: string, quoted: string, at: number) => {
    const said = `${asked.slice(0, at)}${lead}`
    const role = ownerOf(quoted, texts)
    const isLineNamed =
      /\b(?:that|which)\s+(?:says?|reads?)\s+$|\b(?:line|words?|text|phrase|part|bit)\s+(?:saying|reading|with)\s+$/i.test(
        lead,
      )
    const after = asked.slice(at + found.length)
    const isThere = isLineNamed || unread.test(said) || isMoved(said, after)
    if (role === undefined || (isNew(said, after) && !isThere)) return found
    return `${unread.test(said) ? lead : ''}${called[role]} `
  })
  const named = withoutNamed(withoutBare(withoutSaying(told, texts), texts), texts)
  return withHero(withAuthor(withoutCapitals(named, texts), texts), texts)
}

/** A wish without what it quotes: words of somewhere else are nothing to paint. */
export const withoutQuotes = (wish: string): string =>
  wish.replace(/["“„«]([^"“”„«»]{1,200}?)["”»]/gu, (found, quoted: string) =>
    quoted.trim().split(/\s+/).length >= leastQuoted ? ' ' : found,
  )
