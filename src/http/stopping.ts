// Stopping: what is being answered is finished; connections that wait for nothing are closed, or they would hold it back.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const lookEveryMs = 50
/** Node stops watching over slow requests when a server closes: after this long nobody is waited for. */
const standardPatienceMs = 15_000

/** Follows a server's connections. What it returns is to be called when the server begins to close. */
export const followConnections = (server: Server, patienceMs = standardPatienceMs): (() => void) => {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  return () => {
    // Node counts a connection that has sent nothing yet among the busy ones.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    const look = setInterval(() => server.closeIdleConnections(), lookEveryMs)
    const end = setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, patienceMs)
    server.once('close', () => {
      clearInterval(look)
      clearTimeout(end)
    })
  }
}
