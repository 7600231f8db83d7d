// What image models are asked for, what comes of it, how long it takes and what it costs.
import { Counter, Histogram, type Registry } from 'prom-client'

export interface EndedPicture {
  /** Provider and model: `openai:gpt-image-1`. */
  readonly painter: string
  readonly work: 'paint' | 'edit' | 'extend'
  readonly outcome: 'made' | 'cancelled' | 'refused' | 'unavailable' | 'unusable'
  readonly attempts: number
  readonly seconds: number
  readonly spent: number
}

const durations = [1, 2, 5, 10, 20, 40, 80, 160, 320]

export const countPictures = (registers: Registry[]): ((end: EndedPicture) => void) => {
  const pictures = new Counter({
    name: 'dustjacket_pictures_total',
    help: 'Pictures that image models were asked for, by what came of them.',
    labelNames: ['painter', 'work', 'outcome'],
    registers,
  })
  const attempts = new Counter({
    name: 'dustjacket_picture_attempts_total',
    help: 'Calls of image models, those that were tried again included.',
    labelNames: ['painter'],
    registers,
  })
  const duration = new Histogram({
    name: 'dustjacket_picture_duration_seconds',
    help: 'From the order of a picture to its end, waiting for a turn included.',
    labelNames: ['painter', 'outcome'],
    buckets: durations,
    registers,
  })
  const spend = new Counter({
    name: 'dustjacket_picture_spend_total',
    help: 'What pictures cost by IMAGE_PRICE, or by the public list price in US dollars where the model is known.',
    labelNames: ['painter'],
    registers,
  })
  return ({ painter, work, outcome, attempts: made, seconds, spent }) => {
    pictures.inc({ painter, work, outcome })
    attempts.inc({ painter }, made)
    duration.observe({ painter, outcome }, seconds)
    spend.inc({ painter }, spent)
  }
}
