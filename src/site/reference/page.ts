// The reference page: Scalar on our OpenAPI document. As Markdown, a list of the operations.
import { apiOperations } from '../../contract/operations.ts'
import { icon } from '../../html/files.ts'
import { html } from '../../html/html.ts'
import { rootOf } from '../../html/page.ts'
import { anchorOf } from '../markdown.ts'
import type { PublicPage } from '../public-page.ts'
import { code, table } from '../tables.ts'

const description = 'Every operation of the API, to read and to try.'

const operationTable = table(
  ['Operation', 'Call', 'What it does'],
  apiOperations.map(({ method, path, summary, description, tag }) => [
    `[${summary}](/docs/api/${tag.toLowerCase()}#${anchorOf(summary)})`,
    code(`${method} ${path}`),
    description,
  ]),
)

export const scalarPath = '/reference/scalar.js'
export const startPath = '/reference/start.js'

/** Scalar writes its styles into the page; scripts still come from here alone, and it may only call this service. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Without our stylesheet, which would dress Scalar's own elements. */
const page = (baseUrl: string): string => {
  const root = rootOf(baseUrl)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference · Dustjacket</title>
<meta name="description" content="${description}">
<link rel="icon" type="image/svg+xml" href="${root}${icon.path}">
<link rel="canonical" href="${baseUrl}/reference">
<link rel="alternate" type="text/markdown" href="${root}/reference.md">
<script src="${root}${scalarPath}" defer></script>
<script src="${root}${startPath}" defer></script>
</head>
<body>
<div id="reference" data-url="${root}/openapi.json"></div>
<noscript><p>This page needs JavaScript. The <a href="${root}/docs">documentation</a> does not, and
<a href="${root}/openapi.json">openapi.json</a> has it all.</p></noscript>
</body>
</html>
`.toString()
}

export const referencePage: PublicPage = {
  path: '/reference',
  title: 'Reference',
  description,
  markdown: (baseUrl) =>
    `# Reference\n\n${description} The whole contract is at [openapi.json](${baseUrl}/openapi.json).\n\n${operationTable}`,
  html: page,
  headers: { 'content-security-policy': policy },
}
