import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { ofPassenger, progressOf, toDescription, withHelpMissing } from './passenger-progress.ts';

const { customers } = exampleOf('getDraft', 200, 'created');
const problem = (path: string) => ({ path, id: path, owner: '', message: '入力してください。' });
const problems = [
  problem('passengers.1.sex'),
  problem('passengers.1.age'),
  problem('passengers.11.age'),
];

test('その乗船者の足りない項目だけを数える', () => {
  expect(ofPassenger(problems, 1)).toHaveLength(2);
  expect(progressOf(ofPassenger(problems, 1), [])).toEqual({ tone: 'open', text: 'あと2項目' });
  expect(progressOf(ofPassenger(problems, 2), [])).toEqual({ tone: 'done', text: '入力済み' });
});

test('検索で頼んだ手伝いは、内容が決まるまで1項目に数える', () => {
  expect(progressOf(withHelpMissing([], true), []).text).toBe('あと1項目');
  expect(progressOf(withHelpMissing([], false), []).text).toBe('入力済み');
});

test('伝えた誤りがあれば、その件数になる', () => {
  const own = ofPassenger(problems, 1);
  expect(progressOf(own, own.slice(1))).toEqual({ tone: 'wrong', text: '1件' });
});

test('わかっていることだけを1行にする', () => {
  const [passenger] = customers.passengers;
  if (!passenger) throw new Error('The example has no passenger');
  const blank = { ...passenger, age: '', sex: '' } as const;
  expect(toDescription(blank, false)).toBe('大人');
  expect(toDescription({ ...blank, age: '42', sex: 'female' }, true)).toBe(
    '大人・42歳・女性・代表者',
  );
});
