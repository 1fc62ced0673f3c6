import { describe, expect, test } from 'vitest';
import { discountRequests, readDiscounts, writeDiscounts } from './requestable-discounts.ts';

const party = { adults: 2, children: 1, infants: 0, babies: 0 };

describe('申し出による割引', () => {
  test('URLに書いて読み戻せ、使えない値はなかったものになる', () => {
    const counts = { dis_student: 1, 'dis_disabled.class1': 2 };
    expect(readDiscounts(writeDiscounts(counts))).toEqual(counts);
    expect(readDiscounts('dis_student:99,x:1,dis_a:<b>')).toEqual({});
    expect(writeDiscounts({ dis_student: 0 })).toBeUndefined();
  });

  test('第1種の方には、ほかの大人が介護者になる', () => {
    expect(discountRequests({ 'dis_disabled.class1': 1 }, party)).toEqual([
      { passenger: 1, discountId: 'dis_disabled', disabilityClass: 'class1', carer: 0 },
    ]);
  });

  test('大人がほかにいなければ、介護者はいない', () => {
    expect(discountRequests({ 'dis_disabled.class1': 1 }, { ...party, adults: 1 })).toEqual([
      { passenger: 0, discountId: 'dis_disabled', disabilityClass: 'class1', carer: null },
    ]);
  });

  test('介護者は自分の割引を使わず、人数より多い申し出は全員までになる', () => {
    const requests = discountRequests({ 'dis_disabled.class1': 1, dis_student: 5 }, party);
    expect(requests.map(({ passenger }) => passenger)).toEqual([1, 2]);
  });
});
