import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { offlineScript } from './offline-page.ts';

const leg = (title: string, day: string) => ({
  title,
  departure: { at: `${day}T08:00:00+09:00`, port: '汐見港' },
  arrivesAt: `${day}T12:00:00+09:00`,
});

class Link {
  id: string | undefined = 'tickets';
  href = '';
  hidden = true;
  textContent = '保存した乗船券を表示する';
  static shown: Link[] = [];
  cloneNode = () => new Link();
  removeAttribute = () => {
    this.id = undefined;
  };
  before = (link: Link) => void Link.shown.push(link);
}

/** The links that the page shows, when this is kept on the device on 2027-08-01. */
function linksOf(records: readonly object[]): string[][] {
  Link.shown = [];
  const template = new Link();
  const all: { result: readonly object[]; onsuccess?: () => void } = { result: records };
  const request: { result: object; onsuccess?: () => void } = {
    result: {
      transaction: () => ({ objectStore: () => ({ getAll: () => all }) }),
      close: () => undefined,
    },
  };
  runInNewContext(offlineScript('/customer/'), {
    addEventListener: () => undefined,
    indexedDB: { open: () => request },
    document: { getElementById: () => template },
    Date: { now: () => Date.parse('2027-08-01T09:00:00+09:00'), parse: Date.parse },
  });
  request.onsuccess?.();
  all.onsuccess?.();
  expect(template.hidden).toBe(true);
  return Link.shown.map(({ href, textContent }) => [href, textContent]);
}

test('2つの予約を保存していると、出発の早い順に、それぞれの乗船券へのリンクを出す', () => {
  const late = { reservationId: 'rsv_a', legs: [leg('片道 8月9日(月)', '2027-08-09')] };
  const soon = {
    reservationId: 'rsv_b',
    legs: [leg('復路 8月5日(木)', '2027-08-05'), leg('往路 8月2日(月)', '2027-08-02')],
  };
  const over = { reservationId: 'rsv_c', legs: [leg('片道 7月31日(土)', '2027-07-31')] };
  expect(linksOf([late, soon, over])).toEqual([
    ['/customer/reservation-detail/rsv_b/tickets', '往路 8月2日(月) 汐見港発の乗船券を表示する'],
    ['/customer/reservation-detail/rsv_a/tickets', '片道 8月9日(月) 汐見港発の乗船券を表示する'],
  ]);
});

test('1つなら、いつもの名前のリンクを1つ出す。なければ何も出さない', () => {
  expect(
    linksOf([{ reservationId: 'rsv_a', legs: [leg('片道 8月9日(月)', '2027-08-09')] }]),
  ).toEqual([['/customer/reservation-detail/rsv_a/tickets', '保存した乗船券を表示する']]);
  expect(linksOf([])).toEqual([]);
});

test('到着した後も、引換券が使える日までは、引換券へのリンクを出す', () => {
  const used = { reservationId: 'rsv_a', legs: [], until: '2027-08-01T00:00:00+09:00' };
  const usable = { reservationId: 'rsv_b', legs: [], until: '2027-08-07T00:00:00+09:00' };
  expect(linksOf([used, usable])).toEqual([
    ['/customer/reservation-detail/rsv_b/tickets', '保存した引換券を表示する'],
  ]);
});
