// The comparison: a cover of like complexity as HTML, painted by headless Chromium and saved as JPEG.
import type { Page } from 'playwright-core'
import { startBrowser } from '../../test/support/browser.ts'

/** A sky with clouds of noise, three soft lights, six ridges, a moon, a silhouette, grain and set type with shadows. */
export const coverHtml = (title: string, author: string, seed: number): string => {
  const ridge = (at: number): string => {
    const points = Array.from({ length: 41 }, (_, step) => {
      const y = 1300 + at * 190 + 140 * Math.sin(step * 0.7 + at * 2 + seed) + 60 * Math.sin(step * 1.9 + at)
      return `${step * 40},${y.toFixed(0)}`
    })
    return `<polygon points="0,2560 ${points.join(' ')} 1600,2560" fill="hsl(230 40% ${46 - at * 7}%)"/>`
  }
  return `<!doctype html><style>
    body{margin:0;width:1600px;height:2560px;position:relative;overflow:hidden;background:linear-gradient(#0a1230,#5d6f9c 40%,#f6d7a8 62%)}
    div,svg{position:absolute;inset:0}
    .light{filter:blur(120px);mix-blend-mode:screen}
    h1{position:absolute;top:150px;left:130px;right:130px;margin:0;font:900 250px/1 serif;letter-spacing:.02em;text-align:center;color:#ffe9b8;text-shadow:0 12px 30px #000a,0 0 60px #ffc07088}
    p{position:absolute;bottom:130px;left:0;right:0;margin:0;font:600 110px serif;letter-spacing:.12em;text-align:center;color:#fff;text-shadow:0 0 40px #000}
  </style>
  <svg><filter id="c"><feTurbulence type="fractalNoise" baseFrequency=".0015 .006" numOctaves="5" seed="${seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .9 0 0 0 0 .8 1 0 0 0 -.35"/></filter><rect width="1600" height="1700" filter="url(#c)" opacity=".6"/></svg>
  <div class="light" style="background:radial-gradient(circle at 65% 45%,#ffd9a0,transparent 30%)"></div>
  <div class="light" style="background:radial-gradient(circle at 20% 70%,#9a6fb0,transparent 25%)"></div>
  <div class="light" style="background:radial-gradient(circle at 80% 80%,#4060a0,transparent 25%)"></div>
  <svg viewBox="0 0 1600 2560"><circle cx="1040" cy="1150" r="250" fill="#fff3d8"/>${[0, 1, 2, 3, 4, 5].map(ridge).join('')}<path d="M360 1700v-300h40v-120l40-90 40 90v60h60v-160l45-110 45 110v220h60v300z" fill="#10162c"/></svg>
  <svg style="mix-blend-mode:overlay;opacity:.25"><filter id="g"><feTurbulence baseFrequency=".8" numOctaves="2"/><feColorMatrix type="saturate" values="0"/></filter><rect width="1600" height="2560" filter="url(#g)"/></svg>
  <h1>${title}</h1><p>${author}</p>`
}

/** One page for all paintings. */
export const openPage = async (): Promise<Page> => {
  const browser = await startBrowser()
  return browser.newPage({ viewport: { width: 1600, height: 2560 } })
}

export const paintHtml = async (page: Page, html: string): Promise<Buffer> => {
  await page.setContent(html)
  return page.screenshot({ type: 'jpeg', quality: 92 })
}
