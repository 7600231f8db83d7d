// ComfyUI: a graph of nodes with placeholders is filled, queued, and asked for until its picture is there.
import { readFileSync } from 'node:fs'
import type { Brush, Stroke } from '../brush.ts'
import { AttemptFailure } from '../failure.ts'
import { type FreeArea, maskPng } from '../free-area.ts'
import { at } from '../refusals.ts'
import { wordsToAvoid } from '../words.ts'
import { guidance, type HouseAccess, postJson, steps, strengthOf } from './self-hosted.ts'

const shipped = (name: 'paint' | 'edit'): string =>
  readFileSync(new URL(`../workflows/${name}.json`, import.meta.url), 'utf8')

export const comfyuiBrush = (access: HouseAccess): Brush => {
  const { workflows } = access
  const graphs: Record<'paint' | 'edit', unknown> = {
    paint: JSON.parse(workflows.paint ?? shipped('paint')),
    edit: JSON.parse(workflows.edit ?? shipped('edit')),
  }
  return async (stroke, signal) => {
    const values = { ...valuesOf(access, stroke), ...(await uploadGround(access, stroke, signal)) }
    const graph = filled(stroke.ground ? graphs.edit : graphs.paint, values)
    const queued = await postJson(access, '/prompt', { prompt: graph }, authorization(access), signal)
    const id = at(await queued.json(), 'prompt_id')
    if (typeof id !== 'string') throw new AttemptFailure('unusable', 'the server queued nothing')
    try {
      return await download(access, await finished(access, id, signal), signal)
    } catch (error) {
      if (signal.aborted) await forget(access, id)
      throw error
    }
  }
}

const authorization = ({ apiKey }: HouseAccess): Record<string, string> =>
  apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }

type Values = Readonly<Record<string, string | number>>

const valuesOf = ({ model, editModel }: HouseAccess, { words, shape, seed, ground }: Stroke): Values => ({
  words,
  avoid: wordsToAvoid(),
  model: (ground ? (editModel ?? model) : model) ?? '',
  width: shape.width,
  height: shape.height,
  seed,
  steps,
  guidance,
  strength: ground ? strengthOf(ground.free) : 1,
})

/** Puts values in place of `{{names}}`: as they are where a text is nothing else, so that numbers stay numbers. */
const filled = (graph: unknown, values: Values): unknown => {
  if (typeof graph === 'string') {
    const [, whole = ''] = /^\{\{(\w+)\}\}$/.exec(graph) ?? []
    return values[whole] ?? graph.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark))
  }
  if (Array.isArray(graph)) return graph.map((each) => filled(each, values))
  if (typeof graph !== 'object' || graph === null) return graph
  return Object.fromEntries(Object.entries(graph).map(([name, each]) => [name, filled(each, values)]))
}

const uploadGround = async (access: HouseAccess, { ground, shape }: Stroke, signal: AbortSignal): Promise<Values> => {
  if (!ground) return {}
  const mask = await maskPng(ground.free ?? everywhere(shape), 'white')
  return { picture: await upload(access, ground.picture, signal), mask: await upload(access, mask, signal) }
}

const everywhere = ({ width, height }: { width: number; height: number }): FreeArea => ({
  width,
  height,
  channel: new Uint8Array(width * height).fill(255),
})

const upload = async (access: HouseAccess, png: Uint8Array, signal: AbortSignal): Promise<string> => {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), `dustjacket-${crypto.randomUUID()}.png`)
  const url = `${access.baseUrl}/upload/image`
  const response = await access.fetch(url, { method: 'POST', headers: authorization(access), body: form, signal })
  const name = at(await response.json(), 'name')
  if (typeof name !== 'string') throw new AttemptFailure('unusable', 'the server took no picture')
  return name
}

/** The first picture of the first node that has one. */
const finished = async (access: HouseAccess, id: string, signal: AbortSignal): Promise<unknown> => {
  for (;;) {
    const url = `${access.baseUrl}/history/${encodeURIComponent(id)}`
    const response = await access.fetch(url, { headers: authorization(access), signal })
    const run = at(await response.json(), id)
    if (at(run, 'status', 'status_str') === 'error') {
      throw new AttemptFailure('unavailable', 'the workflow ended with an error: the log of the server tells which')
    }
    const outputs = at(run, 'outputs')
    if (typeof outputs === 'object' && outputs !== null) {
      return Object.values(outputs)
        .map((node) => at(node, 'images', 0))
        .find((image) => image !== undefined)
    }
    await access.wait(access.pollMs, signal)
  }
}

const download = async (access: HouseAccess, image: unknown, signal: AbortSignal): Promise<Uint8Array> => {
  const [filename, subfolder, type] = [at(image, 'filename'), at(image, 'subfolder'), at(image, 'type')]
  if (typeof filename !== 'string') throw new AttemptFailure('unusable', 'the workflow saved no picture')
  const query = new URLSearchParams({ filename, subfolder: String(subfolder ?? ''), type: String(type ?? 'output') })
  const response = await access.fetch(`${access.baseUrl}/view?${query}`, { headers: authorization(access), signal })
  return new Uint8Array(await response.arrayBuffer())
}

/** What nobody waits for need not be painted; if the server cannot be told, it is painted in vain. */
const forget = async (access: HouseAccess, id: string): Promise<void> => {
  const signal = AbortSignal.timeout(2000)
  await postJson(access, '/queue', { delete: [id] }, authorization(access), signal).catch(() => {})
}
