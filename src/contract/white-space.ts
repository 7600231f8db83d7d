// White space in what callers write.

/**
 * Every run of white space as one: a line break where it holds one, else a space. Patterns that look for words with spaces between them try
 * every way to share out a run, so the time for a run grows with the square of its length, or worse.
 */
export const singleSpaced = (text: string): string =>
  text.replaceAll(/\s+/g, (run) => (/[\n\r\u2028\u2029]/.test(run) ? '\n' : ' '))
