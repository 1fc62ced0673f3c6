import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mailSearch, requestSearch, sorrySearch } from './error-search.ts';
import { linkEnd } from './link-end.ts';
import { mailReasons, maintenanceText, requestReasons, sorryReasons, stepFor } from './reasons.ts';

describe('エラーページの理由', () => {
  test.each(Object.entries({ ...requestReasons, ...mailReasons, ...sorryReasons }))(
    '%s には、見出しと文と、次の手順が1つある',
    (_, { title, text, next }) => {
      expect(title).not.toMatch(/[。、]$/);
      expect(text).toMatch(/。$/);
      expect(next.label).not.toBe('');
    },
  );
});

/** Pages that send a member home. */
const GUEST_PAGES = ['/signin', '/signup/apply', '/reset-password/forgot'];

test('会員は、会員が開けないページには導かれない', () => {
  const steps = Object.values(mailReasons).map(({ next }) => stepFor(next, true));
  const pages = steps.flatMap((step) => (step.kind === 'page' ? [step.to] : []));
  expect(pages.filter((page) => GUEST_PAGES.includes(page))).toEqual([]);
  expect(stepFor(mailReasons.resetExpired.next, true)).toMatchObject({
    to: '/member/change-password',
  });
  expect(stepFor(mailReasons.resetExpired.next, false)).toBe(mailReasons.resetExpired.next);
});

describe('知らない値', () => {
  test.each([
    [{}, { reason: 'error' }],
    [{ reason: 'busy' }, { reason: 'busy' }],
    [{ reason: '<script>' }, { reason: 'error' }],
    [{ reason: ['busy'] }, { reason: 'error' }],
    [{ reason: 'constructor' }, { reason: 'error' }],
    [{ requestId: 'req_8Zk2mQ4v9a' }, { reason: 'error', requestId: 'req_8Zk2mQ4v9a' }],
    [{ requestId: 'お電話 0120-999-999' }, { reason: 'error', requestId: undefined }],
    [{ from: 'いつか' }, { reason: 'error', from: undefined }],
  ])('/errors/sorry の %j', (search, parsed) => {
    expect(v.parse(sorrySearch, search)).toEqual(parsed);
  });

  test.each([
    [{}, 'tokenInvalid'],
    [{ reason: 'send' }, 'send'],
    [{ reason: 'x' }, 'tokenInvalid'],
  ])('/errors/mail-error の %j', (search, reason) => {
    expect(v.parse(mailSearch, search)).toEqual({ reason });
  });

  test.each([
    [{}, undefined],
    [{ reason: 'forbidden' }, 'forbidden'],
    [{ reason: 'x' }, undefined],
  ])('/errors/40x の %j', (search, reason) => {
    expect(v.parse(requestSearch, search).reason).toBe(reason);
  });
});

test.each([
  ['2027-08-02T02:00:00+09:00', '2027-08-02T04:00:00+09:00', '8月2日(月) 2:00〜4:00'],
  ['2027-08-02T22:00:00+09:00', '2027-08-03T04:00:00+09:00', '8月2日(月) 22:00〜8月3日(火) 4:00'],
  [undefined, '2027-08-02T04:00:00+09:00', undefined],
])('メンテナンスの時間 %s〜%s は、日が変わるときだけ日付を2回言う', (from, until, text) => {
  expect(maintenanceText(from, until)).toBe(text);
});

test('メールのリンクの理由には、それぞれの線がある', () => {
  expect(linkEnd('signUpExpired')).toBe('over');
  expect(linkEnd('tokenUsed')).toBe('done');
  expect(linkEnd('resetInvalid')).toBe('broken');
  expect(linkEnd('send')).toBe('unsent');
});
