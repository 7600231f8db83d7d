// Scratch memory that the parts of a thing share: a hundred parts with buffers of their own would keep the collector busy.

const buffers = new Map<string, Float32Array>()

/** Zeroed, and good until its slot is asked for again. */
export const scratch = (slot: string, length: number): Float32Array => {
  const known = buffers.get(slot)
  const buffer = known && known.length >= length ? known : new Float32Array(Math.ceil(length * 1.5))
  if (buffer !== known) buffers.set(slot, buffer)
  return buffer.subarray(0, length).fill(0)
}
