import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { ButtonLink } from '../../../../page/links.tsx';
import { REFUND_ACCOUNT_ID } from '../../../../trips/refund-account-id.ts';

/** What goes back waits for the customer's account, which is registered with the reservation; the amounts stand below. */
export function AccountMissing({
  reservation: { id, refunds },
}: {
  reservation: Pick<Reservation, 'id' | 'refunds'>;
}) {
  const asked = refunds.filter(({ way, state }) => way === 'account' && state === 'needsAccount');
  if (asked.length === 0) return null;
  const [first] = asked.flatMap(({ registerBy }) => registerBy ?? []).sort();
  return (
    <Alert
      tone="warning"
      title="払い戻し先の登録が必要です"
      action={
        <ButtonLink
          to="/reservation-detail/$id"
          params={{ id }}
          hash={REFUND_ACCOUNT_ID}
          tone="action"
        >
          払い戻し先の口座を登録する
        </ButtonLink>
      }
    >
      {`お客様の口座に振り込みます。${first ? `${formatDateTime(first)}までに登録してください。` : ''}`}
    </Alert>
  );
}
