import type {
  ChangePart,
  ChangeQuote,
  ChangeTerms,
  CustomerInput,
  Draft,
  Reservation,
  TripChoice,
} from '@ferry/api/customer-server';
import type { Visitor } from './api.ts';
import { consents, DRAFTS, expectStatus, ifMatch, key, RESERVATIONS } from './booking.ts';

type Booked = Pick<Reservation, 'id'>;

export const changeUrl = ({ id }: Booked, what: string) => `${RESERVATIONS}/${id}/${what}`;

export async function changeTermsOf(visitor: Visitor, booked: Booked): Promise<ChangeTerms> {
  return expectStatus(await visitor.get(changeUrl(booked, 'change-terms')), 200).json();
}

/** A draft with the booking in it. */
export async function beginChange(
  visitor: Visitor,
  booked: Booked,
  parts: ChangePart[] = ['returnSailing'],
): Promise<Draft> {
  const response = await visitor.post(changeUrl(booked, 'change-drafts'), { parts });
  return expectStatus(response, 201).json();
}

export const setTrip = (visitor: Visitor, draft: Draft, trip: TripChoice) =>
  visitor.put(`${DRAFTS}/${draft.id}/trip`, trip, ifMatch(draft.version));

export const setCustomers = (visitor: Visitor, draft: Draft, customers: CustomerInput) =>
  visitor.put(`${DRAFTS}/${draft.id}/customers`, customers, ifMatch(draft.version));

/** The trip that a draft has, with something of it chosen otherwise. */
export const tripOf = ({ outbound, return: returnLeg }: Draft, more: Partial<TripChoice> = {}) => ({
  outbound: outbound.choice,
  return: returnLeg?.choice ?? null,
  ...more,
});

/** Chooses another trip. */
export async function moved(
  visitor: Visitor,
  draft: Draft,
  more: Partial<TripChoice>,
): Promise<Draft> {
  return expectStatus(await setTrip(visitor, draft, tripOf(draft, more)), 200).json();
}

export async function changeQuoteOf(visitor: Visitor, { id }: Draft): Promise<ChangeQuote> {
  return expectStatus(await visitor.get(`${DRAFTS}/${id}/change-quote`), 200).json();
}

/** What a quote shows, as holding and committing send it. */
export const shownOf = ({ newYen, fee: { feeYen }, payYen, refundYen }: ChangeQuote) => ({
  newYen,
  feeYen,
  payYen,
  refundYen,
});

/**
 * Asks for the places of a change as its customer sees it now.
 * @param more what the request says else, or otherwise
 */
export async function holdChange(
  visitor: Visitor,
  booked: Booked,
  draft: Draft,
  more: object = {},
  keyHeader = key(),
) {
  const shown = shownOf(await changeQuoteOf(visitor, draft));
  return requestChange(visitor, booked, draft, { ...shown, ...more }, keyHeader);
}

/**
 * Asks for the places of a change.
 * @param shown what its customer has seen of it, and what the request says else
 */
export function requestChange(
  visitor: Visitor,
  booked: Booked,
  draft: Draft,
  shown: object,
  keyHeader = key(),
) {
  const request = { draftId: draft.id, allowsDuplicate: true, ...shown };
  return visitor.post(changeUrl(booked, 'changes'), request, {
    ...ifMatch(draft.version),
    ...keyHeader,
  });
}

/** A change that is held. */
export async function heldChange(
  visitor: Visitor,
  booked: Booked,
  draft: Draft,
): Promise<Reservation> {
  return expectStatus(await holdChange(visitor, booked, draft), 201).json();
}

/** One request for each operation of changing, of a reservation that nobody may change. */
export const changeRequests = (reservationId: string, draftId: string) => {
  const at = `${RESERVATIONS}/${reservationId}`;
  const shown = { newYen: 1, feeYen: 0, payYen: 0, refundYen: 0 };
  return [
    { method: 'GET', url: `${at}/change-terms` },
    { method: 'POST', url: `${at}/change-drafts`, payload: { parts: ['contact'] } },
    {
      method: 'GET',
      url: `${DRAFTS}/${draftId}/change-differences?leg=return&from=2027-08-09&until=2027-08-09&adults=1`,
    },
    { method: 'GET', url: `${DRAFTS}/${draftId}/change-quote` },
    {
      method: 'POST',
      url: `${at}/changes`,
      payload: { draftId, ...shown },
      headers: { ...key(), ...ifMatch(1) },
    },
    { method: 'POST', url: `${at}/change/extensions`, headers: key() },
    {
      method: 'POST',
      url: `${at}/change/commit`,
      payload: { ...shown, consents },
      headers: { ...key(), ...ifMatch(1) },
    },
    { method: 'DELETE', url: `${at}/change` },
  ] as const;
};
