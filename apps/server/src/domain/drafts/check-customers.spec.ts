import type { CustomerInput, Party, PassengerInput } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import type { StoredTrip } from '../../database/stored-trip.ts';
import defaults from '../../operator/gtfs/defaults.json' with { type: 'json' };
import { checkCustomers } from './check-customers.ts';
import type { CheckFacts } from './check-facts.ts';
import { blankCustomers, fitCustomers, fitsTrip } from './customers-of-party.ts';

const tripOf = (party: Party): StoredTrip => ({
  outbound: {
    sailingId: 'sail_x',
    fromPortId: 'port_a',
    toPortId: 'port_b',
    party,
    vehicles: [],
    cabins: [{ cabinTypeId: 'cab_x', party, infantBerths: 0, privateUse: false }],
    pets: [],
    meals: [],
  },
  return: null,
});
const factsOf = (party: Party): CheckFacts => ({
  trip: tripOf(party),
  boardingDates: { outbound: '2027-08-02T08:30:00+09:00' },
  cabinTypes: { outbound: [{ isWomenOnly: false }], return: [] },
  rules: {
    passengerAges: defaults.passengerAges,
    vehicles: { types: [], classes: [], gapCm: 0 },
    discounts: [],
  },
});
const one = { adults: 1, children: 0, infants: 0, babies: 0 };
const facts = factsOf(one);
const representative: CustomerInput['representative'] = {
  travels: true,
  familyName: '山田',
  givenName: '花子',
  familyNameKana: 'ヤマダ',
  givenNameKana: 'ハナコ',
  postalCode: '',
  prefecture: '',
  city: '',
  line1: '',
  building: '',
  phone: '09012345678',
  dayPhone: '',
  email: 'hanako@example.jp',
};
const adult: PassengerInput = {
  passengerClass: 'adult',
  outboundCabin: 0,
  returnCabin: null,
  familyName: '山田',
  givenName: '花子',
  familyNameKana: 'ヤマダ',
  givenNameKana: 'ハナコ',
  sex: 'female',
  age: '42',
  birthDate: '',
  city: '汐見市',
  livesAbroad: false,
  nationality: '',
  passportNumber: '',
  emergencySupport: 'none',
  emergencySupportDetail: '',
  discount: null,
  assistance: [],
  assistanceNote: '',
};
const noVehicles = { outboundVehicles: [], returnVehicles: [], sensitiveDataConsent: false };
const problemsOf = (
  passenger: Partial<PassengerInput>,
  more: Partial<CustomerInput['representative']> = {},
) =>
  checkCustomers(
    {
      representative: { ...representative, ...more },
      passengers: [{ ...adult, ...passenger }],
      ...noVehicles,
    },
    facts,
  ).problems;

describe('お客様情報の検査', () => {
  it('正しい入力に問題はない', () => {
    expect(problemsOf({})).toEqual({});
  });

  it('空の入力は、すべての必須項目を挙げる', () => {
    const { problems } = checkCustomers(
      blankCustomers(tripOf({ adults: 1, children: 0, infants: 0, babies: 1 })),
      facts,
    );
    expect(Object.keys(problems)).toHaveLength(6 + 8 + 8);
    expect(new Set(Object.values(problems).flat())).toEqual(new Set(['REQUIRED']));
  });

  const nameless = {
    ...{ familyName: '', givenName: '', familyNameKana: '', givenNameKana: '', hasOneName: true },
  };
  it.each<[string, Partial<PassengerInput>, string, string]>([
    ['絵文字の名前', { givenName: '花😀' }, 'givenName', 'INVALID_CHARACTER'],
    ['51文字の名前', { familyName: '𠮷'.repeat(51) }, 'familyName', 'TOO_LONG'],
    ['漢字の読み', { familyNameKana: '山田' }, 'familyNameKana', 'NOT_KANA'],
    ['漢字の名前にローマ字の読み', { familyNameKana: 'Yamada' }, 'familyNameKana', 'NOT_KANA'],
    ['51文字の読み', { givenNameKana: 'ア'.repeat(51) }, 'givenNameKana', 'TOO_LONG'],
    ['選んでも、名前がない', { ...nameless, familyNameKana: 'ア' }, 'familyName', 'REQUIRED'],
    ['選んでも、読みがない', { ...nameless, givenName: 'Aung' }, 'givenNameKana', 'REQUIRED'],
    ['名前がない方の読み', { hasOneName: true, givenName: '' }, 'givenName', 'REQUIRED'],
    ['選ばずに、名がない', { givenName: '' }, 'givenName', 'REQUIRED'],
    ['数字でない年齢', { age: '四十二' }, 'age', 'INVALID_FORMAT'],
    ['小数の年齢', { age: '4.2' }, 'age', 'INVALID_FORMAT'],
    ['負の年齢', { age: '-1' }, 'age', 'INVALID_FORMAT'],
    ['4桁の年齢', { age: '1000' }, 'age', 'INVALID_FORMAT'],
    ['131歳', { age: '131' }, 'age', 'OUT_OF_RANGE'],
    ['記号だけの市区町村', { city: '！？' }, 'city', 'INVALID_FORMAT'],
    ['絵文字の市区町村', { city: '函館市😀' }, 'city', 'INVALID_CHARACTER'],
    ['101文字の市区町村', { city: 'あ'.repeat(101) }, 'city', 'TOO_LONG'],
    [
      '201文字の支援の内容',
      { emergencySupport: 'needed', emergencySupportDetail: 'あ'.repeat(201) },
      'emergencySupportDetail',
      'TOO_LONG',
    ],
  ])('%s', (_, passenger, field, code) => {
    expect(problemsOf(passenger)).toEqual({ [`passengers.0.${field}`]: [code] });
  });

  it.each<[string, Partial<PassengerInput>]>([
    ['お手伝い', { assistance: ['hearing'] }],
    ['お手伝いの補足', { assistanceNote: '車いすの幅は60cmです。' }],
  ])('%sには、健康に関する情報の取扱いへの同意がいる', (_, passenger) => {
    expect(problemsOf(passenger)).toEqual({ sensitiveDataConsent: ['NOT_ACCEPTED'] });
  });

  it.each<[PassengerInput['passengerClass'], string, boolean]>([
    ['adult', '11', false],
    ['adult', '12', true],
    ['adult', '130', true],
    ['child', '5', false],
    ['child', '6', true],
    ['child', '12', true],
    ['child', '13', false],
    ['infant', '0', false],
    ['infant', '1', true],
    ['infant', '6', true],
    ['infant', '7', false],
    ['baby', '0', true],
    ['baby', '1', false],
  ])('%s の %s 歳: %s', (passengerClass, age, isFine) => {
    const problems = isFine ? {} : { 'passengers.0.age': ['AGE_CLASS_MISMATCH'] };
    expect(problemsOf({ passengerClass, age })).toEqual(problems);
  });

  it('年齢も生年月日も、書き方を問わず受け取る', () => {
    expect(problemsOf({ age: '満４２歳' })).toEqual({});
    expect(problemsOf({ age: '', birthDate: '昭和55年4月1日' })).toEqual({});
  });

  it('ローマ字の名前は、ローマ字の読みでよい', () => {
    const latin = { familyName: "O'Brien", familyNameKana: "O'Brien" };
    expect(problemsOf(latin)).toEqual({});
  });

  it.each<[Partial<CustomerInput['representative']>, Record<string, string[]>]>([
    [{ phone: '0901234567' }, { 'representative.phone': ['INVALID_FORMAT'] }],
    [{ phone: '+123456' }, { 'representative.phone': ['INVALID_FORMAT'] }],
    [{ line1: '本町1-1🏠' }, { 'representative.line1': ['INVALID_CHARACTER'] }],
    [{ email: 'hanako@example' }, { 'representative.email': ['INVALID_FORMAT'] }],
    [
      { email: 'a@example.jp\r\nBcc: b@example.jp' },
      { 'representative.email': ['INVALID_FORMAT'] },
    ],
    [{ email: 'a..b@example.jp' }, {}],
  ])('%j', (more, problems) => {
    expect(problemsOf({}, more)).toEqual(problems);
  });

  it('支援が必要でなければ、その内容は残さない', () => {
    const { passengers } = checkCustomers(
      {
        representative,
        passengers: [{ ...adult, emergencySupportDetail: '車いす' }],
        ...noVehicles,
      },
      facts,
    );
    expect(passengers[0]?.emergencySupportDetail).toBe('');
  });
});

describe('人数の変更', () => {
  const family = { adults: 2, children: 1, infants: 0, babies: 0 };
  const named = fitCustomers(
    { representative, passengers: [adult, { ...adult, givenName: '太郎' }], ...noVehicles },
    tripOf(family),
  );

  it('区分ごとに先頭から残し、増えた分は空にする', () => {
    const fewer = fitCustomers(named, tripOf({ ...family, adults: 1, babies: 1 }));
    expect(fewer.passengers.map((each) => [each.passengerClass, each.givenName])).toEqual([
      ['adult', '花子'],
      ['child', ''],
      ['baby', ''],
    ]);
    expect(fewer.representative).toEqual(representative);
  });

  it('区分ごとの人数が合うかを、並び順によらず判定する', () => {
    const reversed = { ...named, passengers: named.passengers.toReversed() };
    expect(fitsTrip(reversed, tripOf(family))).toBe(true);
    expect(fitsTrip(reversed, tripOf({ ...family, children: 0, infants: 1 }))).toBe(false);
  });
});
