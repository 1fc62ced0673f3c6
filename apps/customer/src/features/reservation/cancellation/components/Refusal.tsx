import type { Reservation } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import type { ReactNode } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { operator } from '../../../../copy/operator.ts';
import { ButtonLink } from '../../../../page/links.tsx';

type RefusalProps = {
  reservation: Reservation;
  error: ApiError;
  /** Something else may be picked. */
  isOfPicks?: boolean;
  /** The button was pressed. */
  isOfCancelling?: boolean;
  onRetry?: () => void;
};

/** Why nothing is cancelled here, and the one right next step for it. */
export function Refusal(props: RefusalProps) {
  const { reservation, error, isOfPicks = false, isOfCancelling = false } = props;
  if (isOfCancelling && error.code === 'NOT_FOUND') {
    return (
      <Alert
        tone="error"
        title="取り消せませんでした"
        announce="assertive"
        action={<LookUp reservation={reservation} />}
      >
        {`しばらく操作がなかったか、Cookieが削除されました。ご予約はそのままです。予約番号 ${groupsOfFour(reservation.reservationNumber)} とご連絡先で照会すると、続きから取り消せます。`}
      </Alert>
    );
  }
  return (
    <Alert
      tone={isOfCancelling ? 'error' : 'warning'}
      title={titleOf(props)}
      {...((isOfPicks || isOfCancelling) && { announce: 'assertive' as const })}
      action={nextStep(props)}
    >
      {errorText(error)}
      {isOfPicks &&
        error.code === 'CANCEL_BY_PHONE' &&
        'ほかのものだけなら、この画面で取り消せることがあります。'}
    </Alert>
  );
}

function titleOf({ error: { code }, isOfCancelling }: RefusalProps): string {
  if (isOfCancelling) return '取り消せませんでした';
  switch (code) {
    case 'CANCEL_BY_PHONE':
      return 'お電話で承ります';
    case 'CANCEL_CLOSED':
    case 'RESERVATION_STATE':
      return 'この画面では取り消せません';
    default:
      return '手数料を計算できませんでした';
  }
}

function nextStep({ reservation, error, onRetry }: RefusalProps): ReactNode {
  switch (error.code) {
    case 'CANCEL_BY_PHONE':
    case 'CANCEL_CLOSED':
      return (
        <PlainButtonLink href={`tel:${operator.phone.number}`} tone="secondary">
          {`電話で問い合わせる(${operator.phone.number})`}
        </PlainButtonLink>
      );
    case 'NOT_FOUND':
      return <LookUp reservation={reservation} />;
    case 'RESERVATION_STATE':
      return (
        <ButtonLink to="/reservation-detail/$id" params={{ id: reservation.id }} tone="secondary">
          予約の詳細へ戻る
        </ButtonLink>
      );
    default:
      return (
        onRetry && (
          <Button tone="secondary" onPress={onRetry}>
            もう一度計算する
          </Button>
        )
      );
  }
}

const LookUp = ({ reservation }: { reservation: Reservation }) => (
  <ButtonLink
    to="/reservation-search"
    search={{ number: reservation.reservationNumber }}
    tone="secondary"
  >
    予約を照会して続ける
  </ButtonLink>
);
