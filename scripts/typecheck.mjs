/**
 * `npm run typecheck`: TypeScript 7 on the whole project, two checkers, and only what has changed since
 * the last run. It lives for seconds: collecting garbage is a third of its time, so it collects none
 * before it has taken half of the machine's memory.
 */
import { totalmem } from 'node:os';
import { bootstrap } from './lib/bootstrap.mjs';

// A dependency that another commit has brought is no type error.
await bootstrap();

const MIB = 1024 ** 2;
process.env.GOGC = 'off';
process.env.GOMEMLIMIT = `${Math.floor(totalmem() / 2 / MIB)}MiB`;
process.argv.push('-p', '.', '--checkers', '2');
process.argv.push('--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo');
// Its command, in this process: it becomes the compiler.
await import('../node_modules/typescript7/lib/tsc.js');
