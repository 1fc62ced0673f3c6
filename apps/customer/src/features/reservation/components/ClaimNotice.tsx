import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Hidden } from '@ferry/ui/Hidden';
import { Stack } from '@ferry/ui/Stack';
import { useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { useShown } from '../../../session/use-tab-session.ts';
import { useClaim } from '../model/use-claim.ts';

const FAILED = '予約の一覧に加えられませんでした';

/** To a member who has looked up a booking that is not in their list. */
export function ClaimNotice({ reservation }: { reservation: Reservation }) {
  const isMember = useShown().name !== undefined;
  const { state, draftId } = reservation;
  const isBooked = state === 'confirmed' || state === 'confirmedUnpaid';
  // The customer who has booked it is told its draft; what was said about a claim stays in sight.
  const [isOffered] = useState(draftId === null);
  if (!isMember || !isBooked || !isOffered) return null;
  return (
    <Hidden inPrint>
      <Claim reservation={reservation} />
    </Hidden>
  );
}

/** Where the pressed button was. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

function Claim({ reservation }: { reservation: Reservation }) {
  const { claim, claimed, isPending, failure } = useClaim();
  const { reservationNumber, representative } = reservation;
  if (claimed) {
    return (
      <Alert
        tone="success"
        title="予約の一覧に加えました"
        announce="polite"
        action={
          <ButtonLink to="/reservations" tone="secondary" size="small" ref={takeFocus}>
            予約の一覧へ
          </ButtonLink>
        }
      />
    );
  }
  if (failure?.code === 'LOOKUP_NOT_FOUND') {
    return (
      <div tabIndex={-1} ref={takeFocus}>
        <Alert tone="error" title={FAILED} announce="assertive">
          この予約は一覧に加えられません。予約番号での照会は、これまでどおり使えます。
        </Alert>
      </div>
    );
  }
  const contact = { contactKind: 'phone', contact: representative.phone } as const;
  return (
    <Stack gap={3}>
      {failure && (
        <Alert tone="error" title={FAILED} announce="assertive">
          {errorText(failure)}
        </Alert>
      )}
      <Alert
        tone="info"
        title="この予約は、会員の一覧にありません"
        action={
          <Button
            tone="secondary"
            size="small"
            isPending={isPending}
            pendingLabel="加えています"
            onPress={() => void claim({ reservationNumber, ...contact })}
          >
            予約の一覧に加える
          </Button>
        }
      >
        加えると、予約番号を入力しなくても開けます。
      </Alert>
    </Stack>
  );
}
