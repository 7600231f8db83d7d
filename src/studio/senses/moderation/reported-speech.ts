// Words that show a text tells of hatred instead of uttering it: histories, trials, memoirs and novels do.
import { followedBy, precededBy, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const reporting = words(
  `propaganda nazi nazis hitler hitlers himmler klan goebbels
  teach teaches taught tell tells told believe believes believed believing claim claims claimed claiming say says said
  insist insists insisted preach preaches preached argue argues argued convinced think thinks thought write writes wrote
  myth myths lie lies idea ideas notion notions belief beliefs stereotype stereotypes theory theories slogan slogans graffiti banner banners order orders ordered plan plans planned poster
  posters chant chants chanted chanting shout shouts shouted shouting scream screams screamed cry cries cried crying yell
  yelled scrawl scrawled swear swears swore sworn vow vows vowed demand demands demanded heard hears hear reads sprayed
  called call calls calling branded labelled labeled painted mob mobs extremists terrorists supremacists decree decreed whether where`,
  'riefen rief schrien schrie brüllten behauptet propaganda crient criaient criait hurlent hurlaient disait gritaban gritan',
  'gritavano gridavano gritavam riepen krzyczeli кричали кричат орали пропаганда',
)
const afterwards = words(
  'say says said reads read shouted shouts cried screamed chanted ordered orders demanded wrote scrawled',
)

const naming = words(`
  call calls called calling brand branded label labelled labeled taunt taunts taunted mock mocked jeer jeered bullied
  insulted abused word words term slur slurs epithet epithets insult insults name names shouted shouting shouts yelled
  screamed spat racist racists hurled uses used use meaning being dubbed reclaim reclaims reclaiming reclaimed
  schimpfwort genannt beschimpft appelé traité llamado insultado chiamato chamado
`)
const namedAfterwards = words('word words slur slurs epithet insult racist racism by at is was has meaning')

/** Whether what stands in a span is somebody else's saying. Who asks for a picture speaks for himself. */
export const isReported = (tokens: readonly Token[], start: number, end: number, voice: Voice): boolean =>
  voice !== 'asking' &&
  !isAuthors(tokens, start) &&
  (precededBy(tokens, start, 10, reporting) ||
    (followedBy(tokens, end, 4, afterwards) && !followedBy(tokens, end, 3, authors)) ||
    isQuotation(tokens, start, voice))

/** What the author claims is the book's own saying. */
const isAuthors = (tokens: readonly Token[], at: number): boolean =>
  (precededBy(tokens, at, 4, authors) && precededBy(tokens, at, 3, claiming)) || isClaimed(tokens, at)

/** `Argues that …`: a blurb speaks of its book without naming it. */
const isClaimed = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3].some((back) => {
    const token = tokens[at - back]
    return token?.startsSentence === true && claiming.has(token.word)
  })

const authors = words('author book writer manifesto pages it')
const claiming = words(
  'claims claim argues argue says say insists insist believes believe explains explain preaches preach tells teaches proves shows demonstrates reveals',
)

/** A quotation in a blurb is a voice in the book; in a title, quotation marks change nothing. */
const isQuotation = (tokens: readonly Token[], at: number, voice: Voice): boolean =>
  voice === 'telling' && tokens[at]?.quoted === true && tokens.some(({ quoted }) => !quoted)

/** Whether a word is what somebody was called, as in `called a … by his classmates`, or is spoken about. */
export const isWhatSomebodyWasCalled = (tokens: readonly Token[], at: number, voice: Voice): boolean =>
  voice !== 'asking' &&
  (precededBy(tokens, at, 5, naming) ||
    followedBy(tokens, at + 1, 4, afterwards) ||
    followedBy(tokens, at + 1, 1, namedAfterwards) ||
    isQuotation(tokens, at, voice))
