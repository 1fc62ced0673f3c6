import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { gates, quickUnit, withoutPostgres } from './gates.mjs';
import type { Step } from './steps.mjs';

/** The files of a step of Vitest, with the project of each. */
function filesOf({ args: [vitest = '', , ...args] }: Step): string[] {
  const chosen = args.filter((each) => !/^--(?:reporter|outputFile)/.test(each));
  const listed = execFileSync(process.execPath, [vitest, 'list', '--filesOnly', ...chosen], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return listed.split('\n').filter((line) => line.startsWith('['));
}

describe('what a gate leaves out', () => {
  it('is no file of it: what takes minutes, of the quick unit tests', () => {
    const files = filesOf(quickUnit);
    expect(files.length).toBeGreaterThan(250);
    const slow = /\.postgres\.spec|\/test\/(?:process|payments|faults)\/|\/mock\.spec/;
    expect(files.filter((file) => slow.test(file))).toEqual([]);
  });

  it('is what needs PostgreSQL, where there is none', () => {
    const files = filesOf(withoutPostgres(gates.unit as Step));
    expect(files.filter((file) => file.includes('.postgres.spec'))).toEqual([]);
    expect(files.filter((file) => file.includes('/test/process/'))).not.toEqual([]);
  });
});
