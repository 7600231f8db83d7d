// The commands of `dustjacket`, in the order in which help lists them.
import type { Command } from './command.ts'
import { accountCreate, accountPassword } from './commands/account.ts'
import { backup } from './commands/backup.ts'
import { creditsAdjust, creditsVerify } from './commands/credits.ts'
import { generate } from './commands/generate.ts'
import { keyCreate, keyRevoke, keyRoll } from './commands/key.ts'
import { keyList } from './commands/key-list.ts'
import { preflight } from './commands/preflight.ts'
import { read } from './commands/read.ts'
import { subscriptionSet } from './commands/subscription.ts'
import { wrap } from './commands/wrap.ts'

export const commands: readonly Command[] = [
  accountCreate,
  accountPassword,
  keyCreate,
  keyList,
  keyRevoke,
  keyRoll,
  subscriptionSet,
  creditsAdjust,
  creditsVerify,
  backup,
  generate,
  wrap,
  preflight,
  read,
]
