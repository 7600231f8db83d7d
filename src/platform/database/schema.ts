// The tables, as the queries see them. One schema for both databases: ids are UUIDs, instants are milliseconds since 1970.
import type {
  AccountsTable,
  ApiKeysTable,
  SessionsTable,
  TeamInvitationsTable,
  TeamSeatsTable,
  ThrottlesTable,
} from './tables/accounts.ts'
import type { BooksTable } from './tables/books.ts'
import type { ChoresTable } from './tables/chores.ts'
import type { CoverArtTable, CoverAssetsTable, CoversTable } from './tables/covers.ts'
import type { CreditLedgerTable, CreditReservationsTable, SubscriptionsTable } from './tables/credits.ts'
import type { JobsTable } from './tables/jobs.ts'
import type { OauthKeysTable, OauthRecordsTable } from './tables/oauth.ts'
import type { RendersTable, UploadDaysTable } from './tables/quotas.ts'
import type { RequestLogTable } from './tables/request-log.ts'
import type { RequestRatesTable } from './tables/request-rates.ts'
import type { WebhookAttemptsTable, WebhookDeliveriesTable } from './tables/webhooks.ts'
import type { WrapFilesTable, WrapsTable } from './tables/wraps.ts'

export interface Schema {
  accounts: AccountsTable
  subscriptions: SubscriptionsTable
  api_keys: ApiKeysTable
  credit_ledger: CreditLedgerTable
  credit_reservations: CreditReservationsTable
  books: BooksTable
  jobs: JobsTable
  covers: CoversTable
  cover_assets: CoverAssetsTable
  cover_art: CoverArtTable
  wraps: WrapsTable
  wrap_files: WrapFilesTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_attempts: WebhookAttemptsTable
  sessions: SessionsTable
  throttles: ThrottlesTable
  team_seats: TeamSeatsTable
  team_invitations: TeamInvitationsTable
  oauth_records: OauthRecordsTable
  oauth_keys: OauthKeysTable
  request_log: RequestLogTable
  request_rates: RequestRatesTable
  chores: ChoresTable
  renders: RendersTable
  upload_days: UploadDaysTable
}
