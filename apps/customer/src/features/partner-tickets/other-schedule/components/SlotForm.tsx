import type { Reservation, TicketOfTrip } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { TicketSlots } from '../../../booking/customers/components/TicketSlots.tsx';
import { useSlotForm } from '../model/use-slot-form.ts';
import { PartnerPhone } from './PartnerPhone.tsx';
import { SlotFailure } from './SlotFailure.tsx';

type SlotFormProps = {
  reservation: Reservation;
  ticket: TicketOfTrip;
  /** Includes whose slot can be changed; none once that is over, which a refusal still says. */
  open: readonly number[];
};

/** Chooses other slots of a purchase, and puts them in the place of those that are booked. */
export function SlotForm({ reservation, ticket, open }: SlotFormProps) {
  const form = useSlotForm(reservation, open);
  const failure = form.failure && (
    <SlotFailure error={form.failure} reservation={reservation} contact={ticket.contact} />
  );
  if (open.length === 0) return failure;
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={5}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <TicketSlots
          trip={reservation}
          ticket={ticket}
          party={reservation.outbound.party}
          changeOf={reservation.id}
          errorAt={form.errorOf}
          slotOf={form.slotOf}
          heldOf={form.bookedOf}
          heldText="いまの時間枠"
          isAsked={(include) => open.includes(include)}
          now={reservation.serverTime}
          gone={<Gone {...ticket} />}
          onChange={form.choose}
        />
        {failure}
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={form.isPending}
          pendingLabel="変更しています"
        >
          選んだ時間枠に変更する
        </Button>
      </Stack>
    </form>
  );
}

/** Its seller has none of it any more: only people know what is still possible. */
const Gone = ({ contact }: TicketOfTrip) => (
  <Alert
    tone="warning"
    title="この画面では時間枠を変更できません"
    action={<PartnerPhone {...contact} />}
  >
    このきっぷは取り扱いを終えたため、時間枠の変更はお電話で承ります。
  </Alert>
);
