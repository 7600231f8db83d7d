// The sense for words: whether the texts of a book, or a wish for a picture, may be printed and painted.
//
// What it is: rules for what is refused whoever reads it, read through disguises (digits and signs for letters, look-alikes of other
// scripts, invisible characters, spaces and signs inside words, stretched letters), and a judge that has learned from texts of both
// kinds and sees each field together with the rest of the book (learned/). What a network says of the whole book is weighed with that
// judge. A title that a rule would refuse may be the title of a novel: the book around it decides.
// English first; German, French, Spanish, Italian, Portuguese, Dutch, Polish and Russian in their commonest forms.
//
// What it refuses: sexual wording about minors, slurs and dehumanisation as attacks, calls for violence, threats, urging and
// explaining self-harm, instructions for serious harm, in prompts nudity, genitals and sexual acts, and in every field crude sex
// that a book promises to show.
//
// What it is not: an understanding of meaning. It lets profanity, crime, war, religion, erotica between adults, histories of hatred
// and reclaimed words pass by design; irony, hints, rare languages and new code words pass because it does not know them. Who
// publishes what it allows remains responsible for it.
import { blamedOf } from './blame.ts'
import { type Field, fieldsOf, seamsOf, type Texts } from './fields.ts'
import { type Learned, speaksFor } from './learned/judge.ts'
import { learnedWeights } from './learned/weights.ts'
import { brokenBy, brokenInMirror, brokenRule, type Rule, readText, rules } from './rules.ts'
import type { Verdict } from './verdict.ts'
import { type Finding, type NetworkScore, weighed } from './weigh.ts'

export type { Texts } from './fields.ts'
export { readText } from './rules.ts'
export { type Reason, reasons, refusalWording, type Verdict } from './verdict.ts'
export type { NetworkScore } from './weigh.ts'

type Judge = (texts: Texts, network?: NetworkScore) => Verdict

/** The rules first, unless all else in a book speaks for it; then what was learned from texts, which knows more turns of phrase. */
export const moderatorWith = (learned: Learned, listed: readonly Rule[] = rules): Judge => {
  const byRules = (fields: readonly Field[]): Finding | undefined => {
    for (const field of fields) {
      const broken = brokenBy(field, listed)
      const isMeant = broken !== undefined && !speaksFor(learned, field, broken)
      const reason = isMeant ? broken : brokenInMirror(field, listed)
      if (reason !== undefined) return { field: field.name, reason }
    }
    return undefined
  }

  const bySeams = (fields: readonly Field[]): Finding | undefined => {
    for (const seam of seamsOf(fields)) {
      const reason = brokenRule(seam, listed)
      if (reason === undefined) continue
      const offends = (tokens: Field['tokens']) => brokenRule({ ...seam, tokens }, listed) !== undefined
      const field = blamedOf(seam, offends)
      if (field !== undefined) return { field, reason }
    }
    return undefined
  }

  return (texts, network) => {
    const fields = fieldsOf(texts, readText)
    const found = byRules(fields) ?? bySeams(fields) ?? weighed(learned, fields, network)
    return found === undefined ? { allowed: true } : { allowed: false, field: found.field, reason: found.reason }
  }
}

export const moderateText: Judge = (texts, network) => moderatorWith(learnedWeights())(texts, network)
