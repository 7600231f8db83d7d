// Checks of the file as a whole.
import type { WrapGeometry } from '../../geometry/wrap-geometry.ts'
import { Dict, Stream, Text } from '../reader/values.ts'
import type { Check, Subject } from './check.ts'

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

export const fileSize = (bytes: Uint8Array, { printer }: WrapGeometry): Check => ({
  rule: 'file_size',
  expected: `at most ${printer.maxFileBytes / 1_000_000} MB, better ${printer.advisedFileBytes / 1_000_000} MB`,
  measured: megabytes(bytes.length),
  pass: bytes.length <= printer.maxFileBytes,
})

export const encryption = (isEncrypted: boolean): Check => ({
  rule: 'encryption',
  expected: 'none',
  measured: isEncrypted ? 'encrypted' : 'none',
  pass: !isEncrypted,
})

export const onePage = ({ pages }: Subject): Check => ({
  rule: 'one_page',
  expected: '1 page',
  measured: `${pages.length} page${pages.length === 1 ? '' : 's'}`,
  pass: pages.length === 1,
})

/** Actions that only show a place are harmless. */
const isHarmless = (action: string | null): boolean => action === null || action === 'GoTo'

const annotationsOf = ({ file, page }: Subject): Dict[] =>
  file.list(page.dict.entries.get('Annots')).filter((annotation) => annotation instanceof Dict)

const isPrinterMark = ({ file }: Subject, annotation: Dict): boolean =>
  file.getName(annotation, 'Subtype') === 'PrinterMark'

/** Marks that a program has left as annotations. */
export const printerMarkAnnotations = (subject: Subject): number =>
  annotationsOf(subject).filter((annotation) => isPrinterMark(subject, annotation)).length

export const annotations = (subject: Subject): Check => {
  const { file, root, page } = subject
  const found = annotationsOf(subject)
    .filter((annotation) => !isPrinterMark(subject, annotation))
    .map((annotation) => `${file.getName(annotation, 'Subtype') ?? 'unnamed'} annotation`)
  const form = file.getDict(root, 'AcroForm')
  if (form && (file.list(form.entries.get('Fields')).length > 0 || form.entries.has('XFA'))) found.push('form')
  const names = file.getDict(root, 'Names')
  if (names && file.get(names, 'JavaScript') !== null) found.push('JavaScript')
  if (names && file.get(names, 'EmbeddedFiles') !== null) found.push('embedded files')
  const opening = file.get(root, 'OpenAction')
  if (opening instanceof Dict && !isHarmless(file.getName(opening, 'S'))) found.push('action on opening')
  if (file.getDict(root, 'AA') || file.getDict(page.dict, 'AA')) found.push('actions')
  return {
    rule: 'annotations',
    expected: 'no annotations, forms, scripts or attachments',
    measured: [...new Set(found)].join(', ') || 'none',
    pass: found.length === 0,
  }
}

const profileSpace = { start: 16, end: 20 } as const
const profileMark = { start: 36, end: 40 } as const

/** Not asked for by every printer, but one that is there must be usable. */
export const outputIntent = ({ file, root }: Subject): Check => {
  const intents = file.list(root.entries.get('OutputIntents')).filter((intent) => intent instanceof Dict)
  const described = intents.map((intent) => {
    const identifier = file.get(intent, 'OutputConditionIdentifier')
    const name = identifier instanceof Text ? Buffer.from(identifier.bytes).toString('latin1') : 'unnamed'
    const profile = file.get(intent, 'DestOutputProfile')
    if (!(profile instanceof Stream)) return { words: `${name}, without a profile`, isSound: true }
    const data = Buffer.from(file.dataOf(profile))
    const isSound = data.toString('latin1', profileMark.start, profileMark.end) === 'acsp'
    const space = data.toString('latin1', profileSpace.start, profileSpace.end).trim()
    return { words: isSound ? `${name}, ${space} profile` : `${name}, damaged profile`, isSound }
  })
  return {
    rule: 'output_intent',
    expected: 'a sound colour profile, or none',
    measured: described.map(({ words }) => words).join('; ') || 'none',
    pass: described.every(({ isSound }) => isSound),
  }
}
