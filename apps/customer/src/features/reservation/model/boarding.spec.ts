import type { Ticket, TicketLeg } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { boardingOf, wasAtPort } from './boarding.ts';
import { nextStep } from './next-step.ts';

const paid = exampleOf('getReservation', 200, 'confirmed');
const checkedIn = exampleOf('getReservation', 200, 'checkedIn');
const boarded = exampleOf('getReservation', 200, 'boarded');
const leg = 'outbound';
const listOf = (name: 'default' | 'checkedIn' | 'boarded' | 'over') =>
  exampleOf('listTickets', 200, name);
/** The tickets of a party of which the first traveller is not as far as the others. */
function without(name: 'checkedIn' | 'boarded', back: Partial<Ticket>) {
  const list = listOf(name);
  const [leg] = list.legs as [TicketLeg];
  const tickets = leg.tickets.map((each, index) => (index === 0 ? { ...each, ...back } : each));
  return { ...list, legs: [{ ...leg, tickets }] };
}

test('全員が乗船手続きをしてはじめて、乗船手続き済み。全員が乗ってはじめて、乗船済み', () => {
  expect(boardingOf(listOf('default'), checkedIn)).toBeUndefined();
  expect(boardingOf(listOf('checkedIn'), checkedIn)).toEqual({ stage: 'checkedIn', leg });
  expect(boardingOf(without('checkedIn', { checkedInAt: null }), checkedIn)).toBeUndefined();
  expect(boardingOf(listOf('boarded'), boarded)).toEqual({ stage: 'boarded', leg });
  expect(boardingOf(without('boarded', { boardedAt: null }), boarded)?.stage).toBe('checkedIn');
});

test('無効になった乗船券は、数に入れない。1枚もなければ、分からない', () => {
  const cancelled = { state: 'cancelled', checkedInAt: null } as const;
  expect(boardingOf(without('checkedIn', cancelled), checkedIn)?.stage).toBe('checkedIn');
  const [leg] = listOf('checkedIn').legs as [TicketLeg];
  const none = { ...listOf('checkedIn'), legs: [{ ...leg, tickets: [] }] };
  expect(boardingOf(none, checkedIn)).toBeUndefined();
});

test('往復では、まだ着いていない行程の状況。復路の前は、復路のもの', () => {
  const [outbound] = listOf('over').legs as [TicketLeg];
  const [next] = listOf('default').legs as [TicketLeg];
  const list = { ...listOf('over'), legs: [outbound, { ...next, leg: 'return' as const }] };
  expect(boardingOf(list, boarded)).toBeUndefined();
});

test('到着した後は、乗った予約だけが乗船済み', () => {
  expect(boardingOf(listOf('over'), boarded)).toEqual({ stage: 'boarded', leg });
  expect(boardingOf(listOf('over'), checkedIn)).toBeUndefined();
});

test('港で何も済んでいない予約と、取り消した予約では、乗船券を取りに行かない', () => {
  expect([paid, checkedIn, boarded].map(wasAtPort)).toEqual([false, true, true]);
  expect(wasAtPort({ ...boarded, state: 'cancelled' })).toBe(false);
});

test('次にすることは、乗船手続きが済むと乗船券を見せることだけになり、乗船するとなくなる', () => {
  expect(nextStep(checkedIn, { stage: 'checkedIn', leg })).toMatchObject({
    action: 'showTickets',
    title: '乗船手続きが済んでいます',
  });
  expect(nextStep(boarded, { stage: 'boarded', leg })).toBeUndefined();
  const arrived = exampleOf('getReservation', 200, 'arrived');
  expect(nextStep(arrived)?.title).toBe('この旅は終わりました');
  expect(nextStep(arrived, { stage: 'boarded', leg })?.title).toBe('ご乗船ありがとうございました');
});
