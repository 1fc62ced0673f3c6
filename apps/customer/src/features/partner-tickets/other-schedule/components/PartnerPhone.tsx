import type { TicketOfTrip } from '@ferry/api/customer';
import { ButtonLink } from '@ferry/ui/ButtonLink';

/** Calls whom a ticket names for questions. */
export const PartnerPhone = ({ phone }: Pick<TicketOfTrip['contact'], 'phone'>) => (
  <ButtonLink href={`tel:${phone}`} tone="secondary" size="small">
    電話で問い合わせる({phone})
  </ButtonLink>
);
