/**
 * `npm run conformance -- --base-url https://host`: whether a server keeps the contract. Without
 * `--base-url` it is this repository's own, started on the demonstration's data. Options and exit codes:
 * `--help`; what is asked: openapi/conformance.md.
 */
import { bootstrap } from './lib/bootstrap.mjs';

await bootstrap();
const { command } = await import('./conformance/command.mjs');
const args = process.argv.slice(2);
const isElsewhere = args.some((each) => /^--(?:base-url|help)\b/.test(each));
if (isElsewhere) process.exit(await command(args));

const { startOwnServer } = await import('./conformance/own-server.mjs');
const { origin, dataFile, stop } = await startOwnServer();
const code = await command(['--base-url', origin, '--data', dataFile, ...args]);
await stop();
process.exit(code);
