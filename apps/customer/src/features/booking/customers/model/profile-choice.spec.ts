import { exampleOf } from '@ferry/api/examples';
import { describe, expect, it } from 'vitest';
import { classOn } from '../../../../copy/passenger-classes.ts';
import {
  freePosition,
  isSensitiveCompanion,
  positionOf,
  withCompanion,
  withoutPerson,
} from './profile-choice.ts';

const ages = { adultFrom: 12, child: { from: 6, to: 12 }, infant: { from: 1, to: 5 } };
const boarding = { day: '2027-08-02', ages };
const [sho, hina, kazuko] = exampleOf('listCompanions', 200, 'default').companions;
if (!sho || !hina || !kazuko) throw new Error('The example has three companions');
const { passengers } = exampleOf('getDraft', 200, 'default').customers;
const [first] = passengers;
if (!first) throw new Error('The example has a passenger');
const empty = withoutPerson(first);
const agreed = { discounts: [], isAgreed: true };

describe('乗る日の区分', () => {
  it.each([
    ['2026-08-03', 'baby'],
    ['2026-08-02', 'infant'],
    ['2021-08-03', 'infant'],
    ['2021-08-02', 'child'],
    ['2014-08-03', 'child'],
    ['2014-08-02', 'adult'],
  ])('%s生まれは %s', (birthDate, passengerClass) => {
    expect(classOn(birthDate, boarding)).toBe(passengerClass);
  });
});

it('同行者は、同じ区分の空いた乗船者に入り、客室はそのまま', () => {
  const party = [{ ...first }, { ...empty, outboundCabin: 2 }];
  const position = freePosition('adult', party);
  expect(position).toBe(1);
  const filled = withCompanion(party[1] ?? empty, sho, agreed);
  expect(filled).toMatchObject({
    outboundCabin: 2,
    givenName: '翔',
    birthDate: '1984-11-02',
    passportNumber: '',
    emergencySupport: 'none',
    discount: null,
  });
  expect(positionOf(sho, [first, filled])).toBe(1);
  expect(freePosition('adult', [first, filled])).toBeUndefined();
  expect(withoutPerson(filled)).toEqual({ ...empty, outboundCabin: 2 });
});

const disabled = { id: 'dis_disabled', kind: 'disabled' } as never;

it('手帳のある同行者には、同意があれば、障がい者割引とお手伝いも入る', () => {
  expect(withCompanion(empty, kazuko, { discounts: [disabled], isAgreed: true })).toMatchObject({
    discount: {
      discountId: 'dis_disabled',
      certificate: 'physical',
      disabilityClass: 'class2',
      carer: null,
    },
    assistance: ['steps'],
    emergencySupportDetail: '階段では支えが必要です。',
  });
  // The operator of this route has no such discount.
  expect(withCompanion(empty, kazuko, agreed).discount).toBeNull();
});

it('要配慮個人情報への同意がなければ、障がい者割引とお手伝いは入らない', () => {
  const noted = { ...kazuko, assistanceNote: '杖を使っています。' };
  expect(withCompanion(empty, noted, { discounts: [disabled], isAgreed: false })).toMatchObject({
    givenName: '和子',
    emergencySupport: 'needed',
    discount: null,
    assistance: [],
    assistanceNote: '',
  });
  expect([sho, kazuko].map(isSensitiveCompanion)).toEqual([false, true]);
});

it('選んだ乳児を外すと、年齢はまた0歳になる', () => {
  const baby = { ...empty, passengerClass: 'baby' as const };
  const filled = withCompanion(baby, { ...sho, birthDate: '2027-01-01' }, agreed);
  expect(filled.age).toBe('');
  expect(withoutPerson(filled).age).toBe('0');
});
