// What an edit is about: lines of type, a part that every cover has a name for, or a thing in the caller's words.
import { tokensOf } from '../brief/tokens.ts'
import { targetCalled } from '../senses/editing/lexicon/called.ts'
import { type Subject, theHero } from '../senses/editing/wish.ts'
import type { TypeRole } from '../type/plan.ts'
import { isPronoun } from './words/names.ts'
import { type Thing, thingCalled } from './words/thing.ts'

export type Target =
  | { readonly is: 'lines'; readonly roles: readonly TypeRole[] }
  | { readonly is: 'hero' }
  | { readonly is: 'background' }
  | { readonly is: 'sky' }
  | { readonly is: 'ground' }
  | { readonly is: 'picture' }
  | { readonly is: 'border' }
  | { readonly is: 'palette' }
  | { readonly is: 'thing'; readonly thing: Thing }

export const allLines: readonly TypeRole[] = ['title', 'subtitle', 'author', 'year']

const fixed: Readonly<Record<string, Target>> = {
  title: { is: 'lines', roles: ['title'] },
  subtitle: { is: 'lines', roles: ['subtitle'] },
  author: { is: 'lines', roles: ['author'] },
  alltext: { is: 'lines', roles: allLines },
  hero: { is: 'hero' },
  background: { is: 'background' },
  sky: { is: 'sky' },
  ground: { is: 'ground' },
  picture: { is: 'picture' },
  border: { is: 'border' },
  palette: { is: 'palette' },
}

/** Lines and the hero by other words: `strapline`, `my name`, `main character`. */
const called = (words: string): Target | null => {
  const target = targetCalled(tokensOf(words))
  if (target === null) return null
  if (target === 'hero') return { is: 'hero' }
  return { is: 'lines', roles: target === 'text' ? allLines : [target] }
}

export const targetOf = (words: string): Target =>
  fixed[words.trim().toLowerCase()] ??
  called(words.replace(/^(?:the|my|our)\s+/i, '')) ?? { is: 'thing', thing: thingCalled(words) }

/** Things that can be looked for, coloured and moved; null for lines and for what is everywhere. */
export const subjectOf = (target: Target): Subject | null =>
  target.is === 'hero' ? theHero : target.is === 'thing' ? target.thing.subject : null

const lineNames: Readonly<Record<TypeRole, string>> = {
  title: 'title',
  subtitle: 'subtitle',
  author: 'author’s name',
  year: 'year',
}

/** What it is called in a sentence, after `the`. */
export const nameOfTarget = (target: Target): string => {
  switch (target.is) {
    case 'lines':
      return target.roles.length === 1 ? lineNames[target.roles[0] ?? 'title'] : 'lettering'
    case 'hero':
      return 'main subject'
    case 'palette':
      return 'colours'
    case 'thing': {
      const { owner, subject } = target.thing
      if (owner !== null) return `${subject.said} of the ${owner.said}`
      return isPronoun(subject.said) ? 'person like that' : subject.said
    }
    default:
      return target.is
  }
}
