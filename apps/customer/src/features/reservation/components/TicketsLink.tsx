import type { Reservation } from '@ferry/api/customer';
import { TicketIcon } from '@ferry/ui/Icon';
import { Text } from '@ferry/ui/Text';
import { ButtonLink } from '../../../page/links.tsx';
import type { Boarding } from '../model/boarding.ts';
import { mayHaveTickets } from '../model/is-to-come.ts';
import { nextStep } from '../model/next-step.ts';
import { ticketsDetail } from '../model/tile-details.ts';

type TicketsLinkProps = { reservation: Reservation; boarding: Boarding | undefined };

/** The way to the tickets, where it is not what is to be done next: then the page's coral button is that way. */
export function TicketsLink({ reservation, boarding }: TicketsLinkProps) {
  if (!mayHaveTickets(reservation)) return null;
  if (nextStep(reservation, boarding)?.action === 'showTickets') return null;
  const detail = ticketsDetail(reservation);
  return (
    <>
      <ButtonLink
        to="/reservation-detail/$id/tickets"
        params={{ id: reservation.id }}
        tone="secondary"
        isWide
      >
        <TicketIcon />
        乗船券を見る
      </ButtonLink>
      {detail && <Text size="dense">{detail}</Text>}
    </>
  );
}
