// Paints sheets of people: outfits, poses from several sides, hair, hats, builds, manners, or whole groups.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildNames } from '../src/studio/figures/build.ts'
import { arrangementNamed, arrangementNames } from '../src/studio/figures/casting/arrange.ts'
import { castPeople } from '../src/studio/figures/casting/cast.ts'
import { outfitNamed, outfitNames } from '../src/studio/figures/dress/outfit.ts'
import { dyesFor, hairDyeNames, skinNames, wardrobeOf } from '../src/studio/figures/dyes.ts'
import { ensembleOf } from '../src/studio/figures/ensemble.ts'
import { hairNames } from '../src/studio/figures/hair.ts'
import { hatNames } from '../src/studio/figures/hats.ts'
import { drawnForHands } from '../src/studio/figures/held.ts'
import type { FigureLook, Manner } from '../src/studio/figures/look.ts'
import { groundFigures, paintFigures } from '../src/studio/figures/paint-figures.ts'
import { type Person, personOf } from '../src/studio/figures/person.ts'
import { namedPoses } from '../src/studio/figures/pose.ts'
import { nth } from '../src/studio/figures/vector.ts'
import { type Context, Easel } from '../src/studio/paint/easel.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'figures.png' },
    cell: { type: 'string', default: '190' },
    columns: { type: 'string', default: '10' },
    manner: { type: 'string', default: 'flat' },
    only: { type: 'string' },
  },
})

const grounds = ['#f8e6d2', '#f3d3c6', '#dfe7df', '#f6ddb0', '#d5e3ea', '#ecd9e2']

const looks: Readonly<Record<Manner, FigureLook>> = {
  flat: { manner: 'flat', light: [-0.75, -0.65], dark: '#4a2438' },
  lit: { manner: 'lit', light: [0.72, -0.7], dark: '#0d0f1c', keep: 0.34, rim: '#ffd9a0', backRim: '#7f9bd0' },
  painted: { manner: 'painted', light: [-0.75, -0.65], dark: '#3a2136', rim: '#ffe9c0' },
  paper: { manner: 'paper', light: [-0.7, -0.7], dark: '#2a1726' },
  ink: { manner: 'ink', light: [-0.7, -0.7], dark: '#241d2b', air: '#fbf5e8', haze: 0.62 },
  shape: { manner: 'shape', light: [-0.7, -0.7], dark: '#1d1b28' },
}

interface Cell {
  readonly name: string
  readonly people: readonly Person[]
  readonly manner?: Manner
  /** Only the head and shoulders. */
  readonly isBust?: boolean
}

const dressed = (at: number, outfit: string, more: Partial<Person> = {}): Person => {
  const cut = outfitNamed(outfit)
  const dyes = Object.fromEntries(
    cut.dyes.map((stuff, place) => [stuff, nth(dyesFor(stuff), (at * 5 + place * 3) % dyesFor(stuff).length)]),
  )
  const colouring = { skin: nth(skinNames, (at * 5) % skinNames.length), hair: nth(hairDyeNames, (at * 3) % 7), dyes }
  const isMan = cut.sex === 'man' || (cut.sex === null && at % 2 === 0)
  const build = cut.child ? 'child' : isMan ? 'man' : 'woman'
  const hair = isMan
    ? nth(['side-part', 'crop', 'quiff', 'curls'], at % 4)
    : nth(['long', 'bun', 'bob', 'wavy', 'afro', 'chignon', 'braid'], at % 7)
  return personOf(wardrobeOf(cut, colouring), {
    build,
    hair,
    outfit,
    hat: cut.hat,
    yaw: nth([14, -22, 34], at % 3),
    ...more,
  })
}

const manner = Object.keys(looks).find((name): name is Manner => name === values.manner) ?? 'flat'

const sheets: Readonly<Record<string, () => readonly Cell[]>> = {
  outfits: () =>
    outfitNames.map((name, at) => ({
      name,
      people: [dressed(at, name, { pose: nth(['stand', 'contra', 'stroll', 'hipshand'], at % 4) })],
    })),
  poses: () =>
    namedPoses.flatMap(({ id, yaws, hands }, at) =>
      yaws.slice(0, 2).map((yaw): Cell => {
        const outfit = nth(['casual', 'tee', 'blouse', 'suit'], at % 4)
        return { name: `${id} ${yaw}`, people: [dressed(at, outfit, { pose: id, yaw, hands })] }
      }),
    ),
  hair: () =>
    hairNames.flatMap((hair, at) =>
      [20, 80, 150].map((yaw) => ({
        name: hair,
        isBust: true,
        people: [dressed(at, 'tee', { hair, yaw, face: nth(['calm', 'open', 'smile', 'stern'], at % 4) })],
      })),
    ),
  hats: () =>
    hatNames.flatMap((hat, at) =>
      [20, -75, 160].map((yaw) => ({
        name: hat,
        isBust: true,
        people: [dressed(at, 'tee', { hat, hair: 'bob', yaw, face: 'open' })],
      })),
    ),
  builds: () =>
    buildNames.map((build, at) => ({
      name: build,
      people: [
        dressed(
          at,
          build.match(/child|toddler|baby/)
            ? 'kid'
            : build.includes('woman') || build.includes('girl')
              ? 'blouse'
              : 'tee',
          { build },
        ),
      ],
    })),
  held: () =>
    drawnForHands.map((thing, at) => ({
      name: thing,
      people: [
        dressed(at, 'casual', {
          pose: thing === 'umbrella' ? 'umbrella' : thing === 'balloon' ? 'balloon' : 'lantern',
          yaw: 40,
          held: [{ side: 'R', thing, turn: 0, size: 0.9 }],
        }),
      ],
    })),
  groups: () =>
    arrangementNames.map((name, at): Cell => {
      const { count, cast: kind, for: relations } = arrangementNamed(name)
      const people = {
        who:
          kind === 'with-baby'
            ? `${['a woman', 'a woman, a man', 'a woman, a man, a girl'][count - 2]}, a baby`
            : kind === 'children'
              ? 'children'
              : 'people',
        count,
        age: kind === 'children' ? 'child' : kind === 'with-baby' || name.includes('family') ? 'mixed' : 'young',
        relation: name.includes('family') ? 'family' : name.startsWith('parent') ? 'parent-child' : nth(relations, 0),
        pose: 'standing',
        dress: null,
      } as const
      const cast = castPeople(
        { people, era: 'present', season: null, weather: null, mood: 'tender', seed: at * 31 + 4, prop: null },
        { among: [name] },
      )
      return { name, people: (cast ?? []).map(({ person }) => person) }
    }),
  turns: () =>
    [0, 45, 90, 135, 180, 225, 270, 315].map((yaw) => ({
      name: `${yaw}`,
      people: [dressed(3, 'sundress', { pose: 'stroll', yaw })],
    })),
  manners: () =>
    ['sundress', 'trench', 'ranger', 'regency', 'armour', 'space'].flatMap((name, at) =>
      (['flat', 'lit', 'painted', 'paper', 'ink', 'shape'] as const).map(
        (each): Cell => ({ name: `${name} ${each}`, manner: each, people: [dressed(at, name, { pose: 'stroll' })] }),
      ),
    ),
}

const wanted = positionals[0] ?? 'outfits'
const cells = (sheets[wanted]?.() ?? []).filter(
  ({ name }) => values.only === undefined || values.only.split(',').some((part) => name.startsWith(part)),
)
const [cell, columns] = [Number(values.cell), Math.min(Number(values.columns), cells.length)]
const high = Math.round(cell * 1.5)
const easel = new Easel({ w: columns * cell, h: Math.ceil(cells.length / columns) * high }, 1, 1)

const fitted = (ctx: Context, { name, people, manner: own = manner, isBust = false }: Cell, at: number): void => {
  const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * high]
  const look = looks[own]
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, cell, high)
  ctx.clip()
  ctx.fillStyle = own === 'lit' ? '#4b4666' : nth(grounds, (at * 5 + Math.floor(at / columns)) % 6)
  ctx.fillRect(x, y, cell, high)
  const ensemble = ensembleOf(people)
  const { box } = ensemble
  const scale = isBust
    ? (high * 2.6) / 1000
    : Math.min((high * 0.74) / 1000, (cell * 0.94) / box.w, (high * 0.86) / -box.y)
  const place = {
    x: x + cell / 2 - (isBust ? 0 : (box.x + box.w / 2) * scale),
    y: isBust ? y + high * 0.1 - box.y * scale : y + high * 0.92,
    height: 1000 * scale,
  }
  if (!isBust) groundFigures(easel, ensemble, place, '#2a1726')
  paintFigures(easel, ensemble, place, look)
  ctx.fillStyle = '#2a1726'
  ctx.font = '13px sans-serif'
  ctx.fillText(name, x + 5, y + high - 5)
  ctx.restore()
}

const start = performance.now()
for (const [at, each] of cells.entries()) fitted(easel.ctx, each, at)
const data = easel.canvas.toBuffer('image/png')
process.stdout.write(
  `${cells.length} cells, ${Math.round((performance.now() - start) / Math.max(1, cells.length))} ms each\n`,
)
writeFileSync(values.out, data)
