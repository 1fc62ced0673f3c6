import { exampleOf } from '@ferry/api/examples';
import { afterEach, expect, test, vi } from 'vitest';
import { answersOf } from './member-answers.ts';

const base = exampleOf('getCurrentMember', 200, 'default');

/** A tab at an address; what it asks before it is left. */
async function openTab() {
  const tab = Object.assign(new EventTarget(), { location: { pathname: '/customer/' } });
  vi.stubGlobal('window', tab);
  vi.resetModules();
  const { edit, keepEdit } = await import('./edit.ts');
  const { areReloadsHeld } = await import('../../../page/hold-reloads.ts');
  const isHeldAt = (pathname: string) => {
    tab.location.pathname = pathname;
    const asked = !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(areReloadsHeld()).toBe(asked);
    return asked;
  };
  return { edit, keepEdit, isHeldAt };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('書きかけの会員情報は、その画面とログインし直す画面でだけ、離れる前に確かめる', async () => {
  const { edit, keepEdit, isHeldAt } = await openTab();
  expect(isHeldAt('/customer/member/edit')).toBe(false);
  keepEdit({ base, answers: answersOf(base) });
  const own = ['/customer/member/edit', '/customer/member/confirm', '/customer/signin'];
  expect(own.map(isHeldAt)).toEqual([true, true, true]);
  const others = ['/customer/', '/customer/member', '/customer/reservation/reservation-confirm'];
  expect(others.map(isHeldAt)).toEqual([false, false, false]);
  expect(edit()?.base).toBe(base);
});
