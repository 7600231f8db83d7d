// Operators of colours.
import { Name, type Value } from '../reader/values.ts'
import { colorSpaceName, isRegistrationInk } from './color-space.ts'
import type { Operator, Reading } from './reading.ts'

/** A space is known by its own name, or by one among the resources. */
export const useColorSpace = (reading: Reading, space: Value | undefined): void => {
  const named = space instanceof Name ? (reading.resource('ColorSpace', space) ?? space) : space
  const name = colorSpaceName(reading.file, named)
  if (isRegistrationInk(name)) reading.findings.registrationMarks.add('ink on every plate')
  else reading.findings.colorSpaces.add(name)
}

export const useShading = (reading: Reading, shading: Value): void => {
  const dict = reading.file.dict(shading)
  if (dict) useColorSpace(reading, reading.file.get(dict, 'ColorSpace'))
}

const given: Operator = (reading, [space]) => useColorSpace(reading, space)

const device =
  (name: string): Operator =>
  (reading) =>
    useColorSpace(reading, new Name(name))

export const colorOperators: Readonly<Record<string, Operator>> = {
  cs: given,
  CS: given,
  rg: device('DeviceRGB'),
  RG: device('DeviceRGB'),
  g: device('DeviceGray'),
  G: device('DeviceGray'),
  k: device('DeviceCMYK'),
  K: device('DeviceCMYK'),
  sh: (reading, [name]) => {
    reading.findings.addPainted(reading.state.clip)
    useShading(reading, reading.resource('Shading', name))
  },
}
