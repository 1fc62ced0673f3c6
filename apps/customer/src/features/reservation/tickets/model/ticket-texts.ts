import { formatDateTime } from '@ferry/format/date';
import { standByTicketTexts } from '../../../../copy/stand-by-texts.ts';
import type { TicketLegView, TicketView } from './kept-tickets.ts';

/** Words of a state beside a ticket; none while it is simply good. */
const states: Record<string, string> = {
  notOpen: '表示の開始前',
  valid: '',
  checkedIn: '乗船手続き済み',
  boarded: '乗船済み',
  cancelled: '使えません',
  over: '到着済み',
};

/** How far boarding is. A newer server may have a state that this build does not know. */
export const stateWord = ({ state }: Pick<TicketView, 'state'>): string =>
  states[state] ?? '窓口でご確認ください';

/** Whether a state is as it should be, something to wait for, or something to be asked about. */
export const stateTone = ({ state }: Pick<TicketView, 'state'>): 'info' | 'success' | 'warning' => {
  if (state === 'checkedIn' || state === 'boarded') return 'success';
  return state === 'notOpen' || state === 'over' ? 'info' : 'warning';
};

/** A companion has neither the reservation nor its number. */
const ASK_SENDER = '送った方にお確かめください。';

/** What stands in place of a code. */
export type Instead = { tone: 'info' | 'warning'; title: string; text: string };

const voidTicket = (isShared: boolean): Instead => ({
  tone: 'warning',
  title: 'この乗船券は使えません',
  text: `予約が変更されたか、取り消されています。${
    isShared ? ASK_SENDER : '予約の詳細から、新しい乗船券をご確認ください。'
  }`,
});

const noCode = (isShared: boolean): Instead => ({
  tone: 'warning',
  title: 'コードを表示できません',
  text: isShared ? ASK_SENDER : '窓口で、予約番号をお伝えください。',
});

/** A code that has opened since comes with the next look at the server. */
const opening = (opensAt: string): Instead =>
  Date.parse(opensAt) > Date.now()
    ? {
        tone: 'info',
        title: 'まだ表示できません',
        text: `${formatDateTime(opensAt)}から表示できます。`,
      }
    : {
        tone: 'info',
        title: 'コードをまだ読み込んでいません',
        text: '電波の届く場所でこの画面を開くと、表示されます。',
      };

const arrived: Instead = {
  tone: 'info',
  title: 'この便は到着しました',
  text: '乗船券の表示は終わりました。',
};

const boarded: Instead = {
  tone: 'info',
  title: '乗船済みです',
  text: '乗船券は使い終わりました。',
};

const withheld: Record<string, Instead> = {
  unpaid: {
    tone: 'info',
    title: 'お支払いの後に表示します',
    text: 'お支払いが済むと、乗船券ができます。',
  },
  serviceCancelled: {
    tone: 'warning',
    title: 'この便は欠航します',
    text: '乗船券はありません。予約の詳細から、払い戻しか振り替えをお選びください。',
  },
  over: arrived,
  standBy: { tone: 'info', ...standByTicketTexts.waiting },
  standByOver: { tone: 'info', ...standByTicketTexts.over },
};

/**
 * Why a ticket shows no code; undefined where it does.
 *
 * @param isShared whether a companion looks at it, who has but this one ticket
 */
export function insteadOfCode(
  view: TicketLegView,
  ticket: TicketView,
  isShared = false,
): Instead | undefined {
  if (ticket.state === 'cancelled') return voidTicket(isShared);
  if (ticket.state === 'notOpen') return opening(view.opensAt);
  if (ticket.state === 'over') return arrived;
  if (ticket.state === 'boarded') return boarded;
  return ticket.code === null ? noCode(isShared) : undefined;
}

/** Why a voyage has no tickets; undefined where it has. */
export const insteadOfTickets = (view: TicketLegView): Instead | undefined =>
  view.withheld === null && view.group
    ? undefined
    : (withheld[view.withheld ?? ''] ?? noCode(false));

/** Whether there are tickets, also before their codes are shown: before the payment there are none. */
export const hasTickets = (views: readonly TicketLegView[]): boolean =>
  views.some(({ withheld, group }) => withheld === null && group !== null);

const NEVER: readonly string[] = ['serviceCancelled', 'over', 'standByOver'];

/** Whether there are tickets, or may be once what withholds them is over. */
export const mayStillHaveTickets = (views: readonly TicketLegView[]): boolean =>
  views.some(({ withheld }) => !NEVER.includes(withheld ?? ''));

/** The voyage that the address names, else the next one. */
export const shownLeg = (
  views: readonly TicketLegView[],
  leg: TicketLegView['leg'] | undefined,
): TicketLegView | undefined =>
  views.find((view) => view.leg === leg) ??
  views.find((view) => view.withheld !== 'over') ??
  views[0];
