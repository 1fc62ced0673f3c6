import type { Discount } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { discountsFor, isSensitive, withoutSensitive } from './sensitive-data.ts';

const { customers } = exampleOf('getDraft', 200, 'created');
const { routes } = exampleOf('listRoutes', 200, 'default');
const discounts: Discount[] = routes.flatMap((route) => route.discounts);
const disabled = discounts.find(({ kind }) => kind === 'disabled');
const student = discounts.find(({ kind }) => kind === 'student');
const resident = discounts.find(({ kind }) => kind === 'resident');
const [passenger] = customers.passengers;
if (!passenger || !disabled || !student || !resident)
  throw new Error('The examples lack what is asked for');

const asking = ({ id: discountId }: Discount) => ({
  ...passenger,
  discount: { discountId, certificate: '', disabilityClass: '', carer: null } as const,
});

test.each([
  ['何も答えていない方', passenger, false],
  ['学生割引だけの方', asking(student), false],
  ['障がい者割引の方', asking(disabled), true],
  ['お手伝いを選んだ方', { ...passenger, assistance: ['hearing' as const] }, true],
  ['お手伝いの補足だけの方', { ...passenger, assistanceNote: '車いすの幅は60cmです。' }, true],
])('%sの答えに、障がいや健康に関する情報があるかどうか', (_, answered, expected) => {
  expect(isSensitive(answered, discounts)).toBe(expected);
});

test('同意を取り下げると、障がいと健康に関する答えだけが、全員から消える', () => {
  const passengers = [
    { ...asking(disabled), assistance: ['hearing' as const], assistanceNote: '筆談' },
    asking(student),
  ];
  expect(withoutSensitive({ ...customers, passengers }, discounts).passengers).toEqual([
    passenger,
    asking(student),
  ]);
});

const offered = (change: Partial<Parameters<typeof discountsFor>[1]> = {}) =>
  discountsFor(discounts, {
    mayAskSensitive: true,
    isResident: false,
    chosen: undefined,
    ...change,
  });

test('同意の前に選べる割引に、障がい者割引はない', () => {
  expect(offered({ mayAskSensitive: false })).not.toContain(disabled);
  expect(offered({ mayAskSensitive: false })).toContain(student);
  expect(offered()).toEqual(discounts);
});

test('島民割引が自動で付く会員には、島民割引をたずねない。前に選んだものは見える', () => {
  expect(offered({ isResident: true })).not.toContain(resident);
  expect(offered({ isResident: true })).toContain(student);
  expect(offered({ isResident: true, chosen: resident.id })).toContain(resident);
});
