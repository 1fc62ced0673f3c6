import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const README = join(import.meta.dirname, 'README.md');
const BEGIN = '<!-- Written by `npm run bench -- --write`. -->';
const END = '<!-- End of what is written. -->';
const GIB = 1024 ** 3;

/** Of what, where and beside what other work was measured, in one sentence. @param loadBefore of the last minute */
export function conditions(loadBefore: number): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changes =
    git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' with changes';
  const model = cpus()[0]?.model.trim() ?? 'processor unknown';
  const loads = [loadBefore, loadavg()[0] ?? Number.NaN]
    .map((load) => load.toFixed(1))
    .join(' and ');
  return `Commit \`${git('rev-parse', '--short=8', 'HEAD')}\`${changes}, ${new Date().toISOString().slice(0, 10)}; ${availableParallelism()} cores (${model}), ${Math.round(totalmem() / GIB)} GB; load before and after ${loads}. Server, PostgreSQL and the tool that asks share them.`;
}

/** Puts a new table into the README beside this file. @throws Error when its place is not marked there */
export function writeTable(text: string): void {
  writeFileSync(README, withTable(readFileSync(README, 'utf8'), text));
}

/** @throws Error when the place is not marked */
export function withTable(readme: string, text: string): string {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The README has no lines ${BEGIN} and ${END}`);
  return `${readme.slice(0, from)}${BEGIN}\n\n${text}\n\n${readme.slice(to)}`;
}
