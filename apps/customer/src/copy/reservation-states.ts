import type { ReservationState } from '@ferry/api/customer';
import { operator } from './operator.ts';

type StateText = { label: string; tone: 'success' | 'info' | 'warning'; support?: string };

const stateTexts: Record<ReservationState, StateText> = {
  held: { label: '仮予約(未確定)', tone: 'warning' },
  paymentProcessing: { label: 'お支払い手続き中', tone: 'warning' },
  confirmedUnpaid: { label: '予約済み(お支払い待ち)', tone: 'warning' },
  confirmed: { label: '予約確定(お支払い済み)', tone: 'success' },
  cancelled: { label: '取消済み', tone: 'info' },
  expired: { label: '期限切れ', tone: 'info' },
};

// A newer server may have a state that this build does not know.
const unknownState: StateText = {
  label: 'ご予約の状況が変わりました',
  tone: 'warning',
  support: `ページを再読み込みすると、最新の状況を表示します。お電話(${operator.phone.number})でもご案内しています。`,
};

/** What a reservation's state is called, and how it is shown. */
export const stateText = (state: ReservationState): StateText => stateTexts[state] ?? unknownState;
