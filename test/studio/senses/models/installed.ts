// The models of this checkout, where they were installed; suites test the network with them and the fallback without.
import { resolve } from 'node:path'
import { openModels } from '../../../../src/studio/senses/models/open-models.ts'

export const modelsDirectory = resolve(import.meta.dirname, '..', '..', '..', '..', 'models')
export const installed = openModels({ directory: modelsDirectory })
export const off = openModels({ directory: null })
