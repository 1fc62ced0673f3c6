import type {
  CreatedPassengerLink,
  OpenedPassengerLink,
  PassengerDetails,
  PassengerLink,
  Reservation,
} from '@ferry/api/customer-server';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { TEST_KEYS, type TestServer, Visitor } from './api.ts';
import { expectStatus, ifMatch, RESERVATIONS } from './booking.ts';

export const OPENED_LINKS = '/customer-api/opened-passenger-links';
const DETAILS = '/customer-api/passenger-details';
export const OWN_TICKETS = '/customer-api/passenger-tickets';
export const linksOf = (reservationId: string) =>
  `${RESERVATIONS}/${reservationId}/passenger-links`;
/** Id of nothing. */
export const NO_PASSENGER_LINK = 'pln_aaaaaaaaaaaaaaaaaaaa';

/** Jiro, as he would enter himself. */
export const jiro: PassengerDetails = {
  familyName: '山田',
  givenName: '次郎',
  familyNameKana: 'やまだ',
  givenNameKana: 'じろう',
  sex: 'male',
  age: '３８',
  birthDate: '',
  city: '汐見市',
  livesAbroad: false,
  nationality: '',
  passportNumber: '',
  emergencySupport: 'none',
  emergencySupportDetail: '',
  sensitiveDataConsent: false,
};

/** Requests that reach the handlers of a reservation's links. */
export const passengerLinkRequests = (reservationId: string, version: number) =>
  [
    { method: 'GET', url: linksOf(reservationId) },
    {
      method: 'POST',
      url: linksOf(reservationId),
      payload: { passenger: 1 },
      headers: ifMatch(version),
    },
    { method: 'DELETE', url: `${linksOf(reservationId)}/${NO_PASSENGER_LINK}` },
  ] as const;

/** Requests of a companion. */
export const companionRequests = (token: string) =>
  [
    { method: 'POST', url: OPENED_LINKS, payload: { token } },
    { method: 'PUT', url: DETAILS, payload: { token, details: jiro }, headers: ifMatch(1) },
    { method: 'POST', url: OWN_TICKETS, payload: { token } },
  ] as const;

/** Asks for a link; its reservation is as it was when it was read last. */
export const askLink = (
  visitor: Visitor,
  { id, version }: Pick<Reservation, 'id' | 'version'>,
  request: object = { passenger: 1 },
) => visitor.post(linksOf(id), request, ifMatch(version));

/** A link that is copied. */
export async function copiedLink(
  visitor: Visitor,
  booked: Pick<Reservation, 'id' | 'version'>,
  passenger = 1,
): Promise<{ link: PassengerLink; token: string }> {
  const response = expectStatus(await askLink(visitor, booked, { passenger }), 201);
  const { link, token } = response.json<CreatedPassengerLink>();
  return { link, token: token ?? '' };
}

export async function linksSeen(visitor: Visitor, { id }: Pick<Reservation, 'id'>) {
  const response = expectStatus(await visitor.get(linksOf(id)), 200);
  return response.json<{ links: PassengerLink[] }>().links;
}

/** A companion's own browser. */
export const companionAt = ({ app }: Pick<TestServer, 'app'>) => Visitor.arrive(app);

export const openAs = async (companion: Visitor, token: string): Promise<OpenedPassengerLink> =>
  expectStatus(await companion.post(OPENED_LINKS, { token }), 200).json();

export const enter = (
  companion: Visitor,
  token: string,
  details: PassengerDetails = jiro,
  version = 1,
) => companion.put(DETAILS, { token, details }, ifMatch(version));

/** The text of the mail with a link, and its token. */
export async function mailedLink({ db }: Pick<TestServer, 'db'>, email: string) {
  const mail = await db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '=', 'passengerLink')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const text = bodyOf(TEST_KEYS, mail)?.text ?? '';
  return { subject: mail.subject, text, token: /companion#([\w-]+)/.exec(text)?.[1] ?? '' };
}
