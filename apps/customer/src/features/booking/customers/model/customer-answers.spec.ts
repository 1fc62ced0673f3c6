import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import {
  withAnswer,
  withCabin,
  withFamilyOfFirst,
  withNamesOfRepresentative,
  withProposedDriver,
  withSameVehicles,
  withTidyAnswer,
  withTidyAnswers,
} from './customer-answers.ts';

const { customers } = exampleOf('getDraft', 200, 'created');

describe('お客様情報の入力', () => {
  test('代表者が乗船するとき、乗船者1の氏名が代表者の氏名になる', () => {
    const next = withAnswer(customers, 'passengers.0.familyName', '佐藤');
    expect(next.representative.familyName).toBe('佐藤');
    const given = withAnswer(next, 'passengers.0.givenName', '一');
    expect(given.representative.givenName).toBe('一');
    expect(given.passengers.map(({ givenName }) => givenName)).toEqual(['一', '', '']);
  });

  test('以前の画面や会員情報で代表者だけにある氏名は、乗船者1の氏名になる', () => {
    const { representative, passengers } = customers;
    const older = {
      ...customers,
      representative: { ...representative, familyName: '佐藤', givenName: '花子' },
      passengers: passengers.map((passenger) => ({ ...passenger, familyName: '', givenName: '' })),
    };
    const opened = withNamesOfRepresentative(older);
    expect(opened.passengers[0]).toMatchObject({ familyName: '佐藤', givenName: '花子' });
    expect(opened.representative).toMatchObject({ familyName: '佐藤', givenName: '花子' });
    const apart = { ...older, representative: { ...older.representative, travels: false } };
    expect(withNamesOfRepresentative(apart)).toBe(apart);
  });

  test('代表者を変えると氏名は空になり、乗船者1に戻すと乗船者1の氏名になる', () => {
    const named = withAnswer(customers, 'passengers.0.familyName', '佐藤');
    const apart = withAnswer(named, 'representative.travels', false);
    expect(apart.representative.familyName).toBe('');
    expect(apart.passengers[0]?.familyName).toBe('佐藤');
    const back = withAnswer(apart, 'representative.travels', true);
    expect(back.representative.familyName).toBe('佐藤');
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

  test('乗船する代表者の住所の市区町村は、乗船者1のお住まいにもなる', () => {
    const next = withAnswer(customers, 'representative.city', '汐見市');
    expect(next.passengers[0]?.city).toBe('汐見市');
    const corrected = withAnswer(next, 'representative.city', '凪浦市');
    expect(corrected.passengers[0]?.city).toBe('凪浦市');
  });

  test.each([
    ['お住まいを別に答えたとき', 'passengers.0.city', '函館市', '函館市'],
    ['代表者が乗船しないとき', 'representative.travels', false, ''],
    ['住所が日本国外のとき', 'representative.prefecture', '日本国外', ''],
  ])('%sは、代表者の住所で変わらない', (_, path, value, city) => {
    const apart = withAnswer(customers, path, value);
    const next = withAnswer(apart, 'representative.city', '汐見市');
    expect(next.passengers[0]?.city).toBe(city);
  });

  test('乗船者1と同じにすると、姓・セイ・市区町村だけが写る', () => {
    const first = [
      ['passengers.0.familyName', '佐藤'],
      ['passengers.0.familyNameKana', 'サトウ'],
      ['passengers.0.givenName', '一'],
      ['passengers.0.city', '汐見市'],
    ].reduce((last, [path = '', value]) => withAnswer(last, path, value), customers);
    const apart = withAnswer(first, 'passengers.2.familyName', '鈴木');
    expect(withFamilyOfFirst(apart, 2).passengers[2]).toMatchObject({
      familyName: '佐藤',
      familyNameKana: 'サトウ',
      city: '汐見市',
      givenName: '',
    });
  });
});

describe('往復・車両・客室', () => {
  const vehicle = {
    driver: null,
    model: '',
    plateUndecided: false,
    plate: { place: '', classNumber: '', kana: '', number: '' },
    isLow: false,
  };
  const seats = [
    [0, 0],
    [1, 0],
    [1, null],
  ] as const;
  const trip = {
    ...customers,
    passengers: customers.passengers.map((passenger, index) => ({
      ...passenger,
      outboundCabin: seats[index]?.[0] ?? 0,
      returnCabin: seats[index]?.[1] ?? null,
    })),
    outboundVehicles: [vehicle],
    returnVehicles: [vehicle],
  };

  test('ナンバーの一部だけが変わり、ほかの車両は描き直されない', () => {
    const next = withAnswer(trip, 'outboundVehicles.0.plate.kana', 'あ');
    expect(next.outboundVehicles[0]?.plate.kana).toBe('あ');
    expect(next.returnVehicles[0]).toBe(trip.returnVehicles[0]);
    expect(next.passengers).toBe(trip.passengers);
  });

  test('客室を移ると、同じ区分の方と入れ替わり、客室ごとの人数は変わらない', () => {
    const next = withCabin(trip, 0, 'outboundCabin', 1);
    expect(next.passengers.map(({ outboundCabin }) => outboundCabin)).toEqual([1, 0, 1]);
    // The only child has nobody to change places with.
    expect(withCabin(trip, 2, 'outboundCabin', 0)).toBe(trip);
  });

  test('往路の車両を復路に写すとき、復路に乗らない運転者は写さない', () => {
    const driven = withAnswer(trip, 'outboundVehicles.0.driver', 2);
    expect(withSameVehicles(driven).returnVehicles[0]?.driver).toBeNull();
    const aboard = withAnswer(trip, 'outboundVehicles.0.driver', 1);
    expect(withSameVehicles(aboard).returnVehicles[0]?.driver).toBe(1);
  });

  test('運転者は、その行程に乗る初めの大人が入っていて、選んだ後は変わらない', () => {
    const [, ...others] = trip.passengers;
    const child = { ...trip.passengers[0], passengerClass: 'child' } as (typeof others)[number];
    const proposed = withProposedDriver({ ...trip, passengers: [child, ...others] });
    expect(proposed.outboundVehicles[0]?.driver).toBe(1);
    const chosen = withAnswer(withProposedDriver(trip), 'outboundVehicles.0.driver', 1);
    expect(withProposedDriver(chosen)).toBe(chosen);
    const nobody = trip.passengers.map((each) => ({ ...each, outboundCabin: null }));
    const empty = withProposedDriver({ ...trip, passengers: nobody });
    expect(empty.outboundVehicles[0]?.driver).toBeNull();
  });
});
