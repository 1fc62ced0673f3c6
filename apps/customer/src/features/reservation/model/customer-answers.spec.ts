import type { Draft } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import {
  withAnswer,
  withFamilyOfFirst,
  withTidyAnswer,
  withTidyAnswers,
} from './customer-answers.ts';

const { customers } = exampleOf<Draft>('getDraft', 200, 'created');

describe('お客様情報の入力', () => {
  test('代表者が乗船するとき、代表者の氏名が乗船者1の氏名になる', () => {
    const next = withAnswer(customers, 'representative.familyName', '佐藤');
    expect(next.passengers[0]?.familyName).toBe('佐藤');
    expect(next.passengers[1]?.familyName).toBe('');
  });

  test('代表者が乗船しないとき、乗船者1の氏名は変わらない', () => {
    const apart = withAnswer(customers, 'representative.travels', false);
    const next = withAnswer(apart, 'representative.familyName', '佐藤');
    expect(next.passengers[0]?.familyName).toBe('');
  });

  test('ひとりの変更で、ほかの乗船者は描き直されない(同じ値のまま)', () => {
    const next = withAnswer(customers, 'passengers.2.age', '9');
    expect(next.passengers[2]?.age).toBe('9');
    expect(next.passengers[1]).toBe(customers.passengers[1]);
    expect(withAnswer(next, 'passengers.2.age', '9')).toBe(next);
  });

  test('欄を離れると、その欄だけが整う', () => {
    const typed = withAnswer(customers, 'passengers.1.familyNameKana', 'やまだ');
    const tidy = withTidyAnswer(typed, 'passengers.1.familyNameKana');
    expect(tidy.passengers[1]?.familyNameKana).toBe('ヤマダ');
    expect(withTidyAnswer(tidy, 'passengers.1.sex')).toBe(tidy);
  });

  test('Enterで進むときは、すべての欄が整う', () => {
    const typed = [
      ['representative.phone', '０９０１２３４５６７８'],
      ['passengers.1.age', '４２歳'],
    ].reduce((last, [path = '', value]) => withAnswer(last, path, value), customers);
    const tidy = withTidyAnswers(typed);
    expect(tidy.representative.phone).toBe('090-1234-5678');
    expect(tidy.passengers[1]?.age).toBe('42');
  });

  test('乗船者1と同じにすると、姓・セイ・市区町村だけが写る', () => {
    const first = [
      ['representative.familyName', '佐藤'],
      ['representative.familyNameKana', 'サトウ'],
      ['representative.givenName', '一'],
      ['passengers.0.municipality', '汐見市'],
    ].reduce((last, [path = '', value]) => withAnswer(last, path, value), customers);
    expect(withFamilyOfFirst(first, 2).passengers[2]).toMatchObject({
      familyName: '佐藤',
      familyNameKana: 'サトウ',
      municipality: '汐見市',
      givenName: '',
    });
  });
});
