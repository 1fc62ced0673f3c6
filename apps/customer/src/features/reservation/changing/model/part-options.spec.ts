import { exampleOf } from '@ferry/api/examples';
import { describe, expect, test } from 'vitest';
import { setOffered } from '../../../../page/offered.ts';
import { changing } from '../changing.ts';
import { commonUntilText } from './change-texts.ts';
import {
  closedParts,
  firstStep,
  partsOf,
  type Wish,
  wishOptions,
  wishTiles,
} from './part-options.ts';

const roundTrip = exampleOf('getReservation', 200, 'familyPaid');
const oneWay = { ...roundTrip, return: null };
const terms = exampleOf('getChangeTerms', 200, 'default');

describe('変更できる項目', () => {
  test('往復では、復路の便を変えるのと、やめるのを選べる', () => {
    const labels = wishOptions(terms, roundTrip).map(({ label }) => label);
    expect(labels).toEqual([
      '往路の便',
      '復路の便',
      '復路をやめる',
      '客室',
      '人数',
      'お名前・割引・お手伝い',
      '車両',
      'ペット・お食事',
      '代表者・連絡先',
    ]);
  });

  test('車両もペットも運ばない会社では、車両のない予約の項目に、車両もペットもない', () => {
    const onFoot = { ...oneWay, outbound: { ...oneWay.outbound, vehicles: [] } };
    setOffered([]);
    const values = (of: typeof oneWay) => wishOptions(terms, of).map(({ label }) => label);
    expect(values(onFoot)).not.toContain('車両');
    expect(values(onFoot)).toContain('お食事');
    expect(values(oneWay)).toContain('車両');
    setOffered(undefined);
  });

  test('片道では、復路を追加できる', () => {
    const labels = wishOptions(terms, oneWay).map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(['便', '復路を追加する']);
  });

  test('別の方に替えられないときは、訂正と言う', () => {
    const options = wishOptions({ ...terms, replacesPassengers: false }, roundTrip);
    expect(options.find(({ value }) => value === 'names')?.label).toBe(
      'お名前の訂正・割引・お手伝い',
    );
  });

  test('いつまで、いくらかを添える', () => {
    const second = exampleOf('getChangeTerms', 200, 'secondTime');
    const [outbound, returning] = wishOptions(second, roundTrip);
    expect(outbound?.support).toBe('8月2日(月) 5:40まで・変更手数料は最大2,860円');
    expect(returning?.support).toMatch(/^変更手数料は最大[\d,]+円$/);
  });

  test('欠航した便には期限を添えない', () => {
    const off = { ...roundTrip.outbound.service, state: 'cancelled' as const };
    const cancelled = { ...roundTrip, outbound: { ...roundTrip.outbound, service: off } };
    const [outbound, returning] = wishOptions(terms, cancelled);
    expect(outbound?.support).toBe('運航会社の都合のため、手数料なしで変更できます');
    expect(returning?.support).toBe('');
    const supports = wishOptions(terms, cancelled).map(({ support }) => support);
    expect(supports.filter((text) => text.includes('取消手数料'))).toEqual([]);
  });

  test('往復では、両方の便をひと押しで選び直せる。両方とも欠航したときは、はじめにある', () => {
    const ids = (of: typeof roundTrip) => wishTiles(terms, of).map(({ id }) => id);
    expect(ids(roundTrip).slice(0, 4)).toEqual([
      'outboundSailing',
      'returnSailing',
      'bothSailings',
      'dropReturn',
    ]);
    const service = { ...roundTrip.outbound.service, state: 'cancelled' as const };
    const both = {
      ...roundTrip,
      outbound: { ...roundTrip.outbound, service },
      return: roundTrip.return && { ...roundTrip.return, service },
    };
    expect(ids(both)[0]).toBe('bothSailings');
    expect(ids({ ...roundTrip, return: null })).not.toContain('bothSailings');
  });

  test('同じ期限は、項目の上で一度だけ言う。やめるもの、減らすものには、取消手数料がかかると言う', () => {
    const supports = (of: typeof roundTrip) =>
      Object.fromEntries(wishOptions(terms, of).map(({ value, support }) => [value, support]));
    expect(commonUntilText(terms)).toBe(
      '8月9日(月) 5:40まで変更できます。日時のある項目は、その日時までです。',
    );
    expect(supports(roundTrip)).toMatchObject({
      outboundSailing: '8月2日(月) 5:40まで',
      returnSailing: '',
      dropReturn: '取消手数料あり',
      passengers: '減らす分は取消手数料あり',
      names: '',
      vehicles: '減らす分は取消手数料あり',
    });
    expect(supports({ ...roundTrip, state: 'confirmedUnpaid' })).toMatchObject({
      dropReturn: '',
      passengers: '',
    });
    const parts = terms.parts.filter(({ part }) => part === 'outboundSailing');
    expect(commonUntilText({ parts })).toBe('');
  });

  test('提携きっぷでは、便だけを変更でき、復路をやめることはできない', () => {
    const bought = exampleOf('getReservation', 200, 'partnerTicket');
    const open = exampleOf('getChangeTerms', 200, 'partnerTicket');
    const values = wishOptions(open, bought).map(({ value }) => value);
    expect(values).toEqual(['outboundSailing', 'returnSailing']);
    expect(closedParts(open, bought)).toEqual([
      {
        part: '客室、人数、車両、ペット・お食事、代表者',
        reason: 'この予約の変更は、お電話で承ります。',
      },
    ]);
  });

  test('変更できない項目は、理由と並ぶ', () => {
    const used = exampleOf('getChangeTerms', 200, 'outboundUsed');
    expect(wishOptions(used, roundTrip).map(({ value }) => value)).not.toContain('outboundSailing');
    expect(closedParts(used, roundTrip)).toEqual([
      { part: '往路の便', reason: '乗船手続きが済んでいるため、変更できません。' },
    ]);
  });
});

test('お名前と人数は同じ項目、やめるのは復路の便', () => {
  expect(partsOf(['passengers', 'names', 'dropReturn'])).toEqual(['passengers', 'returnSailing']);
});

describe('最初の手順', () => {
  const flow = changing('rsv_3fK9xQ2mLw8Z');
  const draft = exampleOf('getDraft', 200, 'change');
  const first = (wishes: Wish[]) => {
    const change = draft.change && { ...draft.change, parts: partsOf(wishes) };
    return firstStep(flow, { ...draft, change }, wishes);
  };

  test.each<[Wish[], string, string | undefined]>([
    [['outboundSailing'], '/reservation/$id/select-schedule-return', 'outbound'],
    [['vehicles'], '/reservation/$id/select-schedule-return', 'outbound'],
    [['returnSailing'], '/reservation/$id/select-schedule-return', undefined],
    [['names'], '/reservation/$id/customer-input', undefined],
    [['contact'], '/reservation/$id/customer-input', undefined],
    [['dropReturn'], '/reservation/$id/content-confirm', undefined],
  ])('%j は %s', (wishes, to, leg) => {
    const step = first(wishes);
    expect(step.to).toBe(to);
    expect((step.search as { leg?: string }).leg).toBe(leg);
  });

  test('変更できない往路は飛ばす', () => {
    const locks = [{ kind: 'leg', leg: 'outbound', position: null, reason: 'departed' }] as const;
    const change = draft.change && {
      ...draft.change,
      parts: ['vehicles' as const],
      locks: [...locks],
    };
    const step = firstStep(flow, { ...draft, change }, ['vehicles']);
    expect((step.search as { leg?: string }).leg).toBeUndefined();
    expect(step.to).toBe('/reservation/$id/select-schedule-return');
  });
});
