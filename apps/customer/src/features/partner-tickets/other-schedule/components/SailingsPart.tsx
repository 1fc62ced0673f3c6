import type { ChangeTerms, Reservation, TicketOfTrip } from '@ferry/api/customer';
import { Text } from '@ferry/ui/Text';
import { closedText } from '../../../../copy/change-closed.ts';
import { daysFromUntil } from '../../../../copy/partner-ticket-texts.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { Part } from '../../../booking/shared/components/Part.tsx';
import { PartnerPhone } from './PartnerPhone.tsx';

type SailingsPartProps = {
  reservation: Pick<Reservation, 'id' | 'change'>;
  ticket: TicketOfTrip;
  terms: ChangeTerms;
};

/** The sailings of a purchase: changed as those of a booking are, or by telephone. */
export function SailingsPart({ reservation: { id, change }, ticket, terms }: SailingsPartProps) {
  const isOpen = terms.isOpen || change !== null;
  return (
    <Part id="sailings" title="便">
      <Text>{`このきっぷを使える日は、${daysFromUntil(ticket.validFrom, ticket.validUntil)}です。`}</Text>
      {isOpen ? (
        <div>
          <ButtonLink to="/reservation/$id" params={{ id }} tone="secondary">
            {change ? '変更の手続きへ進む' : '便を変更する'}
          </ButtonLink>
        </div>
      ) : (
        <>
          <Text>{closedText(terms.reason)}</Text>
          {terms.reason === 'byPhone' && (
            <div>
              <PartnerPhone {...ticket.contact} />
            </div>
          )}
        </>
      )}
    </Part>
  );
}
