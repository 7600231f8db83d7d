// Writes the types of the TypeScript client from the contract. `npm run sdk:types`
import { writeFileSync } from 'node:fs'
import { clientTypes, clientTypesFile } from './sdk-types/client-types.ts'

writeFileSync(clientTypesFile, clientTypes())
process.stdout.write(`wrote ${clientTypesFile}\n`)
