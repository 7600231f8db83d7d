// A mistake in the call of a command: its message is for the person who made it.

export class UsageError extends Error {}
