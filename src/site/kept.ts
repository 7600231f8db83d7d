// A text that is made once: the public URL is known only once the server listens, and stays from then on.

export const keptFor = (make: (baseUrl: string) => string): ((baseUrl: string) => string) => {
  let kept: { readonly base: string; readonly made: string } | undefined
  return (base) => {
    if (kept?.base !== base) kept = { base, made: make(base) }
    return kept.made
  }
}
