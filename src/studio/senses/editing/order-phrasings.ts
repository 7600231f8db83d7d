// Orders as they stand in briefs, told as plain ones: "raise the legibility of the tagline by enlarging it" is "enlarge the tagline", "fit the dog
// with a cape" is "give the dog a cape".
import { tokensOf } from '../../brief/tokens.ts'
import { vocabularyFor } from '../../brief/vocabulary.ts'
import { hasColour, isColour } from './colour-phrasings.ts'
import { spansIn } from './colour-spans.ts'
import { partsCalled } from './lexicon/painted-words.ts'
import { thingAt } from './read-thing.ts'

const the = '(?:the|this|that|these|those|his|her|its|their|my|our)'
const name = String.raw`${the}\s+(?:[\w'’-]+\s+){0,3}?[\w'’-]+`
const line = String.raw`(?:title|headline|sub-?\s?title|tag\s?line|strap\s?line|by-?line|author(?:['’]s)?(?:\s+name)?|(?:imprint|studio|pen)\s+name|name|lettering|text|letters|type)`
const start = String.raw`(^|[.;:!?]\s+|,\s+(?:and\s+)?|\band\s+)(please\s+)?`
const hours =
  '(?:sunset|sunrise|dusk|dawn|day|daylight|night|noon|midday|morning|afternoon|evening|twilight|midnight|summer|winter|spring|autumn)'

/** What is done, by the form that tells how something else is reached. */
const orderOf: Readonly<Record<string, string>> = {
  making: 'make',
  setting: 'set',
  enlarging: 'enlarge',
  turning: 'turn',
  changing: 'change',
  replacing: 'replace',
  swapping: 'swap',
  adding: 'add',
  removing: 'remove',
  dropping: 'remove',
  giving: 'give',
  using: 'use',
  painting: 'make',
  tinting: 'make',
  colouring: 'make',
  coloring: 'make',
  recolouring: 'make',
  recoloring: 'make',
  darkening: 'darken',
  lightening: 'lighten',
  brightening: 'brighten',
  moving: 'move',
  raising: 'raise',
  lowering: 'lower',
  shrinking: 'shrink',
  reducing: 'reduce',
  increasing: 'increase',
  shifting: 'change',
  reserving: 'use',
  putting: 'put',
  placing: 'put',
  widening: 'widen',
  tightening: 'tighten',
}
const doing = Object.keys(orderOf).join('|')
const byDoing = new RegExp(String.raw`^(.*?)\s*,?\s+by\s+(${doing})\s+(.*)$`, 'i')
const furtherDoing = new RegExp(String.raw`(,\s+(?:and\s+)?|\s+and\s+)(${doing})\s+(?=(?:${the}|it|them|an?)\b)`, 'gi')
const ofLine = new RegExp(String.raw`\b${the}\s+(?:[\w'’-]+\s+){0,3}?(${line})\b`, 'i')
const plain = (form: string): string => orderOf[form.toLowerCase()] ?? form

/** "Promote the subtitle by making it larger": what is done counts, and what it is done to. */
const meansTold = (sentence: string): string => {
  const [, aim, form, rest] = byDoing.exec(sentence) ?? []
  if (aim === undefined || form === undefined || rest === undefined) return sentence
  const named = ofLine.exec(aim)?.[1]
  const thing =
    named === undefined ? [...aim.matchAll(new RegExp(`\\b${the}\\s+[\\w'’-]+`, 'gi'))].at(-1)?.[0] : `the ${named}`
  const told = rest.replace(furtherDoing, (_, joint: string, each: string) => `${joint}${plain(each)} `)
  const pointed =
    thing === undefined ? told : told.replace(/^(?:it|them)\b/i, thing).replace(/^(?:its|their)\b/i, `${thing}'s`)
  return `${plain(form)} ${pointed}`
}

const lastColour = (words: string): string | null => {
  const tokens = tokensOf(words)
  const span = spansIn(tokens).at(-1)
  return span
    ? tokens
        .slice(span.from, span.to)
        .map(({ text }) => text)
        .join(' ')
    : null
}

/** "… to blue, and recolour the orange tagline so that it matches": blue as well. */
const matching = new RegExp(
  String.raw`\b(?:recolou?r|tint|turn|make|colou?r|change|shift|match(?:ing)?|bring(?:ing)?)\s+(${name}?)\s+(?:so\s+(?:that\s+)?(?:it|they)\s+(?:match(?:es)?|follows?|agrees?)|to\s+match|to\s+it|to\s+follow|into\s+line|accordingly)(?=\s*(?:[,.;!?]|$)|\s+so\b)`,
  'gi',
)

/** "Standardise the gold accents on pink", "swap the coral accents for blue across the arrow": one colour for the other. */
const accents =
  /\b[a-z]+\s+(?:all\s+)?the\s+([\w-]+)\s+(?:accents?|details|elements|highlights|touches)\s+(?:on|to|into|in|for|with)\s+((?:an?\s+)?[^,.;!?]*?)(?:\s+across\s+(?:both\s+|all\s+)?the\s[^,.;!?]*)?(?=\s*(?:[,.;!?]|$)|\s+(?:and|but|while)\b)/gi

/** "Make the confetti denser and limit it to pink": the confetti. */
const pointedTo =
  /\b(the\s+(?:[\w-]+\s+)??([\w-]+)\b[^,.;!?]*?\band\s+(?:recolou?r|tint|make|paint|turn|colou?r|limit|confine|restrict)\s+)(?:it|them)\b/gi

/** "Carry that green over to the door": the green that was named. */
const carried = new RegExp(
  String.raw`\b(?:carry|extend|repeat|echo|bring|continue|take)\s+(?:that|the\s+same)\s+([\w-]+)\s+(?:over\s+|through\s+|across\s+)?(?:in)?(?:to|on|onto|in)\s+(${name}?)(?=\s*(?:[,.;!?]|$)|\s+and\b)`,
  'gi',
)

const carriedOver = (wish: string): string =>
  wish.replace(carried, (found, shade: string, what: string, at: number) => {
    const tokens = tokensOf(wish.slice(0, at))
    const named = spansIn(tokens).findLast(({ colour }) => colour.name.split(' ').at(-1) === shade.toLowerCase())
    const colour = named?.colour.name ?? (isColour(shade) ? shade : lastColour(wish.slice(0, at)))
    return colour === null ? found : `make ${what} ${colour}`
  })

/** "A hard, dark shadow": looks of one thing, and no list of wishes. */
const looks =
  /\b(an?|same|using|as)\s+([a-z-]+),\s+(?!(?:more|less|fewer|and|or|an?|the|but|with|while|not|no|please|so|then)\b)(?=[a-z-]+(?:\s+(?!and\b|in\b|on\b|to\b|with\b)[a-z-]+))/gi
const isNamed = (word: string): boolean => {
  const tokens = tokensOf(word)
  const spelled = tokens.map((token) => ({ ...token, isComparative: false }))
  return (
    isColour(word) || partsCalled(word).length > 0 || thingAt(spelled, 0, vocabularyFor(tokens))?.mark.isExact === true
  )
}

const asOneLook = (wish: string): string =>
  wish.replace(looks, (found, before: string, look: string) => (isNamed(look) ? found : `${before} ${look} `))

/** "Only the large planet should survive, so delete the small one": the small planet. */
const theOther =
  /\b(the\s+(?:larg|small|bigg|great|littl|tall|short)[a-z]*\s+([\w-]+)\b[^.!?]*?\bthe\s+(?:small|larg|big|litt|other|left|right|tall|short)[a-z]*)\s+one\b/gi

/** "Violet smoke and sparks should become orange": those that are there. */
const bareThings =
  /^(\W*)([a-z]+)\s+([a-z]+)(?:\s+and\s+([a-z]+))?(?:\s+alike)?\s+((?:should|must|could|can|ought\s+to|needs?\s+to)\s+(?:be(?:come)?|turn|go|shift)\b)/i

const thingsNamed = (wish: string): string =>
  wish.replace(
    bareThings,
    (found, lead: string, colour: string, one: string, other: string | undefined, should: string) =>
      isColour(colour)
        ? `${lead}the ${colour} ${one}${other === undefined ? '' : ` and the ${other}`} ${should}`
        : found,
  )

/** "The vine's red blossoms in lavender": the red blossoms. */
const ownersColoured =
  /\b(?:the|his|her)\s+[\w-]+['’]s\s+([\w-]+)\s+([\w-]+)\s+(?=(?:in|to|into|should|be|become)\s+(?:an?\s+)?(?:[\w-]+\s+)?[\w-]+)/gi

const matchesTold = (wish: string): string =>
  wish.replace(matching, (found, what: string, at: number) => {
    const colour = lastColour(wish.slice(0, at))
    const [first, ...words] = what.split(/\s+/)
    const called = words.length > 1 && isColour(words[0] ?? '') ? words.slice(1) : words
    return colour === null ? found : `make ${first} ${called.join(' ')} ${colour}`
  })

/** "The accent from mint to orange": from the one colour to the other. */
const fromTo =
  /\bfrom\s+(?:an?\s+|the\s+)?((?:[\w-]+\s+){0,2}?[\w-]+)\s+(?:in)?to\s+(?=(?:an?\s+)?((?:[\w-]+\s+){0,2}[\w-]+))/gi
const accentFromTo =
  /\b(?:push|shift|move|change|turn|take|swap|migrate)\s+the\s+(?:accents?|highlights?|accent\s+colou?r|spot\s+colou?r)\s+from\s+((?:[\w-]+\s+)?[\w-]+)\s+to\s+((?:[\w-]+\s+)?[\w-]+)(?:,?\s+(?:across|on|over|throughout|in)\s+(?:both\s+|all\s+)?the\s[^,.;!?]*)?/gi

const startsInColour = (words: string): boolean => spansIn(tokensOf(words))[0]?.from === 0

/** "The gold of the frame", "the border's antique gold": the colour, wherever it is. */
const colourOfThing =
  /\b(in|to|into|and|it|them|with|larger|bold|match|title|subtitle|tagline|name|author)\s+the\s+((?:[\w-]+\s+)?[\w-]+)\s+of\s+(?:the|its|his|her)\s+(?:[\w'’-]+\s+){0,2}?[\w-]+(?=\s*(?:[,.;!?]|$)|\s+(?:and|but|while)\b)/gi
const colourOfOwner =
  /\b(in|to|into)\s+the\s+[\w-]+['’]s\s+((?:[\w-]+\s+)?[\w-]+)(?=\s*(?:[,.;!?]|$)|\s+(?:and|but|while)\b)/gi

const phrasings: readonly (readonly [phrase: RegExp, plain: string])[] = [
  // "Under the spotlight, show a knight": where it is all the same.
  [
    /^\W*(?:under|within|inside|on|in|at|behind|above|below|beneath|around|across|over|along)\s+(?:the|its)\s+(?!(?:[\w-]+\s+)?(?:left|right|top|bottom|background|foreground|distance|sky|corner|middle|cent(?:re|er)|title|subtitle|water|ground|story|book|novel|series|same)\b)(?:[\w'’-]+\s+){0,3}?[\w-]+,\s+(?=[a-z]+\s+(?:the|an?|its|two|three|some|his|her)\b)/gi,
    '',
  ],
  [
    /,?\s+in\s+the\s+(?:[\w-]+\s+)?(?:line|style|manner|language|idiom|technique|spirit)\s+of\s+(?:the|this)\s+(?:[\w-]+\s+)?(?:plate|cover|picture|illustration|scene|rest|artwork|others?|ship|original)\b/gi,
    '',
  ],
  // "Let moonlight become the only light": what is left.
  [
    /(?:,?\s+and|,)?\s+let(?:ting)?\s+[^,.;!?]*?\b(?:be(?:come)?|serve\s+as|act\s+as)\s+the\s+(?:only|sole|main)\s+(?:light|source|accent|focus|focal\s+point)[^,.;!?]*/gi,
    '',
  ],
  [new RegExp(`,\\s*(?:aligned|flush|level|in\\s+line)\\s+with\\s+${the}\\s+${line}\\b`, 'gi'), ''],
  [
    /\b((?:replace|swap|exchange|turn|change|trade|remove|recolou?r|tint|make|enlarge|shrink|move)\s+)the\s+(?:setting|rising|evening|morning)\s+sun\b/gi,
    '$1the sun',
  ],
  // "Its eyes catching the light", "a gold that contrasts with the smoke", "echoing the tones of the leaves".
  [/,\s+(?:with\s+)?(?:its|his|her|their)\s+[\w-]+\s+(?:[a-z]+ing|[a-z]+ed)\b[^,.;!?]*/gi, ''],
  [
    /,?\s+(?:that|which)\s+(?:contrasts?|harmoni[sz]es?|chimes?|blends?|matches|echoes|recalls?|picks?\s+up|complements?|goes|sits?\s+well)\b[^,.;!?]*/gi,
    '',
  ],
  [/,\s+(?:echoing|contrasting|matching|recalling|complementing|mirroring|picking\s+up|balancing)\s+[^,.;!?]*/gi, ''],
  [
    /,\s*((?:tiny|small|minute|dwarfed))\s+(?:against|beside|before|under|below|beneath|in\s+front\s+of)\s+the\s+[^,.;!?]*/gi,
    '',
  ],
  // "A serif should supersede the script of the title": the title is set in it.
  [
    /\b(an?\s+(?:[\w-]+\s+){0,4}?(?:serif|sans|script|face|font|typeface|lettering|slab))\s+(?:should|could|must|would)\s+(?:supersede|replace|supplant|take\s+over\s+from|stand\s+in\s+for)\s+the\s+(?:[\w-]+\s+){0,3}?[\w-]+\s+(?:of|on|in)\s+the\s+(title|subtitle|author(?:['’]s)?(?:\s+name)?)/gi,
    'set the $2 in $1',
  ],
  // "Lift the title block into the sky": up.
  [
    new RegExp(
      `\\b(${the}\\s+(?:entire\\s+|whole\\s+)?${line})(?:\\s+block|\\s+lock-?up)?\\s+(?:up\\s+)?into\\s+the\\s+(?:[\\w-]+\\s+)?(?:sky|clouds|top)\\b(?:\\s+(?:above|over)\\s+the\\s+[\\w-]+(?:\\s+(?!and\\b|but\\b|with\\b)[\\w-]+)?)?`,
      'gi',
    ),
    '$1 to the top',
  ],
  // "Lay a moonlit night over the forest instead of this dusk".
  [
    new RegExp(
      `\\b(?:lay|cast|spread|draw|drape)\\s+(an?\\s+(?:[\\w-]+\\s+){0,3}?${hours})\\s+over\\s+${the}\\s+[\\w-]+`,
      'gi',
    ),
    'make it $1',
  ],
  [
    new RegExp(`\\s+(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of)\\s+${the}\\s+(?:[\\w-]+\\s+)?${hours}\\b`, 'gi'),
    '',
  ],
  // "Rebalance the scheme so that the circle turns green".
  [
    /^\W*(?:please\s+)?(?:rebalance|adjust|rework|revise|retune|reweight|change|tweak)\s+the\s+(?:colou?r\s+)?(?:scheme|palette|colou?rs|grading|balance|colou?ring)\s+so\s+(?:that\s+)?([^,.;!?]*?)\s+(?:turns?|becomes?|goes|go|reads?|is|are)\s+/gi,
    '$1 should be ',
  ],
  // "A basket belongs on the grass", "a pair of eyes would raise the tension; include them".
  [
    /(^|[.!?;]\s+)((?:an?|two|three|some)\s+[^,.;!?]{2,60}?)\s+(?:belongs?|should\s+go|could\s+go)\s+(?=(?:on|in|at|near|by|beside|under|above|below|behind|between|next)\b)/gi,
    '$1add $2 ',
  ],
  [
    /(^|[.!?;]\s+)((?:an?|two|three|some)\s+[^,.;!?]{2,90}?)\s+would\s+(?:add|raise|heighten|lift|bring|lend|strengthen|deepen|increase|complete|enrich|enliven|help)\b[^,.;!?]*(?:[,.;]\s*(?:so\s+|please\s+)*(?:include|add|place|put)\s+(?:it|them|one)\b(?:\s+[a-z]+ly)?)?/gi,
    '$1add $2',
  ],
  [/\b(an?)\s+second\s+(?=[a-z])/gi, 'another '],
  // "With the lower panel shifted to navy": it should be.
  [
    /[,;]?\s+with\s+(the\s+(?:[\w'’-]+\s+){0,3}?[\w-]+)\s+(?:shifted|changed|turned|taken|toned|painted|recolou?red|tinted|darkened|lightened|warmed|cooled)\s+(?:in)?to\s+/gi,
    '. Change $1 to ',
  ],
  // "Without the woman the barn could stand alone, so take her out".
  [
    /^\W*without\s+(the\s+[\w-]+)\b[^.!?]*?,?\s+so\s+(?:please\s+)?(?:take|leave|cut|edit|drop|remove)\s+(?:her|him|it|them)(?:\s+(?:out|away|off))?/gi,
    'remove $1',
  ],
  // "His shadow consistent with the light": as it must be.
  [
    /,\s+(?:his|her|its|their)\s+[^,.;!?]*?\b(?:consistent|in\s+keeping|in\s+line|aligned|in\s+harmony)\s+with\b[^,.;!?]*/gi,
    '',
  ],
  [
    /,?\s+(?:low|high|small|large|deep|far)?\s*(?:in|within|inside)\s+the\s+(?:whole\s+|entire\s+)?(?:frame|composition|layout)\b/gi,
    '',
  ],
  [/\s+(?:third|half)\s+of\s+the\s+(?:composition|page|cover|picture|frame|image)\b/gi, ''],
  [
    /\s+(?:across|over|throughout)\s+the\s+(?:whole\s+|entire\s+|existing\s+|current\s+)?(?:frame|page|cover|picture|scene|composition|image|sheet|spread)\b/gi,
    '',
  ],
  // "Standardise the gold accents on pink, meaning the ribbon and the rings".
  [/,\s+(?:meaning|that\s+is|namely|i\.e\.)\s+[^,.;!?]*/gi, ''],
  [
    new RegExp(
      `\\buse\\s+((?:an?\\s+)?(?:[\\w-]+\\s+)?[\\w-]+)\\s+(?:on|for)\\s+((?:both\\s+)?${the}\\s+${line}(?:\\s+and\\s+(?:${the}\\s+)?${line})?)(?=\\s*(?:[,.;!?]|$)|\\s+so\\b)`,
      'gi',
    ),
    'set $2 in $1',
  ],
  // "Swap the man for a woman reading a book": no book that it is for.
  [
    new RegExp(
      `\\b(?:swap|exchange|trade|switch)\\s+(?:out\\s+)?(${the}\\s+[^,.;!?]{2,60}?)\\s+for\\s+(?=an?\\s)`,
      'gi',
    ),
    'replace $1 with ',
  ],
  // "Have the lanterns glow": those that are there.
  [
    new RegExp(`${start}have\\s+(?=${the}\\s(?![^,.;]*\\b(?:removed|replaced|swapped|taken|gone)\\b))`, 'gi'),
    '$1$2make ',
  ],
  // "Take this storefront into a snowy evening": it does not go.
  [new RegExp(`\\btake\\s+(${name})\\s+(?:in)?to\\s+(?=(?:an?|deep|full|late|early)\\s)`, 'gi'), 'turn $1 into '],
  [
    new RegExp(
      `\\bmove\\s+(${name})\\s+(?=(?:from\\s+${hours}\\s+)?(?:in)?to\\s+(?:an?\\s+)?(?:[\\w-]+\\s+){0,2}?${hours}\\b)`,
      'gi',
    ),
    'turn $1 ',
  ],
  [new RegExp(`\\bfrom\\s+(?:an?\\s+|the\\s+)?(?:[\\w-]+\\s+)?${hours}\\s+(?=(?:in)?to\\s)`, 'gi'), ''],
  // "Fit the puppy with a red cape".
  [
    new RegExp(`\\b(?:fit|equip|outfit|adorn|provide|kit\\s+out)\\s+(${name})\\s+(?:out\\s+)?with\\s+(?=an?\\s)`, 'gi'),
    'give $1 ',
  ],
  // "Fill the alley with rain": where it falls is there.
  [
    new RegExp(
      `\\b(?:fill|flood|shroud|wrap|blanket|drench|cloak|veil)\\s+${the}\\s+(?!(?:[\\w-]+\\s+)?${line}\\b)(?:[\\w-]+\\s+)?[\\w-]+\\s+(?:with|in)\\s+(?=(?:[\\w-]+\\s+){0,2}?(?:rain|fog|mist|snow|haze|smoke|stars|light|sparks|clouds|petals|leaves)\\b)`,
      'gi',
    ),
    'add ',
  ],
  // "Let the sky fill the gap": that is what comes of it.
  [
    new RegExp(
      `(?:,?\\s+and)?\\s+let(?:ting)?\\s+${the}\\s+(?:[\\w-]+\\s+)?[\\w-]+\\s+(?:fill|close|take|cover|occupy)\\s+${the}\\s+(?:gap|space|void|hole|room|place|area|page|sheet|cover|rest)\\b`,
      'gi',
    ),
    '',
  ],
  // "Removing most of the magenta from the haze": less of it.
  [
    /\bremov(?:e|ing)\s+(?:most|much|some|a\s+lot|almost\s+all)\s+of\s+the\s+(\w+)(?:\s+(?:from|in)\s+the\s+(?:[\w-]+\s+)?[\w-]+)?/gi,
    'less $1',
  ],
  // "Make the sun and its glow on the wall orange": what shines takes its glow along.
  [
    /\s+and\s+(?:its|their|his|her)\s+(?:spill|reflections?|glow|light|cast)(?:\s+(?:on|in|over|across)\s+the\s+[\w-]+)?(?=\s+(?:an?\s+)?(?:[\w-]+\s+)?[\w-]+)/gi,
    '',
  ],
  // "Light more of the manor's windows".
  [/\blight\s+(?:up\s+)?(?:more|all|most)\s+(?:of\s+)?(?:the\s+)?(?:[\w-]+['’]s\s+)?windows\b/gi, 'lit windows'],
  [/(?:,?\s+(?:but|and)\s+)add(?:ing)?\s+no\s+(?:new\s+|further\s+|other\s+|extra\s+)?[\w-]+/gi, ''],
  // "Centre it, together with the subtitle": both.
  [
    /\s*,?\s+(?:together|along)\s+with\s+(?=(?:the\s+|my\s+)?(?:title|sub|tag|author|studio|imprint|name|publisher))/gi,
    ' and ',
  ],
  // "Hang the name on that same margin": as the line before.
  [
    new RegExp(
      `\\b(?:hang|set|put|align|place|range)\\s+(${name})\\s+(?:on|to|at|along|with|from)\\s+(?:that|the)\\s+same\\s+(?:margin|edge|axis|line|side|baseline)\\b`,
      'gi',
    ),
    '$1 too',
  ],
  // "The author's name in the bottom band": where it stands.
  [
    new RegExp(
      `\\b((?:bring|make|set|render|recolou?r|colou?r|turn|tint|reduce|enlarge|shrink|increase|scale)\\s+${the}\\s+${line})\\s+(?:in|on|within|inside)\\s+the\\s+(?:[\\w-]+\\s+)?(?:band|panel|strip|label|bar|box|banner|plate|card)\\b`,
      'gi',
    ),
    '$1',
  ],
  // "The small line beneath the title".
  [
    /\b(?:the|that|this)\s+(?:(?:small|tiny|little|thin|faint|capital|capitalised|italic|red|white|grey|gold|short|single)\s+)+(?:line|text|caption|type|lettering|copy)\s+(?:of\s+text\s+)?(?:right\s+|just\s+|directly\s+)?(?:above|over|below|beneath|underneath|under)\s+the\s+title\b/gi,
    'the subtitle',
  ],
  // "Improve the contrast of the subtitle with bold capitals".
  [
    new RegExp(
      `\\b(?:improve|raise|increase|strengthen|boost)\\s+the\\s+(?:contrast|legibility|readability|presence|visibility|prominence)\\s+of\\s+(${the}\\s+${line})\\s+with\\s+`,
      'gi',
    ),
    'set $1 in ',
  ],
  // "Bump the name up to half the height of the title": larger.
  [
    new RegExp(
      `\\b(?:bump|scale|size|blow)\\s+(${the}\\s+${line})\\s+up(?:\\s+to\\s+(?:about\\s+|roughly\\s+|around\\s+)?[^,.;!?]*?\\b(?:height|size|width)\\b)?`,
      'gi',
    ),
    'make $1 bigger',
  ],
  [
    new RegExp(
      `\\bbring\\s+(${the}\\s+${line})\\s+down\\s+(?:a|one|two)\\s+(?:sizes?|notch(?:es)?|points?|steps?)\\b`,
      'gi',
    ),
    'make $1 smaller',
  ],
  // "Nightfall suits this thriller better".
  [
    /(^|[.!?]\s+)((?:an?\s+)?(?:[\w-]+\s+)?[\w-]+)\s+(?:suits|fits|serves)\s+(?:this|the|our|my)\s+(?:[\w-]+\s+)?[\w-]+\s+(?:better|best|more)\b/gi,
    '$1$2',
  ],
  [
    /\b(?:our|the|my)\s+(?:[\w-]+\s+){0,2}(?:list|brand|imprint|catalogue|campaign|series|season|audience|market)\s+(?:needs|wants|requires|calls\s+for)\s+(?=an?\s)/gi,
    'I want ',
  ],
  [/,?\s+as\s+an?\s+(?:(?:dark|black|plain|flat|crisp|solid)\s+)?silhouette\b/gi, ''],
  [
    /,\s*(?:engraved|drawn|painted|cut|rendered|printed|inked|carved|held|lit|set|given|treated|finished|shaded|coloured)\s+(?:at\s+an?\s+similar|like|in\s+the\s+same|with\s+the\s+same|as|the\s+same|to\s+match)\b[^,.;!?]*/gi,
    '',
  ],
  // "With equivalent line weight", "at a modest scale": as it was, or near to it.
  [
    /,?\s+(?:with|at|of|in|on)\s+(?:an?\s+|the\s+)?(?:equivalent|comparable|identical|similar|modest|discreet|unobtrusive|corresponding|matching|existing|current|understated)\s+(?!colou?r|font|face|shade|ink|red|blue|green|gold|white|black|palette|tones?)[^,.;!?]*/gi,
    '',
  ],
  [/,\s*(?:understated|discreet|modest|unobtrusive|restrained)\s+in\s+(?:scale|size|tone)\b/gi, ''],
]

/** "…, in the same flat treatment": how it was before, once something else is asked for. */
const sameAsNow =
  /,?\s+(?:in|at|with|on|under|against|within|over|to)\s+(?:the|that|its|this)\s+same\s(?![^,.;!?]*\b(?:as|like)\b)[^,.;!?]*?(?=\s*(?:[,.;!?]|$)|\s+(?:and|but)\s+(?:make|add|remove|put|move|turn|change|give|set|use|the|my|centred|centered)\b)(?:\s+and\s+cent(?:red|ered)[^,.;!?]*)?/gi
const asksMore =
  /\b(?:replace|swap|exchange|substitute|switch|trade|instead|rather than|in place of|in lieu of|add|put|place|show|supersede)\b/i

export const ordersRephrased = (wish: string): string => {
  const told = thingsNamed(asOneLook(wish).replace(theOther, '$1 $2'))
    .split(/(?<=[.!?\n])\s+/)
    .map(meansTold)
    .join(' ')
    .replace(sameAsNow, (found: string, at: number, all: string) =>
      found.startsWith(',') || asksMore.test(all.slice(0, at)) ? '' : found,
    )
    .replace(accents, (found, from: string, to: string) =>
      isColour(from) && hasColour(to) ? `change ${from} to ${to}` : found,
    )
    .replace(pointedTo, (found, before: string, what: string) =>
      partsCalled(what).length > 0 ? `${before}the ${what}` : found,
    )
    .replace(accentFromTo, (found, from: string, to: string) =>
      isColour(from) && startsInColour(to) ? `change ${from} to ${to}` : found,
    )
    .replace(fromTo, (found, from: string, to: string) => (isColour(from) && hasColour(to) ? 'to ' : found))
    .replace(colourOfThing, (found, before: string, colour: string) =>
      isColour(colour) ? `${before} ${colour}` : found,
    )
    .replace(colourOfOwner, (found, before: string, colour: string) =>
      isColour(colour) || isColour(colour.split(' ').at(-1) ?? '') ? `${before} ${colour}` : found,
    )
    .replace(ownersColoured, (found, colour: string, what: string) =>
      isColour(colour) && partsCalled(what).length > 0 ? `the ${colour} ${what} ` : found,
    )
  return phrasings.reduce((so, [phrase, plainly]) => so.replace(phrase, plainly), carriedOver(matchesTold(told)))
}
