// Tables in Markdown.

export const table = (headers: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headers, headers.map(() => '---'), ...rows].map(tableRow).join('\n')

const tableRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`

export const code = (value: string | number): string => `\`${value}\``

export const codeList = (values: readonly string[]): string => values.map(code).join(', ')
