import { beforeEach, expect, it, vi } from 'vitest';
import { operator } from '../copy/operator.ts';
import { isOffered, isOfferedPage, setOffered } from './offered.ts';

vi.mock('../copy/operator.ts', () => ({ operator: { notOffered: ['pets'] } }));
beforeEach(() => setOffered(undefined));

it('何も聞いていないうちは、事業者が切ったものだけを外す', () => {
  expect([isOffered('members'), isOffered('vehicles'), isOffered('pets')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('サーバーの一覧にないものを外し、事業者が切ったものは戻さない。知らない機能は無視する', () => {
  setOffered(['vehicles', 'pets', 'submarines']);
  expect([isOffered('members'), isOffered('vehicles'), isOffered('pets')]).toEqual([
    false,
    true,
    false,
  ]);
  setOffered(undefined);
  expect(isOffered('members')).toBe(true);
});

it('提供しない機能のページはない。買ったきっぷの変更と、予約のページは残る', () => {
  setOffered([]);
  const pages = ['/signin', '/signup/apply', '/member/edit', '/member/$token', '/reservations'];
  expect([...pages, '/partner-tickets/', '/partner-tickets/$id'].filter(isOfferedPage)).toEqual([]);
  const others = [
    '/',
    '/reservation',
    '/reservation-search',
    '/reservation-detail/$id',
    '/signout',
  ];
  const bought = '/partner-tickets/$id/select-other-schedule';
  expect([...others, bought].every(isOfferedPage)).toBe(true);
  expect(operator.notOffered).toEqual(['pets']);
});
