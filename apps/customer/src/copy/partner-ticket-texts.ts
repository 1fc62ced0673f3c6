import type { PartnerTicketKind, PartnerTicketState } from '@ferry/api/customer';
import { formatDate, formatDateShort, jstDate } from '@ferry/format/date';

const kinds: Record<PartnerTicketKind, string> = {
  aquarium: '水族館',
  sightseeing: '観光施設',
  hotSpring: '温泉',
  rental: 'レンタル',
  bus: 'バス',
  stay: '宿泊',
  event: 'イベント',
};

/** The kinds of partner tickets, in the order in which they are offered. */
export const ticketKinds = Object.entries(kinds).map(([value, label]) => ({ value, label }));

/** What a ticket's kind is called; a newer server may have one that this build does not know. */
export const ticketKind = (kind: PartnerTicketKind): string => kinds[kind] ?? 'そのほか';

type StateText = { label: string; tone: 'success' | 'warning' | 'info' | 'quiet' };

const states: Record<Exclude<PartnerTicketState, 'upcoming'>, StateText> = {
  onSale: { label: '販売中', tone: 'success' },
  few: { label: '残りわずか', tone: 'warning' },
  soldOut: { label: '完売', tone: 'quiet' },
  ended: { label: '販売終了', tone: 'quiet' },
};

const unknown: StateText = { label: 'お問い合わせください', tone: 'info' };

/** Whether a ticket can be bought, in words; one to come says from which day on. */
export function ticketState(ticket: { state: PartnerTicketState; salesOpenAt: string }): StateText {
  const { state, salesOpenAt } = ticket;
  if (state !== 'upcoming') return states[state] ?? unknown;
  return { label: `${formatDateShort(jstDate(salesOpenAt))}から販売`, tone: 'info' };
}

/** 「2027年4月1日(木)から2028年3月31日(金)まで」 */
export const daysFromUntil = (from: string, until: string): string =>
  `${formatDate(from)}から${formatDate(until)}まで`;

/** When a slot begins: 「9:30」 of `09:30`. */
export const slotStart = (at: string): string => at.replace(/^0/, '');

/** Why the slots of a purchase cannot be changed. */
export const slotsClosedTexts = {
  unpaid: 'お支払いが済むと、時間枠を変更できます。',
  notBooked: '確定していない予約、または取り消された予約のため、変更できません。',
  changing: '便の変更の手続き中です。終えるか取りやめると、時間枠を変更できます。',
  used: '引換券を使ったため、時間枠を変更できません。',
  begun: 'いまの時間枠が始まったため、変更できません。',
} as const;
