// Turns of phrase that are told as plain orders before reasons and statements are taken out of a wish: "he shouldn't be holding a cup" is
// "remove the cup", "a photo of a bridge" is a bridge, "dawn after a long night" is dawn.

import { type Phrasing, retold } from './said-patterns.ts'

const thing = String.raw`(?:the|my|this|that|his|her|their|our)\s+(?:[\w-]+\s+){0,3}?[\w-]+?`
const somebody = `(?:${thing}|he|she|they|it)`
const not = String.raw`(?:should\s*n['’]?o?t|should never|must\s*n['’]?o?t|must never|does\s*n['’]?o?t|do\s*n['’]?o?t|is\s*n['’]?o?t|are\s*n['’]?o?t|never|need\s*n['’]?o?t|ought not to|is not supposed to|are not supposed to|is\s*n['’]?t supposed to)`
const has = String.raw`(?:(?:be|to be|actually|really|even)\s+)*(?:hold|holding|holds|carry|carrying|carries|wear|wearing|wears|have|having|has)`
const one = `(?:an?|any|the|that|this|his|her|their|its)`
const adverbs = String.raw`(?:(?:only|just|slowly|barely|softly|finally|about|is|are|now)\s+)*`
const goes =
  'fac(?:e|es|ing)|gaz(?:e|es|ing)|fl(?:y|ies|ying)|walk(?:s|ing)?|run(?:s|ning)?|swim(?:s|ming)?|sail(?:s|ing)?|point(?:s|ing)?|head(?:s|ing)?|driv(?:e|es|ing)'

const phrasings: readonly Phrasing[] = [
  // "I don't get the gravestone": it says nothing to who asks.
  [
    /\b(I|we)\s+(?:(?:do|did)\s*n['’]?o?t|do not)\s+(?:really\s+|quite\s+)?(?:get|see the point of|see the need for)\s+(?=(?:the|those|these|that|this)\s)/gi,
    "$1 don't understand ",
  ],
  // "The gravestone in the photo": where it is, and no manner of painting.
  [
    /(?<!\b(?:put|place|add|move|bring|shift|insert)\s+)\b((?:the|that|this|those|these)\s+(?:[\w-]+\s+){0,2}?[\w-]+)\s+(?:in|on|inside|within)\s+the\s+(?:old\s+|little\s+)?(?:photo(?:graph)?|polaroid|snapshot|snap)\b/gi,
    '$1',
  ],
  // "The boy shouldn't be holding a teddy bear", "she doesn't wear a hat": what is denied goes.
  [new RegExp(`\\b${somebody}\\s+${not}\\s+${has}\\s+${one}\\s+(?=[\\w-]+)`, 'gi'), 'remove the '],
  [/\bthere\s+(?:should|must)(?:\s*n['’]?o?t| never)\s+be\s+(?:an?|any|the)?\s*/gi, 'remove the '],
  [/\b(remove the [\w -]{2,40}?)\s+in\s+(?:the|my|this|our)\s+(?:story|book|novel|text)\b/gi, '$1'],
  // "Too big, bring it down a bit": after a word of size, down is no place.
  [
    /\b(too\s+(?:big|large|huge|massive|enormous|dominant)\b[^.!?]*?)\b(?:bring|take|tone|scale|turn|dial|knock|pull|size)\s+(it|them|that)\s+(?:down|back)\b(?!\s+(?:to|at|below|under|towards)\b)/gi,
    '$1make $2 smaller',
  ],
  // "A photograph of a bridge": the bridge.
  [
    /(?<!\b(?:like|as|into)\s+(?:an?|the)\s+(?:[\w-]+\s+){0,2})\b(?:an?|the|some)\s+(?:(?:old|small|little|simple|faint|tiny|single|nice|beautiful)\s+)*(?:photo(?:graph)?s?|pictures?|images?|drawings?|illustrations?|silhouettes?|paintings?|sketch(?:es)?|outlines?)\s+of\s+(?=(?:an?|the|some|one|two|three|my|his|her|[\w-]+s)\b)/gi,
    '',
  ],
  [/\b(an?\s+(?:[\w-]+\s+)?[\w-]+)['’]s\s+(?:outline|silhouette|shape|figure|shadow)\b/gi, '$1'],
  // "Face the other way, to the right": one turn, no move.
  [
    new RegExp(
      `\\b(?:${goes}|look(?:s|ing)?|turn(?:ed)?)\\s+(?:(?:in|into)\\s+)?(?:the\\s+)?(?:other|opposite)\\s+(?:way|direction)(?:\\s+(?:round|around))?\\s*(?:,|-|–|so)?\\s*(?:(?:to|towards?|i\\.e\\.)\\s+)?(?:the\\s+)?(?:left|right)(?:[- ]hand side)?`,
      'gi',
    ),
    'face the other way',
  ],
  [
    new RegExp(
      `\\b(?:(?:${goes})\\s+(?:(?:to|towards?)\\s+the\\s+)?|look(?:s|ing)?\\s+(?:to|towards?)\\s+the\\s+)(?:left|right)\\b(?!\\s+(?:side|hand|corner|edge|of)\\b)(?:\\s+(?:instead|rather))?`,
      'gi',
    ),
    'face the other way',
  ],
  // "As if a child had done it with crayons": what it should look drawn with.
  [
    /[,;]?\s*\bas\s+(?:if|though)\s+[^,.;!?]*?\b(crayons?|felt[- ]tips?|chalk|pencils?|charcoal|watercolou?rs?|oil paints?|oils|pen and ink|ink)\b[^,.;!?]*/gi,
    ' in $1',
  ],
  // "With the moon out".
  [/\bthe\s+((?:full\s+)?moon)\s+(?:is\s+|being\s+)?(?:out|up|rising|high)\b/gi, 'a $1 in the sky'],
  // "In gold to match the mask": the mask is as it is.
  [
    /[,;]?\s+(?:(?:in order |just |so as )?to (?:match|go with|suit|complement|echo|pick up)|so (?:that )?(?:it|they) (?:match(?:es)?|goes? with)|matching|in keeping with)\s+(?:the|my|her|his|its|their)\s+[\w'’-]+(?:\s+(?!and\b|but\b|please\b)[\w'’-]+)?(?=\s*(?:[,.;!?]|$|and\b|but\b))/gi,
    '',
  ],
  // "Too light and clean": too much of both.
  [
    /\btoo\s+([a-z]+)\s+(?:and|or)\s+(?!too\b|much\b|the\b|i\b|it\b|we\b|you\b|not\b|makes?\b|please\b|a\b|could\b|can\b)([a-z]+)(?=\s*(?:[,.;!?]|$|for\b|to\b))/gi,
    'too $1 and too $2',
  ],
  // "The dancer's line": the lines it is drawn in.
  [
    /\b(?:the\s+)?[\w-]+['’]s\s+line(?:work)?\b(?=\s+(?:be|is|should|could|must|a bit|thicker|thinner|bolder|finer|heavier))/gi,
    'the lines',
  ],
  // "Make the room warmer": a room of the picture, no room for type.
  [
    /\bthe\s+(?:whole\s+|entire\s+)?room\b(?!\s+(?:for|at|above|below|around|on|between|left|there|that|to|over|under|beside|next)\b)/gi,
    'the scene',
  ],
  // "The background behind the lion": the lion only says where.
  [
    /\b(the\s+(?:whole\s+|entire\s+)?(?:background|backdrop))\s+(?:behind|around)\s+(?:(?:the|my|our|this|that)\s+(?!title|subtitle|tag|text|author|name|letter|word|type)[\w-]+|him|her|them|it)\b/gi,
    '$1',
  ],
  // "I remember the barn as red. Can you paint it red?": one thing, asked for once.
  [
    /\bi\s+(?:always\s+)?(?:remember|picture|imagine|see|know|think of|had)\s+(the\s+(?:[\w-]+\s+)?[\w-]+)\s+as\s+[^.!?]*[.!?]\s*(?:(?:can|could|would) you\s+|please\s+)*(?:paint|make|colou?r)\s+it\s+/gi,
    'make $1 ',
  ],
  // "The line under the title is hard to read", "the words below the title".
  [
    /\b(?:the|that|this)\s+(?:[\w-]+\s+)?(?:line\b(?=\s+[a-z]+\s+the\s+title\s+(?:is|looks|seems)\s+(?:[\w-]+\s+){0,2}?(?:hard|small|difficult|tiny|illegible|unreadable|faint|pale|lost|weak)\b)|words|sentence|phrase|writing)\s+(?:right\s+|just\s+|directly\s+)?(?:under|below|beneath|underneath)\s+the\s+title\b/gi,
    'the subtitle',
  ],
  // "The forest scene": the picture as it is.
  [/\bthe\s+(?!whole\b|entire\b)[\w-]+\s+scene\b(?=\s+(?:an?|into|to|look|be)\b)/gi, 'the scene'],
  // "Dawn after a long night": what is over is not asked for.
  [
    /\bafter\s+(?:an?|the|one|another)\s+(?:[\w-]+\s+){0,2}?(?:night|day|evening|morning|winter|summer)(?:\s+of\s+[\w-]+)?\b/gi,
    '',
  ],
  [
    new RegExp(
      `\\b(?:the\\s+)?(?:first\\s+|grey\\s+|pale\\s+)?(?:sun|light|sunlight|daylight|day)\\s+${adverbs}(?:coming up|rising|breaking|creeping in|creeping up|peeking|appearing|returning|starting to show|beginning)\\b`,
      'gi',
    ),
    'sunrise',
  ],
]

export const thingsRephrased = (wish: string): string => retold(phrasings, wish)
