import { describe, expect, test } from 'vitest';
import { mayReload } from './reload-once.ts';

function storage(stored: string | null = null) {
  return {
    stored,
    getItem() {
      return this.stored;
    },
    setItem(_: string, value: string) {
      this.stored = value;
    },
  };
}

describe('reload after a missing part of the app', () => {
  const last = 1_000_000;
  test.each([
    ['first failure', null, last, true],
    ['59,999 ms later', String(last), last + 59_999, false],
    ['60,000 ms later', String(last), last + 60_000, true],
    ['60,001 ms later', String(last), last + 60_001, true],
  ])('%s', (_, stored, now, allowed) => {
    expect(mayReload(storage(stored), now)).toBe(allowed);
  });

  test('remembers the reload, so that a second failure is not one more', () => {
    const tab = storage();
    expect(mayReload(tab, last)).toBe(true);
    expect(mayReload(tab, last + 1)).toBe(false);
  });

  test('does not reload when storage throws', () => {
    const broken = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => undefined,
    };
    expect(mayReload(broken, last)).toBe(false);
  });
});
