// Everyday orders in a roundabout way: "reduce the bird to two thirds of its size", "lose the target in favour of a cup", "put the ship in a
// storm".
import {
  colourPattern as colour,
  namePattern as name,
  type Phrasing,
  removePattern as removes,
  retold,
  thePattern as the,
} from '../said-patterns.ts'
import { lettersTold } from './everyday-letters.ts'
import { removalsTold } from './everyday-removals.ts'
import { looselyTold } from './loose-words.ts'
import { withoutWhereabouts } from './only-whereabouts.ts'

const resizes = '(?:reduce|shrink|scale|cut|bring|take)'

const size = String.raw`(?:\s+(?:of\s+)?(?:its|their|his|her|the)?\s*(?:present|current|original|own)?\s*(?:size|scale|height|width))?`

const people =
  '(?:editor|publisher|agent|designer|marketing|team|sales|author|client|illustrator|boss|co-author|cowriter)'

/** Words with which a sentence is no mere name of what should come. */
const notThing = String.raw`(?:is|are|was|were|be|should|would|could|can|will|must|needs?|make|makes|instead|suits?|better|font|serif|sans|script|typeface|face|lettering|letters|title|subtitle|tagline|author|name|type|text|tone|palette|look|feel|style|mood|sky|background|ground|light|colou?rs?|border|frame|version|treatment|gives?|has|have|looks?|than|rather|please\s+replace|replace|swap|remove)\b`

const phrasings: readonly Phrasing[] = [
  // "The neon signs are too many, keep only a few": fewer of them.
  [
    /\b(?:the|these|those)\s+((?:[\w-]+\s+)?[\w-]+s)\s+are\s+(?:far\s+|way\s+|a\s+bit\s+)?too\s+many\b(?:\s*[,.;–-]+\s*(?:please\s+)?(?:keep|leave|only|just)\s+[^,.;!?]*)?/gi,
    'fewer $1',
  ],
  // "Swap the man and the woman": each where the other was.
  [
    new RegExp(
      String.raw`\b(?:swap|switch)\s+(?:(?:the\s+)?(?:places|positions|sides)\s+of\s+)?the\s+(?!title|author|subtitle|name|text|colou?rs?|day|night|${colour}\b)[\w-]+\s+and\s+(?:the\s+)?(?!title|author|subtitle|name|text|colou?rs?|day|night|${colour}\b)[\w-]+(?:\s+(?:around|round|over|places))?(?=\s*(?:[,.;!?]|$|please\b))`,
      'gi',
    ),
    'mirror the picture',
  ],
  // "Make the figure a woman with an umbrella": who it becomes, and what comes with her.
  [
    /\bmake\s+(the\s+(?:[\w-]+\s+)?(?:figure|hero|heroine|man|woman|person|character))\s+(an?\s+(?:[\w-]+\s+)?[\w-]+)\s+with\s+(?=an?\s+[\w-]+(?:\s*(?:[,.;!?]|$|and\b)))/gi,
    'replace $1 with $2 and add ',
  ],
  // "Make the trees less dense".
  [/\bmake\s+the\s+((?:[\w-]+\s+)?[\w-]+s)\s+less\s+(?:dense|crowded|numerous)\b/gi, 'fewer $1'],
  // "Look to the other side".
  [/\b(look|face|turn)(?:s|ing)?\s+to(?:wards)?\s+the\s+other\s+side\b/gi, '$1 the other way'],
  // "Gold veins in the marble": those of the stone.
  [
    /\b(?:i\s+(?:want|would\s+like)|add|i['’]d\s+like)\s+([\w-]+)\s+(veins?|lines?)\s+(?:in|on|through)\s+the\s+(marble|stone|rock)\b/gi,
    'make the $2 $1',
  ],
  // "The rain stopped": none falls any more.
  [
    /\b(?:the\s+)?(rain|snow|fog|mist|storm)\s+(?:(?:has|had|have|to)\s+)?(?:stop(?:s|ped)?|lift(?:s|ed)?|clear(?:s|ed)?(?:\s+up)?|end(?:s|ed)?|gone|cease[sd]?)\b/gi,
    'no $1',
  ],
  [/\b(?:please\s+)?stop\s+the\s+(rain|snow|storm)\b/gi, 'no $1'],
  // "Fewer hearts and stars": of both.
  [/\bfewer\s+([\w-]+s)\s+and\s+(?!fewer\b)([\w-]+s)\b(?!\s+(?:should|could|are|in|to)\b)/gi, 'fewer $1 and fewer $2'],
  // "Tone it down to something more muted": as muted as that.
  [
    new RegExp(
      `\\b(?:tone|bring|dial|turn)\\s+(it|them|${name})\\s+down\\s+(?:to|into)\\s+(?:something|a\\s+(?:shade|colou?r|tone)\\s+that\\s+is)\\s+(?=(?:more|less|a\\s+bit|softer|calmer|quieter|duller|paler|darker)\\b)`,
      'gi',
    ),
    'make $1 ',
  ],
  // "Too neon" is too much of a colour, and no light.
  [/\btoo\s+neon\b/gi, 'too saturated'],
  // "Light up two or three more windows": those that are there.
  [
    /\b(?:light\s+up|lighten|light)\s+(?:up\s+)?(?:(?:two|three|four|some|a\s+few|several|one|or)\s+)+(?:more\s+)?(?:of\s+the\s+)?windows(?:\s+(?:in|of|on)\s+the\s+[\w-]+)?/gi,
    'more light in the windows',
  ],
  // "She needs darker hair".
  [/\b(?:she|he|they)\s+(?:needs?|should\s+have|could\s+have)\s+darker\s+hair\b/gi, 'make the hair dark brown'],
  [/\b(?:she|he|they)\s+(?:needs?|should\s+have|could\s+have)\s+(?:lighter|fairer)\s+hair\b/gi, 'make the hair blond'],
  // "A calmer sea": no other water than there is.
  [/\b(?:a\s+)?(?:calm(?:er)?|still(?:er)?|gentler)\s+(?:the\s+)?(?:sea|waters?|waves|ocean)\b/gi, 'make it calmer'],
  // "Reduce the bird to roughly two thirds of its present size": what is taken away from it.
  [
    new RegExp(
      `\\b${resizes}\\s+(${name})\\s+(?:down\\s+)?to\\s+(?:about\\s+|roughly\\s+|around\\s+)?(?:a\\s+third|one\\s+third)${size}`,
      'gi',
    ),
    'make $1 67 percent smaller',
  ],
  [
    new RegExp(
      `\\b${resizes}\\s+(${name})\\s+(?:down\\s+)?to\\s+(?:about\\s+|roughly\\s+|around\\s+)?(?:half|50\\s*%)${size}`,
      'gi',
    ),
    'make $1 50 percent smaller',
  ],
  [
    new RegExp(
      `\\b${resizes}\\s+(${name})\\s+(?:down\\s+)?to\\s+(?:about\\s+|roughly\\s+|around\\s+)?two[- ]thirds${size}`,
      'gi',
    ),
    'make $1 33 percent smaller',
  ],
  [
    new RegExp(
      `\\b${resizes}\\s+(${name})\\s+(?:down\\s+)?to\\s+(?:about\\s+|roughly\\s+|around\\s+)?three[- ]quarters${size}`,
      'gi',
    ),
    'make $1 25 percent smaller',
  ],
  // "Lose the target in favour of a coffee cup".
  [
    new RegExp(`\\b${removes}\\s+(${name})\\s+in\\s+favou?r\\s+of\\s+(?=an?\\s|the\\s|some\\s|[a-z]+s\\b)`, 'gi'),
    'replace $1 with ',
  ],
  // "Replace the stag with a hare; please exchange them": once is enough.
  [
    /(\breplace\s+the\s+[^,.;!?]+\s+with\s+an?\s+[^,.;!?]+?)\s*[,.;:–-]+\s*(?:so\s+)?(?:please\s+)?(?:(?:can|could)\s+you\s+)?(?:exchange|swap|switch|replace|change)\s+(?:them|it|that|the\s+two)(?:\s+(?:over|round|around|please))?(?=\s*(?:[.;!?]|$))/gi,
    '$1',
  ],
  // "The stag gives the ending away. Please show a wolf": instead of it.
  [
    /\b(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:gives?|spoils?|ruins?|betrays?)\s+(?:away\s+)?(?:the|my|our)\s+(?:ending|end|plot|twist|story|surprise|secret|whole\s+\w+)(?:\s+away)?\s*[.;,!]\s*(?:so\s+)?(?:please\s+)?(?:show|put|use|paint|have|draw|try|make\s+it)\s+(?=an?\s)/gi,
    'replace $1 with ',
  ],
  // "Put the ship in a storm": the ship is there.
  [
    new RegExp(
      `\\b(?:put|place|set|show|have|leave)\\s+(?:${the}\\s+(?:[\\w-]+\\s+)?[\\w-]+|him|her|it|them|everything)\\s+(?:out\\s+)?in(?:to)?\\s+(?=(?:an?\\s+|the\\s+)?(?:(?:heavy|raging|wild|violent|thick|dense|falling|pouring|driving|deep)\\s+)*(?:thunder)?(?:storm|rain|snow|fog|mist|blizzard|snowstorm|rainstorm)\\b)`,
      'gi',
    ),
    'make it ',
  ],
  // "Thicken the fog until the trees are only just visible".
  [/\bthicken\s+(?:the\s+|up\s+the\s+)?(?=(?:fog|mist|haze|smoke|snow|rain|clouds?)\b)/gi, 'more '],
  [/\s+(?:until|till)\s+(?:the|my|you|we|it|they|she|he|her|his|everything|nothing|only)\s[^,.;!?]*/gi, ''],
  // "Our editor wants autumn".
  [
    new RegExp(
      `(^|[.;!?]\\s+|,\\s+(?:and\\s+|but\\s+)?)(?:my|our|the)\\s+(?:[\\w-]+\\s+)?${people}\\s+(?:wants|would\\s+like|asks\\s+for|asked\\s+for|is\\s+asking\\s+for|prefers|suggests|suggested|likes)\\s+`,
      'gi',
    ),
    "$1I'd like ",
  ],
  // "Strip this down to a flat style": it should have one.
  [
    new RegExp(
      `\\b(?:strip|pare|boil|bring|cut|simplify)\\s+(?:this|it|everything|${the}\\s+(?:whole\\s+)?(?:cover|picture|design|image|art|thing))\\s+(?:right\\s+)?(?:down|back)\\s+to\\s+`,
      'gi',
    ),
    'make it ',
  ],
  // "A battered paperback" is worn, and a crime paperback is no crime.
  [/\bbattered\s+(?=(?:old\s+)?(?:\d{4}s\s+)?(?:paperback|book|copy|cover)\b)/gi, 'worn '],
  [
    /\b((?:vintage|old|classic|retro|worn|\d{2,4}s)\s+)(?:crime|detective|mystery|thriller|romance|horror)\s+(?=(?:paperback|novel|magazine|book)\b)/gi,
    '$1',
  ],
  [/\bbluebird(s?)\b/gi, 'blue bird$1'],
  [/\b(?:clear|wipe|brush|sweep)\s+away\s+(?=(?:the|those|these|that|all)\s)/gi, 'remove '],
  // "Make the book in the middle bigger": the middle says which.
  [
    /\b(the\s+[\w-]+)\s+in\s+the\s+(?:middle|cent(?:re|er))\s+(?=(?:(?:much|a\s+bit|a\s+lot|a\s+little|slightly|far)\s+)?(?:bigger|smaller|larger|darker|lighter|brighter|more|less|stand|should|could)\b)/gi,
    '$1 ',
  ],
  // "A lighter sky behind the buildings": they are there.
  [
    /\b(sky|skies)\s+(?:behind|over|above|around|between)\s+the\s+[\w-]+(?:\s+[\w-]+)??(?=\s*(?:[,.;!?]|$)|\s+and\b)/gi,
    '$1',
  ],
  // "A dragon circling above the castle": it should come.
  [
    new RegExp(
      String.raw`(^|[.;!?]\s+)(?=(?:an?|two|three|some|a\s+few)\s+(?![\w-]+er\b|more\b|less\b|bit\b|little\s+(?:more|less|bit)\b)(?:(?!${notThing})[\w'’-]+\s+){1,6}?(?:above|at|on|in|beside|next\s+to|behind|under|over|near|between|around|across|past|before|by)\s+(?:the|his|her|their|its)(?:\s+(?!${notThing})[\w'’,-]+)+\s*(?:[.;!?]|$))`,
      'gi',
    ),
    '$1add ',
  ],
  // "The middle of the night".
  [/\b(?:make\s+it\s+)?(?:in\s+)?the\s+(?:middle|dead|depths?)\s+of\s+the\s+night\b/gi, 'make it night'],
  // "There's a man standing there but … Put a girl there instead."
  [
    /\bthere(?:['’]s|\s+is)\s+an?\s+((?:[\w-]+\s+)?[\w-]+?)(?:\s+[\w-]+ing)?(?:\s+there)?\s*,?\s+but\s+[^.!?]*[.!?]\s*(?:so\s+)?(?:please\s+)?(?:put|show|use|paint|draw|have|make\s+it)\s+(an?\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:there\s+)?instead\b/gi,
    'replace the $1 with $2',
  ],
  // "It feels a bit cheerful with all that orange. Make it sinister": what is said against it is no wish.
  [
    /(^|[.!?]\s+)(?:it\s+|this\s+)?(?:feels|looks|seems|reads)\s+(?:a\s+(?:bit|little|tad|touch)|rather|quite|pretty|so|very|too)\s+([a-z]+)\s+with\s+all\s+(?:that|the|this|those)\s+[\w-]+(?=\s*[.,;!])/gi,
    '$1it is too $2',
  ],
  // "Scale it up", "let the title fill more of the box": larger.
  [new RegExp(`\\bscale\\s+(it|them|${name})\\s+up\\b`, 'gi'), 'make $1 bigger'],
  [
    new RegExp(
      `\\b(?:let|have|make)\\s+(${name})\\s+fill\\s+(?:more|most|all)\\s+of\\s+the\\s+(?:[\\w-]+\\s+)?[\\w-]+`,
      'gi',
    ),
    'make $1 bigger',
  ],
  // "Make it bucket down with rain".
  [
    /\b(?:make\s+it\s+|it\s+should\s+(?:be\s+)?)?(?:bucket(?:ing)?|pour(?:ing)?|chuck(?:ing)?(?:\s+it)?|teem(?:ing)?|pelt(?:ing)?)\s+down(?:\s+with\s+rain)?\b/gi,
    'heavy rain',
  ],
  // "Could the dog have a red cape?", "Captain Crumbs needs a red cape".
  [
    /\b(?:could|can|should|may|might)\s+(the\s+(?:[\w-]+\s+)?[\w-]+)\s+(?:please\s+)?(?:have|wear|get|carry|hold)\s+(?=an?\s)/gi,
    'give $1 ',
  ],
  [
    /\bthe\s+hero\s+(?:needs|should\s+(?:have|wear|get)|could\s+(?:have|wear|get)|deserves|wants)\s+(?=an?\s)/gi,
    'give the hero ',
  ],
  // "Nothing so loud".
  [/,\s+nothing\s+(?:so|too|as)\s+[a-z]+(?=\s*(?:[,.;!?]|$))/gi, ''],
  // "Should look like water, in blues and teal".
  [/\bshould\s+look\s+like\s+[\w-]+\s*,\s+in\s+/gi, 'should be '],
  // "Make the book bigger": the one that is painted.
  [
    /\bmake\s+the\s+book\s+(?=(?:(?:much|a\s+bit|a\s+lot|a\s+little|slightly|far)\s+)?(?:bigger|smaller|larger)\b)/gi,
    'make the tome ',
  ],
  // "There was a tractor next to that barn. Would you add one?"
  [
    /\bthere\s+(?:was|used\s+to\s+be|were)\s+(?:always\s+)?(an?\s+[^,.;!?]+?)\s+((?:next\s+to|beside|by|behind|near|in\s+front\s+of|under)\s+(?:that|the|our)\s+[\w-]+)\b[^.!?]*[.!?]\s*(?:so\s+)?(?:please\s+)?(?:(?:would|could|can)\s+you\s+)?(?:please\s+)?(?:add|paint|put|include|draw|show)\s+(?:one|it|that)(?:\s+(?:in|there|please))?(?=\s*(?:[.;!?]|$))/gi,
    'add $1 $2',
  ],
  // "A warm sunset in place of the blue daytime".
  [
    /\b(an?\s+(?:[\w-]+\s+){0,3}?(?:sunset|sunrise|dusk|dawn|night|evening|morning|day|daylight))\s+(?:in\s+place\s+of|instead\s+of|rather\s+than)\s+(?:the|this|that)\s+(?:[\w-]+\s+){0,2}?(?:sunset|sunrise|dusk|dawn|night|nighttime|evening|morning|day|daytime|daylight|afternoon|scene)\b(?:\s+would\s+be\s+[^,.;!?]+)?/gi,
    'make it $1',
  ],
  // "Behind the window I would like a thunderstorm".
  [
    /(^|[.;!?]\s+)(?:behind|outside|beyond|through)\s+(the\s+(?:[\w-]+\s+)?windows?)\s*,?\s+((?:i['’]d|i\s+would|we['’]d|we\s+would)\s+(?:like|love|prefer)(?:\s+to\s+(?:see|have))?|there\s+should\s+be|i\s+want|put|show|have)\s+([^,.;!?]+)/gi,
    '$1$3 $4 outside $2',
  ],
]

/** A wish in which everyday orders are told plainly. */
export const everydayOrders = (wish: string): string =>
  lettersTold(removalsTold(retold(phrasings, looselyTold(withoutWhereabouts(wish)))))
