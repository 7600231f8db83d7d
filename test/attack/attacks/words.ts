// Texts that cost whoever reads them.
import { newId } from '../../../src/platform/ids.ts'
import type { Answer } from '../../support/call.ts'
import { type Attack, jsonHeaders, type Layout, mcpPath, noticed, type Target } from '../attack.ts'

const times = <T>(count: number, act: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => act(number)))

/** The same layout with as many blocks of one text as a layout may have. */
export const layoutOf = ({ textBlocks, ...rest }: Layout, text: string, extra: object = {}): object => ({
  ...rest,
  textBlocks: Array.from({ length: 40 }, (_, number) => ({ ...textBlocks[0], id: `b${number}`, text, ...extra })),
})

const render = ({ call, attacker }: Target, wrapId: string, layoutState: object): Promise<Answer> =>
  call('POST', `/api/v1/wraps/${wrapId}/render`, { key: attacker.apiKey, body: { layoutState } })

/** Of a block, so that a layout is far over the limit of all its texts, or just within it. */
const [over, within] = [2000, 240]

export const judgedTexts: Attack = {
  name: 'renders of 80,000 and of 9,600 ligatures, ten each, on own and unknown wraps',
  strike: async (target) => {
    const layouts = [over, within].map((length) => layoutOf(target.attacker.layout, 'ﷺ'.repeat(length)))
    const answers = await times(20, (number) =>
      render(target, number < 10 ? newId() : target.attacker.wrapId, layouts[number % 2] ?? {}),
    )
    return noticed(answers)
  },
}

export const plannerYears: Attack = {
  name: 'planner years of 900 KB',
  strike: async ({ call, attacker }) => {
    const book = { title: 'Days', author: 'A. Writer', genre: 'planner-journal' }
    const year = (number: number): string => `2027 ${`word${number} `.repeat(130_000)}`.slice(0, 900_000)
    return noticed(
      await times(6, (number) =>
        call('POST', '/api/v1/books', { key: attacker.apiKey, body: { ...book, planner_year: year(number) } }),
      ),
    )
  },
}

export const whiteSpace: Attack = {
  name: 'prompts of white space',
  strike: async ({ call, attacker }) => {
    const edits = [' '.repeat(985), '\u00a0\t'.repeat(490), `make${' '.repeat(900)}it${' '.repeat(80)}red`]
    const answers = await Promise.all([
      ...edits.map((prompt) =>
        call('POST', `/api/v1/covers/${attacker.coverId}/edit-image`, { key: attacker.apiKey, body: { prompt } }),
      ),
      ...edits.map((prompt) =>
        call('POST', '/api/v1/covers/generate', {
          key: attacker.apiKey,
          body: { bookId: attacker.bookId, prompt: prompt.slice(0, 985) },
        }),
      ),
    ])
    return noticed(answers)
  },
}

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

export const deepAndWideJson: Attack = {
  name: 'deep and wide JSON',
  strike: async ({ call, attacker }) => {
    const bodies = [
      nested('[', ']', 500_000),
      nested('{"a":', '}', 170_000).replace(':}', ':1}'),
      `{${Array.from({ length: 90_000 }, (_, number) => `"k${number}":1`).join(',')}}`,
      `[${'0,'.repeat(500_000)}0]`,
    ]
    const paths = ['/api/v1/books', '/api/v1/covers/generate', `/api/v1/wraps/${attacker.wrapId}/render`, mcpPath]
    return noticed(
      await Promise.all(
        paths.flatMap((path) =>
          bodies.map((body) =>
            call('POST', path, {
              key: attacker.apiKey,
              headers: jsonHeaders,
              body,
            }),
          ),
        ),
      ),
    )
  },
}

export const rendersWithoutEnd: Attack = {
  name: 'renders of 40 Chinese blocks with halos, ten at once',
  strike: async (target) => {
    const halo = { color: '#ffffff', opacity: 1, reach: 1 }
    const layouts = [over, within].map((length) =>
      layoutOf(target.attacker.layout, '永和九年歲在癸丑暮春之初會'.repeat(200).slice(0, length), { halo }),
    )
    return noticed(await times(10, (number) => render(target, target.attacker.wrapId, layouts[number % 2] ?? {})))
  },
}
