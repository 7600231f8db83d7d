// Writes small tar archives for tests.
const header = (path: string, size: number): Buffer => {
  const block = Buffer.alloc(512)
  block.write(path, 0)
  block.write('0000644\0', 100)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('0', 156)
  return block
}

export const tarOf = (files: Iterable<readonly [path: string, content: Buffer]>): Buffer => {
  const blocks = [...files].flatMap(([path, content]) => [
    header(path, content.length),
    content,
    Buffer.alloc((512 - (content.length % 512)) % 512),
  ])
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}
