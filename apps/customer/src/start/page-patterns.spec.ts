import { expect, test } from 'vitest';
import { reservationId } from '../page/path-patterns.ts';
import { pagePatterns } from './page-patterns.ts';

const patterns = pagePatterns([
  { fullPath: '/', options: {} },
  { fullPath: '/reservation/', options: {} },
  { fullPath: '/reservation/customer-input', options: {} },
  {
    fullPath: '/reservation-detail/$id',
    options: { staticData: { pathPatterns: { id: reservationId } } },
  },
  { fullPath: '/partner-tickets/$id/confirm', options: {} },
  { fullPath: '/reset-password/{-$token}', options: {} },
]).map((source) => new RegExp(source));

test.each([
  ['', true],
  ['reservation', true],
  ['reservation/', true],
  ['Reservation', true],
  ['reservation/customer-input', true],
  ['reservation-detail/rsv_3fK9xQ2mLw8Z', true],
  ['partner-tickets/pt_1/confirm', true],
  ['reset-password', true],
  ['reset-password/abc', true],
  ['no/such/page', false],
  ['reservatio', false],
  ['reservation/customer-input/more', false],
  ['reservation-detail', false],
  ['reservation-detail/', false],
  ['reservation-detail/abc', false],
  ['reservation-detail/RSV_3fK9xQ2mLw8Z', false],
  ['reservation-detail/rsv_3fK9xQ2mLw8Z/more', false],
  ['partner-tickets/a/b/confirm', false],
  ['/reservation', false],
])('「%s」にページがある: %s', (path, isPage) => {
  expect(patterns.some((pattern) => pattern.test(`/${path}`))).toBe(isPage);
});
