import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { holdReloads } from '../page/hold-reloads.ts';
import { moveToNewVersion } from './new-version.ts';

function setUp() {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const reload = vi.fn();
  const version = moveToNewVersion(router, reload);
  const location = (pathname: string) => ({ ...router.latestLocation, pathname });
  const change = (part: { pathChanged: boolean; isFirst?: boolean }) =>
    router.emit({
      type: 'onBeforeLoad',
      ...(!part.isFirst && { fromLocation: location('/a') }),
      toLocation: location('/b'),
      pathChanged: part.pathChanged,
      hrefChanged: true,
      hashChanged: false,
    });
  return { reload, version, change };
}

test('新しい版が来ても、ページを移るまでは何も起きない', () => {
  const { reload, version, change } = setUp();
  change({ pathChanged: true });
  version.announce();
  change({ pathChanged: false });
  expect(reload).not.toHaveBeenCalled();
  expect(version.isLeaving()).toBe(false);
  change({ pathChanged: true });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(version.isLeaving()).toBe(true);
});

test('初めの読み込みでは再読み込みしない', () => {
  const { reload, version, change } = setUp();
  version.announce();
  change({ pathChanged: true, isFirst: true });
  expect(reload).not.toHaveBeenCalled();
});

test('この画面にしかないものがある間は移らず、なくなった次のページで移る', () => {
  const { reload, version, change } = setUp();
  version.announce();
  const release = holdReloads();
  change({ pathChanged: true });
  expect(reload).not.toHaveBeenCalled();
  release();
  change({ pathChanged: true });
  expect(reload).toHaveBeenCalledTimes(1);
});
