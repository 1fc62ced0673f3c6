import { expect, test } from 'vitest';
import { pageAccess } from './page-access.ts';

const root = { id: '__root__' };

test.each([
  ['知らないアドレス', [root], 'public', false],
  ['何も書かれていないページ', [root, { id: '/member' }], 'member', false],
  ['公開のページ', [root, { id: '/', staticData: { access: 'public' } }], 'public', false],
  [
    '予約の手順',
    [
      root,
      { id: '/reservation/customer-input', staticData: { access: 'public', isPersonal: true } },
    ],
    'public',
    true,
  ],
  [
    '親に従うページ',
    [root, { id: '/signup', staticData: { access: 'guest' } }, { id: '/signup/apply' }],
    'guest',
    false,
  ],
] as const)('%s', (_, routes, access, isPersonal) => {
  expect(pageAccess(routes)).toEqual({ access, isPersonal });
});
