import {
  createDraft,
  type Draft,
  type DraftPaymentRequest,
  getReservationOptions,
  type LegChoice,
  type Reservation,
  type ReservationLeg,
  searchSailingsOptions,
  setDraftCustomers,
} from '@ferry/api/customer';
import { listCards } from '@ferry/api/external';
import { addDays, diffDays } from '@ferry/format/date';
import type { QueryClient } from '@tanstack/react-query';
import { legChoice } from './sailings/model/leg-choice.ts';
import { canBook, pickedOffer, pickWith } from './sailings/model/pick.ts';
import { isAfterMidnight } from './sailings/model/sailing-now.ts';
import { customersAgain, type SaidAnew } from './shared/model/customers-again.ts';
import type { SailingSearch } from './shared/model/flow.ts';
import { vehiclesText } from './shared/model/requested-vehicles.ts';
import { searchTripAgain } from './shared/model/reserved-trip.ts';
import {
  extrasOf,
  type SearchConditions,
  sailingsQuery,
} from './shared/model/search-conditions.ts';

/** What the calls go by. */
type Calls = {
  queryClient: QueryClient;
  pay: (choice: { path: { draftId: string }; body: DraftPaymentRequest }) => Promise<unknown>;
  /** Of this press: a draft is made once. */
  key: string;
};

/** A draft that is filled in, or the search to go on with by hand. */
type BookedAgain =
  | { draft: Pick<Draft, 'id' | 'nextStep' | 'reservationId'> }
  | { search: SailingSearch };

/**
 * Begins the booking of a reservation once more on another day: the same departure times, cabins, people,
 * vehicles and payment. What the day does not have leads to its search; what is not known or was not said
 * anew is asked for by the next step of the draft.
 *
 * @param day of the outbound leg; a return leg is as many days later as before
 * @throws ApiError
 */
export async function bookAgain(
  { queryClient, pay, key }: Calls,
  reservationId: string,
  day: string,
  said: SaidAnew,
): Promise<BookedAgain> {
  const last = await queryClient.fetchQuery(getReservationOptions({ path: { reservationId } }));
  const { outbound, return: returnLeg } = last;
  const returnDay =
    returnLeg && addDays(day, diffDays(outbound.sailing.date, returnLeg.sailing.date));
  const search = {
    ...searchTripAgain(last),
    date: day,
    ...(returnDay && { returnDate: returnDay }),
  };
  const outboundChoice = await legOn(queryClient, outbound, day);
  const returnChoice =
    outboundChoice && returnLeg && returnDay
      ? await legOn(queryClient, returnLeg, returnDay, outboundChoice)
      : null;
  if (!outboundChoice || returnChoice === undefined) return { search };
  const { data: made } = await createDraft({
    body: { outbound: outboundChoice, return: returnChoice },
    headers: { 'idempotency-key': key },
  });
  const { data: draft } = await setDraftCustomers({
    path: { draftId: made.id },
    body: customersAgain(made.customers, last, said),
    headers: { 'if-match': `"${made.version}"` },
  });
  if (draft.nextStep !== 'paymentInput') return { draft };
  // What cannot be chosen again is chosen on the page of the payment.
  const isPaid = await payAgain(pay, draft.id, last).catch(() => false);
  return { draft: isPaid ? { ...draft, nextStep: 'contentConfirm' } : draft };
}

/** The leg with the same cabins at the same time of another day; undefined where there is none. */
async function legOn(
  queryClient: QueryClient,
  { sailing: last, party, cabins, vehicles, pets }: ReservationLeg,
  date: string,
  outbound?: LegChoice,
): Promise<LegChoice | undefined> {
  // A night has to be looked at, and a pet to be described.
  if (isAfterMidnight(last) || pets.length > 0) return undefined;
  const conditions: SearchConditions = {
    fromPortId: last.fromPort.id,
    toPortId: last.toPort.id,
    date,
    ...party,
    ...extrasOf({ vehicles: vehiclesText(vehicles) }),
  };
  const query = sailingsQuery(conditions, outbound?.sailingId);
  const data = await queryClient.fetchQuery(searchSailingsOptions({ query }));
  const offer = data.sailingOffers.find(
    (each) => each.sailing.departureTime === last.departureTime && canBook(each),
  );
  const pick = offer && pickWith(offer, conditions, cabins);
  if (pick?.isSuggested !== 'asOutbound') return undefined;
  const picked = pickedOffer(data.sailingOffers, pick);
  return picked && legChoice(picked.offer.sailing, conditions, picked.cabins);
}

/** Chooses the method of before. @returns whether it could be chosen */
async function payAgain(
  pay: Calls['pay'],
  draftId: string,
  { paymentMethod, payment }: Reservation,
) {
  const path = { draftId };
  if (paymentMethod === 'port') {
    await pay({ path, body: { method: 'port' } });
    return true;
  }
  if (paymentMethod !== 'card') return false;
  const { data } = await listCards();
  const same = data.cards.find(
    ({ brand, last4 }) => brand === payment?.card?.brand && last4 === payment.card.last4,
  );
  if (!same) return false;
  await pay({ path, body: { method: 'card', cardId: same.id } });
  return true;
}
