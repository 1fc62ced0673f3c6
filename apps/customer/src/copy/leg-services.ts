import type { LegService } from '@ferry/api/customer';
import { formatDateShort, formatTime, jstDate } from '@ferry/format/date';

type Words = {
  /** As a mark beside the sailing; empty for one that runs as planned. */
  mark: string;
  tone: 'warning' | 'danger';
  /** What kind of news it is. */
  news: string;
  /** What has become of the sailing; its day where it is not the one that was booked. */
  title: (service: LegService, bookedAt: string) => string;
};

function at({ departureAt }: LegService, bookedAt: string, rest: string, otherwise: string) {
  if (!departureAt) return otherwise;
  const day = jstDate(departureAt);
  const isSameDay = day === jstDate(bookedAt);
  return `${isSameDay ? '' : `${formatDateShort(day)} `}${formatTime(departureAt)}${rest}`;
}

/** 「8月9日(月)の便まで、当日空席待ちです」 */
function standByTitle(standBy: LegService['standBy']): string {
  if (!standBy) return '当日空席待ちです';
  if (standBy.state === 'over') return '当日空席待ちの期限が過ぎました';
  return `${formatDateShort(standBy.until)}の便まで、当日空席待ちです`;
}

const states: Record<LegService['state'], Words> = {
  normal: { mark: '', tone: 'warning', news: '', title: () => '予定どおり運航します' },
  delayed: {
    mark: '遅れ',
    tone: 'warning',
    news: '遅れのお知らせがあります',
    title: (service, bookedAt) => at(service, bookedAt, 'に出港する見込みです', '遅れが出ています'),
  },
  conditional: {
    mark: '条件付き運航',
    tone: 'warning',
    news: '条件付き運航のお知らせがあります',
    title: () => '条件付きで運航します',
  },
  changed: {
    mark: '時刻変更',
    tone: 'warning',
    news: '時刻変更のお知らせがあります',
    title: (service, bookedAt) => at(service, bookedAt, 'に出港します', '出港の時刻が変わります'),
  },
  cancelled: {
    mark: '欠航',
    tone: 'danger',
    news: '欠航のお知らせがあります',
    // 「強風のため」 goes on in the same sentence.
    title: ({ message }) => `${message.endsWith('のため') ? message : ''}欠航します`,
  },
  standBy: {
    mark: '当日空席待ち',
    tone: 'warning',
    news: 'この便の席はありません',
    title: ({ standBy }) => standByTitle(standBy),
  },
};

// A newer server may have a state that this build does not know: then its message says it.
const unknown: Words = {
  mark: 'お知らせあり',
  tone: 'warning',
  news: '運航のお知らせがあります',
  title: ({ message }) => message || '運航についてのお知らせ',
};

/** The words of how a reserved sailing runs. */
export const legServiceWords = ({ state }: LegService): Words => states[state] ?? unknown;
