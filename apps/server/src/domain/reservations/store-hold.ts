import type { LegName, Reservation } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { ReservedContent } from '../../database/booking-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import type { CheckedCustomers } from '../drafts/check-customers.ts';
import { linkReservation, type StoredDraft } from '../drafts/draft-rows.ts';
import { expiry } from '../drafts/drafts.ts';
import { newId } from '../ids.ts';
import { addMinutes } from '../instant.ts';
import { offersOf, type TripOffer } from '../trips/find-trip-offer.ts';
import type { LegOffer } from '../trips/leg-offer.ts';
import { describeReservation } from './describe-reservation.ts';
import {
  addHistory,
  insertHold,
  type ReservationRow,
  replaceLegs,
  updateReservation,
} from './reservation-rows.ts';

/** Everything that a hold is made of; its places have been taken. */
export interface Booked {
  draft: StoredDraft;
  customers: CheckedCustomers;
  offer: TripOffer;
  /** The draft's live hold, which gets the new content. */
  former: ReservationRow | undefined;
}

interface Holder {
  clock: Clock;
  sessionId: number;
  clientHash: Buffer;
}

/** Stores a hold, or the new content of one, and links the draft to it. */
export async function storeHold(
  tx: Transaction<Database>,
  { clock, sessionId, clientHash }: Holder,
  { draft, customers, offer, former }: Booked,
): Promise<Reservation> {
  const now = clock.now();
  const { outbound } = offer;
  const wanted = former?.limit_time ?? addMinutes(now, outbound.rules.holds.minutes);
  const limit_time = holdEnd(wanted, outbound.checkInClosesAt);
  const content = { ...contentOf(draft, customers, offer), limit_time };
  const row = former
    ? await updateReservation(tx, former, content)
    : await insertHold(tx, {
        ...content,
        id: newId('rsv'),
        draft_id: draft.id,
        session_id: sessionId,
        client_hash: clientHash,
        created_at: now,
      });
  await replaceLegs(
    tx,
    row.id,
    offersOf(offer).map((leg) => legOf(leg, customers)),
  );
  await addHistory(tx, row.id, former ? 'changed' : 'held', now);
  await linkReservation(tx, draft.id, { reservationId: row.id, expiresAt: expiry(now) });
  return describeReservation(tx, clock, { row, isOwner: true });
}

/** A hold never outlasts the check-in: its places would leave with nobody on them. */
export function holdEnd(wanted: Date, checkInClosesAt: string): Date {
  return new Date(Math.min(wanted.getTime(), Date.parse(checkInClosesAt)));
}

/** What a hold takes from its draft. */
function contentOf(
  draft: StoredDraft,
  { representative, passengers }: CheckedCustomers,
  { quote }: TripOffer,
) {
  return {
    representative: JSON.stringify(representative),
    passengers: JSON.stringify(passengers),
    contact_phone: representative.phone.replaceAll('-', ''),
    contact_email: representative.email.toLowerCase(),
    quote: JSON.stringify(quote),
    total_yen: quote.totalYen,
    draft_version: draft.version,
  };
}

function legOf(offer: LegOffer, customers: CheckedCustomers) {
  return {
    leg: offer.leg,
    sailing_id: offer.stock.sailingId,
    from_call: offer.stock.fromCall,
    to_call: offer.stock.toCall,
    pools: JSON.stringify(offer.stock.pools),
    from_port_id: offer.choice.fromPortId,
    to_port_id: offer.choice.toPortId,
    content: JSON.stringify(soldContent(offer, customers)),
  };
}

function soldContent(offer: LegOffer, { vehicles }: CheckedCustomers): ReservedContent {
  const { choice, cabins, rules } = offer;
  const leg: LegName = offer.leg;
  return {
    party: choice.party,
    cabins: choice.cabins.flatMap(({ party, infantBerths, privateUse }, index) => {
      const cabinType = cabins[index]?.cabinType;
      return cabinType ? [{ cabinType, party, infantBerths, privateUse }] : [];
    }),
    vehicles: choice.vehicles.flatMap((vehicle, index) => {
      const known = offer.vehicles[index];
      const details = vehicles[leg][index];
      if (!known || !details) return [];
      return [{ ...vehicle, name: known.type.name, className: known.tariffClass.name, ...details }];
    }),
    pets: choice.pets,
    meals: choice.meals.map(({ mealId, quantity }) => ({
      mealId,
      name: rules.meals.find(({ id }) => id === mealId)?.name ?? mealId,
      quantity,
    })),
  };
}
