// The two databases the service runs on.

export type Dialect = 'sqlite' | 'postgres'
