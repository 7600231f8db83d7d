// A process that migrates the database it is told of and ends.
import { openPlace } from '../../support/databases.ts'

const database = openPlace(JSON.parse(process.argv[2] ?? ''))
await database.migrate()
await database.close()
