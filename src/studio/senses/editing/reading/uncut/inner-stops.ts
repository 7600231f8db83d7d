// Full stops that end no sentence: "Dr. Ann Lee", "J. R. R. Tolkien", "Vol. 2", "The U.S. Constitution". While texts are looked for another
// sign stands for them, so that whoever cuts at full stops leaves them whole.

/** Stands for a full stop within a text: a sign that no keyboard has. */
const inner = '\u{e000}'

/** Before a name: what comes after belongs to it. */
const leading =
  /(?<![\p{L}\p{N}])(?:drs?|profs?|mrs?|mmes?|mss?|mx|mlle|ste?|sts|mt|ft|fr|revs?|hon|msgr|ven|gens?|cols?|capts?|lts?|sgts?|sra?|srta|maj|cmdr|adm|govs?|sens?|reps?|pres|supt|insp|det|dipl|ing|mag|hr|vs|bros)\.(?=\s*[\p{L}\p{N}&])/giu

/** Before a number. */
const numbering =
  /(?<![\p{L}\p{N}])(?:vols?|nos?|nrs?|bks?|bd|pts?|chs?|chaps?|eds?|op|ep|figs?|pp?|ser)\.(?=\s*#?\d)/giu

/** After a name, to which its full stop belongs even at the end of a sentence. */
const trailing = /(?<![\p{L}\p{N}])(?:jr|sr|jnr|snr|esq|inc|ltd|co|corp|etc|vol|dept|ph\.?d|dr)\.(?!\p{L})/giu

/** "A.B.", "Ph.D.", "U.S.", "5 a.m.": the last of several belongs to them as the others do. */
const several = /(?<![\p{L}\p{N}.])\p{L}{1,2}(?:\.\p{L}{1,2}){1,8}\.(?!\p{L})/gu

const initial = /(?<![\p{L}\p{N}’'])\p{Lu}\.(?=\s+\p{L}|\s*$)/gu

/** "Node.js", "2.0". */
const within = /(?<=\p{L})\.(?=\p{Ll})|(?<=\p{N})\.(?=\p{N})|(?<=(?:^|[^\p{L}])\p{L}{1,2})\.(?=\p{L}(?:\.|\s|$))/gu

/** "Wait... What?" */
const trailingOff = /\.{2,}/g

/** "Eat. Pray. Love.": a title of single words. */
const singly = /(?<=\b(?:to|reads?|says?|be|it|with)\s|[:=]\s?)\p{Lu}\p{Ll}+(?:\.\s\p{Lu}\p{Ll}+){2,6}(?=\.?\s*$)/gu

/** Words that sentences begin with which ask for something. */
const openings: ReadonlySet<string> = new Set(
  'make remove take get lose drop delete erase add put place replace swap exchange change turn move paint colour color give hide show set use keep let have try please also and then but can could would should i we it the my this that there a an in at on no more less darker lighter brighter bigger larger smaller warmer cooler bolder'.split(
    ' ',
  ),
)

/** A sentence of its own opens with such a word and goes on in small letters; names do not. */
const opensSentence = (after: string): boolean => {
  const [, first = ''] = /^\s+(\p{Lu}\p{Ll}*)\s+\p{Ll}/u.exec(after) ?? []
  return openings.has(first.toLowerCase())
}

/** Longest start of what follows that tells whether a sentence begins there. */
const ahead = 60

/** Marks what belongs to a text; where a sentence ends with it, another full stop ends the sentence. */
const marked = (found: string, at: number, whole: string): string => {
  const isEnd = opensSentence(whole.slice(at + found.length, at + found.length + ahead))
  return `${found.replaceAll('.', inner)}${isEnd ? '.' : ''}`
}

/** "Plan B. Make it gold": a letter that ends its sentence is no initial. */
const markedInitial = (found: string, at: number, whole: string): string =>
  opensSentence(whole.slice(at + found.length, at + found.length + ahead)) ? found : found.replace('.', inner)

export const withInnerStops = (wish: string): string =>
  wish
    .replace(several, marked)
    .replace(leading, (found) => found.replace('.', inner))
    .replace(numbering, (found) => found.replace('.', inner))
    .replace(trailing, marked)
    .replace(within, inner)
    .replace(initial, markedInitial)
    .replace(trailingOff, marked)
    .replace(singly, (found) => found.replaceAll('.', inner))

export const withPlainStops = (text: string): string => text.replaceAll(inner, '.')
