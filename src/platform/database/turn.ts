// A turn of the event loop.

/** Resolves once the event loop has taken in everything that has arrived on the sockets by now. */
export const allRequestsOfThisTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
