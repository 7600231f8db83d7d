// Pieces of an edit that tell how things are, and ask for nothing: "the acorns look almost black to me", "my surgeon is a cold man".
import { isColour } from '../sentence/said-colours.ts'

export interface Statement {
  /** What it speaks of; null for what was spoken of before, or for all of the cover. */
  readonly about: string | null
  readonly told: string
  /** Whether it says no more than that it is so: "the moon is …". */
  readonly isPlain: boolean
}

const lead = `^\\W*(?:(?:and|but|only|because|well|also|yet|right now|at the moment|at present|currently|now|somehow|honestly|to be honest|frankly|for me|to me|personally|as it is|in my opinion|so far|unfortunately|sadly|here|still|apparently|to my eye|at thumbnail size|on my (?:screen|phone)|in (?:my|the|this|our|chapter) (?:book|story|novel|text|series|one|two|three|\\d+)|from (?:across|over|the) [\\w ]{3,20}?)\\s*,?\\s+)*`

const noun = `(?:the|my|your|this|that|his|her|their|our|its|these|those|all the|all this|all that|both)\\s+(?:[\\w'’-]+\\s+){0,6}?[\\w'’-]+?`
const pronouns =
  'it|they|he|she|ours|mine|yours|theirs|which|everything|everybody|everyone|nobody|somebody|someone|people|readers|reviewers|others'
/** "Fox is too orange", "Captain Crumbs is a dog": what is named without an article. */
const bareNoun = `(?!(?:it|they|he|she|this|that|these|those|there|what|which|who|i|we|you|if|how|why|where|when|please|can|could|should|would|make|not|no|and|or|the|a|an|my|our|her|his|their|its|all|both|everything|everybody|everyone|nobody)\\b)[\\w'’-]+(?:\\s+[\\w'’-]+)?(?:\\s+(?:in|with|of|from)\\s+[\\w'’-]+)?`

const adverb = `(?:(?:really|just|only|also|still|always|never|kind of|sort of|rather|almost|already|simply|somehow|currently|now|both|all)\\s+)*`
/** Verbs that tell how something is or what it does. */
const telling = `(?:is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|looks?|looked|feels?|felt|seems?|appears?|has|had|hasn['’]?t|have|hangs?|sits?|fights?|jars?|crowds?|swallows?|drowns?|eats?|points?|heads?|opens?|closes?|sells?|plays?|turns?|clash(?:es)?|competes?|gets?|got|comes?|came|goes|wears?|wore|reads?|reminds?|makes?|bothers?|worr(?:y|ies)|concerns?|puzzles?|annoys?|scares?|creeps?|hates?|loves?|likes?|lives?|dies|kills?|says?|said|thinks?|means?|ends?|starts?|runs?|works?|drives?|carries|holds|stands? for|blends?|melts?|disappears?|vanish(?:es)?|hurts?|steals?|draws?|distracts?|dwarfs|covers|hides|overlaps|shouts?|screams?|suggests?|belongs?|fits?|suits?|matches|turned out|ended up|complained|objected|noticed|mentioned|preferred|wanted|thought|told|does|do|doesn['’]?t|don['’]?t|didn['’]?t|can['’]t|cannot|couldn['’]?t|could not|uses|happens|takes place)`

const ofNoun = new RegExp(`${lead}(${noun})\\s+${adverb}(${telling})\\b\\s*(.*)$`, 'is')
const ofBare = new RegExp(
  `${lead}(${bareNoun})\\s+(?:is|are|was|were|looks?|feels?|seems?|gets?|reminds?|belongs?|suggests?|makes? (?:me|people|us))\\s+(.*)$`,
  'is',
)
const notVerbs =
  '(?:should|must|needs?|has to|have to|ought|could|can|would|may|might|please|in|on|at|to|with|instead|a|an|the|all|both)\\b'
const ofPronoun = new RegExp(
  `${lead}(?:(?:${pronouns})(?:\\s+(?:in|on|at|of|around)\\s+(?:the|my|this|our)\\s+[\\w'’-]+)?(?:(?:['’](?:s|re)|\\s+(?:is|are|was|were))\\s+|\\s+${adverb}(?!${notVerbs}))|(?:this|that|these|those)(?:['’]s\\s+|\\s+${adverb}(?=${telling}\\b)))([a-z].*)$`,
  'is',
)
/** "Is too light for me": of the cover, or of what was spoken of. */
const ofUnsaid = /^\W*(?:is|are|looks|feels|seems)\s+((?:too|very|so|a bit|a little|quite|rather)\b.*)$/is
/** What somebody does or cannot do; what they want, like and think is a wish. */
const ofMyself = new RegExp(
  `${lead}(?:i|we)(?:['’]ve)?\\s+(?:really\\s+|just\\s+)?((?:seen|read|had|been|can['’]?t|cannot|couldn['’]?t|could not|can (?:barely|hardly|not)|sell|write|wrote|grew|work|live|read|know|bought|have|had|was|were|use|used|keep|find (?:it|them|that|this)|(?!wanted|liked|loved|imagined|preferred|hoped|needed|wished|pictured|need\\b)[a-z]+ed)\\b.*)$`,
  'is',
)
/** "Having a gun on the front will cost me orders". */
const ofDoing =
  /^\W*(?:having|seeing|putting|keeping|showing|using)\s+.*?\s(?:will|is|was|has|makes|costs|gives|means|puts)\s/i
/** "My publisher forbids it": what somebody of the trade does. */
const ofTrade =
  /^\W*(?:(?:and|but|because|as)\s+)?(?:(?:the|my|our|his|her|most|some|all)\s+(?:(?!name|title)[\w-]+\s+)?|(?=kids|children|readers|people|customers|fans|booksellers|librarians))(?:people|publishers?|editors?|agents?|booksellers?|librarians?|mother|father|sister|brother|daughter|son|wife|husband|readers?|customers|fans|congregation|children|kids|students|pupils|neighbours?|friends?|surgeon|narrator|spy)\s+(?:(?:all|both|always|never|really|just|often|kept|still)\s+)*(?!should|could|would|must|needs?|in\b|on\b|at\b|and\b|name)[a-z]+(?:s|ed|t|d|e)?\b/i
/** "My readers took the arms for palm trees": what they speak of. */
const ofWhat =
  /\b(?:took|mistook|thought|think|thinks|found|find|finds|calls?|called|read|sees?|saw)\s+(the\s+(?:[\w-]+\s+)?[\w-]+?)\s+(?:for|is|are|was|were|looks?|as|too|a|rather)\b/i
/** "No cake in this story". */
const notInBook =
  /^\W*(?:there(?:['’]s|\s+is|\s+are)\s+)?(?:no|not an?|never an?)\s+([\w-]+(?:\s+[\w-]+)?)\s+(?:anywhere\s+)?in\s+(?:my|the|this|our)\s+(?:story|book|novel|plot|series)\W*$/i

const wishing =
  /\b(?:should|must|needs? to|ha(?:s|ve) to|ought|could(?!\s?n['’]?t|\s+not)|can(?!['’]?t|not|\s+(?:not|barely|hardly))|would|please|want|wish|rather have|instead|be gone|not be|sick of|tired of|fed up|bored)\b/i

/** What a piece tells; null where it asks for something. */
export const statementIn = (piece: string): Statement | null => {
  if (wishing.test(piece)) return null
  const absent = notInBook.exec(piece)?.[1]
  if (absent !== undefined) return { about: `the ${absent}`, told: '', isPlain: false }
  if (ofDoing.test(piece) || ofTrade.test(piece))
    return { about: ofWhat.exec(piece)?.[1] ?? null, told: '', isPlain: false }
  const told = ofPronoun.exec(piece)?.[1] ?? ofUnsaid.exec(piece)?.[1]
  if (told !== undefined) return { about: null, told, isPlain: false }
  const [, about, verb = '', rest = ''] = ofNoun.exec(piece) ?? []
  if (about !== undefined) return { about, told: rest, isPlain: /^(?:is|are)$/i.test(verb) }
  const [, named, said = ''] = ofBare.exec(piece) ?? []
  return named === undefined ? null : { about: isColour(named) ? named : `the ${named}`, told: said, isPlain: true }
}

/** What somebody tells of themselves: "I sell to executives". */
export const isOfMyself = (piece: string): boolean => !wishing.test(piece) && ofMyself.test(piece)
