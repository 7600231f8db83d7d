// Takes what is no wish out of an edit: praise, reasons, what the story is about, whom it is for and what a wish is good for.
import { colourAt } from '../../../brief/find-colours.ts'
import { tokensOf } from '../../../brief/tokens.ts'
import { asks, complains, cuts, isRequest } from '../sentence/requests.ts'

const ofStory =
  /^(?:and |but |also |well )?(?:the|my|our|this|his|her)\s+(?:(?:main|whole|new|first|second|third|actual|female|male|target)\s+)*(?:book|story|novel|novella|plot|tale|action|murder|crime|series|saga|memoir|characters?|heroine|protagonist|hero|narrator|detective|readers?|audience|readership|genre|publisher|editor|agent|husband|wife|daughter|son|kids|fans|chapter|setting)\s+(?:is|are|was|were|has|have|takes?|happens?|plays?|owns?|loves?|lives?|starts?|begins?|ends?|deals?|tells?|follows?|says?|said|thinks?|likes?|prefers?|expects?|travels?|works?|wears?|finds?|kills?|dies|comes?|goes|never|mostly|only|all|always|really|usually)\b/i

const storyWords =
  /\b(?:book|story|novel|novella|thriller|mystery|romance|romcom|fantasy|memoir|tale|saga|read|series|comedy|drama|adventure|cookbook|guide|kids|children|readers|adults|teens|teenagers|about|set)\b/i

const isOfBook =
  /^(?:and |but |also )?(?:it|this|that)(?:['’]?s|\s+is|\s+was)\s+(?:not\s+)?(?:(?:actually|really|basically|mainly|also|more of)\s+)*(?:an?|about|set|for|my|the)\b/i

const happens =
  /^(?:and |but )?(?:it|this|the whole thing)\s+(?:all\s+)?(?:takes place|happens|plays|is set|reminds me|tells|follows|starts)\b/i

/** "It draws attention away from the title." */
const ofBefore =
  /^(?:and |but |because )?(?:it|this|that|they|which)\s+(?:(?:really|kind of|just|only)\s+)*(?:draws?|distracts?|competes?|clash(?:es)?|ruins?|spoils?|takes?|makes?|reminds?|hides?|covers?|suits?|fits?|matches|goes|works|doesn['’]?t (?:fit|suit|match|work|belong|make sense))\b/i

const notInStory =
  /^(?:and |but )?there(?:['’]?s| is| are| isn['’]?t| aren['’]?t)\s+(?:no|not|never|an?|any)\b.*\b(?:in|on)\s+(?:my|the|this)\s+(?:story|book|novel|plot)\b/i

/** "He saves lunch after all": what somebody does in the story. */
const ofSomebody =
  /^(?:and |but |because )?(?:he|she|they|who|everyone|nobody|someone)(?:['’]?s|['’]re)?\s+(?!(?:look|looks|seem|seems|feel|feels)\b)[a-z]+\b/i

const ofAuthor =
  /^(?:i(?:['’]?m| am)|we(?:['’]?re| are))\s+(?:an?|the|writing|self|selling|not sure|so happy|happy|sorry)\b/i

const praise =
  /^(?:(?:hi|hello|hey|wow|ok|okay|yes|so|overall)[\s!,]*)*(?:(?:(?:i|we)\s+)(?:(?:really|absolutely|do|just|quite|still|also)\s+)*like|(?:(?:i|we)\s+)?(?:(?:really|absolutely|do|just|quite|still|also)\s+)*(?:love|adore|enjoy))\s+(?:the|how|this|that|your|it|what|everything|both|most)\b/i

/** "Such a beautiful window", "thank you for the woman in the arch". */
const thanks =
  /^(?:and |but |yes |oh )?(?:(?:such|what)\s+an?\s+(?:\w+\s+)?(?:beautiful|lovely|wonderful|gorgeous|fine|nice|great|pretty|charming|handsome|clever|striking)\b|(?:many\s+)?thank(?:s| you)\b|(?:lovely|beautiful|gorgeous|wonderful|great|nice)\s+[\w-]+\W*$)/i

const opinion =
  /\b(?:i|we)\s+(?:(?:really|just|personally|do|also|still|kind of)\s+)*(?:feel|think|believe|guess|suppose|find|wonder|was wondering|am wondering|was thinking|worry)(?:\s+(?:like|that|if|whether|maybe))*\s+(?=(?:the|my|it|this|that|they|we|you|there|i|a|its|it['’]s)\b)/gi

const ofOthers =
  /\b(?:my|our|the)\s+(?:daughter|son|husband|wife|partner|mum|mom|mother|dad|sister|brother|friends?|editor|publisher|agent|kids|readers?|beta readers?)\s+(?:says?|said|thinks?|feels?|finds?|told me)(?:\s+that)?\s+(?=the|it|my|this|that|they)/gi

/** "…, because of the market": no clause of its own, so it is only an aside where nobody complains of what it names. */
const becauseOf = /(?:^|\s)because of\b.*?(?=\s(?:i['’]?d|i would|i want|could|can|please|make|let|we)\b|$)/i

/** "Too much for a thriller", "for my taste". */
const forBook =
  /\bfor\s+(?:an?|my|this|the|our)\s+(?:[\w'’-]+\s+){0,3}?(?:book|story|novel|thriller|mystery|romance|memoir|journal|planner|diary|notebook|workbook|cookbook|guide|manual|textbook|poetry|collection|taste|liking|genre|audience|readers?|readership|market|fantasy|horror|comedy|tale|read|series|drama|subject|topic)\b(?:\s+(?:about|like|of|set|with|in)\b[^,.;!?]*)?/gi

/** What a wish is good for: "so the title stands out". */
const purpose =
  /^(?:that\b|it\s+(?:doesn['’]?t|does not|isn['’]?t|won['’]?t|can|stands|fits|matches|is easier)\b|(?:the|you|we|i|my|people|readers|everyone|they|he|she|one)\s)(?!.*\b(?:please|make|should|want|need|add|remove)\b)/i

const isAside = (piece: string): boolean => {
  const said = piece.trim()
  if (/\bfavou?rite colou?r\b/i.test(said)) return true
  if (praise.test(said) || thanks.test(said) || ofBefore.test(said) || notInStory.test(said)) return true
  if (asks.test(said)) return false
  if (ofAuthor.test(said) || happens.test(said) || (ofSomebody.test(said) && !complains.test(said))) return true
  if (isOfBook.test(said) && storyWords.test(said)) return !/\b(?:too|not enough)\b/i.test(said)
  return ofStory.test(said) && !complains.test(said)
}

/** "The eye creeps me out, make it smaller": what is told beside what is asked is only what it is about. */
const tells =
  /^(?:and |but |well )?((?:the|my|this|his|her|their|our|these|those)\s+(?:[\w'’-]+\s+){0,4}?[\w'’-]+?)\s+(?:is|are|was|were|looks?|feels?|seems?|has|have|had|uses|wears|creeps|scares|bothers|reminds|hates|loves|lives|dies|kills|comes|goes|says|wants|ends|starts|runs|works|stands for|means)\b(?!\s+(?:to\s+be|not|no|without)\b)/i

const aboutOf = (piece: string): string | null => {
  const said = piece.trim()
  const [found = '', about] = tells.exec(said) ?? []
  const next = tokensOf(said.slice(found.length))
  if (about === undefined || asks.test(said) || complains.test(said) || colourAt(next, 0) !== undefined) return null
  return /\b(?:title|subtitle|author|name|text|font)\b/i.test(about) && next.length < 3 ? null : `keep ${about}`
}

const ofSentence = (sentence: string, isAsked: boolean): string => {
  const pieces = sentence.split(cuts)
  let told = ''
  let isOfAside = false
  for (let at = 0; at < pieces.length; at += 2) {
    const [cut = '', piece = ''] = [pieces[at - 1] ?? '', pieces[at] ?? '']
    const isFor = /\bso\b/i.test(cut) && asks.test(told) && purpose.test(piece.trim())
    const left = piece.replace(becauseOf, ' ')
    // "It is about a rabbit, not a bear."
    const isNothing: boolean = left.trim() === '' || isAside(left) || isFor || (isOfAside && /^\s*not\s/i.test(left))
    isOfAside = isNothing
    if (isNothing) continue
    const isLikened =
      isAsked &&
      /^\s*(?:it|they|this|that)\s+(?:just\s+|kind of\s+)?(?:looks?|feels?|seems?)\s+(?:like|as)\b/i.test(left)
    if (isLikened && !asks.test(left)) continue
    const about = isAsked ? aboutOf(left) : null
    told += `${told.trim() === '' ? '' : /\bso\b/i.test(cut) ? ', ' : cut}${about ?? left}`
  }
  return told
}

/** "I feel like the red is …", "my editor says it is …": the red is, it is. */
export const withoutOpinions = (wish: string): string => wish.replace(opinion, '').replace(ofOthers, '')

export const withoutAsides = (wish: string): string => {
  const isAsked = wish.split(/[,.;!?]\s|\s(?:so|but|-)\s/).some(isRequest)
  return wish
    .replace(/\b(?:e\.\s?g\.|i\.\s?e\.)/gi, ', ')
    .replace(
      /(?:^|[,;]?\s+)nothing\s+(?:(?:too|very|overly|that)\s+)?(?:fancy|crazy|flashy|special|else|more|major|big|extravagant|loud)\b/gi,
      ' ',
    )
    .replace(forBook, ' ')
    .split(/(?<=[.!?\n])\s+/)
    .map((sentence) => {
      const [, body = '', end = ''] = /^([\s\S]*?)([.!?]*)$/.exec(sentence) ?? []
      const told = ofSentence(body, isAsked).trim()
      return told === '' ? '' : `${told}${end}`
    })
    .filter((sentence) => sentence !== '')
    .join(' ')
}
