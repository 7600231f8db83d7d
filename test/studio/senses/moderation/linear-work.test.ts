// No text makes moderation slow: the checks read a number of words in proportion to the text, whatever it says.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksForExplicitImagery } from '../../../../src/studio/senses/moderation/explicit-imagery.ts'
import { givesHarmfulInstructions } from '../../../../src/studio/senses/moderation/harmful-instructions.ts'
import { isHateful } from '../../../../src/studio/senses/moderation/hate.ts'
import { isIncitement } from '../../../../src/studio/senses/moderation/incitement.ts'
import { moderateText, readText } from '../../../../src/studio/senses/moderation/moderate-text.ts'
import { urgesSelfHarm } from '../../../../src/studio/senses/moderation/self-harm.ts'
import { sexualisesMinors } from '../../../../src/studio/senses/moderation/sexualised-minors.ts'
import { isThreat } from '../../../../src/studio/senses/moderation/threats.ts'
import type { Token } from '../../../../src/studio/senses/moderation/tokens.ts'
import type { Voice } from '../../../../src/studio/senses/moderation/voices.ts'

const checks = {
  isHateful,
  isIncitement,
  urgesSelfHarm,
  sexualisesMinors,
  isThreat,
  asksForExplicitImagery,
  givesHarmfulInstructions,
}

/** Words that begin, prolong or nearly complete the phrases looked for, without completing one. */
const worstWords = [
  'kill all the these those more of',
  'i will going to gonna',
  'child when erotic but',
  'child of a little',
  'child',
  'fucking dirty filthy',
  'jews are a an all the just nothing but like',
  'little ten year old',
  'to kill yourself and',
  'you stupid dumb',
  'naked not without no',
  'how to make a big deadly',
  'teen sensual not',
  'a',
  'n i g',
]

/** Counts how often a check reads a word of the list. */
const readsOf = (check: (tokens: readonly Token[], voice: Voice) => boolean, tokens: readonly Token[]): number => {
  let reads = 0
  const counted = new Proxy(tokens, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++
      return Reflect.get(target, key, receiver)
    },
  })
  check(counted, 'asking')
  return reads
}

const textOf = (words: string, length: number): string =>
  `${words} `.repeat(Math.ceil(length / words.length)).slice(0, length)

for (const [name, check] of Object.entries(checks)) {
  test(`${name} reads at most a fixed number of words for each word of 2,000 characters`, () => {
    for (const words of worstWords) {
      const tokens = readText(textOf(words, 2000))
      assert(readsOf(check, tokens) <= 80 * (tokens.length + 1), words)
    }
  })

  test(`${name} does about twice the work for twice the text`, () => {
    for (const words of worstWords) {
      const [short, long] = [2000, 4000].map((length) => readsOf(check, readText(textOf(words, length))))
      assert(short !== undefined && long !== undefined && long <= 2.2 * short + 50, words)
    }
  })
}

test('texts of one endless word, sign or quotation are judged', () => {
  for (const unit of ['a', '!', '*', '"', 'a.', 'a ', '’', '1', '\u200b', 'é', '@$', '“'])
    assert.equal(moderateText({ title: unit.repeat(2000) }).allowed, true, unit)
})

test('a text far beyond every limit of the contract is judged too', () => {
  for (const unit of ['a ', 'g.', 'k i l l ', 'ki ll ', 'h0w 70 '])
    assert.equal(typeof moderateText({ prompt: unit.repeat(150_000 / unit.length) }).allowed, 'boolean', unit)
})
