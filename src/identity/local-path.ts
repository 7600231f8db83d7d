// Where somebody may be led after signing in: only to a path of this site.

/** The path, where it leads nowhere else; otherwise the standard one. */
export const localPath = (given: string | undefined, baseUrl: string, standard: string): string => {
  // A browser reads `\` as `/` and leaves out tabs and line breaks, so `/\evil` and `/<tab>/evil` are other sites.
  if (given === undefined || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(given)) return standard
  const { origin } = new URL(baseUrl)
  const url = URL.parse(given, origin)
  // Dots are resolved by now: `/.//evil` has become `//evil`.
  return url?.origin === origin && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : standard
}
