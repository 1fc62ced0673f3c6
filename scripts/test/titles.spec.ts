import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/bootstrap.mjs';
import { secondTries, titlesOf } from './titles.mjs';

describe('titlesOf', () => {
  it('names each test of Vitest by its file and its full title', () => {
    const name = join(root, 'packages/format/src/date.spec.ts');
    const assertionResults = [{ fullName: 'dates are read' }, { fullName: 'dates are written' }];
    expect(titlesOf({ testResults: [{ name, assertionResults }] })).toEqual([
      'packages/format/src/date.spec.ts › dates are read',
      'packages/format/src/date.spec.ts › dates are written',
    ]);
  });

  it('names each test of Playwright once for each project, with the groups around it', () => {
    const spec = (title: string, ...projects: string[]) => ({
      file: 'e2e/mock/news.e2e.ts',
      title,
      tests: projects.map((projectName) => ({ projectName })),
    });
    const group = { title: 'on a phone', specs: [spec('folds', 'mock-phone')] };
    const file = {
      title: 'e2e/mock/news.e2e.ts',
      suites: [group],
      specs: [spec('reads', 'a', 'b')],
    };
    expect(titlesOf({ suites: [file] })).toEqual([
      'a: e2e/mock/news.e2e.ts › reads',
      'b: e2e/mock/news.e2e.ts › reads',
      'mock-phone: e2e/mock/news.e2e.ts › on a phone › folds',
    ]);
  });

  it('is nothing of a report without tests', () => {
    expect(titlesOf({})).toEqual([]);
  });
});

describe('secondTries', () => {
  it('are the tests of Vitest that passed and have said why they failed before', () => {
    const assertionResults = [
      { fullName: 'folds', status: 'passed', failureMessages: ['Error: not folded'] },
      { fullName: 'unfolds', status: 'passed', failureMessages: [] },
      { fullName: 'tears', status: 'failed', failureMessages: ['Error: torn', 'Error: torn'] },
    ];
    expect(secondTries({ testResults: [{ name: 'paper.test.tsx', assertionResults }] })).toEqual([
      'paper.test.tsx › folds',
    ]);
  });

  it('are what Playwright calls flaky', () => {
    const test = (projectName: string, status: string) => ({ projectName, status });
    const specs = [
      {
        file: 'e2e/mock/news.e2e.ts',
        title: 'reads',
        tests: [test('a', 'flaky'), test('b', 'expected'), test('c', 'unexpected')],
      },
    ];
    expect(secondTries({ suites: [{ specs }] })).toEqual(['a: e2e/mock/news.e2e.ts › reads']);
  });
});
