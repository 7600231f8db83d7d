// `npm run lettering:sheet`: every surface of letters and every bend with a short and a long title, on a dark and a light ground, to be looked at.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { mix } from '../src/studio/colour/colour.ts'
import { Easel } from '../src/studio/paint/easel.ts'
import type { Effect } from '../src/studio/type/effects/effect.ts'
import type { FaceId } from '../src/studio/type/faces.ts'
import { type BendName, bendNames } from '../src/studio/type/lockups/bends.ts'
import { paintType } from '../src/studio/type/paint-type.ts'
import type { TypePlan } from '../src/studio/type/plan.ts'
import { setPlan } from '../src/studio/type/set-plan.ts'
import { type SurfaceName, surfaceNames } from '../src/studio/type/surfaces/surface-names.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'lettering.png' }, width: { type: 'string', default: '300' } },
})

interface Shown {
  readonly face: FaceId
  readonly ground: string
  readonly ink: string
  readonly second: string
  readonly deep: string
}

const dark = (face: FaceId, ink: string, second: string, ground = '#15181f'): Shown => ({
  face,
  ground,
  ink,
  second,
  deep: '#07080b',
})
const light = (face: FaceId, ink: string, second: string, ground = '#efe6d3'): Shown => ({
  face,
  ground,
  ink,
  second,
  deep: '#2b2118',
})

const shown: Readonly<Record<SurfaceName, Shown>> = {
  brush: light('kaushan-script', '#1d1b1a', '#b3261e'),
  chalk: dark('young-serif', '#f3efe2', '#f2b8a0', '#2c3632'),
  chrome: dark('russo-one', '#7fb4ff', '#ff5fc4', '#160c2e'),
  comic: light('bangers', '#ffd23f', '#ff6b3d', '#3aa0d8'),
  dripping: dark('anton', '#b01217', '#5b0609', '#0d0a0c'),
  flowers: light('abril-fatface', '#f7efe2', '#d8486b', '#22473c'),
  glitch: dark('anton', '#f4f7ff', '#ff2e7e', '#0c0f1c'),
  glossy: light('baloo', '#ff5d8f', '#ffffff', '#7fd3ff'),
  goldleaf: dark('playfair-black', '#d9b45c', '#8a5a1e', '#173a34'),
  hollows: light('archivo-black', '#1d2b4f', '#f26b4e'),
  ice: dark('bebas-neue', '#dff3ff', '#5aa7d6', '#0d2233'),
  letterpress: light('alfa-slab', '#1d1a19', '#b3261e'),
  marquee: dark('alfa-slab', '#ffe9a8', '#b3262b', '#1c0f16'),
  neon: dark('comfortaa', '#ff3d8b', '#35e0ff', '#241a2e'),
  papercut: light('fredoka', '#fff7ea', '#f2875a', '#2c7f7a'),
  prism: dark('limelight', '#f0d9a0', '#1d6a66', '#0d1f24'),
  raking: light('dm-serif', '#f7f1e6', '#c9bda6', '#e3d6bd'),
  rust: dark('anton', '#c9c2b2', '#a34a1d', '#23201d'),
  screenprint: light('archivo-black', '#1f8fa6', '#ff5a36'),
  smoke: dark('cinzel-bold', '#e9eef5', '#6f7f96', '#0b0d12'),
  stencil: light('staatliches', '#2a2f26', '#8a3b1e', '#cfc7b0'),
  stitched: light('pacifico', '#c23b4e', '#2f6a5b'),
  watercolour: light('lora-bold', '#2f5f9e', '#b24a86', '#f6f1e6'),
}

const bent: Readonly<Record<BendName, FaceId>> = {
  arc: 'alfa-slab',
  smile: 'pacifico',
  bulge: 'bangers',
  waist: 'alfa-slab',
  dome: 'anton',
  flag: 'baloo',
  rise: 'yellowtail',
  ring: 'josefin',
}

const width = Number(values.width)
const height = Math.round(width * 0.82)
const isWanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name)

interface Sample extends Shown {
  readonly name: string
  readonly effect: Effect
  readonly bend?: BendName
}

const wanted: readonly Sample[] = [
  ...surfaceNames.filter(isWanted).map((name): Sample => {
    const { ink, second, deep } = shown[name]
    return { ...shown[name], name, effect: { fill: { kind: 'surface', surface: name, colour: ink, second, deep } } }
  }),
  ...bendNames
    .filter(isWanted)
    .map((name): Sample => ({ ...light(bent[name], '#1d2b4f', '#f26b4e'), name, bend: name, effect: {} })),
]
const titles = ['Ironwood', 'The Last Dance at the Blue Motel']

const paintOne = ({ face, ground, ink, effect, bend }: Sample, title: string) => {
  const sheet = { w: 1600, h: 1312 }
  const easel = new Easel(sheet, (width * 2) / sheet.w, 7)
  easel.fill(ground)
  easel.soft(300, (ctx) => {
    ctx.fillStyle = mix(ground, '#ffffff', 0.16)
    ctx.fillRect(400, 300, 800, 600)
  })
  const plan: TypePlan = {
    stacks: [
      {
        box: { x: 110, y: 120, w: 1380, h: 1060 },
        align: 'center',
        anchor: 'middle',
        items: [
          {
            kind: 'title',
            lockup: 'block',
            face,
            case: 'as-given',
            ink,
            minor: { scale: 0.4 },
            effect,
            ...(bend === undefined ? {} : { bend }),
          },
        ],
      },
    ],
  }
  const began = process.cpuUsage()
  paintType(easel, { ...setPlan(plan, { title, subtitle: null, author: null, year: null }), scrims: [] })
  easel.ctx.getImageData(0, 0, 1, 1)
  const { user, system } = process.cpuUsage(began)
  return { canvas: easel.canvas, ms: Math.round((user + system) / 1000) }
}

const columns = 6
const sheet = createCanvas(columns * (width + 8), Math.ceil((wanted.length * 2) / columns) * (height + 34))
const ctx = sheet.getContext('2d')
ctx.fillStyle = '#ffffff'
ctx.fillRect(0, 0, sheet.width, sheet.height)
ctx.font = '18px sans-serif'
for (const [at, [sample, title]] of wanted.flatMap((each) => titles.map((every) => [each, every] as const)).entries()) {
  const { canvas, ms } = paintOne(sample, title)
  const [x, y] = [(at % columns) * (width + 8), Math.floor(at / columns) * (height + 34)]
  ctx.drawImage(canvas, x, y, width, height)
  ctx.fillStyle = '#000000'
  ctx.fillText(`${sample.name} ${ms} ms`, x + 4, y + height + 22)
}
writeFileSync(values.out, sheet.toBuffer('image/png'))
