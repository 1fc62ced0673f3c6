import { describe, expect, test } from 'vitest';
import { isAway, isGone, outdatedCaches, ticketsOf, treatmentOf } from './policy.ts';

const origin = 'https://ferry.example';
const scope = `${origin}/customer/`;
const file = { method: 'GET', mode: 'cors', destination: 'script' };
const page = { method: 'GET', mode: 'navigate', destination: 'document' };

describe('what the worker does with a request', () => {
  test.each([
    ['a page', page, '/customer/', 'page'],
    ['a deep page', page, '/customer/reservation-detail/rsv_1?x=1', 'page'],
    ['a part of the build', file, '/customer/assets/index-1a2b.js', 'file'],
    ['another file', file, '/customer/icon.svg', 'leave'],
    ['a call of the API', file, '/customer-api/drafts/drf_1', 'leave'],
    ['a call about the member', file, '/external/api/members/me', 'leave'],
    ['the cookie against forgery', file, '/sanctum/csrf-cookie', 'leave'],
    ['the address without a slash', page, '/customer', 'leave'],
    ['a path that only begins alike', page, '/customers/', 'leave'],
    ['a form that is sent', { ...page, method: 'POST' }, '/customer/', 'leave'],
    ['a part asked for with HEAD', { ...file, method: 'HEAD' }, '/customer/assets/a.js', 'leave'],
    ['a frame', { ...page, destination: 'iframe' }, '/customer/frame', 'leave'],
  ])('%s', (_, request, path, expected) => {
    expect(treatmentOf({ ...request, url: origin + path }, scope)).toBe(expected);
  });

  test('another origin', () => {
    const url = 'https://other.example/customer/assets/a.js';
    expect(treatmentOf({ ...file, url }, scope)).toBe('leave');
  });
});

test('keeps its own files and those of the version before, and nobody else’s', () => {
  const names = ['ferry-files-1', 'others', 'ferry-files-2', 'ferry-files-3', 'ferry-files-4'];
  expect(outdatedCaches(names, 'ferry-files-4')).toEqual(['ferry-files-1', 'ferry-files-2']);
  expect(outdatedCaches(['ferry-files-1'], 'ferry-files-1')).toEqual([]);
});

test.each([
  [200, false],
  [304, false],
  [404, true],
  [410, true],
  [500, false],
  [503, false],
])('a script that is answered with %d has been taken away: %s', (status, expected) => {
  expect(isGone(status)).toBe(expected);
});

test.each([
  ['reservation-detail/rsv_3fK9xQ2mLw8Z/tickets', 'rsv_3fK9xQ2mLw8Z'],
  ['reservation-detail/rsv_3fK9xQ2mLw8Z/tickets/', 'rsv_3fK9xQ2mLw8Z'],
  ['reservation-detail/rsv_3fK9xQ2mLw8Z/tickets?leg=return', 'rsv_3fK9xQ2mLw8Z'],
  ['reservation-detail/rsv_3fK9xQ2mLw8Z', undefined],
  ['reservation-detail/rsv_3fK9xQ2mLw8Z/tickets/more', undefined],
  ['ticket', 'shared'],
  ['ticket?utm=mail', 'shared'],
  ['tickets', undefined],
  ['', undefined],
])('the tickets that %s shows are those of %s', (path, expected) => {
  expect(ticketsOf(scope + path, scope)).toBe(expected);
});

test.each([
  [200, false],
  [404, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('a page that is answered with %d has no server behind it: %s', (status, expected) => {
  expect(isAway(status)).toBe(expected);
});
