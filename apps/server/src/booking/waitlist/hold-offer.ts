import type { Representative } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { newId, newReservationNumber } from '../../domain/ids.ts';
import { addMinutes } from '../../domain/instant.ts';
import { takeStock } from '../../domain/inventory/stock.ts';
import { insertHold } from '../../domain/reservations/reservation-rows.ts';
import type { SectionOfSailing } from '../../domain/sailings/offer.ts';
import { offerTrip, type TripOffer } from '../../domain/trips/find-trip-offer.ts';
import { anonymousTrip } from '../../domain/trips/priced-trip.ts';
import type { WishedLeg } from '../../domain/waitlist/wish.ts';
import { NOT_YET } from '../holding/store-hold.ts';
import { toNewLeg } from '../holding/to-new-leg.ts';

/** Until the customer says who represents the party. */
const NOBODY: Representative = {
  ...{ familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' },
  ...{ postalCode: null, prefecture: '', city: '', line1: '', building: '' },
  ...{ phone: '', dayPhone: '', email: '' },
};

/** What is held for a waiting customer. */
interface HeldOffer {
  reservationId: string;
  limitTime: Date;
  offer: TripOffer;
}

/**
 * Holds the places of a wish: a hold like any other, without passengers until its customer names them. It ends while the
 * web still sells the sailing, so that they can be named.
 * @param memberSession the session that a member's things belong to; null for a visitor
 * @param hours for which they are held
 * @throws DomainError those of {@link takeStock}; nothing is held
 */
export async function holdOffer(
  tx: Transaction<Database>,
  clock: Clock,
  section: SectionOfSailing,
  { choice, sales, stock }: WishedLeg,
  memberSession: number | null,
  hours = section.row.rules.waitlist.offerHours,
): Promise<HeldOffer> {
  const now = clock.now();
  const offer = offerTrip(anonymousTrip({ outbound: choice, return: null }), [section], now);
  await takeStock(tx, stock);
  const end = addMinutes(now, hours * 60);
  const limitTime = end < sales.closesAt ? end : sales.closesAt;
  const row = {
    id: newId('rsv'),
    reservation_number: newReservationNumber(),
    version: 1,
    state: 'held' as const,
    representative: { ...NOBODY },
    passengers: [],
    contact_phone: '',
    contact_email: '',
    mail_hash: null,
    quote: offer.quote,
    total_yen: offer.quote.totalYen,
    sale: offer.sale,
    payment_method: null,
    limit_time: limitTime,
    extensions: 0,
    is_short: false,
    draft_id: null,
    draft_version: null,
    session_id: memberSession,
    client_hash: null,
    created_at: now,
    ...NOT_YET,
    names_removed_at: now,
  };
  const leg = toNewLeg(offer.outbound, { vehicles: { outbound: [], return: [] } });
  await insertHold(tx, row, [leg], limitTime);
  return { reservationId: row.id, limitTime, offer };
}
