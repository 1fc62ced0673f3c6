import { expect, test } from 'vitest';
import { summaryLines } from './summary-lines.ts';

const problem = (path: string) => ({ path, id: path, message: `${path}を入力してください。` });

test('一人、一台が1行になり、最初の欄へ移る。5行に入らない分は件数だけになる', () => {
  const paths = [0, 1, 2, 3, 4].flatMap((at) => [`passengers.${at}.age`, `passengers.${at}.sex`]);
  const all = ['representative.phone', ...paths, 'sensitiveDataConsent'].map(problem);
  const { problems, count, rest } = summaryLines(all);
  expect(problems).toHaveLength(5);
  expect(problems[0]).toEqual({
    id: 'representative.phone',
    message: 'representative.phoneを入力してください。',
  });
  expect(problems[1]?.message).toBe('passengers.0.ageを入力してください。(ほか1件)');
  expect([count, rest]).toEqual([12, 'ほか3件']);
  expect(summaryLines(all.slice(0, 3)).rest).toBeUndefined();
});
