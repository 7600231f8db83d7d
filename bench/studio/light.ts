// What lit heroes cost on a cover of 1600 x 2560: the stages of one relief, and whole covers of the templates that have them.
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { findFamily } from '../../src/studio/families/index.ts'
import { naturalCast } from '../../src/studio/light/cast.ts'
import type { Clock } from '../../src/studio/light/model.ts'
import { paintRelief } from '../../src/studio/light/paint-relief.ts'
import { rigOf } from '../../src/studio/light/rig.ts'
import { fitted } from '../../src/studio/light/still.ts'
import { findMotif } from '../../src/studio/motifs/find-motif.ts'
import { Easel } from '../../src/studio/paint/easel.ts'
import { Random } from '../../src/studio/paint/random.ts'
import { paintCover } from '../../src/studio/press/paint-cover.ts'
import { assetFormats } from '../../src/studio/press/sheet.ts'

const rounds = 4
const stages = ['masks', 'form', 'occlusion', 'light', 'lay'] as const
const heroes = ['crown', 'rose', 'skull', 'dragon', 'typewriter', 'raven', 'wine-glass', 'castle']
const templates = process.argv.slice(2)

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const times = new Map<string, number>()

/** Adds up what each stage takes. */
const clock: Clock = (stage, work) => {
  const from = cpu()
  const result = work()
  times.set(stage, (times.get(stage) ?? 0) + cpu() - from)
  return result
}

const rig = rigOf({ from: 128, key: '#fff2e0', sky: '#8a8f9c', ground: '#5a4a40' })

const paintHero = (id: string): void => {
  const motif = findMotif(id)
  if (!motif) throw new Error(`expected a motif but there is no ${id}`)
  using easel = new Easel({ w: 1600, h: 2560 }, 1, 5)
  easel.fill('#3a3840')
  const height = fitted(motif, 1300, 1500)
  const placing = { x: 800, y: 1300 + height / 2, height, random: new Random(7) }
  const cast = naturalCast(motif, { accent: '#b3202e', light: '#ece6d8' })
  paintRelief(easel, [{ motif, placing, cast }], { rig, shadow: { colour: '#000000', strength: 0.8 }, clock })
}

const line = (cells: readonly (string | number)[]): void => {
  process.stdout.write(`| ${cells.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)).join(' | ')} |\n`)
}

line(['hero', ...stages, 'whole'])
line(['hero', ...stages, 'whole'].map(() => '---'))
for (const id of heroes) {
  let best: { readonly whole: number; readonly of: readonly number[] } = { whole: Number.POSITIVE_INFINITY, of: [] }
  for (let round = 0; round < rounds; round++) {
    times.clear()
    const from = cpu()
    paintHero(id)
    const whole = cpu() - from
    if (whole < best.whole) best = { whole, of: stages.map((stage) => times.get(stage) ?? 0) }
  }
  line([id, ...best.of, best.whole])
}

process.stdout.write('\n')
line(['template', 'preview, ms of CPU'])
line(['---', '---'])
for (const id of templates) {
  const family = findFamily(id)
  if (!family) throw new Error(`expected a template but there is no ${id}`)
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 2; round++) {
    const from = cpu()
    await paintCover(sampleDocument(family), assetFormats.preview)
    least = Math.min(least, cpu() - from)
  }
  line([id, least])
}
