// Who paints the art: IMAGE_PROVIDER and what belongs to it.
import { readFileSync } from 'node:fs'
import { type ImageProviderName, imageProviders, type PainterConfig } from '../studio/painters/painter-config.ts'
import { providerAccess } from './provider-access.ts'
import { listed, oneOf, type Read, refuse, wholeNumber } from './values.ts'

/** Servers that stand in the operator's own house: they may be asked for whatever model they have loaded, one order at a time. */
const selfHosted: ReadonlySet<ImageProviderName> = new Set(['comfyui', 'automatic1111'])

/** null: the studio's own families. */
export const imageProvider = (read: Read): PainterConfig | null => {
  const value = read('IMAGE_PROVIDER') ?? 'embedded'
  const limits = orderLimits(read)
  if (value === 'embedded') return null
  const { provider, model } = choiceOf(value)
  const workflows = { paint: workflow(read, 'COMFYUI_WORKFLOW'), edit: workflow(read, 'COMFYUI_EDIT_WORKFLOW') }
  // The shipped graph loads a checkpoint by its name.
  if (provider === 'comfyui' && model === null && workflows.paint === null) {
    return refuse('IMAGE_PROVIDER', value, 'comfyui:CHECKPOINT, or COMFYUI_WORKFLOW with a workflow that needs none')
  }
  return {
    provider,
    model,
    editModel: modelName('IMAGE_EDIT_MODEL', read('IMAGE_EDIT_MODEL')),
    ...providerAccess(read, provider, `IMAGE_PROVIDER=${value}`),
    workflows,
    ...limits,
    concurrency: limits.concurrency ?? (selfHosted.has(provider) ? 1 : 4),
  }
}

const orderLimits = (read: Read) => {
  const concurrency = read('IMAGE_CONCURRENCY')
  const seconds = wholeNumber('IMAGE_TIMEOUT_SECONDS', read('IMAGE_TIMEOUT_SECONDS'), 120, { min: 1, max: 300 })
  return {
    concurrency: concurrency ? wholeNumber('IMAGE_CONCURRENCY', concurrency, 1, { min: 1, max: 256 }) : null,
    timeoutMs: seconds * 1000,
    price: price(read('IMAGE_PRICE')),
    fallback: oneOf('IMAGE_FALLBACK', read('IMAGE_FALLBACK'), ['embedded', 'none'], 'none'),
  } as const
}

const choiceOf = (value: string): { provider: ImageProviderName; model: string | null } => {
  const [, name = '', model] = /^([^:]*)(?::(.*))?$/s.exec(value) ?? []
  const provider = imageProviders.find((each) => each === name)
  if (!provider || (model === undefined && !selfHosted.has(provider))) {
    return refuse('IMAGE_PROVIDER', value, `embedded, or PROVIDER:MODEL with ${listed(imageProviders)} as its provider`)
  }
  return { provider, model: modelName('IMAGE_PROVIDER', model, value) }
}

/** The names of models become parts of addresses, and those of checkpoints may hold spaces. `written`: what the variable holds. */
export const modelName = (name: string, value: string | undefined, written = value): string | null => {
  if (value === undefined) return null
  const fine = /^[\w][\w ./:@+()[\]-]{0,199}$/.test(value) && !value.includes('..')
  return fine ? value : refuse(name, written ?? '', 'the name of a model')
}

const price = (value: string | undefined): number | null => {
  if (value === undefined) return null
  const fine = /^\d{1,4}(\.\d{1,6})?$/.test(value)
  return fine ? Number(value) : refuse('IMAGE_PRICE', value, 'the price of one picture, such as 0.04')
}

/** The words are all that a graph must take; what else it takes, it says itself. */
const workflow = (read: Read, name: string): string | null => {
  const file = read(name)
  if (file === undefined) return null
  try {
    const text = readFileSync(file, 'utf8')
    JSON.parse(text)
    if (text.includes('{{words}}')) return text
  } catch {
    // Refused below: no file, or no JSON.
  }
  return refuse(name, file, 'a ComfyUI workflow file in API format with {{words}} in it')
}
