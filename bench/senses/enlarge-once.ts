// Enlarges one file and says what it took: what the upscaling bench starts for each picture, so that a peak of memory is its own.
import { readFileSync, writeFileSync } from 'node:fs'
import { openModels } from '../../src/studio/senses/models/open-models.ts'
import { upscale } from '../../src/studio/senses/upscaling/upscale.ts'

const [, , file = '', out = '', width, height, directory] = process.argv

/** A process inherits the peak of the one that started it; where the system tells the peak since its own start, that is taken. */
const peakMegabytes = (): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
  } catch {
    return process.resourceUsage().maxRSS / 1024
  }
}

const started = performance.now()
const order = { image: readFileSync(file), width: Number(width), height: Number(height) }
const { image, shares } = await upscale(openModels({ directory: directory || null }), order)
writeFileSync(out, image)
const { userCPUTime, systemCPUTime } = process.resourceUsage()
const took = { seconds: (performance.now() - started) / 1000, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }
process.stdout.write(JSON.stringify({ shares, ...took, peakMegabytes: peakMegabytes() }))
