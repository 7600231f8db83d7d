// Text that is safe to send as HTML. What is put into a template is escaped, unless it is such text itself.

export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** False, null and undefined show nothing, so that a part can be left out by `condition && html`. */
export type Content = Html | string | number | false | null | undefined | readonly Content[]

/** For templates: html`<p>${name}</p>`. Attributes must stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Html(strings.reduce((text, part, index) => `${text}${rendered(contents[index - 1])}${part}`))

/** Text that somebody else has made safe, such as a renderer of Markdown over our own documents. Never for what callers send. */
export const trustedHtml = (text: string): Html => new Html(text)

const rendered = (content: Content): string => {
  if (content instanceof Html) return content.toString()
  if (content === false || content === null || content === undefined) return ''
  return typeof content === 'object' ? content.map(rendered).join('') : escaped(String(content))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
