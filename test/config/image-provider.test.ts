// IMAGE_PROVIDER and what belongs to it: every provider by its own usual variables, and one clear line for what is missing.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { ConfigError, type Environment, readConfig } from '../../src/config/config.ts'
import type { PainterConfig } from '../../src/studio/painters/painter-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'dustjacket-workflows-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const painterOf = (environment: Environment): PainterConfig => {
  const config = readConfig(environment).imageProvider
  assert.ok(config)
  return config
}

const complaintOf = (environment: Environment): string => {
  try {
    readConfig(environment)
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    assert.doesNotMatch(error.message, /\n/)
    return error.message
  }
  return assert.fail(`allowed: ${JSON.stringify(environment)}`)
}

/** Provider and model, the variable of its key, and where it is reached without being told. */
const hosted = [
  ['openai:gpt-image-1', 'OPENAI_API_KEY', 'https://api.openai.com/v1'],
  ['google:gemini-2.5-flash-image', 'GOOGLE_GENERATIVE_AI_API_KEY', 'https://generativelanguage.googleapis.com/v1beta'],
  ['google:gemini-2.5-flash-image', 'GEMINI_API_KEY', 'https://generativelanguage.googleapis.com/v1beta'],
  ['fal:fal-ai/flux/dev', 'FAL_API_KEY', 'https://fal.run'],
  ['fal:fal-ai/flux/dev', 'FAL_KEY', 'https://fal.run'],
  ['replicate:stability-ai/sdxl:39ed52f2', 'REPLICATE_API_TOKEN', 'https://api.replicate.com/v1'],
  ['black-forest-labs:flux-pro-1.1', 'BFL_API_KEY', 'https://api.bfl.ai/v1'],
] as const

describe('the choice of an image model', () => {
  it('is made by provider and model, with the key in the provider’s usual variable', () => {
    for (const [choice, keyName, url] of hosted) {
      const config = painterOf({ IMAGE_PROVIDER: choice, [keyName]: 'secret' })
      assert.equal(`${config.provider}:${config.model}`, choice)
      assert.deepEqual([config.apiKey, config.baseUrl], ['secret', url])
    }
  })

  it('stops the start with one line where the key is missing or cannot be sent, and never shows it', () => {
    for (const [choice, keyName] of hosted.filter((_, at) => ![2, 4].includes(at))) {
      const missing = complaintOf({ IMAGE_PROVIDER: choice })
      assert.equal(missing, `${keyName}= is not allowed: expected the API key for IMAGE_PROVIDER=${choice}`)
      const odd = complaintOf({ IMAGE_PROVIDER: choice, [keyName]: 'se cret' })
      assert.equal(odd, `${keyName}=*** is not allowed: expected a key without spaces`)
    }
  })

  it('needs no key for servers of the operator’s own, which may stand at private addresses', () => {
    const url = 'http://192.168.1.5:8000/v1'
    const compatible = painterOf({ IMAGE_PROVIDER: 'compatible:any', OPENAI_COMPATIBLE_BASE_URL: `${url}/` })
    assert.deepEqual([compatible.apiKey, compatible.baseUrl, compatible.concurrency], [null, url, 4])
    const forge = painterOf({ IMAGE_PROVIDER: 'automatic1111' })
    assert.deepEqual([forge.model, forge.baseUrl, forge.concurrency], [null, 'http://127.0.0.1:7860', 1])
    const comfy = painterOf({
      IMAGE_PROVIDER: 'comfyui:sd xl [v1].safetensors',
      COMFYUI_BASE_URL: 'http://10.0.0.2:8188',
    })
    assert.deepEqual([comfy.model, comfy.baseUrl], ['sd xl [v1].safetensors', 'http://10.0.0.2:8188'])
    assert.match(
      complaintOf({ IMAGE_PROVIDER: 'compatible:any' }),
      /^OPENAI_COMPATIBLE_BASE_URL= .*address of the server/,
    )
  })

  it('says what else was decided', () => {
    const base = { IMAGE_PROVIDER: 'openai:gpt-image-1', OPENAI_API_KEY: 'k' }
    const { timeoutMs, concurrency, price, fallback, editModel } = painterOf(base)
    assert.deepEqual([timeoutMs, concurrency, price, fallback, editModel], [120_000, 4, null, 'none', null])
    const told = painterOf({
      ...base,
      IMAGE_TIMEOUT_SECONDS: '30',
      IMAGE_CONCURRENCY: '9',
      IMAGE_PRICE: '0.042',
      IMAGE_FALLBACK: 'embedded',
      IMAGE_EDIT_MODEL: 'gpt-image-1-mini',
    })
    assert.deepEqual(
      [told.timeoutMs, told.concurrency, told.price, told.fallback, told.editModel],
      [30_000, 9, 0.042, 'embedded', 'gpt-image-1-mini'],
    )
  })

  it('is refused in one line where it cannot be', () => {
    const key = { OPENAI_API_KEY: 'k' }
    for (const [name, value, expected] of [
      ['IMAGE_PROVIDER', 'openai', /PROVIDER:MODEL/],
      ['IMAGE_PROVIDER', 'openai:', /name of a model/],
      ['IMAGE_PROVIDER', 'openai:../../admin', /name of a model/],
      ['IMAGE_PROVIDER', 'openai:a?b=c', /name of a model/],
      ['IMAGE_PROVIDER', 'comfyui', /comfyui:CHECKPOINT/],
      ['IMAGE_EDIT_MODEL', '#', /name of a model/],
      ['IMAGE_TIMEOUT_SECONDS', '0', /from 1 to 300/],
      ['IMAGE_TIMEOUT_SECONDS', '301', /from 1 to 300/],
      ['IMAGE_CONCURRENCY', '0', /from 1 to 256/],
      ['IMAGE_PRICE', '4 cents', /price of one picture/],
      ['IMAGE_FALLBACK', 'yes', /embedded or none/],
      ['OPENAI_BASE_URL', 'api.openai.com', /http or https URL/],
    ] as const) {
      const complaint = complaintOf({ IMAGE_PROVIDER: 'openai:gpt-image-1', ...key, [name]: value })
      assert.ok(complaint.startsWith(`${name}=${value} is not allowed`), complaint)
      assert.match(complaint, expected)
    }
  })

  it('takes a ComfyUI workflow that has a place for the words, and no other file', () => {
    const graph = JSON.stringify({ 1: { class_type: 'CLIPTextEncode', inputs: { text: '{{words}}' } } })
    const { workflows } = painterOf({ IMAGE_PROVIDER: 'comfyui', COMFYUI_WORKFLOW: file('own.json', graph) })
    assert.deepEqual(workflows, { paint: graph, edit: null })
    for (const path of [join(folder, 'missing.json'), file('broken.json', '{{words}}'), file('mute.json', '{}')]) {
      assert.match(
        complaintOf({ IMAGE_PROVIDER: 'comfyui:x', COMFYUI_WORKFLOW: path }),
        /^COMFYUI_WORKFLOW=.*\{\{words\}\}/,
      )
    }
  })
})
