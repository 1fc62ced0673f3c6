import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { checkSection, lastReturnDay } from './check-section.ts';

const ticket = exampleOf('getPartnerTicket', 200, 'default');
const input = {
  partnerTicketId: ticket.id,
  fromPortId: 'port_shinonome',
  toPortId: 'port_hokutohama',
  date: '2027-08-03',
  returnDate: '2027-08-06',
  adults: 2,
  children: 1,
};

test('きっぷの区間と日なら、検索の条件になる', () => {
  expect(checkSection(input, ticket)).toEqual({
    conditions: { ...input, infants: 0, babies: 0 },
  });
});

test.each([
  ['逆の向き', { fromPortId: 'port_hokutohama', toPortId: 'port_shinonome' }, 'fromPortId'],
  ['ほかの区間', { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' }, 'fromPortId'],
  ['使える期間の前', { date: '2027-03-31' }, 'date'],
  ['使える期間の後', { date: '2028-04-01', returnDate: '2028-04-02' }, 'date'],
  ['往路から15日後の復路', { returnDate: '2027-08-18' }, 'returnDate'],
  ['復路の日がない', { returnDate: undefined }, 'returnDate'],
  ['大人がいない', { adults: 0 }, 'party'],
])('%sは、その項目で言う', (_, change, field) => {
  const result = checkSection({ ...input, ...change }, ticket);
  expect('errors' in result && Object.keys(result.errors)).toEqual([field]);
});

test('復路の最後の日は、期間の最後の日を越えない', () => {
  expect(lastReturnDay(ticket, '2027-08-03')).toBe('2027-08-17');
  expect(lastReturnDay(ticket, '2028-03-30')).toBe('2028-03-31');
});

test('片道のきっぷでは、復路の日を聞かない', () => {
  const crossing = { ...ticket.crossing, isReturn: false, returnWithinDays: null };
  const result = checkSection(input, { ...ticket, crossing });
  expect('conditions' in result && result.conditions.returnDate).toBeUndefined();
});
