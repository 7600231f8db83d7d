// Plans what the lines say: other words, words before or after them, and words that go.
import type { Edit } from '../../../../contract/edit.ts'
import { fieldOf, withoutWords } from '../../../senses/editing/apply/cut-text.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import type { TypeRole } from '../../../type/plan.ts'
import { absent, alreadySo, granted, type Plan, refused, unclear, undrawable } from '../../plan.ts'
import { isSet, textOf } from '../../seen/lines.ts'
import { nameOfTarget, targetOf } from '../../target.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words as they may be written, with either apostrophe and with any space; whole ones: the `He` of `The` is none. */
const pattern = (words: string): RegExp => {
  const said = words.trim()
  const written = escaped(said).replace(/['’‘]/g, "['’‘]").replace(/\s+/g, '\\s+')
  const [before, after] = [/^[\p{L}\p{N}]/u.test(said), /[\p{L}\p{N}]$/u.test(said)]
  return new RegExp(`${before ? '(?<![\\p{L}\\p{N}])' : ''}${written}${after ? '(?![\\p{L}\\p{N}])' : ''}`, 'iu')
}

/** The line with other words in the place of some; null where those do not stand in it. */
const exchanged = (text: string, old: string, next: string): string | null => {
  const found = pattern(old).exec(text)
  return found ? `${text.slice(0, found.index)}${next}${text.slice(found.index + found[0].length)}` : null
}

const lineWith = (draft: Draft, roles: readonly TypeRole[], words: string): TypeRole | undefined =>
  roles.find((role) => isSet(draft, role) && pattern(words).test(textOf(draft, role) ?? ''))

/** `a b` and `c` set one after the other. */
const joined = (before: string, after: string): string =>
  `${before.trimEnd()}${/^[,.;:!?)]/.test(after) ? '' : ' '}${after.trimStart()}`

const withWords = (draft: Draft, role: TypeRole, { value, of, place }: Edit): string | Plan => {
  const [text, words] = [textOf(draft, role) ?? '', (value ?? '').trim()]
  const isBefore = place === 'before' || place === 'above' || place === 'left-of'
  const isAfter = place === 'after' || place === 'below' || place === 'right-of'
  if (of !== null) {
    const next = isBefore ? joined(words, of) : isAfter ? joined(of, words) : words
    return exchanged(text, of, next) ?? refused('not_in_picture', `“${of}” does not stand in the ${fieldNames[role]}`)
  }
  return isBefore && text !== '' ? joined(words, text) : isAfter && text !== '' ? joined(text, words) : words
}

const fieldNames = { title: 'title', subtitle: 'subtitle', author: 'author’s name', year: 'year' } as const

export const planSetText = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is !== 'lines') return undrawable('words can stand in the title, the subtitle and the author’s name only')
  if (edit.value === null || edit.value.trim() === '') return unclear('which words should stand there was not said')
  const isOne = target.roles.length === 1
  const role = isOne ? target.roles[0] : edit.of === null ? undefined : lineWith(draft, target.roles, edit.of)
  if (role === undefined)
    return edit.of === null
      ? unclear('which line should say so was not said')
      : refused('not_in_picture', `“${edit.of}” does not stand on the cover`)
  const text = withWords(draft, role, edit)
  if (typeof text !== 'string') return text
  if (text === textOf(draft, role) && isSet(draft, role)) return alreadySo(`the ${fieldNames[role]} reads so`)
  return granted([{ kind: 'text', role, text }])
}

export const planCutText = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is !== 'lines') return absent(`line of type that is called ${edit.target}`)
  const roles = target.roles.filter((role) => isSet(draft, role))
  if (roles.length === 0) return absent(nameOfTarget(target))
  const words = edit.value
  if (words === null) return granted(roles.map((role) => ({ kind: 'type', role, change: { hidden: true } })))
  const role = roles.find((each) => withoutWords(draft.brief.book[fieldOf(each)] ?? '', words) !== null)
  return role === undefined
    ? refused('not_in_picture', `“${words}” does not stand ${roles.length === 1 ? 'in that line' : 'on the cover'}`)
    : granted([{ kind: 'cut-text', role, text: words }])
}
