// The comparison: a cover through satori and resvg. They know no blend modes and no noise, so it is a plainer one.
import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import { fontPath } from '../../src/studio/type/font-files.ts'

const font = { name: 'Playfair', data: readFileSync(fontPath('playfair-black')), weight: 900, style: 'normal' } as const

const text = (words: string, size: number) => ({
  type: 'div',
  key: words,
  props: {
    style: { fontSize: size, color: '#ffe9b8', textAlign: 'center', textShadow: '0 12px 30px #000' },
    children: words,
  },
})

export const paintSatori = async (title: string, author: string): Promise<Buffer> => {
  const svg = await satori(
    {
      type: 'div',
      key: 'cover',
      props: {
        style: {
          width: 1600,
          height: 2560,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          alignItems: 'center',
          padding: 140,
          backgroundImage: 'linear-gradient(#0a1230, #5d6f9c 40%, #f6d7a8 62%, #10162c)',
        },
        children: [text(title, 240), text(author, 110)],
      },
    },
    { width: 1600, height: 2560, fonts: [font] },
  )
  const { pixels, width, height } = new Resvg(svg).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
