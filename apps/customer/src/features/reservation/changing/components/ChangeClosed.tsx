import type { ChangeClosedReason, Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { closedRefusal } from '../model/refusal-texts.ts';
import { RefusalNextStep } from './ChangeFailure.tsx';

type ChangeClosedProps = {
  reason: ChangeClosedReason | null;
  reservation: Pick<Reservation, 'id'>;
};

/** Nothing can be changed here: why, and whom to ask. */
export function ChangeClosed({ reason, reservation }: ChangeClosedProps) {
  const { text, next } = closedRefusal(reason);
  return (
    <Alert
      tone="warning"
      title="この予約は、この画面では変更できません"
      action={next && <RefusalNextStep step={next} reservation={reservation} />}
    >
      {text}
    </Alert>
  );
}
