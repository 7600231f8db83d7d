// Fog that lies low, however that is said: "fog drifting around the foot of the house" asks nothing of the house.
import { type Phrasing, retold } from './said-patterns.ts'

const phrasings: readonly Phrasing[] = [
  // "Fog drifting around the foot of the house", "mist low over the ground": it lies low, and nothing is asked of the house.
  [
    /\b(fog|mist|haze)(?:\s+(?:that\s+)?(?:is\s+)?(?:drifting|creeping|rolling|lying|swirling|curling|hanging|gathering|pooling|hugging|hovering|drifts|creeps|rolls|lies|swirls|low))*\s+(?:down\s+)?(?:(?:a)?round|at|along|on|over|near|across|about|by|close to|just above|above|in)?\s*(?:the|its|her|his|their)\s+(?:foot|feet|base|ground|floor|bottom|hem|roots|ankles|lower (?:part|edge|half|third))(?:\s+of\s+(?:the|my|this|that|her|his|its)\s+[\w-]+)?/gi,
    'low $1',
  ],
  [
    /\b(fog|mist)\s+(?:lying|hanging|drifting|creeping|down|hovering|kept|rolling)?\s*(?:very\s+|really\s+|down\s+)?low(?:\s+down)?\b(?!er)/gi,
    'low $1',
  ],
]

export const withLowFog = (wish: string): string => retold(phrasings, wish)
