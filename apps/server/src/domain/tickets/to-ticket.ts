import type { Ticket, TicketState } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import { jstInstant } from '../instant.ts';
import type { IssuedLeg } from './issue-tickets.ts';
import type { ShownSubject } from './subjects.ts';
import { signTicketCode } from './ticket-code.ts';
import type { TicketSigner } from './ticket-keys.ts';
import type { TicketRow } from './ticket-rows.ts';

/** Where a ticket is shown: the leg, when, and what codes are signed with. */
interface TicketContext {
  leg: Pick<IssuedLeg, 'leg' | 'opensAt' | 'endsAt'>;
  now: Date;
  signer: TicketSigner;
}

function stateOf(
  row: Pick<TicketRow, 'revoked_at' | 'checked_in_at' | 'boarded_at'>,
  { leg: { opensAt, endsAt }, now }: Pick<TicketContext, 'leg' | 'now'>,
): TicketState {
  if (row.revoked_at) return 'cancelled';
  if (now >= endsAt) return 'over';
  if (row.boarded_at) return 'boarded';
  if (row.checked_in_at) return 'checkedIn';
  return now < opensAt ? 'notOpen' : 'valid';
}

/** The ticket in the contract's shape, without a name. Its codes are there while it can be used. */
export function toTicket(row: TicketRow, shown: ShownSubject, context: TicketContext): Ticket {
  const state = stateOf(row, context);
  const isShown = state === 'valid' || state === 'checkedIn' || state === 'boarded';
  const { leg } = context.leg;
  const facts = {
    ticketId: row.id,
    sailingId: row.sailing_id,
    day: jstDate(new Date(leg.described.sailing.departureAt)),
    kind: shown.kind,
    leg: row.leg,
    generation: row.generation,
  };
  return {
    id: row.id,
    ...shown,
    state,
    checkedInAt: row.checked_in_at && jstInstant(row.checked_in_at),
    boardedAt: row.boarded_at && jstInstant(row.boarded_at),
    code: isShown ? signTicketCode(facts, context.signer) : null,
    shortCode: isShown ? row.short_code : null,
  };
}
