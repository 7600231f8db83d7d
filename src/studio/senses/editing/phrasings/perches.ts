// Where birds and other climbers sit, told plainly: "in one of the trees", "on a bare branch" and "up among the branches" are on the tree.
import { type Phrasing, retold } from './said-patterns.ts'

const climber =
  '(?:birds?|owls?|owlets?|ravens?|crows?|rooks?|robins?|doves?|pigeons?|sparrows?|parrots?|eagles?|hawks?|falcons?|magpies?|blackbirds?|songbirds?|wrens?|swallows?|squirrels?|cats?|kittens?|monkeys?)'
const one = '(?:(?:one|some|any|each)\\s+of\\s+)?(?:an?|the|those|these|that|this)'
const tree = '(?:trees?|pines?|firs?|oaks?|branch(?:es)?|boughs?|twigs?|treetops?)'

const phrasings: readonly Phrasing[] = [
  [
    new RegExp(
      `\\b(${climber}\\b[^.!?;]*?)\\b(?:high\\s+)?(?:up\\s+)?(?:in|among|amongst|on|upon|on top of)\\s+${one}\\s+(?:(?:bare|dead|old|tall|nearest|big|left|right|left-hand|right-hand|tree)\\s+)*${tree}\\b(?:\\s+of\\s+(?:${one}|(?:one\\s+of\\s+)?the)\\s+trees?)?`,
      'gi',
    ),
    '$1on the tree',
  ],
]

export const perchesRephrased = (wish: string): string => retold(phrasings, wish)
