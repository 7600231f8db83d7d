// Words that deny a people its humanity, and praise of those who murdered one.

import { peoples } from './peoples.ts'
import { one, PhraseBook, upTo, words } from './phrases.ts'
import { isReported } from './reported-speech.ts'
import { containsSlur } from './slurs.ts'
import type { Token } from './tokens.ts'

const vile = words(`
  vermin subhuman subhumans untermenschen parasites apes monkeys cockroaches rats roaches pigs animals scum filth disease
  diseases plague cancer degenerates inferior
`)

const utterances = new PhraseBook([
  [one(peoples), one('are r'), upTo(3, 'a an all the just nothing but like basically fucking'), one(vile)],
  [one('hitler'), one('was'), one('right')],
  [one('hitler'), one('did'), one('nothing'), one('wrong')],
  [one('holocaust'), one('is was'), one('a'), one('hoax lie myth fraud')],
  [one('holocaust'), one('never didnt'), one('happened happen')],
])

/** Salutes are history inside a sentence; alone they are a slogan. */
const salutes = words('sieg heil hitler 88 1488')

export const isHateful = (tokens: readonly Token[]): boolean =>
  containsSlur(tokens) || isSalute(tokens) || utterances.spansIn(tokens).some(({ start }) => !isReported(tokens, start))

const isSalute = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => word === 'heil') && tokens.every(({ word }) => salutes.has(word))
