import { describe, expect, test } from 'vitest';
import { holdReloads } from '../page/hold-reloads.ts';
import { mayReload, reloadOnceOnMissingChunk } from './reload-once.ts';

function storage(reloadedAt: string | null = null) {
  const values = new Map(reloadedAt === null ? [] : [['ferry.reloadedAt', reloadedAt]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('reload after a missing chunk', () => {
  const last = 1_000_000;
  test.each([
    ['first failure', null, last, true],
    ['59,999 ms later', String(last), last + 59_999, false],
    ['60,000 ms later', String(last), last + 60_000, true],
    ['60,001 ms later', String(last), last + 60_001, true],
    ['at the same moment', String(last), last, false],
    ['after the clock was set back by a day', String(last + 86_400_000), last, true],
    ['something else stored', 'yesterday', last, true],
  ])('%s', (_, stored, now, allowed) => {
    expect(mayReload(storage(stored), now)).toBe(allowed);
  });

  test('remembers the reload, so that a second failure is not one more', () => {
    const tab = storage();
    expect(mayReload(tab, last)).toBe(true);
    expect(mayReload(tab, last + 1)).toBe(false);
  });

  test('a clock that was set back does not allow two reloads in a row', () => {
    const tab = storage(String(last + 86_400_000));
    expect([mayReload(tab, last), mayReload(tab, last + 1)]).toEqual([true, false]);
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

/** A window that counts its reloads. */
function fakeWindow() {
  const target = new EventTarget();
  let reloads = 0;
  const window = Object.assign(target, {
    sessionStorage: storage(),
    location: { reload: () => (reloads += 1) },
    navigator: { onLine: true },
  });
  const fail = () => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
      payload: new TypeError('Failed to fetch a page'),
    });
    target.dispatchEvent(event);
    return { reloads, isHandled: event.defaultPrevented };
  };
  // The members above are all that the function uses.
  return { window: window as unknown as Window, fail };
}

describe('a chunk that fails to load', () => {
  test('reloads once while a page is on its way, then leaves it to the error page', () => {
    const { window, fail } = fakeWindow();
    reloadOnceOnMissingChunk(window, () => true);
    expect(fail()).toEqual({ reloads: 1, isHandled: true });
    expect(fail()).toEqual({ reloads: 1, isHandled: false });
  });

  test('leaves no second reload to the router', () => {
    const { window, fail } = fakeWindow();
    reloadOnceOnMissingChunk(window, () => true);
    fail();
    const key = 'tanstack_router_reload:Failed to fetch a page';
    expect(window.sessionStorage.getItem(key)).toBe('1');
  });

  test('does not reload into a missing network', () => {
    const { window, fail } = fakeWindow();
    Object.assign(window, { navigator: { onLine: false } });
    reloadOnceOnMissingChunk(window, () => true);
    expect(fail()).toEqual({ reloads: 0, isHandled: false });
  });

  test('does not reload while a payment is pending, nor lets the router do it', () => {
    const { window, fail } = fakeWindow();
    const release = holdReloads();
    reloadOnceOnMissingChunk(window, () => true);
    expect(fail()).toEqual({ reloads: 0, isHandled: false });
    const key = 'tanstack_router_reload:Failed to fetch a page';
    expect(window.sessionStorage.getItem(key)).toBe('1');
    release();
    expect(fail()).toEqual({ reloads: 1, isHandled: true });
  });

  test('without storage there is no reload but the error page', () => {
    const { window, fail } = fakeWindow();
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    reloadOnceOnMissingChunk(window, () => true);
    expect(fail()).toEqual({ reloads: 0, isHandled: false });
  });

  test('never takes away the page that the customer is working in', () => {
    const { window, fail } = fakeWindow();
    reloadOnceOnMissingChunk(window, () => false);
    expect(fail()).toEqual({ reloads: 0, isHandled: false });
  });
});
