/**
 * `npm run conformance -- --base-url https://host`: whether a server keeps the contract. Without
 * `--base-url` it is this repository's own, started on the demonstration's data. Options and exit codes:
 * `--help`; what is asked: openapi/conformance.md.
 *
 * `npm run conformance -- --faults [part of a name …]`: whether faults that are planted between the command
 * and our server are found (`conformance/faults/`). Exit code 1 when one is not, or when something is found
 * of the server without a fault.
 */
import { bootstrap } from './lib/bootstrap.mjs';

await bootstrap();
const { command } = await import('./conformance/command.mjs');
const args = process.argv.slice(2);
const isElsewhere = args.some((each) => /^--(?:base-url|help)\b/.test(each));
if (isElsewhere) process.exit(await command(args));

const { startOwnServer } = await import('./conformance/own-server.mjs');
const { origin, dataFile, stop } = await startOwnServer();
const own = ['--base-url', origin, '--data', dataFile];
const isTrial = args[0] === '--faults';
const code = isTrial ? await tryAll(args.slice(1)) : await command([...own, ...args]);
await stop();
process.exit(code);

/** Plants one fault after the other. @param {string[]} names parts of the names of some; all without any */
async function tryAll(names) {
  const { FAULTS, tryFaults } = await import('./conformance/faults/try-faults.mjs');
  const { readContract } = await import('./conformance/contract.mjs');
  const { readOptions } = await import('./conformance/options.mjs');
  const faults = FAULTS.filter(
    ({ name }) => names.length === 0 || names.some((each) => name.includes(each)),
  );
  const options = readOptions([...own, '--seed', '1']);
  const untouched = await command([...own, '--invalid', '5']);
  const missed = await tryFaults(readContract(), options, faults, console.log);
  console.log(`${faults.length - missed.length} of ${faults.length} faults found`);
  return missed.length > 0 ? 1 : untouched;
}
