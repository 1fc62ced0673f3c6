import { expect, test } from 'vitest';
import { summaryLines } from './summary-lines.ts';

const problem = (owner: string, path: string) => ({
  path,
  id: path,
  owner,
  message: `${path}を入力してください。`,
});

test('一人、一台が1行になり、最初の欄へ移る。5行に入らない分は件数だけになる', () => {
  const passengers = [1, 2, 3, 4, 5].flatMap((at) =>
    ['age', 'sex'].map((field) => problem(`乗船者${at}`, `${at}.${field}`)),
  );
  const all = [problem('連絡先', 'phone'), ...passengers, problem('', 'consent')];
  const { problems, count, rest } = summaryLines(all);
  expect(problems).toHaveLength(5);
  expect(problems[0]).toEqual({ id: 'phone', message: '連絡先のphoneを入力してください。' });
  expect(problems[1]?.message).toBe('乗船者1の1.ageを入力してください。(ほか1件)');
  expect([count, rest]).toEqual([12, 'ほか3件']);
  expect(summaryLines(all.slice(0, 3)).rest).toBeUndefined();
  expect(summaryLines(all.slice(-1)).problems[0]?.message).toBe('consentを入力してください。');
});
