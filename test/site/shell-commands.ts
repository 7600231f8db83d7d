// Reads the shell blocks of a document as a shell would, and sends their curl lines as curl would: what is written is what runs.

export type Command = readonly string[]

/** The `sh` blocks of a Markdown text. */
export const shellBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)

type Quote = '"' | "'" | null

/** Words of each command: quotes, escapes, line continuations and `$NAME`. */
export const readCommands = (block: string, variables: Readonly<Record<string, string>>): Command[] => {
  const commands: string[][] = [[]]
  let word: string | null = null
  let quote: Quote = null
  const endWord = () => {
    if (word !== null) commands.at(-1)?.push(word)
    word = null
  }
  for (let at = 0; at < block.length; at++) {
    const character = block.charAt(at)
    if (quote !== "'" && character === '\\') {
      at++
      if (block.charAt(at) !== '\n') word = `${word ?? ''}${block.charAt(at)}`
    } else if (quote !== "'" && character === '$') {
      const [name = ''] = /^\w+/.exec(block.slice(at + 1)) ?? []
      const value = variables[name]
      if (value === undefined) throw new Error(`$${name} is not set`)
      word = `${word ?? ''}${value}`
      at += name.length
    } else if (quote === character) {
      quote = null
    } else if (quote === null && (character === '"' || character === "'")) {
      quote = character
      word ??= ''
    } else if (quote === null && /\s/.test(character)) {
      endWord()
      if (character === '\n') commands.push([])
    } else {
      word = `${word ?? ''}${character}`
    }
  }
  endWord()
  if (quote !== null) throw new Error(`a quote is not closed in: ${block}`)
  return commands.filter((command) => command.length > 0)
}

export interface CurlRequest {
  readonly url: string
  readonly init: RequestInit
  /** Where the answer is to be written; null: on standard output. */
  readonly file: string | null
}

/** The request of a curl line. An option that is not known here is an error: the documents use few. */
export const curlRequest = (command: Command): CurlRequest => {
  const [name, ...words] = command
  if (name !== 'curl') throw new Error(`not a curl line: ${command.join(' ')}`)
  const headers = new Headers()
  let [method, url, body, file, follow] = ['', '', '', '', false]
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-L') follow = true
    else if (word === '-X') method = words.shift() ?? ''
    else if (word === '-s') continue
    else if (word === '-o') file = words.shift() ?? ''
    else if (word === '-d') body = words.shift() ?? ''
    else if (word === '-H') headers.append(...headerIn(words.shift() ?? ''))
    else if (word.startsWith('-') || url !== '') throw new Error(`unknown to this reader: ${word}`)
    else url = word
  }
  // What curl says of a body, whatever it is, unless it is told.
  if (body !== '' && !headers.has('content-type')) headers.set('content-type', 'application/x-www-form-urlencoded')
  const redirect = follow ? 'follow' : 'manual'
  const init = { method: method || (body === '' ? 'GET' : 'POST'), headers, redirect, body: body || null } as const
  return { url, init, file: file || null }
}

const headerIn = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}
