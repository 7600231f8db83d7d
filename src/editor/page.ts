// The page of the editor: its bar, its stage and its inspector, empty until the script fills them.
import { browserCode } from '../html/browser-code.ts'
import { icon, stylesheet } from '../html/files.ts'
import { type Html, html, trustedHtml } from '../html/html.ts'
import { editorStyle } from './style.ts'

interface EditorPage {
  readonly root: string
  readonly wrapId: string
  readonly title: string
  readonly formToken: string
}

/** The strokes of small pictures on a square of 24. */
const strokes = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  guides: 'M3 8h18M3 16h18M8 3v18M16 3v18',
  proof: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  close: 'M6 6l12 12M18 6 6 18',
} as const

const picture = (name: keyof typeof strokes): Html =>
  trustedHtml(`<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="${strokes[name]}"/></svg>`)

const bar = ({ root, wrapId, title }: EditorPage): Html => html`<header class="bar">
<a class="home" href="${root}/"><img src="${root}${icon.path}" alt="Dustjacket" width="26" height="26"></a>
<div class="titles"><h1>${title}</h1><p id="save-state" role="status">Opening…</p></div>
<div class="tools" role="group" aria-label="History">
<button type="button" id="undo" aria-label="Undo" title="Undo (Ctrl Z)" disabled>${picture('undo')}</button>
<button type="button" id="redo" aria-label="Redo" title="Redo (Ctrl Y)" disabled>${picture('redo')}</button>
</div>
<div class="tools" role="group" aria-label="Zoom">
<button type="button" id="zoom-out" aria-label="Zoom out" title="Zoom out (-)">${picture('minus')}</button>
<button type="button" id="zoom-fit" class="percent" title="Show the whole sheet (0)">Fit</button>
<button type="button" id="zoom-in" aria-label="Zoom in" title="Zoom in (+)">${picture('plus')}</button>
</div>
<div class="tools" role="group" aria-label="View">
<button type="button" id="guides" aria-pressed="true" title="Guides (G)">${picture('guides')}<span>Guides</span></button>
<button type="button" id="proof" aria-pressed="false" title="Proof (P)">${picture('proof')}<span>Proof</span></button>
</div>
<a class="button primary" id="pdf" href="${root}/wraps/${wrapId}/edit/pdf" download>PDF</a>
</header>`

const stage = html`<main id="stage" aria-label="Sheet">
<canvas id="ground" aria-hidden="true"></canvas>
<canvas id="sheet" aria-hidden="true"></canvas>
<img id="proof-picture" alt="Proof of the wrap as it was printed last" hidden>
<div id="blocks" role="group" aria-label="Texts on the wrap"></div>
<p id="proof-note" class="float" role="status" hidden>Your last changes are being printed.</p>
<ul class="key" aria-label="Guides">
<li class="bleed">Trim and bleed</li><li class="fold">Fold</li><li class="safe">Safe area</li><li class="barcode">Barcode</li>
</ul>
<div id="conflict" class="float" role="alertdialog" aria-label="Changed elsewhere" tabindex="-1" hidden>
<p id="conflict-words">This wrap was changed in another window or through the API.</p>
<button type="button" id="take-theirs">Show the newer one</button>
<button type="button" id="keep-mine">Keep mine</button>
</div>
<noscript><p class="float">The editor needs JavaScript. The same layout can be read and changed through the API.</p></noscript>
</main>`

const side = html`<aside class="side" aria-label="Properties">
<div class="side-head"><h2 id="properties-title">Wrap</h2><button type="button" id="properties-close" aria-label="Back to the whole wrap" title="Back to the whole wrap (Esc)" hidden>${picture('close')}</button></div>
<div id="properties"></div>
<section class="checks"><h2 id="checks-summary" role="status">Checks</h2><ul id="checks"></ul></section>
</aside>`

export const editorPage = (page: EditorPage): string => {
  const { root, wrapId, title, formToken } = page
  const { path, imports } = browserCode().entry('editor/main.ts')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Wrap editor · Dustjacket</title>
<link rel="icon" type="image/svg+xml" href="${root}${icon.path}">
<link rel="stylesheet" href="${root}${stylesheet.path}">
<link rel="stylesheet" href="${root}${editorStyle.path}">
${imports.map((each) => html`<link rel="modulepreload" href="${root}${each}">`)}
<script type="module" src="${root}${path}"></script>
</head>
<body class="editor" data-wrap="${wrapId}" data-token="${formToken}" data-root="${root}">
${bar(page)}
${stage}
${side}
</body>
</html>
`.toString()
}
