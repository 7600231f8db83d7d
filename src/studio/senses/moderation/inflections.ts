// The forms of English verbs, so that a list names `seduce` once and means `seduced` and `seducing` too.

const irregular: Readonly<Record<string, string>> = {
  become: 'became',
  blow: 'blew blown',
  bring: 'brought',
  build: 'built',
  drive: 'drove driven',
  fly: 'flew flown',
  get: 'got',
  give: 'gave given',
  hang: 'hung',
  hide: 'hid hidden',
  make: 'made',
  shoot: 'shot',
  show: 'shown',
  slay: 'slew slain',
  take: 'took taken',
  teach: 'taught',
  throw: 'threw thrown',
  win: 'won',
}

/** `seduce` gives `seduce seduces seduced seducing`. */
export const formsOf = (verb: string): readonly string[] => [
  verb,
  /(s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${withoutY(verb, 'ie')}s`,
  `${verb.endsWith('e') ? verb.slice(0, -1) : withoutY(doubled(verb), 'i')}ed`,
  `${verb.endsWith('e') ? verb.slice(0, -1) : doubled(verb)}ing`,
  ...(irregular[verb]?.split(' ') ?? []),
]

const withoutY = (verb: string, instead: string): string => verb.replace(/(?<=[^aeiou])y$/, instead)

/** `stab` becomes `stabb-`: one short syllable before one consonant. */
const doubled = (verb: string): string =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.slice(-1)}` : verb
