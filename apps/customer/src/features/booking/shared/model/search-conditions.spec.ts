import { exampleOf } from '@ferry/api/examples';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ConditionsInput, checkConditions, conditionsSearch } from './search-conditions.ts';

const timetable = exampleOf('listRoutes', 200, 'default');
const good: ConditionsInput = {
  fromPortId: 'port_shiomi',
  toPortId: 'port_nagiura',
  date: '2027-08-02',
  adults: 2,
};
const errorsOf = (part: ConditionsInput) => {
  const result = checkConditions({ ...good, ...part }, timetable);
  return 'errors' in result ? result.errors : {};
};

describe('検索の条件', () => {
  test('すべて正しければ、入力しなかった人数を0として検索できる', () => {
    expect(checkConditions(good, timetable)).toEqual({
      conditions: { ...good, children: 0, infants: 0, babies: 0 },
    });
  });

  test.each<[string, ConditionsInput, object]>([
    ['出発地がない', { fromPortId: '' }, { fromPortId: '出発地を選択してください。' }],
    ['到着地がない', { toPortId: '' }, { toPortId: '到着地を選択してください。' }],
    [
      '出発地と到着地が同じ',
      { toPortId: 'port_shiomi' },
      { toPortId: '出発地と到着地には別の港を選択してください。' },
    ],
    [
      '航路のない区間',
      { toPortId: 'port_hokutohama' },
      { toPortId: 'この区間の航路はありません。' },
    ],
    ['乗船日がない', { date: '' }, { date: '乗船日を入力してください。' }],
    [
      '存在しない日付',
      { date: '2027-02-29' },
      { date: '乗船日に存在しない日付が入力されています。例:2027年8月2日' },
    ],
    ...['2027-8-', '-8-2', '2027--'].map((date): [string, ConditionsInput, object] => [
      `乗船日の一部がない(${date})`,
      { date },
      { date: '乗船日は、年・月・日をすべて入力してください。例:2027年8月2日' },
    ]),
    ...['2027/2/30--', '２０２７０２３０--'].map((date): [string, ConditionsInput, object] => [
      `年の欄に存在しない日付(${date})`,
      { date },
      { date: '乗船日に存在しない日付が入力されています。例:2027年8月2日' },
    ]),
    ['昨日', { date: '2027-07-19' }, { date: '乗船日は本日以降の日付を入力してください。' }],
    ['先すぎる日', { date: '2028-08-21' }, { date: '乗船日が先すぎるため、便を検索できません。' }],
    [
      '10名',
      { adults: 9, babies: 1 },
      { party: '1回のご予約は9名までです。10名以上は団体予約窓口(電話)へご連絡ください。' },
    ],
    ['だれもいない', { adults: 0 }, { party: '人数を1名以上にしてください。' }],
    [
      '大人がいない',
      { adults: 0, children: 2 },
      { party: 'お子様だけではご乗船いただけません。大人を1名以上にしてください。' },
    ],
  ])('%sときは、その項目の誤りを伝える', (_, part, errors) => {
    expect(errorsOf(part)).toEqual(errors);
  });

  test('事業者の上限が20名なら、20名は検索でき、21名以上は電話を案内する', () => {
    const of20 = { ...timetable, maxPartySize: 20 };
    expect(checkConditions({ ...good, adults: 20 }, of20)).toMatchObject({
      conditions: { adults: 20 },
    });
    expect(checkConditions({ ...good, adults: 20, babies: 1 }, of20)).toEqual({
      errors: {
        party: '1回のご予約は20名までです。21名以上は団体予約窓口(電話)へご連絡ください。',
      },
    });
    // The address may say so before the operator's number is known.
    expect(v.parse(conditionsSearch, { adults: 30, children: 31 })).toMatchObject({
      adults: 30,
      children: 0,
    });
  });

  test('今日と検索できる最後の日は検索できる', () => {
    expect(errorsOf({ date: timetable.today })).toEqual({});
    expect(errorsOf({ date: timetable.bookableUntil })).toEqual({});
  });

  test('URLの使えない値は、なかったものとして扱う', () => {
    expect(
      v.parse(conditionsSearch, { fromPortId: 1, adults: 'x', children: 99, date: [] }),
    ).toEqual({
      fromPortId: '',
      adults: 0,
      children: 0,
      date: '',
    });
  });
});
