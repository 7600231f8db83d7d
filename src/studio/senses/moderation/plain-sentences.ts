// Sentences of a blurb that tell no story: nobody is named by `he` or `who`, nothing happens. They speak as titles do.
import { anyOf, words } from './phrases.ts'
import type { Token } from './tokens.ts'

/** One of these, and a sentence is about somebody in the book, or about a book that tells of something. */
const storytelling = words(`
  he she him his her hers himself herself they their themselves who whose whom when after before until while where once then was were
  had did been novel story stories memoir thriller mystery biography history tale account historian journalist detective explores
  examines investigates reveals traces tells follows finds discovers life lives family said says asks must
  learns tries becomes gets falls meets takes makes wants knows has hunts kills leads gives turns loses returns decides begins
  hunters name essay essays book art portrait couples consent contraception bodies adults dystopia world wife husband mother father stepmother friendship
`)

/** Longer ones are told, whatever their words. */
const longest = 24

export const plainSentences = (tokens: readonly Token[]): readonly (readonly Token[])[] =>
  sentencesOf(tokens).filter(
    (sentence) => sentence.length <= longest && !sentence[0]?.quoted && !anyOf(sentence, storytelling),
  )

/** `Needs an image of …`, `The cover should show …`: a wish for a picture that stands in a blurb. */
export const wishedSentences = (tokens: readonly Token[]): readonly (readonly Token[])[] =>
  sentencesOf(tokens).filter((sentence) => anyOf(sentence, pictures) && anyOf(sentence.slice(0, 6), wishing))

const pictures = words('cover front jacket image picture photo illustration artwork drawing')
const wishing = words('needs need want wants should must show put make add draw paint depict please wish would with')

export const sentencesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const sentences: Token[][] = []
  for (const token of tokens) {
    const sentence = sentences.at(-1)
    if (sentence === undefined || token.startsSentence) sentences.push([token])
    else sentence.push(token)
  }
  return sentences
}
