// Makes and finds elements. Nothing here takes HTML: text is always text.

type Attributes = Readonly<Record<string, string | number | boolean | null>>

/** Attributes that are false or null are left out; true ones are there without a value. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children)
  return made
}

/** An element of the page that must be there. */
export const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`the page has no ${selector}`)
}

export const setAttribute = (target: Element, name: string, value: string): void => {
  if (target.getAttribute(name) !== value) target.setAttribute(name, value)
}

export const setText = (target: Element, text: string): void => {
  if (target.textContent !== text) target.textContent = text
}
