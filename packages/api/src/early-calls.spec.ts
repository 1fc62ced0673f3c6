import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeEarlyCall } from './early-calls.ts';

describe('a read that was sent before the app was there', () => {
  const url = 'http://localhost/customer-api/sailings?date=2026-12-31';
  const response = Promise.resolve(new Response('{}'));

  beforeEach(() => {
    const sentAt = performance.now();
    const calls = new Map([['/customer-api/sailings?date=2026-12-31', { sentAt, response }]]);
    vi.stubGlobal('ferryEarlyCalls', calls);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is taken once', () => {
    expect(takeEarlyCall(new Request(url))).toBe(response);
    expect(takeEarlyCall(new Request(url))).toBeUndefined();
  });

  it('is not another one', () => {
    expect(takeEarlyCall(new Request(`${url}&adults=2`))).toBeUndefined();
    expect(takeEarlyCall(new Request(url, { method: 'POST' }))).toBeUndefined();
  });

  it('is too old after ten seconds', () => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 10_001);
    expect(takeEarlyCall(new Request(url))).toBeUndefined();
  });
});
