// Words that show a text tells of hatred instead of uttering it: histories, trials, memoirs and novels do.
import { precededBy, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const reporting = words(`
  propaganda nazi nazis hitler hitlers himmler klan goebbels
  teach teaches taught tell tells told believe believes believed believing claim claims claimed claiming say says said
  insist insists insisted preach preaches preached argue argues argued convinced think thinks thought
  myth lie lies idea notion belief slogan slogans graffiti banner banners order orders ordered plan plans planned
  chant chants chanted chanting shout shouts shouted shouting scream screams screamed cry cries cried crying
  scrawl scrawled swear swears swore sworn vow vows vowed demand demands demanded
`)

const naming = words(`
  call calls called calling brand branded label labelled labeled taunt taunts taunted mock mocked jeer jeered bullied
  insulted abused
`)

/** Whether what begins at a token is somebody else's saying. */
export const isReported = (tokens: readonly Token[], at: number): boolean => precededBy(tokens, at, 10, reporting)

/** Whether a word is what somebody was called, as in `called a … by his classmates`. */
export const isWhatSomebodyWasCalled = (tokens: readonly Token[], at: number): boolean =>
  precededBy(tokens, at, 4, naming)
