import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hasFolded, kindOf, ticketQuery, ticketSearch } from './ticket-search.ts';

const read = (search: unknown) => v.parse(ticketSearch, search);

test('使えない条件は、ないものとして読む', () => {
  const wrong = {
    routeId: 'strait',
    kind: 'casino',
    usableOn: '2027-02-30',
    maxAdultYen: 1,
    isAccessible: false,
    other: 'x',
  };
  expect(ticketQuery(read(wrong))).toEqual({});
});

test('使える条件は、そのままサーバーにたずねる', () => {
  const search = {
    routeId: 'route_night',
    kind: 'aquarium',
    usableOn: '2027-08-02',
    maxAdultYen: 10_000,
    isAccessible: true,
  };
  expect(ticketQuery(read(search))).toEqual(search);
  expect(ticketQuery(read({ kind: 'bus' }))).toEqual({ kind: 'bus' });
});

test('畳んである条件があるときは、開いておく', () => {
  expect(hasFolded(read({ routeId: 'route_night', isAccessible: true }))).toBe(false);
  expect(hasFolded(read({ kind: 'bus' }))).toBe(true);
  expect(hasFolded(read({ usableOn: '2027-08-02' }))).toBe(true);
  expect(hasFolded(read({ maxAdultYen: 5_000 }))).toBe(true);
});

test('選んだ種類を読む', () => {
  expect(kindOf('bus')).toBe('bus');
  expect(kindOf('')).toBeUndefined();
});
