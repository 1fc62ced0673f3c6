import type { Reservation } from '@ferry/api/customer';
import { ButtonLink } from '../../../../page/links.tsx';
import type { FlowLinks } from '../../shared/model/flow.ts';
import { searchToReturn } from '../../shared/model/return-conditions.ts';

/** After a one-way booking: the search for a return leg, with the ports swapped and the same party. */
export function ReturnOffer({
  links,
  reservation,
}: {
  links: FlowLinks;
  reservation: Reservation;
}) {
  const { outbound, return: returnLeg } = reservation;
  if (returnLeg) return null;
  return (
    <ButtonLink {...links.conditions(searchToReturn(outbound))} tone="quiet">
      復路を予約する
    </ButtonLink>
  );
}
