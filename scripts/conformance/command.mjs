/**
 * `conformance --base-url https://host`: whether a server keeps the contract. Its options and exit codes:
 * {@link USAGE}.
 */
import { readContract } from './contract.mjs';
import { readOptions, USAGE, UsageError } from './options.mjs';
import { summaryOf, writeReports } from './report/write.mjs';
import { runAll } from './run-all.mjs';

/**
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function command(args) {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  try {
    const options = readOptions(args);
    const { run, cutShort } = await runAll(readContract(), options);
    writeReports(run, cutShort);
    console.log(summaryOf(run, cutShort));
    if (cutShort) return 2;
    return run.findings.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}
