import type { Reservation, TicketOfTrip } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { ButtonLink } from '../../../../page/links.tsx';
import { type SlotRefusalStep, slotRefusal } from '../model/slot-refusals.ts';
import { PartnerPhone } from './PartnerPhone.tsx';

type SlotFailureProps = {
  error: ApiError;
  reservation: Pick<Reservation, 'id'>;
  contact: TicketOfTrip['contact'];
};

/** Why the slots stay as they are, and the way on. */
export function SlotFailure({ error, ...props }: SlotFailureProps) {
  const { text, next } = slotRefusal(error);
  return (
    <Alert
      tone="error"
      title="時間枠を変更できませんでした"
      announce="assertive"
      action={next && <NextStep step={next} {...props} />}
    >
      {text}
    </Alert>
  );
}

type NextStepProps = Omit<SlotFailureProps, 'error'> & { step: SlotRefusalStep };

function NextStep({ step, reservation, contact }: NextStepProps) {
  switch (step) {
    case 'phone':
      return <PartnerPhone {...contact} />;
    case 'lookUp':
      return (
        <ButtonLink to="/reservation-search" tone="secondary">
          予約を照会する
        </ButtonLink>
      );
    case 'change':
      return (
        <ButtonLink to="/reservation/$id" params={{ id: reservation.id }} tone="secondary">
          変更の手続きへ進む
        </ButtonLink>
      );
    default:
      return (
        <ButtonLink to="/reservation-detail/$id" params={{ id: reservation.id }} tone="secondary">
          予約の詳細を見る
        </ButtonLink>
      );
  }
}
