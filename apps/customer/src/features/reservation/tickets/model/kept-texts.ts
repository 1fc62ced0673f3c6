import { formatDateTime } from '@ferry/format/date';
import { namesWord } from '../../../../page/offered-words.ts';
import type { TicketLegView } from './kept-tickets.ts';

const hasCode = ({ group }: TicketLegView) => group !== null && group.code !== null;

/** A voyage whose code is not there yet: it is not among what is kept. */
const opensLater = ({ group }: TicketLegView) => group?.state === 'notOpen';

const titles = (views: readonly TicketLegView[]) => views.map(({ title }) => title).join('、');

/** Which codes are on this device, and what has to be done for the rest before the port. */
export function keptText(
  views: readonly TicketLegView[],
  { hasNames, hasVouchers }: { hasNames: boolean; hasVouchers: boolean },
): string {
  const later = views.filter(opensLater);
  const which =
    later.length > 0 && views.some(hasCode)
      ? `保存したのは${titles(views.filter(hasCode))}のコードです。`
      : '';
  const open = later.map(
    ({ title, opensAt }) =>
      `${title}のコードは、まだありません。${formatDateTime(opensAt)}を過ぎてから、電波の届く場所でこの画面を一度開いてください。`,
  );
  const vouchers = hasVouchers
    ? '提携きっぷの引換券も、お名前を入れずに保存しています。到着後も、使える日が終わるまで表示できます。'
    : '';
  return `${which}${open.join('')}${vouchers}電波がないときも、同じアドレスで表示できます。${namesWord()}は${hasNames ? '保存しています' : '保存していません'}。有効かどうかは、港で確認します。`;
}
