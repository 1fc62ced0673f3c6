import { randomUUID } from 'node:crypto';
import type {
  CustomerInput,
  Draft,
  Party,
  PassengerInput,
  Reservation,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer-server';
import type { LightMyRequestResponse } from 'fastify';
import type { Visitor } from './api.ts';

export const DRAFTS = '/customer-api/drafts';
export const RESERVATIONS = '/customer-api/reservations';
export const GUEST_SESSIONS = '/customer-api/guest-sessions';
export const CLAIMS = '/customer-api/reservation-claims';

export const key = (value: string = randomUUID()) => ({ 'idempotency-key': value });
export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
export const consents = {
  conditionsOfCarriage: true,
  bookingConditions: true,
  privacyPolicy: true,
};

/** The midday sailing of 2 August, one adult, unless told otherwise. */
const STRAIT = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };

export async function chooseTrip(
  visitor: Visitor,
  { adults = 1, cabin = 0, date = '2027-08-02', sailing = 1, ports = STRAIT } = {},
): Promise<TripChoice> {
  const query = new URLSearchParams({ ...ports, date, adults: String(adults) });
  const found = (await visitor.get(`/customer-api/sailings?${query}`)).json<SailingSearchResult>();
  const offer = found.sailingOffers[sailing];
  const cabins = offer?.cabinOffers[cabin]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such sailing');
  const party = { adults, children: 0, infants: 0, babies: 0 };
  const outbound = { ...ports, sailingId: offer.sailing.id, party, cabins };
  return { outbound: { ...outbound, vehicles: [], pets: [], meals: [] }, return: null };
}

/** Another party in the trip's one cabin. */
export function setParty({ outbound }: TripChoice, party: Party): void {
  outbound.party = party;
  outbound.cabins = outbound.cabins.slice(0, 1).map((cabin) => ({ ...cabin, party }));
}

export const passenger = (more: Partial<PassengerInput> = {}): PassengerInput => ({
  passengerClass: 'adult',
  outboundCabin: 0,
  returnCabin: null,
  familyName: '山田',
  givenName: '花子',
  familyNameKana: 'ヤマダ',
  givenNameKana: 'ハナコ',
  sex: 'female',
  age: '42',
  birthDate: '',
  city: '汐見市',
  livesAbroad: false,
  nationality: '',
  passportNumber: '',
  emergencySupport: 'none',
  emergencySupportDetail: '',
  discount: null,
  assistance: [],
  assistanceNote: '',
  ...more,
});

export const customers = (adults = 1): CustomerInput => ({
  representative: {
    travels: true,
    familyName: '山田',
    givenName: '花子',
    familyNameKana: 'ヤマダ',
    givenNameKana: 'ハナコ',
    postalCode: '',
    prefecture: '',
    city: '',
    line1: '',
    building: '',
    phone: '090-1234-5678',
    dayPhone: '',
    email: 'hanako@example.jp',
  },
  passengers: Array.from({ length: adults }, () => passenger()),
  outboundVehicles: [],
  returnVehicles: [],
  sensitiveDataConsent: false,
});

/** Another contact than that of {@link customers}. */
export const newContact = {
  phone: '０８０（８７６５）４３２１',
  dayPhone: '',
  email: 'Hanako.Yamada@example.jp',
};

/** A draft with complete customers, ready to be held. */
export async function fillDraft(visitor: Visitor, choice: Parameters<typeof chooseTrip>[1] = {}) {
  const trip = await chooseTrip(visitor, choice);
  const draft = expectStatus(await visitor.post(DRAFTS, trip), 201).json<Draft>();
  const url = `${DRAFTS}/${draft.id}/customers`;
  const saved = await visitor.put(url, customers(choice.adults), ifMatch(draft.version));
  return expectStatus(saved, 200).json<Draft>();
}

export const holdRequest = (draft: Draft) => ({
  draftId: draft.id,
  totalYen: draft.quote.totalYen,
  // All passengers of the tests have the same name.
  allowsDuplicate: true,
});

/**
 * Asks for the places of a draft as its customer has seen it.
 * @param more what the request says else, or otherwise
 */
export function holdDraft(
  visitor: Visitor,
  draft: Draft,
  headers: Record<string, string> = key(),
  more: object = {},
) {
  const request = { ...holdRequest(draft), ...more };
  return visitor.post(RESERVATIONS, request, { ...ifMatch(draft.version), ...headers });
}

export async function hold(visitor: Visitor, choice: Parameters<typeof chooseTrip>[1] = {}) {
  const response = await holdDraft(visitor, await fillDraft(visitor, choice));
  return expectStatus(response, 201).json<Reservation>();
}

export const commitRequest = (reservation: Reservation) => ({
  paymentMethod: 'port',
  totalYen: reservation.quote.totalYen,
  consents,
});

export function commit(visitor: Visitor, reservation: Reservation, keyHeader = key()) {
  const url = `${RESERVATIONS}/${reservation.id}/commit`;
  const headers = { ...keyHeader, ...ifMatch(reservation.version) };
  return visitor.post(url, commitRequest(reservation), headers);
}

export async function book(visitor: Visitor, choice: Parameters<typeof chooseTrip>[1] = {}) {
  return expectStatus(await commit(visitor, await hold(visitor, choice)), 200).json<Reservation>();
}

/** The response itself, so that a test that only needs its body fails with what was answered. */
export function expectStatus(response: LightMyRequestResponse, status: number) {
  if (response.statusCode === status) return response;
  throw new Error(`${response.statusCode} instead of ${status}: ${response.body}`);
}
