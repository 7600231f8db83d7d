// What "one", "that line" and "in its place" stand for: the last thing, or the last line of type, that was named before.
import { tokensOf } from '../../../brief/tokens.ts'
import { lastThingIn } from '../sentence/last-thing.ts'
import { isColour } from '../sentence/said-colours.ts'

const nounOf = (said: string): string => said.split(/\s+/).at(-1) ?? said

const singularOf = (noun: string): string => tokensOf(nounOf(noun))[0]?.singular ?? noun

/** "An icy white one", "the small one on the left", "those plump ones". */
const ones =
  /\b(an?|the|that|this|those|these|another)\s+((?:(?!of\b|and\b|or\b|to\b|in\b|is\b|are\b|one\b)[\w-]+\s+){0,3}?)(ones?)\b(?!\s+(?:thing|thinks|day|of|who|could|another)\b|['’])/gi

/** "One at their feet", "let one fly past the moon", "if you drew one in". */
const bareOne =
  /(?<=(?:^|[.;!?]\s+)|\b(?:could|can|let|add|drew|draw|show|put|have|paint|see|place|had|gave|with|include|him|her|them|like|love|want|need|prefer)\s+)one(?=\s+(?:at|on|in|by|beside|next|near|under|behind|above|over|fly|flying|past|sit|stand|sitting|standing|sat|stood|lay|hung|flew|perched|among|peeped|there|would|to)\b|\s*[,.;!?]|\s*$)/gi

const otherOne =
  /\b(?:i['’]d\s+(?:like|love|prefer|rather\s+have)|i\s+(?:want|would\s+like|would\s+prefer)|give\s+me|make\s+it|try)\s+an?\s+((?:[\w-]+\s+){0,2}[\w-]+)\s+one\b(?!\s+(?:of|for)\b)/gi

const line = /\b(?:my name|the (?:title|subtitle)|the author(?:['’]s name)?)\b/gi

const called = /\b(?:in|into)\s+(?:its|their|his|her)\s+(?:place|stead|spot)\b/i

/** "Might a lamp stand at the end of the path in its stead": for whatever was named before. */
const inStead = new RegExp(
  String.raw`(?:\b(?:might|may|could|can|should|would)\s+)?(?:\b(?:i['’]d\s+(?:like|put|have|love|prefer)|put|use|show|have|add)\s+)?\b((?:an?|some|two|three)\s+(?:[\w-]+\s+){0,3}?[\w-]+?)\s+(?:(?:can|could|should|might|may|would)\s+)?(?:(?:stand|sit|go|be|come|lie|step|hang|take over|appear)\s+)?(?:(?:at|on|by|in|under|near)\s+(?:the|that)\s+[^,.;!?]{2,40}?\s+)?${called.source}`,
  'gi',
)

export const withNamedOnes = (wish: string): string => {
  const withOnes = wish
    // "The strip shouts at me, I'd prefer a white one": it is there, and should be white.
    .replace(otherOne, (found, looks: string, at: number) => {
      const noun = lastThingIn(wish.slice(0, at))
      return noun !== null && isColour(looks) ? `make the ${noun} ${looks}` : found
    })
    .replace(ones, (found, article: string, looks: string, one: string, at: number) => {
      const clause =
        wish
          .slice(0, at)
          .split(/[,.;!?]\s/)
          .at(-1) ?? ''
      const before = wish.slice(0, at - clause.length)
      // "She is at the window, so show a woman in the top one".
      const noun = (/^th/i.test(article) ? lastThingIn(before) : null) ?? lastThingIn(wish.slice(0, at))
      if (noun === null || (looks.trim() === '' && /^an?$/i.test(article))) return found
      // "Hummingbirds are my heroines, not that plump white one": what is seen on the cover.
      const isSeen =
        /^th(?:at|is|ose|ese)$/i.test(article) && clause.toLowerCase().includes(singularOf(noun).toLowerCase())
      return `${article} ${looks}${isSeen ? 'hero' : one === 'one' ? singularOf(noun) : noun}`
    })
    .replace(bareOne, (found: string, at: number) => {
      const noun = lastThingIn(wish.slice(0, at))
      return noun === null ? found : `a ${singularOf(noun)}`
    })
    // "Take out the smaller": of those that were named.
    .replace(/\bthe\s+(smaller|bigger|larger|second)(?=\s*(?:[,.;!?]|$))/gi, (found, which: string, at: number) => {
      const noun = lastThingIn(wish.slice(0, at))
      return noun === null ? found : `the ${which} ${singularOf(noun)}`
    })
    // "Silver frames remind me of hospitals; might ours be gold?"
    .replace(/\b(might|could|can|should|may)\s+(?:ours|mine)\s+be\b/gi, (found, may: string, at: number) => {
      const noun = lastThingIn(wish.slice(0, at))
      return noun === null ? found : `${may} the ${singularOf(noun)} be`
    })
    .replace(
      /\b(?:that|this)\s+line\b/gi,
      (found: string, at: number) => wish.slice(0, at).match(line)?.at(-1) ?? found,
    )
  return withOnes
}

export const withNamedPlaces = (wish: string): string =>
  wish.replace(inStead, (found, come: string, at: number) => {
    const gone = lastThingIn(wish.slice(0, at))
    return gone === null ? found : `replace the ${gone} with ${come}`
  })
