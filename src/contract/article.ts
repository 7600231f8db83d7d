// The article before a noun. Every sentence that is put together from words asks here.

/** Words that begin with another sound than their first letter has. */
const soundsOpen =
  /^(?:[aio]|e(?!u|we)|u(?!ni(?!n)|s[aeiu]|f|k|r[aio]|t[aeio])|hour|heir|hon(?:est|ou?r)|[fhlmnrsx]\b)/i
const soundsClosed = /^on(?:e|ce)\b/i

/** `a raven`, `an okapi`: by the sound of the first letter as far as spelling tells. */
export const withArticle = (words: string): string =>
  `${soundsOpen.test(words) && !soundsClosed.test(words) ? 'an' : 'a'} ${words}`
