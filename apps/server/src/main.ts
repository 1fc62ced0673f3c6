// Starts the server and ends it again: on SIGINT and SIGTERM within five seconds, and with exit
// code 1 and one line when it cannot start.
import './check-company.ts';
import retention from '../../../retention.json' with { type: 'json' };
import { checkRetention } from './check-retention.ts';
import { ConfigError, readConfig } from './config.ts';
import { type RunningServer, startServer } from './start.ts';
import { StartError } from './start-error.ts';

const CLOSE_WITHIN_MS = 4_500;
const NO_PAYMENTS =
  'No payment provider (STRIPE_SECRET_KEY and the others): cards and convenience stores are not offered.';
const SHARED_SESSIONS =
  'DATABASE_URL is a pooler that gives each transaction another session (PgBouncer): statements are not prepared, the settings come with each transaction.';
const DEMONSTRATION_NUMBER =
  "operator.json: registrationNumber is the demonstration's, and receipts are printed with it.";

async function main(): Promise<void> {
  checkRetention(retention);
  const server = await startServer(readConfig(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => close(server));
  }
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error) => {
      // What state the process is in, nobody knows: better a new one. The database takes it.
      server.logFatal(error);
      process.exit(1);
    });
  }
  if (!server.hasSite) console.log('The app has not been built yet; only the API is served.');
  if (!server.hasPayments) console.log(NO_PAYMENTS);
  if (server.sharesSessions) console.log(SHARED_SESSIONS);
  if (server.hasDemonstrationNumber) console.log(DEMONSTRATION_NUMBER);
  console.log(server.address);
}

function close(server: RunningServer): void {
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
  server.close().then(
    () => process.exit(0),
    (error: unknown) => {
      server.logFatal(error);
      process.exit(1);
    },
  );
}

main().catch((error: unknown) => {
  const isExplained = error instanceof ConfigError || error instanceof StartError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});
