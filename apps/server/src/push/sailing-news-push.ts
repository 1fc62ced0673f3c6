import type { ReservationLeg } from '@ferry/api/customer-server';
import { formatDateShort, formatDateTime } from '@ferry/format/date';
import type { SailingEventKind } from '../database/operator-tables.ts';
import type { PushText } from '../domain/push/push-messages.ts';

/** What has become of a leg, without whose it is. */
export function sailingNewsPush(kind: SailingEventKind, leg: ReservationLeg): PushText {
  const { date, departureTime, fromPort, toPort } = leg.sailing;
  const sailing = `${formatDateShort(date)} ${departureTime} ${fromPort.name}発 ${toPort.name}行き`;
  switch (kind) {
    case 'cancelled':
      return {
        title: '欠航のお知らせ',
        body: `${sailing}の便は、欠航になりました。これからのお手続きは、予約のページでご案内します。`,
      };
    case 'delayed': {
      const { departureAt } = leg.service;
      const when = departureAt
        ? `${formatDateTime(departureAt)}に出港する見込みです`
        : '遅れています';
      return {
        title: '遅れのお知らせ',
        body: `${sailing}の便は、${when}。乗船手続き締切は変わりません。`,
      };
    }
    case 'moved': {
      const { departureAt } = leg.service;
      return {
        title: '時刻変更のお知らせ',
        body: `${formatDateShort(date)} ${fromPort.name}発 ${toPort.name}行きの便の時刻が変わりました。${departureAt ? `${formatDateTime(departureAt)}に出港します。` : ''}`,
      };
    }
    case 'restored':
      return {
        title: '予定どおり運航します',
        body: `${sailing}の便は、予定どおり運航することになりました。ご予約はそのまま有効です。`,
      };
  }
}
