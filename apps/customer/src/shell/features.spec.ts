import { ApiError } from '@ferry/api/errors';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOffered, setOffered } from '../page/offered.ts';
import { askForFeatures } from './features.ts';

const invalidate = vi.fn();
const at = (routeId: string) =>
  ({ state: { matches: [{ routeId }] }, invalidate }) as unknown as AnyRouter;
const response = vi.fn();
vi.mock('@ferry/api/customer', () => ({
  listFeaturesOptions: () => ({ queryKey: ['features'], queryFn: () => response() }),
}));
const ask = (routeId: string) =>
  askForFeatures(at(routeId), new QueryClient({ defaultOptions: { queries: { retry: false } } }));
const refuse = (error: ApiError) => response.mockRejectedValue(error);

beforeEach(() => {
  invalidate.mockClear();
  setOffered(['serviceStatus']);
});
afterEach(() => setOffered(undefined));

it('一覧にない機能のページは、開き直される。ほかのページはそのまま', async () => {
  response.mockResolvedValue({ features: ['members'] });
  await ask('/');
  expect([isOffered('members'), isOffered('serviceStatus')]).toEqual([true, false]);
  expect(invalidate).not.toHaveBeenCalled();
  await ask('/partner-tickets/');
  expect(invalidate).toHaveBeenCalledOnce();
});

it('この操作を知らないサーバーでは、すべてを提供しているとみなす', async () => {
  refuse(new ApiError('NOT_FOUND', 404));
  await ask('/signin');
  expect([isOffered('members'), invalidate.mock.calls.length]).toEqual([true, 0]);
});

it('答えがなければ、前に聞いたままにする', async () => {
  refuse(new ApiError('UNAVAILABLE', 503));
  await ask('/');
  expect(isOffered('members')).toBe(false);
});
