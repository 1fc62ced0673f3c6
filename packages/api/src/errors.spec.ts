import { describe, expect, test, vi } from 'vitest';
import { ApiError, asApiError, toApiError } from './errors.ts';
import { exampleOf } from './examples.ts';

const response = (status: number) => new Response(null, { status });

describe('toApiError', () => {
  test('keeps code, status and details of an error of the contract', () => {
    const body = exampleOf('holdReservation', 409, 'priceChanged');
    const error = toApiError(body, response(409));
    expect(error).toMatchObject({ code: 'PRICE_CHANGED', status: 409, body });
  });

  test.each([
    ['an HTML page of a gateway', '<html>', 502],
    ['an object of another shape', { error: 'x' }, 400],
    ['a response that does not fit the contract', new TypeError('Invalid'), 200],
  ])('calls %s unexpected', (_, thrown, status) => {
    expect(toApiError(thrown, response(status))).toMatchObject({ code: 'UNEXPECTED', status });
  });

  test('calls a call without a response offline', () => {
    expect(toApiError(new TypeError('Failed to fetch'))).toMatchObject({
      code: 'OFFLINE',
      status: 0,
    });
  });

  test('lets an aborted call pass', () => {
    const aborted = new DOMException('aborted', 'AbortError');
    expect(toApiError(aborted)).toBe(aborted);
  });
});

test('asApiError wraps whatever is no ApiError and keeps its cause', () => {
  const cause = new RangeError('x');
  expect(asApiError(cause)).toMatchObject({ code: 'UNEXPECTED', cause });
  const known = new ApiError('OFFLINE', 0);
  expect(asApiError(known)).toBe(known);
});

test('asApiError says of a chunk that cannot be fetched without a network that there is none', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module');
  expect(asApiError(missing).code).toBe('UNEXPECTED');
  vi.stubGlobal('navigator', { onLine: false });
  expect([asApiError(missing).code, asApiError(new RangeError('x')).code]).toEqual([
    'OFFLINE',
    'UNEXPECTED',
  ]);
  vi.unstubAllGlobals();
});
