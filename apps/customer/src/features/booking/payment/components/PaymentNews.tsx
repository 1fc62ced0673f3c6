import type { Payment, PaymentInfo, Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatSailingTime } from '@ferry/format/service-time';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureText } from '../../../../copy/error-texts.ts';
import { operator } from '../../../../copy/operator.ts';
import { stateText } from '../../../../copy/reservation-states.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { PaymentInstructions } from '../../shared/components/PaymentInstructions.tsx';
import { StorePayment } from '../../shared/components/StorePayment.tsx';
import { sailsAtAll, sailsInPart } from '../../shared/model/check-in.ts';
import type { FlowLinks } from '../../shared/model/flow.ts';
import { searchTripAgain } from '../../shared/model/reserved-trip.ts';
import { unfinishedTexts } from '../model/unfinished-texts.ts';
import { AccountMissing } from './AccountMissing.tsx';

type PaymentNewsProps = {
  links: FlowLinks;
  reservation: Reservation;
  info: PaymentInfo;
  /** By a press on this page, whose button is gone. */
  isJustPaid: boolean;
};

/** The one thing that is next: an account that money waits for, or where the payment stands. */
export function PaymentNews(props: PaymentNewsProps) {
  const { reservation, info } = props;
  return (
    <Stack gap={4}>
      <AccountMissing reservation={reservation} />
      <State {...props} />
      {reservation.state === 'paymentProcessing' && <NumberBefore info={info} />}
    </Stack>
  );
}

function State(props: PaymentNewsProps) {
  const { reservation, info, links } = props;
  switch (reservation.state) {
    case 'held':
      return <Held {...props} />;
    case 'paymentProcessing':
      return <InFlight info={info} />;
    case 'confirmedUnpaid':
      return <Due {...props} />;
    case 'confirmed':
      return (
        <Focused isRequested={props.isJustPaid}>
          <Alert tone="success" title="お支払いが済んでいます" announce="polite">
            {paidText(reservation)}
          </Alert>
        </Focused>
      );
    case 'expired':
      return <Lapsed {...{ reservation, links }} />;
    case 'cancelled':
      return (
        <Alert tone="info" title="この予約は取消済みです">
          これからのお支払いはありません。
        </Alert>
      );
    default:
      return <Alert tone="warning">{stateText(reservation.state).support}</Alert>;
  }
}

/** Nobody is sent to a port from which nothing sails. */
function paidText(reservation: Reservation): string {
  const ticket = '乗船手続きのときに、乗船券をお見せください。';
  const refund = '欠航した便の運賃は、払い戻します。';
  if (!sailsAtAll(reservation)) return refund;
  return sailsInPart(reservation) ? `${refund}${ticket}` : `ご予約は確定しています。${ticket}`;
}

/** The button that was pressed is gone: what came of it is where the customer goes on. */
function Focused({ isRequested, children }: { isRequested: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRequested) box.current?.focus();
  }, [isRequested]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

const Held = ({ links, reservation: { id, limitTime } }: PaymentNewsProps) => (
  <Alert
    tone="warning"
    title="予約はまだ確定していません"
    action={
      <ButtonLink {...links.reservationConfirm(id)} tone="action">
        予約の確定へ進む
      </ButtonLink>
    }
  >
    {`お取り置き期限は${formatDateTime(limitTime)}です。過ぎると、お席を戻します。`}
  </Alert>
);

/** A card that is being charged, which is waited for or gone on with. */
function InFlight({ info }: { info: PaymentInfo }) {
  const payment = info.payments.find(({ state }) => inFlight.includes(state));
  if (payment?.action) {
    const { title, link, left } = unfinishedTexts(payment);
    return (
      <Alert
        tone="warning"
        title={title}
        announce="polite"
        action={
          <PlainButtonLink href={payment.action.url} tone="action">
            {link}
          </PlainButtonLink>
        }
      >
        {`お席は残っています。${left}、もう一度お選びいただけます。`}
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      title="お支払いの結果を確認しています"
      announce="polite"
      action={
        payment && (
          <ButtonLink to="/tds" search={{ payment: payment.id }} tone="action">
            お支払いの結果を確認する
          </ButtonLink>
        )
      }
    >
      もう一度お支払いになる必要はありません。お席は残っています。
    </Alert>
  );
}

const inFlight: readonly Payment['state'][] = ['pending', 'requiresAction', 'unknown'];

/** What was paid by until the card: it stays good until that has been charged. */
function NumberBefore({ info }: { info: PaymentInfo }) {
  const waiting = info.payments.find(({ state }) => state === 'awaitingPayment');
  if (!waiting?.instructions) return null;
  const { instructions, amountYen } = waiting;
  return <PaymentInstructions {...{ instructions, amountYen }} />;
}

function Due({ reservation, info, isJustPaid }: PaymentNewsProps) {
  const { outbound, limitTime, payment } = reservation;
  const isClosed = info.options.every(({ isAvailable }) => !isAvailable);
  const [last] = info.payments;
  const failure = last?.purpose === 'later' && last.id !== payment?.id ? last.failure : undefined;
  const isAtStore = info.method === 'convenienceStore';
  const port = outbound.sailing.fromPort.name;
  if (!sailsAtAll(reservation)) {
    return (
      <Alert tone="warning" title="ご予約の便は、すべて欠航となりました">
        これからのお支払いはありません。
      </Alert>
    );
  }
  const due = isAtStore
    ? `期限は${formatDateTime(limitTime)}です。過ぎると、予約は自動的に取り消され、お席を戻します。`
    : `${formatSailingTime(limitTime)}(乗船手続き締切)までに、${port}の窓口でお支払いいただけます。`;
  // The card says until when and how much.
  if (isAtStore && !failure && !isClosed) {
    return (
      <Focused isRequested={isJustPaid}>
        <Stack gap={3}>
          <StorePayment reservation={reservation} />
          <Text size="dense">期限を過ぎると、予約は自動的に取り消され、お席を戻します。</Text>
        </Stack>
      </Focused>
    );
  }
  return (
    <Stack gap={4}>
      <Focused isRequested={isJustPaid}>
        <Alert
          tone={failure ? 'error' : 'warning'}
          title={
            failure
              ? '前回のカードのお支払いは完了しませんでした'
              : `${formatYen(info.totalYen)}のお支払いをお待ちしています`
          }
          action={isClosed && <Call />}
        >
          {failure && `${failureText(failure)}お席はそのまま残っています。`}
          {due}
          {isClosed &&
            `この画面では、お支払いいただけません。お電話の受付時間は${operator.phone.hours}です。`}
        </Alert>
      </Focused>
      {isAtStore && <StorePayment reservation={reservation} />}
    </Stack>
  );
}

const Call = () => (
  <PlainButtonLink href={`tel:${operator.phone.number}`} tone="secondary" size="small">
    電話で問い合わせる({operator.phone.number})
  </PlainButtonLink>
);

/** The places are gone, and since when; the same can be looked for once more. */
function Lapsed({ links, reservation }: Pick<PaymentNewsProps, 'links' | 'reservation'>) {
  const wasBooked = reservation.history.some(({ event }) => event === 'confirmed');
  const limit = formatDateTime(reservation.limitTime);
  return (
    <Alert
      tone="warning"
      title={wasBooked ? 'お支払いの期限が過ぎました' : 'お取り置きの期限が過ぎました'}
      announce="polite"
      action={
        <ButtonLink {...links.selectSchedule(searchTripAgain(reservation))} tone="primary">
          同じ条件で便を探す
        </ButtonLink>
      }
    >
      {`${limit}に予約を取り消し、お席を戻しました。空きがあれば、もう一度ご予約いただけます。`}
    </Alert>
  );
}
