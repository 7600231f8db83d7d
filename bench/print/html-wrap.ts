// The comparison: the same wrap as a page of HTML, printed to PDF by headless Chromium.
import type { Page } from 'playwright-core'
import type { WrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import { benchTexts } from './bench-order.ts'

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')

export const wrapHtml = (geometry: WrapGeometry, art: Uint8Array): string => {
  const [width, height] = [geometry.sheet.width.toNumber(), geometry.sheet.height.toNumber()]
  const spine = geometry.folds.back.toNumber()
  const { tagline, blurb, authorBio, spineTitle, spineAuthor } = benchTexts
  return `<!doctype html><style>
    @page{size:${width}in ${height}in;margin:0}
    body{margin:0;width:${width}in;height:${height}in;position:relative;overflow:hidden;color:#fff;font:12pt/1.4 serif}
    img{position:absolute;inset:0;width:100%;height:100%}
    main{position:absolute;left:.6in;top:1in;width:${spine - 1.2}in;text-align:justify;hyphens:auto}
    h2{font-size:18pt;text-align:center} footer{position:absolute;left:.6in;bottom:.5in;width:2.4in;font-size:10pt}
    aside{position:absolute;left:${spine}in;top:.5in;width:${geometry.spineWidth}in;height:${height - 1}in;writing-mode:vertical-rl;font-size:20pt;display:flex;justify-content:space-between;align-items:center}
  </style><img src="data:image/jpeg;base64,${Buffer.from(art).toString('base64')}">
  <main lang="en"><h2>${tagline}</h2>${paragraphs(blurb)}</main><footer>${authorBio}</footer>
  <aside><b>${spineTitle}</b><span>${spineAuthor}</span></aside>`
}

export const printHtml = async (page: Page, html: string): Promise<Buffer> => {
  await page.setContent(html, { waitUntil: 'load' })
  return page.pdf({ preferCSSPageSize: true, printBackground: true })
}
