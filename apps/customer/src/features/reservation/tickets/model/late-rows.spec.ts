import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { isNear, lateRows, mayBeLate } from './late-rows.ts';
import { legViews } from './ticket-views.ts';

const list = exampleOf('listTickets', 200, 'default');
const paid = exampleOf('getReservation', 200, 'confirmed');
const [view] = legViews(list, [], false);
if (!view) throw new Error('the example has a voyage');
const { group } = view;
const onTheDay = '2027-08-02T07:50:00+09:00';

test('出港の前で、乗船手続きがまだのときだけ、間に合わないことがある', () => {
  const checkedIn = { ...view, group: group && { ...group, state: 'checkedIn' as const } };
  expect([
    mayBeLate(view, onTheDay),
    mayBeLate(view, '2027-08-02T08:30:00+09:00'),
    mayBeLate(checkedIn, onTheDay),
    mayBeLate({ ...view, isCancelled: true }, onTheDay),
    mayBeLate({ ...view, withheld: 'standBy' }, onTheDay),
  ]).toEqual([true, false, false, false, false]);
});

test('「遅れます」は、出港の前の日から', () => {
  expect([
    isNear(view, '2027-07-31T23:59:59+09:00'),
    isNear(view, '2027-08-01T00:00:00+09:00'),
    isNear(view, onTheDay),
  ]).toEqual([false, true, true]);
});

test('お支払い済みの行程は締切だけで、取消手数料は約款の表が伝える', () => {
  expect(lateRows(paid, 'outbound', group?.cutOff.at)).toEqual([
    { term: '乗船手続き締切', value: '8月2日(月) 7:30' },
  ]);
});

test('お支払い前は手数料がなく、欠航した便、復路のない予約、使い始めたきっぷでは何も言わない', () => {
  const unpaid = { ...paid, state: 'confirmedUnpaid' as const };
  expect(lateRows(unpaid, 'outbound', undefined)).toEqual([
    { term: '取消手数料', value: 'お支払い前のため、かかりません' },
  ]);
  expect(lateRows(paid, 'return', undefined)).toBeUndefined();
  const ended = exampleOf('getReservation', 200, 'serviceCancelled');
  expect(lateRows(ended, 'outbound', undefined)).toBeUndefined();
  const ticket = exampleOf('getReservation', 200, 'partnerTicket');
  const { partnerTicket } = ticket;
  const begun = { ...ticket, partnerTicket: partnerTicket && { ...partnerTicket, isBegun: true } };
  expect(lateRows(begun, 'outbound', undefined)).toBeUndefined();
});
