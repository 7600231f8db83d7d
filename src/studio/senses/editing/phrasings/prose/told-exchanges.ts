// Exchanges that are told and not asked for: "put a can where the cake is", "my killer uses an axe, so please change the knife".

import { type Phrasing, removePattern as removes, retold } from '../said-patterns.ts'
import { storyTold } from './told-of-story.ts'

const one = String.raw`an?\s+(?:[\w-]+\s+){0,3}?[\w-]+`
const other = String.raw`(?:[\w-]+\s+)?[\w-]+`
const politely = String.raw`(?:(?:so|and|then)\s+)?(?:(?:please|just|can you|could you|can we|could we|i['’]d like you to)\s+)*`
const ofBook = String.raw`(?:in|on)\s+(?:my|the|this|our)\s+(?:book|story|novel|text|series|cover)`
const end = String.raw`(?=\s*(?:[,.;!?]|$|please\b|and\b|but\b|or\b|instead\b))`

const what = String.raw`(?:an?|one|two|three|some)\s+(?:[\w'’-]+\s+){0,4}?[\w-]+?(?:\s+(?:and|with)\s+(?:an?\s+)?(?:[\w-]+\s+)?[\w-]+)?`
const there = String.raw`(?:the|this|that|these|those|his|her|its)\s+(?:[\w'’-]+\s+){0,3}?[\w-]+?`
const shows =
  '(?:show|feature|depict|paint|draw|place|put|set|use|hang|have|install|render|display|include|add|position|introduce|try|present|portray|illustrate|substitute)'
const stop = String.raw`(?=\s*(?:[,.;!?]|$)|\s+(?:as|in|on|at|under|beneath|below|above|against|beside|between|before|behind|within|inside|with|and|but|while|please|instead|to|held|of the same)\b)`

const name = String.raw`(?:[\w'’-]+\s+){0,2}?[\w'’-]+`
const start = String.raw`(^|[,.;!?]\s*)`
const close = String.raw`(?=\s*(?:[,.;!?]|$))`

const phrasings: readonly Phrasing[] = [
  // "A woman in that man's place".
  [
    new RegExp(
      String.raw`\b(?:i['’]?d\s+(?:like|love|prefer)\s+|i\s+want\s+|put\s+|show\s+)?(an?\s+${name})\s+in\s+(?:the|that|this)\s+([\w-]+)['’]s\s+place${close}`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "In the square with the camera I want a magnifying glass", "instead of the book, I'd rather see a skull".
  [
    new RegExp(
      String.raw`\bin\s+the\s+(?:square|tile|box|panel|place|spot|field)\s+(?:with|of)\s+the\s+([\w-]+),?\s+(?:i\s+want|i['’]?d\s+(?:like|love|prefer)(?:\s+to\s+(?:see|have))?|put|show|paint|place|there\s+should\s+be)\s+(an?\s+${name})${close}`,
      'gi',
    ),
    'replace the $1 with $2',
  ],
  [
    new RegExp(
      String.raw`\b(?:instead|in\s+place)\s+of\s+(the\s+${name}),?\s+(?:i['’]?d|i\s+would|we['’]?d)\s+(?:rather|prefer|like|love)(?:\s+to)?(?:\s+(?:see|have))?\s+(?=an?\s)`,
      'gi',
    ),
    'replace $1 with ',
  ],
  // "My story has no gears in it, can we have a satellite there instead?"
  [
    new RegExp(
      String.raw`\b(?:my|the|our|this)\s+(?:story|book|novel)\s+has\s+no\s+(${name})(?:\s+in\s+it)?\s*[,.;]\s*(?:so\s+)?(?:please\s+)?(?:(?:can|could)\s+(?:we|you|i)\s+)?(?:have|put|show|use|paint)\s+(an?\s+${name})(?:\s+there)?(?:\s+instead)?${close}`,
      'gi',
    ),
    'replace the $1 with $2',
  ],
  // "We have a dog in the story and no cat, please swap it".
  [
    new RegExp(
      String.raw`\b(?:we\s+have|there(?:['’]s|\s+is))\s+(an?\s+${name})\s+in\s+(?:the|my|our)\s+(?:story|book|novel)\s+(?:and|but)\s+no\s+(${name}),?\s+(?:so\s+)?(?:please\s+)?(?:swap|change|exchange|replace)\s+(?:it|them|that)${close}`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "Wolf where the stag is": it comes for the stag.
  [
    new RegExp(
      String.raw`${start}(?:an?\s+)?(${name})\s+where\s+(the\s+${name})\s+(?:is|are|was|were|stands?|sits?)(?:\s+now)?${close}`,
      'gi',
    ),
    '$1replace $3 with a $2',
  ],
  // "A battle axe would suit better than a sword".
  [
    new RegExp(
      String.raw`${start}(?:i\s+think\s+|maybe\s+)?(?:an?\s+)?(${name})\s+would\s+(?:suit|fit|work|be|look|do|feel|seem)\s+(?:[\w-]+\s+){0,3}?(?:better|[\w-]+er|more\s+[\w-]+)\s+than\s+(?:an?\s+|the\s+|that\s+|this\s+)(${name})${close}`,
      'gi',
    ),
    '$1replace the $3 with a $2',
  ],
  // "Take away the acorns and put a lotus there".
  [
    new RegExp(
      String.raw`\b${removes}\s+(${there})\s*,?\s+(?:and|then|and\s+then)\s+(?:put|place|add|paint|draw|show|have|use)\s+(${what})\s+(?:there|in\s+(?:its|his|her|their|that)\s+(?:place|stead|spot)|where\s+(?:it|he|she|they)\s+(?:is|was|were|are|stood)|instead)(?=\s*(?:[,.;!?]|$))`,
      'gi',
    ),
    'replace $1 with $2',
  ],
  // "Replace the castle with nothing": it only goes.
  [
    new RegExp(
      String.raw`\b(?:replace|swap|exchange)\s+(${there})\s+(?:with|for|by)\s+(?:nothing(?:\s+at\s+all)?|(?:an?\s+|some\s+)?(?:empty|blank|plain)\s+(?:space|place|spot|area))(?=\s*(?:[,.;!?]|$))`,
      'gi',
    ),
    'remove $1',
  ],
  // "Substitute a dagger for the rose": what comes is said first.
  [new RegExp(String.raw`\bsubstitute\s+(${what})\s+for\s+(${there})${stop}`, 'gi'), 'replace $2 with $1'],
  // "Let a man with a suitcase stand in for the woman", "a serif should supersede the script".
  [
    new RegExp(
      String.raw`\b(?:let|have)\s+(${what})\s+(?:stand\s+in\s+for|take\s+the\s+place\s+of|take\s+over\s+from|replace|supplant)\s+(${there})${stop}`,
      'gi',
    ),
    'replace $2 with $1',
  ],
  [
    new RegExp(
      String.raw`\b(${what})\s+(?:should|could|must|can|would|ought\s+to)\s+(?:stand\s+in\s+for|take\s+the\s+place\s+of|take\s+over\s+from|replace|supplant|supersede|occupy(?:\s+the\s+[\w-]+)?\s+where)\s+(${there})(?:\s+(?:is|are|was|were|stands?|sits?)(?:\s+now)?)?(?:\s+of\s+the\s+(?:title|subtitle|author))?${stop}`,
      'gi',
    ),
    'replace $2 with $1',
  ],
  // "An umbrella would serve the title better than the bird; make that substitution".
  [
    new RegExp(
      String.raw`\b(${what})\s+would\s+(?:serve|suit|fit|work|be|do|look|read|feel|tell|carry)\b[^,.;!?]*?\bthan\s+(${there})(?=\s*(?:[,.;!?]|$))(?:\s*[,.;–-]+\s*(?:so\s+|please\s+)*(?:make|do)\s+(?:that|this|the)\s+(?:substitution|swap|change|exchange|replacement|switch))?`,
      'gi',
    ),
    'replace $2 with $1',
  ],
  // "Where the stag stands, depict a scarecrow".
  [
    new RegExp(
      String.raw`\bwhere\s+(${there})\s+(?:is|are|stands?|sits?|lies|hangs?|appears?)(?:\s+now)?\s*,\s*(?:please\s+)?${shows}\s+(${what})${stop}`,
      'gi',
    ),
    'replace $1 with $2',
  ],
  // "Instead of the knife, hang an axe", "rather than acorns, feature a seedling".
  [
    new RegExp(
      String.raw`\b(?:instead\s+of|rather\s+than|in\s+place\s+of|in\s+lieu\s+of)\s+(?:the\s+|this\s+|that\s+|an?\s+)?((?:[\w'’-]+\s+){0,3}?[\w-]+)\s*,\s*(?:please\s+|i['’]d\s+like\s+(?:you\s+to\s+)?)*${shows}\s+(${what})${stop}`,
      'gi',
    ),
    'replace the $1 with $2',
  ],
  // "Put a watering can where the cake is", "nest two daggers where the crown sits": it comes for the cake.
  [
    new RegExp(
      String.raw`(?<!\b(?:the|an?)\s)\b(?!(?:with|and|of|in|on|for|to|is|or|than|like|as|from|by)\b)[a-z]+\s+(${one}|(?:an?\s+)?(?:two|three|pair\s+of)\s+(?:[\w-]+\s+)?[\w-]+)\s+where\s+the\s+(${other})\s+(?:is|are|was|were|stands?|sits?|lies|lay|hangs?)(?:\s+now)?\b(?:\s+(?:inside|in|on|under|within)\s+the\s+[\w-]+)?`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "The killer uses an axe, so please change the knife".
  [
    new RegExp(
      String.raw`\b(?:the|my|our)\s+(?:[\w-]+\s+){1,5}?(?:uses|has|carries|wields|holds|wears|rides|drives|plays|owns)\s+(${one}),?\s+${politely}(?:change|swap|replace|exchange)\s+the\s+(${other})(?:\s+accordingly)?${end}`,
      'gi',
    ),
    'replace the $2 with $1',
  ],
  // "There is no camera in the book, show a suitcase".
  [
    new RegExp(
      String.raw`\bthere(?:['’]s|\s+is|\s+are)\s+no\s+(${other})\s+${ofBook}\s*[,.;–-]+\s*${politely}(?:show|use|put|paint|have|make it|try|draw)\s+(${one})(?:\s+(?:in|at|on)\s+the\s+[\w-]+)?${end}`,
      'gi',
    ),
    'replace the $1 with $2',
  ],
  // "It shouldn't be a woman but a man in a long coat".
  [
    new RegExp(
      String.raw`\b(?:it|this|that|she|he|there)\s+(?:should(?:\s*n['’]?t| not)|is(?:\s*n['’]?t| not)|must(?:\s*n['’]?t| not))\s+(?:be\s+)?an?\s+(${other}),?\s+but\s+(an?\s+[\w-]+)(?:\s+in\s+an?\s+(?:[\w-]+\s+){0,2}?[\w-]+)?${end}`,
      'gi',
    ),
    'replace the $1 with $2',
  ],
  // "Take the glow off the title": that of the picture stays.
  [
    /\btake\s+(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:off|from|away\s+from)\s+(?:of\s+)?(the\s+(?:sub)?title|my\s+name|the\s+(?:tag\s?line|author(?:['’]s\s+name)?|lettering|letters|text))\b/gi,
    'remove $1 of $2',
  ],
  // "Take the hat off the bunny": the bunny stays.
  [
    /\btake\s+(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:off|from|out\s+of|away\s+from)\s+(?:of\s+)?(?:the|his|her|its)\s+[\w-]+(?:['’]s\s+[\w-]+)?/gi,
    'remove $1',
  ],
  // "The cross could be larger without it": it is gone already.
  [/\s+without\s+(?:it|them|that)(?=\s*(?:[,.;!?]|$)|\s+(?:and|but|so)\b)/gi, ''],
]

export const exchangesTold = (wish: string): string => retold(phrasings, storyTold(wish))
