// What "one", "that line" and "in its place" stand for: the last thing, or the last line of type, that was named before.
import { tokensOf } from '../../../brief/tokens.ts'
import { partsCalled } from '../lexicon/painted-words.ts'
import { readMarks } from '../sentence/read-marks.ts'
import { hasColour, isColour } from '../sentence/said-colours.ts'

/** Words for what is no thing of the picture, though pictures could show it. */
const ofBook =
  /^(?:books?|novels?|stor(?:y|ies)|heroines?|hero(?:es)?|characters?|editor|daughter|son|sister|brother|mother|father|wife|husband|readers?|children|people|idea|wedding|opinion|scene|view|end|life|head|mind|library|libraries|love|name|chapter|home|land|school|music|hope|nobody|time|front|back|bottom|top|half|side|sides|foot|picture|image|tape|line|lines|page|photograph|photo|journals?|planners?|diary|notebook|memoir|cover|yoga|goals?|orders|fans?|write|read|reads)$/i

const nounOf = (said: string): string => said.split(/\s+/).at(-1) ?? said

/** The last thing of a picture that is named in some words. */
export const lastThingIn = (words: string): string | null => {
  const tokens = tokensOf(words).map((token) => ({ ...token, isComparative: false }))
  const marks = readMarks(tokens)
  const isThing = (at: number): boolean => {
    const { word = '', singular = '' } = tokens[at] ?? {}
    if (ofBook.test(word) || isColour(word)) return false
    const mark = marks.find(({ from, to }) => from <= at && at < to)
    // "Those blossoms fight": of two words of which the second is unknown, the first is the thing.
    if (mark?.mark.is === 'motif' && mark.mark.isPart) return mark.to === at + 2
    if (mark?.mark.is === 'motif') return mark.mark.isExact && mark.to === at + 1
    return (mark === undefined || ['part', 'target', 'air', 'effect', 'verb'].includes(mark.mark.is)) &&
      !/^(?:that|this|it|all|everything)$/.test(word)
      ? partsCalled(word).length > 0 || partsCalled(singular).length > 0
      : false
  }
  // "The woman in the arch": the arch only says where.
  const isWhere = (nth: number): boolean =>
    /^(?:in|on|at|of|by|behind|under|above|near|from)$/.test(tokens[nth - 2]?.word ?? '') &&
    tokens[nth - 1]?.word === 'the'
  // "Gears say clockmaker to me": what comes to mind is not on the cover.
  const isMeant = (nth: number): boolean =>
    !/^(?:say|says|shouts?|means?|like|suggests?)$/.test(
      tokens[/^(?:an?|the)$/.test(tokens[nth - 1]?.word ?? '') ? nth - 2 : nth - 1]?.word ?? '',
    )
  const things = tokens.flatMap((_, nth) => (isThing(nth) && isMeant(nth) ? [nth] : []))
  const at = things.findLast((nth) => !isWhere(nth)) ?? things.at(-1) ?? -1
  const named = marks.find(({ mark, from, to }) => mark.is === 'motif' && from <= at && at < to)
  const isWhole = named?.mark.is === 'motif' && !named.mark.isPart && !hasColour(named.said)
  const said = isWhole ? named.said : tokens[at]?.text
  return at < 0 || said === undefined ? null : said.replace(/['’]s$/, '')
}

const singularOf = (noun: string): string => tokensOf(nounOf(noun))[0]?.singular ?? noun

/** "An icy white one", "the small one on the left", "those plump ones". */
const ones =
  /\b(an?|the|that|this|those|these|another)\s+((?:(?!of\b|and\b|or\b|to\b|in\b|is\b|are\b|one\b)[\w-]+\s+){0,3}?)(ones?)\b(?!\s+(?:thing|thinks|day|of|who|could|another)\b|['’])/gi

/** "One at their feet", "let one fly past the moon", "if you drew one in". */
const bareOne =
  /(?<=(?:^|[.;!?]\s+)|\b(?:let|add|drew|draw|show|put|have|paint|see|place|had|gave|with|include|him|her|them|like|love|want|need|prefer)\s+)one(?=\s+(?:at|on|in|by|beside|next|near|under|behind|above|over|fly|flying|past|sitting|standing|sat|stood|lay|hung|flew|perched|among|peeped|there|would|to)\b|\s*[,.;!?]|\s*$)/gi

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
