// Words that are said loosely, and mean less than they say: "red all over", "ship and all", "right in the middle", "those swirly things".
import { colourPattern as colour, type Phrasing, removePattern as removes, retold } from '../said-patterns.ts'

const look = '(?:swirly|curly|curvy|wavy|twirly|squiggly|swoopy|fancy|weird|odd|strange|funny|shiny|dark)'
const things = '(?:things|thingies|thingys|bits|objects|whatsits|blobs)'

const phrasings: readonly Phrasing[] = [
  // "Lose some of the chips", "thin out the flowers": not as many of them.
  [
    new RegExp(
      String.raw`\b${removes}\s+(?:some|a\s+few|half|most|many|several)\s+(?:of\s+)?(?:the|those|these)\s+`,
      'gi',
    ),
    'fewer ',
  ],
  // "Red all over".
  [new RegExp(String.raw`\b(${colour})\s+all\s+over\b`, 'gi'), '$1'],
  [/\b(?:an?\s+)?((?:small|little|tiny)\s+)?(bottle|vial|flask)\s+of\s+poison\b/gi, 'a $1poison bottle'],
  [/\bthe\s+marbled\s+(?:part|area|half|bit|section|paper)\b/gi, 'the marbling'],
  // "Right in the middle" is no side.
  [/\bright\s+(?=(?:in|into)\s+the\s+(?:middle|cent(?:re|er))\b)/gi, ''],
  // "As a watercolour, ship and all": nothing is left as it was.
  [/,\s+(?:the\s+)?[\w-]+\s+and\s+all(?=\s*(?:[,.;!?]|$))/gi, ''],
  [/\s+and\s+all(?=\s*(?:[,.;!?]|$))/gi, ''],
  // "What are those swirly things at her feet? Please remove both of them."
  [
    new RegExp(
      String.raw`\bwhat\s+are\s+(?:those|these|the)\s+((?:[\w-]+\s+){0,3}?[\w-]+?)(?:\s+(?:by|near|beside|behind|under|on|in|at|around|next\s+to)\s+(?:his|her|the|its|their)\s+[\w'’-]+(?:\s+[\w-]+)?)?(?:\s+(?:for|doing\s+there|about|supposed\s+to\s+be))?\s*\?\s*(?:(?:please|can\s+you|could\s+you|just)\s+)*(?:take\s+(?:them|those|both)\s+(?:out|away|off)|${removes}\s+(?:them|those|both(?:\s+of\s+them)?|all\s+of\s+them))`,
      'gi',
    ),
    'remove the $1',
  ],
  // "The round swirly things": balls, where the picture has any; and what is only called swirly is no lettering.
  [
    new RegExp(
      String.raw`\b(?:${look}\s+)*(?:round|spherical|circular|globe-like|ball-shaped)\s+(?:${look}\s+)*${things}\b`,
      'gi',
    ),
    'orbs',
  ],
  [new RegExp(String.raw`\b(?:${look}\s+)+(${things})\b`, 'gi'), '$1'],
]

export const looselyTold = (wish: string): string => retold(phrasings, wish)
