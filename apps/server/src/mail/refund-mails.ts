import type { Refund, Reservation } from '@ferry/api/customer-server';
import { formatDate, jstDate } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import type { Transaction } from 'kysely';
import type { PlainMailKind } from '../database/mail-tables.ts';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import type { ReservationRow } from '../domain/reservations/reservation-rows.ts';
import { toReservation } from '../domain/reservations/to-reservation.ts';
import { accountLink } from './account-link.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import { enqueueToBoth } from './outbox.ts';
import { SITE } from './site-url.ts';

/** Kinds of mails that are about one refund. No account is in any of them. */
export type RefundMailKind = Extract<
  PlainMailKind,
  | 'refundAccountRequested'
  | 'refundAccountReminder'
  | 'refundAccountRegistered'
  | 'refundAccountReturned'
  | 'refundDone'
>;

/** Until when; afterwards the telephone helps. */
const byWhen = ({ registerBy }: Refund): string =>
  registerBy === null ? '' : `${formatDate(jstDate(registerBy))}までに、`;

const register = (refund: Refund): string =>
  `${byWhen(refund)}下のリンクから、払い戻し先の口座を登録してください。`;

/** Where a provider asks for the account, its own mail would come out of nothing. */
const requested = (refund: Refund): string =>
  refund.way === 'accountByProvider'
    ? '払い戻し先の口座の登録が必要です。登録の手続きは、このメールとは別に、決済会社からのメールでご案内します。'
    : register(refund);

const DONE: Record<string, string> = {
  card: 'お支払いに使われたカードに払い戻しました。明細に載る時期は、カード会社によって異なります。',
  wallet:
    'お支払いに使われた方法に払い戻しました。明細や残高に載る時期は、カード会社や決済会社によって異なります。',
  account: '登録された口座に振り込みました。口座の登録は消しました。',
  port: '乗船港の窓口で払い戻しました。',
};

const WORDS: Record<RefundMailKind, { subject: string; lead: (refund: Refund) => string }> = {
  refundAccountRequested: { subject: '払い戻し先の登録のお願い', lead: requested },
  refundAccountReminder: {
    subject: '払い戻し先がまだ登録されていません',
    lead: (refund) => `払い戻し先の口座が、まだ登録されていません。${register(refund)}`,
  },
  refundAccountRegistered: {
    subject: '払い戻し先を登録しました',
    lead: () =>
      '払い戻し先の口座の登録を受け付けました。振り込みが済むと、メールでお知らせします。覚えがないときは、すぐにお電話でお知らせください。',
  },
  refundAccountReturned: {
    subject: '払い戻し先に振り込めませんでした',
    lead: (refund) =>
      `登録された口座に振り込めませんでした。口座をお確かめのうえ、${byWhen(refund)}下のリンクから、もう一度登録してください。`,
  },
  refundDone: {
    subject: '払い戻し完了のお知らせ',
    lead: ({ way }) => DONE[way] ?? '払い戻しました。',
  },
};

/**
 * Writes the mail about a refund, in the caller's transaction.
 * @param attempt tells mails of one kind about one refund apart
 */
export async function mailRefund(
  tx: Transaction<Database>,
  clock: Clock,
  kind: RefundMailKind,
  { row, refundId }: { row: ReservationRow; refundId: string },
  attempt = 0,
): Promise<void> {
  // Nobody to reach any more.
  if (row.names_removed_at) return;
  const reservation = await toReservation(tx, clock, { row, isOwner: false });
  const refund = reservation.refunds.find(({ id }) => id === refundId);
  if (!refund) throw new Error('A reservation has lost its refund');
  const isOfChange = await paidChange(tx, refundId);
  const { subject, lead } = WORDS[kind];
  const { representative, reservationNumber } = reservation;
  const rendered = renderMail({
    subject: `${subject}(予約番号 ${groupsOfFour(reservationNumber)})`,
    greeting: `${fullName(representative)} 様`,
    parts: [
      { kind: 'text', text: `${reasonOf(reservation, refund, isOfChange)}${lead(refund)}` },
      ...factsOf(reservation, refund),
    ],
  });
  const occasion = `${kind} ${refundId} ${attempt}`;
  const mail = { kind, occasion, to: representative.email, ...rendered };
  await enqueueToBoth(tx, mail, row.new_email, clock.now());
}

/** Whether what goes back was paid for a change. */
async function paidChange(tx: Transaction<Database>, refundId: string): Promise<boolean> {
  const payment = await tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('payment.id')
    .where('refund.id', '=', refundId)
    .where('payment.change_id', 'is not', null)
    .executeTakeFirst();
  return payment !== undefined;
}

/** Why money goes back that came to no reservation. */
function reasonOf(
  { state }: Reservation,
  { cancellationId, changeId, state: of }: Refund,
  isOfChange: boolean,
): string {
  if (cancellationId !== null || changeId !== null || of === 'refunded') return '';
  if (isOfChange)
    return '変更の期限の後、または変更を取りやめた後にお支払いがあったため、その全額を払い戻します。';
  if (state === 'confirmed' || state === 'confirmedUnpaid') {
    return '前のお支払い番号でお支払いがあったため、その全額を払い戻します。';
  }
  return state === 'cancelled'
    ? 'ご予約の取消の後にお支払いがあったため、その全額を払い戻します。'
    : 'お取り置きの期限の後にお支払いがあったため、その全額を払い戻します。';
}

function factsOf(
  { reservationNumber, cancellations, changes }: Reservation,
  { amountYen, transferFeeYen, cancellationId, changeId, way, state }: Refund,
): MailPart[] {
  const cancelled = cancellations.find((each) => each.id === cancellationId);
  const changed = changes.find((each) => each.id === changeId);
  return [
    {
      kind: 'facts',
      rows: [
        ['予約番号', groupsOfFour(reservationNumber)],
        ...(cancelled ? [['取消番号', groupsOfFour(cancelled.number)] as const] : []),
        ...(changed ? [['変更番号', groupsOfFour(changed.number)] as const] : []),
        ['払い戻す金額', formatYen(amountYen)],
        ...(transferFeeYen > 0
          ? [['差し引いた振込手数料', formatYen(transferFeeYen)] as const]
          : []),
      ],
    },
    way === 'account' && state === 'needsAccount'
      ? accountLink(reservationNumber)
      : {
          kind: 'link',
          label: '予約を照会する',
          url: `${SITE}/customer/reservation-search?number=${reservationNumber}`,
        },
  ];
}
