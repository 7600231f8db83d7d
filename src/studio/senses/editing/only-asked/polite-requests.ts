// Takes away the manners around a request, so that it asks outright: "would it be possible to", "her hair is supposed to be green".

const politely =
  /\b(?:would it be (?:at all )?possible (?:for you )?to|is it (?:at all )?possible to|is there (?:any|a) (?:chance|way) (?:of|to|you could|that you could|we could)|any chance (?:of|you could|we could)|would you mind|would you be able to|could i ask you to|do you think (?:you|we) could|i (?:was wondering|wonder) (?:if|whether) (?:you|we) could|it would be (?:great|nice|lovely|good|cool|wonderful|perfect|fantastic) (?:if you could|if we could|to)|i(?:['’]d| would) be grateful if you could)\s+/gi

/** "I find the sky too dark": it is. */
const found =
  /\bi\s+(?:(?:really|just|personally|do)\s+)*find\s+((?:the|my|this|that|these|those|all the)\s+(?:[\w'’-]+\s+){0,4}?[\w'’-]+)\s+(?=(?:far |way |much |a bit |a little |just |so )*(?:too|very|quite|rather|hard)\b)/gi

/** "Her hair is supposed to be green": it should be. What the whole is meant to be tells of the book. */
const supposed =
  /(?<!\b(?:it|this|that))\s+(?:is|are|was|were)\s+(?:supposed|meant)\s+to\s+be\b(?!\s+[\w-]+-like\b|\s+like\b)/gi
const itself = /\s+(?:itself|himself|herself|themselves)\b/gi
const icing = /\bwould\s+be\s+(?:the\s+)?(?:icing|cherry)\s+on\s+(?:the\s+)?(?:cake|top)\b/gi

/** The same wish without the courtesies around what it asks. */
export const plainlyAsked = (wish: string): string =>
  wish
    .replace(politely, 'please ')
    .replace(supposed, ' should be')
    .replace(itself, '')
    .replace(icing, 'would be perfect')
    .replace(found, (_, what: string) => `${what} ${/[^s]s$/i.test(what) ? 'are' : 'is'} `)
