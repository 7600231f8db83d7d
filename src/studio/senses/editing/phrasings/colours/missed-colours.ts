// What is found wrong with the colour of a thing: "fewer purples in the flowers", "so why purple smoke?"
import { isColour, startsInColour } from '../../sentence/said-colours.ts'

/** "Fewer purples in the flowers, I want them peach": too much of a colour in a thing. */
const lessIn =
  /\b(?:fewer|less|not so much|not so many|too much|too many)\s+((?:[\w-]+\s+)?[\w-]+)\s+in\s+(the\s+(?:[\w-]+\s+)?[\w-]+)(?=\s*[,.;!?])/gi

/** "So why purple smoke? Orange and red please." */
const askedWhy =
  /\b(?:so\s+)?why\s+(?:is\s+it\s+|are\s+they\s+)?(?:(?:the|all|this|that|so much)\s+)*((?:[\w-]+\s+)?[\w-]+)\s+([\w-]+)\s*\?\s*/gi

/** Told as statements of the thing. */
export const coloursMissed = (wish: string): string =>
  wish
    .replace(lessIn, (found, colour: string, what: string) =>
      isColour(colour) ? `${what} ${/[^s]s$/i.test(what) ? 'are' : 'is'} too ${colour}` : found,
    )
    .replace(askedWhy, (found, colour: string, what: string, at: number, all: string) =>
      isColour(colour) && startsInColour(all.slice(at + found.length)) ? `change the ${colour} ${what} to ` : found,
    )
