// Stands in for curl where the documents' own lines run in a shell: not every machine that runs the tests has one.
import { writeFileSync } from 'node:fs'
import { curlRequest } from './shell-commands.ts'

const { url, init, file } = curlRequest(['curl', ...process.argv.slice(2)])
const answer = await fetch(url, init)
const bytes = Buffer.from(await answer.arrayBuffer())
// Each answer in a line of its own, so that what follows it is told from it.
if (file === null) process.stdout.write(`${bytes}\n`)
else writeFileSync(file, bytes)
