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

test('ありえない値のある道は、だれでも見られる「見つからない」になる', () => {
  const staticData = {
    access: 'public',
    isPersonal: true,
    pathPatterns: { id: /^rsv_[0-9]+$/ },
  } as const;
  const routes = [root, { id: '/reservation-detail/$id', staticData }];
  expect(pageAccess(routes, { id: 'rsv_1' }).isPersonal).toBe(true);
  expect(pageAccess(routes, { id: 'x' })).toEqual({ access: 'public', isPersonal: false });
});
