import type {
  ApiError,
  Draft,
  Reservation,
  SailingSearchResult,
  WaitlistEntry,
  WaitlistEntryList,
  WaitlistRequest,
  WaitlistResult,
} from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { expireDueHolds } from '../../src/booking/holding/expire-holds.ts';
import { offerPlaces } from '../../src/booking/waitlist/offer-places.ts';
import { bodyOf } from '../../src/mail/mail-body.ts';
import { NOW, TEST_KEYS, type TestServer, Visitor } from './api.ts';
import { customers, DRAFTS, expectStatus, hold, holdDraft, ifMatch } from './booking.ts';
import { withFree } from './stand-by.ts';

export const ENTRIES = '/customer-api/waitlist-entries';
export const LINKS = '/customer-api/waitlist-links';
/** No entry has it. */
export const NO_ENTRY = 'wle_aaaaaaaaaaaaaaaaaaaa';
export const withdrawalOf = (id: string) => `${ENTRIES}/${id}/withdrawals`;
export const draftOf = (id: string) => `${ENTRIES}/${id}/drafts`;
/** The sailing that is waited for. */
export const FULL = 'sail_strait-1120_20270802';

/** Whether the operator lets customers wait, and for how many hours places are held for them; 0: not. */
export const offerWaitlist = ({ db }: Pick<TestServer, 'db'>, offerHours = 12) =>
  sql`update route set rules = jsonb_set(rules, '{waitlist,offerHours}', ${String(offerHours)}::jsonb)`.execute(
    db,
  );

export const wish = (adults = 2, more: Partial<WaitlistRequest> = {}): WaitlistRequest => ({
  sailingId: FULL,
  fromPortId: 'port_shiomi',
  toPortId: 'port_nagiura',
  party: { adults, children: 0, infants: 0, babies: 0 },
  vehicles: [],
  pets: [],
  cabinTypeIds: ['cab_namikaze_standard'],
  until: '2027-08-01',
  ...more,
});

/** The tokens in the mails of the waitlist to a mailbox, the first first. */
export async function tokensTo({ db }: Pick<TestServer, 'db'>, email: string): Promise<string[]> {
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', 'in', ['waitlistLink', 'waitlistOffer'])
    .orderBy('id')
    .execute();
  return mails.map(
    (mail) => /waitlist#([\w-]+)/.exec(bodyOf(TEST_KEYS, mail)?.text ?? '')?.[1] ?? '',
  );
}

export const openWith = async (visitor: Visitor, token: string): Promise<WaitlistEntry> =>
  expectStatus(await visitor.post(LINKS, { token }), 200).json();

export const entriesOf = async (visitor: Visitor): Promise<WaitlistEntry[]> =>
  expectStatus(await visitor.get(ENTRIES), 200).json<WaitlistEntryList>().entries;

/** A customer who has joined and followed the link. */
export interface Waiting {
  visitor: Visitor;
  email: string;
  entry: WaitlistEntry;
}

export async function join(
  server: TestServer,
  email: string,
  request: WaitlistRequest = wish(),
): Promise<Waiting> {
  const visitor = await Visitor.arrive(server.app);
  const joined = await visitor.post(ENTRIES, { ...request, email });
  if (expectStatus(joined, 201).json<WaitlistResult>().entry) throw new Error('Only a mail goes');
  const token = (await tokensTo(server, email)).at(-1) ?? '';
  return { visitor, email, entry: await openWith(visitor, token) };
}

/** The entry as its customer sees it now. */
export async function seenBy({ visitor, entry }: Waiting): Promise<WaitlistEntry> {
  const found = (await entriesOf(visitor)).find(({ id }) => id === entry.id);
  if (!found) throw new Error('It is not shown');
  return found;
}

/** Offers what has come back. @returns how many offers were made */
export const offer = (server: TestServer, which: 'withheld' | 'awaited' = 'withheld') =>
  offerPlaces(server.services, which, (error) => {
    throw error;
  });

/** Names the passengers of what is held, as far as the content confirmation. */
export async function nameAll({ visitor, entry }: Waiting, adults = 2): Promise<Draft> {
  const taken = expectStatus(await visitor.post(draftOf(entry.id)), 200).json<Draft>();
  const url = `${DRAFTS}/${taken.id}/customers`;
  const saved = await visitor.put(url, customers(adults), ifMatch(taken.version));
  return expectStatus(saved, 200).json();
}

export const holdNamed = async (visitor: Visitor, draft: Draft): Promise<Reservation> =>
  expectStatus(await holdDraft(visitor, draft), 201).json();

export const codeOf = (response: { json<T>(): T }) => response.json<ApiError>().code;
export const closedBy = (response: { json<T>(): T }) =>
  response.json<ApiError>().waitlistClosedReason;

/** The sailing that is waited for, as a search for two finds it. */
export async function found(visitor: Visitor) {
  const query = 'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2';
  const response = await visitor.get(`/customer-api/sailings?${query}`);
  const { sailingOffers } = response.json<SailingSearchResult>();
  return sailingOffers.find(({ sailing }) => sailing.id === FULL);
}

/** The customer who holds all places gives them back. */
export const giveBack = (visitor: Visitor, { draftId }: Reservation) =>
  visitor.delete(`${DRAFTS}/${draftId}`);

/** A customer of an operator with a waitlist; without one and without entries afterwards. */
export function useWaitlist(server: TestServer): Visitor {
  const buyer: Visitor = Object.create(Visitor.prototype);
  beforeEach(async () => {
    Object.assign(buyer, await Visitor.arrive(server.app));
    await offerWaitlist(server);
  });
  afterEach(async () => {
    server.clock.set(NOW);
    await server.db.deleteFrom('waitlist_entry').execute();
    await server.db.deleteFrom('mail').execute();
    await offerWaitlist(server, 0);
  });
  return buyer;
}

export const expireHolds = ({ db, clock }: TestServer) =>
  expireDueHolds(db, clock.now(), (error) => {
    throw error;
  });

/** Does the work while a customer holds the last two places of each cabin type that is waited for. */
export const whileFull = (
  server: TestServer,
  buyer: Visitor,
  work: (held: Reservation) => Promise<void>,
) =>
  withFree(server, FULL, 2, async () => {
    await work(await hold(buyer, { adults: 2 }));
    // Whatever is held still goes back, so that the places can be put as they were.
    server.clock.set('2027-08-02T06:00:00+09:00');
    await expireHolds(server);
    await server.db.deleteFrom('waitlist_entry').execute();
    await offer(server);
  });
