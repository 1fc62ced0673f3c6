import { describe, expect, test } from 'vitest';
import { type Access, accessOf, afterLeaving, decideAccess } from './access.ts';

describe('the access table', () => {
  test.each([
    ['public', false, 'allow'],
    ['public', true, 'allow'],
    ['guest', false, 'allow'],
    ['guest', true, 'sendOn'],
    ['member', false, 'signIn'],
    ['member', true, 'allow'],
  ] as const)('%s, logged in %s: %s', (access, isLoggedIn, decision) => {
    expect(decideAccess(access, isLoggedIn)).toBe(decision);
  });
});

describe('the access of a page', () => {
  test.each<[string, (Access | undefined)[], Access]>([
    ['names none', [undefined], 'member'],
    ['has no matched routes', [], 'member'],
    ['names one', [undefined, 'public'], 'public'],
    ['opts out below a protected parent', ['member', 'public'], 'public'],
    ['follows its parent', ['public', undefined], 'public'],
    ['follows the nearest parent', ['public', 'guest', undefined], 'guest'],
    ['is protected below a public parent', ['public', 'member'], 'member'],
  ])('that %s', (_, accesses, access) => {
    expect(accessOf(accesses)).toBe(access);
  });
});

describe('when the member has left', () => {
  const home = { access: 'public', isPersonal: false } as const;
  const booking = { access: 'public', isPersonal: true } as const;
  const list = { access: 'member', isPersonal: false } as const;
  const guest = { access: 'guest', isPersonal: false } as const;
  test.each([
    ['a public page', home, 'expired', 'stay'],
    ['a public page', home, 'loggedOut', 'stay'],
    ['a public page', home, 'switched', 'stay'],
    ['a step of a booking', booking, 'expired', 'rememberAndSignIn'],
    ['a step of a booking', booking, 'loggedOut', 'signIn'],
    ['a step of a booking', booking, 'switched', 'home'],
    ['a member page', list, 'expired', 'rememberAndSignIn'],
    ['a member page', list, 'loggedOut', 'signIn'],
    ['a member page', list, 'switched', 'reload'],
    ['a guest page', guest, 'expired', 'stay'],
    ['a guest page', guest, 'loggedOut', 'stay'],
    ['a guest page', guest, 'switched', 'reload'],
  ] as const)('%s (%o), %s: %s', (_, page, leaving, result) => {
    expect(afterLeaving(page, leaving)).toBe(result);
  });
});
