// Reads the XML of a drawing: elements of SVG with their attributes and lines. What editors keep for themselves is dropped, all else that is no
// plain element is refused: document types, entities, instructions, links.
import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { Refuse } from './art-fault.ts'

export interface Element {
  readonly name: string
  readonly line: number
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly Element[]
}

interface Open extends Element {
  readonly children: Element[]
}

export const mostBytes = 128 * 1024
const deepest = 24

const svg = 'http://www.w3.org/2000/svg'
const inkscape = 'http://www.inkscape.org/namespaces/inkscape'
/** What Inkscape keeps for itself. */
const editors: ReadonlySet<string> = new Set([inkscape, 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd'])
/** They say something of the file, and draw nothing. */
const said: ReadonlySet<string> = new Set(['title', 'desc', 'metadata'])

const drawn: ReadonlySet<string> = new Set('svg g defs path circle ellipse rect line polyline polygon'.split(' '))

const why: Readonly<Record<string, string>> = {
  text: 'text is not allowed: convert it to paths',
  image: 'pictures are not allowed',
  use: 'clones are not allowed: unlink them',
  style: 'style sheets are not allowed: classes name tones',
  script: 'scripts are not allowed',
}

/** The attributes of SVG itself, and the label that Inkscape gives. */
const attributesOf = (tag: SaxesTagNS, refuse: (reason: string) => never): ReadonlyMap<string, string> => {
  const attributes = new Map<string, string>()
  for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
    if (local === 'href') refuse('links are not allowed')
    if (uri === inkscape && local === 'label') attributes.set('label', value)
    if (uri === '' && prefix === '') attributes.set(local, value)
  }
  return attributes
}

export const readXml = (text: string, refuse: Refuse): Element => {
  if (Buffer.byteLength(text) > mostBytes) refuse(1, `is larger than ${mostBytes / 1024} KB`)
  const parser = new SaxesParser({ xmlns: true })
  const here = (reason: string): never => refuse(parser.line, reason)
  const open: Open[] = []
  let root: Element | null = null
  let dropped = 0

  parser.on('error', ({ message }) => here(`is no well-formed XML (${message.replace(/^\d+:\d+: /, '')})`))
  parser.on('doctype', () => here('document types are not allowed'))
  parser.on('processinginstruction', () => here('processing instructions are not allowed'))
  parser.on('cdata', () => here('CDATA is not allowed'))
  parser.on('opentag', (tag) => {
    if (open.length + dropped >= deepest) here(`is nested more than ${deepest} deep`)
    if (dropped > 0 || editors.has(tag.uri) || (tag.uri === svg && said.has(tag.local))) {
      dropped++
      return
    }
    if (tag.uri !== svg) here(`<${tag.name}> is not of SVG: the root needs xmlns="${svg}"`)
    const attributes = attributesOf(tag, here)
    if (!drawn.has(tag.local)) here(why[tag.local] ?? `<${tag.local}> is not allowed`)
    const element: Open = { name: tag.local, line: parser.line, attributes, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    if (dropped > 0) dropped--
    else root = open.pop() ?? null
  })
  parser.on('text', (words) => {
    if (dropped === 0 && words.trim() !== '') here('text is not allowed')
  })
  parser.write(text).close()
  return root ?? refuse(1, 'is empty')
}
