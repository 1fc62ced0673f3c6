import type { Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestServer, Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commit,
  customers,
  DRAFTS,
  expectStatus,
  holdDraft,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { bookFamily } from '../support/cancelling.ts';
import { beginChange, heldChange, moved, setCustomers } from '../support/changing.ts';
import { inParts } from '../support/crowd.ts';
import { without } from '../support/guards.ts';
import { holdOther, returnOn } from '../support/making-changes.ts';
import { CARDS } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';
import { BICYCLE, clearPurchases, fillPurchase } from '../support/purchases.ts';
import { report, rounds } from '../support/rounds.ts';
import { legOf, searchStrait } from '../support/trips.ts';
import { arriveFrom, contactOf, draftOf, limitHolds } from '../support/unpaid.ts';
import { bookPaid, holdBetter } from '../support/unpaid-changes.ts';

const OF_ADDRESS = 27;
const OF_CONTACT = 18;
const PARTIES = rounds(24, 60);
const ATTACKER = '198.51.100.7';
const PLENTY = { ofAddress: 1_000_000, ofContact: 1_000_000 };

const outcome = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
let people = 2_000_000;
const newContact = () => {
  people += 1;
  return contactOf(people);
};

/** A customer who empties a sailing by holding: without an end, a mailbox or money. */
export function heldPlacesSuite(server: TestServer & { processes?: readonly TestServer[] }): void {
  beforeAll(async () => {
    await sql`create table route_of_holds as select id, rules from route`.execute(server.db);
    await limitHolds(server);
  });
  afterAll(async () => {
    await sql`update route set rules = b.rules from route_of_holds b where b.id = route.id`.execute(
      server.db,
    );
  });
  beforeEach(async () => {
    await server.db.deleteFrom('short_hold').execute();
    await clearPurchases(server.db);
  });

  const apps = () => (server.processes ?? [server]).map(({ app }) => app);
  const seats = async () => {
    const { rows } = await sql<{ held: number; long: number }>`
      select coalesce(sum(jsonb_array_length(passengers)), 0)::int as held,
        coalesce(sum(jsonb_array_length(passengers)) filter (where not is_short), 0)::int as long
      from reservation where state = 'held' and limit_time > ${server.clock.now()}`.execute(
      server.db,
    );
    return rows[0] ?? { held: 0, long: 0 };
  };

  /** As many parties of nine as there are, each of a session and a contact of its own, over all cabins. */
  async function attack(atOnce = 6): Promise<{ visitor: Visitor; held: Reservation }[]> {
    const parties = Array.from({ length: PARTIES }, (_, index) => index);
    const ready = await inParts(parties, 6, async (index) => {
      const app = apps()[index % apps().length] ?? server.app;
      const visitor = await arriveFrom(app, ATTACKER);
      const trip = await chooseTrip(visitor, { adults: 9, cabin: index % 3 }).catch(
        () => undefined,
      );
      return trip && { visitor, draft: await draftOf(visitor, trip, newContact()) };
    });
    const told = await inParts(
      ready.filter((each) => each !== undefined),
      atOnce,
      async ({ visitor, draft }) => ({ visitor, response: await holdDraft(visitor, draft) }),
    );
    return told.flatMap(({ visitor, response }) => {
      if (response.statusCode === 201) return [{ visitor, held: response.json<Reservation>() }];
      expect(response.json().code).toMatch(/^(?:RATE_LIMITED|CABIN_SOLD_OUT|SAILING_SOLD_OUT)$/);
      return [];
    });
  }
  const extend = (visitor: Visitor, { id }: Pick<Reservation, 'id'>) =>
    visitor.post(`${RESERVATIONS}/${id}/hold-extensions`, undefined, key());
  /** Asks all the time for more time. */
  async function keepOn(holds: Awaited<ReturnType<typeof attack>>): Promise<void> {
    for (let minute = 0; minute < 25; minute += 5) {
      for (const { visitor, held } of holds) await extend(visitor, held);
      pass(server, 5 * 60);
    }
  }
  const attackFor25Minutes = async () => {
    const first = await attack();
    const atOnce = (await seats()).held;
    await keepOn(first);
    const stayed = (await seats()).held;
    await attack();
    return { parties: PARTIES, atOnce, stayed, again: await seats() };
  };

  it(`parties of nine from one address keep at most ${OF_ADDRESS} places longer than 20 minutes, and not more by trying again`, async () => {
    const { again, ...figures } = await attackFor25Minutes();
    report('one address holds', { ...figures, again: again.held });
    expect(figures.stayed).toBe(OF_ADDRESS);
    // Whatever it has held shortly before counts for an hour.
    expect(again).toEqual({ held: OF_ADDRESS, long: OF_ADDRESS });
  }, 120_000);

  it('control: without the limit they keep most of the ship', async () => {
    await limitHolds(server, PLENTY);
    const { stayed } = await attackFor25Minutes();
    await limitHolds(server);
    report('one address holds, without the limit', { stayed });
    expect(stayed).toBeGreaterThan(2 * OF_ADDRESS);
  }, 120_000);

  it('who comes from the same address then holds for a short time, extends it twice, and books; others are not concerned', async () => {
    await attack();
    const neighbour = await arriveFrom(server.app, ATTACKER);
    const trip = await chooseTrip(neighbour, { adults: 1 });
    const held = expectStatus(
      await holdDraft(neighbour, await draftOf(neighbour, trip, newContact())),
      201,
    ).json<Reservation>();
    expect(held).toMatchObject({
      limitTime: '2027-07-20T10:10:00+09:00',
      extensionsLeft: 2,
      extensionMinutes: 5,
      extensionOpensMinutes: 10,
    });
    expectStatus(await extend(neighbour, held), 200);
    const early = await extend(neighbour, held);
    expect([...outcome(early), early.json().retryAfterSeconds]).toEqual([
      409,
      'EXTENSION_TOO_EARLY',
      5 * 60,
    ]);
    pass(server, 5 * 60);
    const last = expectStatus(await extend(neighbour, held), 200).json<Reservation>();
    expect(last).toMatchObject({ limitTime: '2027-07-20T10:20:00+09:00', extensionsLeft: 0 });
    pass(server, 10 * 60);
    expect(outcome(await extend(neighbour, held))).toEqual([409, 'EXTENSION_LIMIT']);
    expectStatus(await commit(neighbour, last), 200);

    const elsewhere = await arriveFrom(server.app, '203.0.113.9');
    const draft = await draftOf(elsewhere, trip, newContact());
    const other = expectStatus(await holdDraft(elsewhere, draft), 201).json<Reservation>();
    expect(other.limitTime).toBe('2027-07-20T11:15:00+09:00');
  }, 120_000);

  it('what was typed is there after the end of a short hold, which counts for its client and holds again', async () => {
    await attack();
    const neighbour = await arriveFrom(server.app, ATTACKER);
    const draft = await draftOf(neighbour, await chooseTrip(neighbour), newContact());
    expectStatus(await holdDraft(neighbour, draft), 201);
    pass(server, 11 * 60);
    const left = (await neighbour.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    expect(left.customers).toEqual(draft.customers);
    const again = expectStatus(await holdDraft(neighbour, left), 201).json<Reservation>();
    expect(again.limitTime).toBe('2027-07-20T10:21:00+09:00');
  }, 120_000);

  it(`one session, and one contact from many addresses, hold ${OF_CONTACT} at full length, whatever the sailing`, async () => {
    const contact = newContact();
    const limits: string[] = [];
    const visitor = await arriveFrom(server.app, '203.0.113.20');
    for (const date of ['2027-08-02', '2027-08-03', '2027-08-04']) {
      const trip = await chooseTrip(visitor, { adults: 9, date });
      const response = await holdDraft(visitor, await draftOf(visitor, trip, newContact()));
      limits.push(expectStatus(response, 201).json<Reservation>().limitTime.slice(11, 16));
    }
    for (const [index, date] of ['2027-08-05', '2027-08-06', '2027-08-07'].entries()) {
      const another = await arriveFrom(server.app, `203.0.113.${30 + index}`);
      const trip = await chooseTrip(another, { adults: 9, date });
      const response = await holdDraft(another, await draftOf(another, trip, contact));
      limits.push(expectStatus(response, 201).json<Reservation>().limitTime.slice(11, 16));
    }
    expect(limits).toEqual(['11:00', '11:00', '10:10', '11:00', '11:00', '10:10']);
  }, 60_000);

  it('a hold that takes more places by other content becomes short', async () => {
    const first = await arriveFrom(server.app, ATTACKER);
    const elsewhere = await chooseTrip(first, { adults: 1, date: '2027-08-03' });
    const small = await draftOf(first, elsewhere, newContact());
    const held = expectStatus(await holdDraft(first, small), 201).json<Reservation>();
    expect(held.extensionMinutes).toBe(15);
    await attack();
    pass(server, 60);
    const to = async (trip: TripChoice) => {
      const url = `${DRAFTS}/${small.id}`;
      const { version } = (await first.get(url)).json<Draft>();
      const draft = expectStatus(await first.put(`${url}/trip`, trip, ifMatch(version)), 200);
      return expectStatus(await holdDraft(first, draft.json<Draft>()), 201).json<Reservation>();
    };
    const short = { id: held.id, limitTime: '2027-07-20T10:11:00+09:00', extensionMinutes: 5 };
    expect(await to(await chooseTrip(first, { adults: 1 }))).toMatchObject(short);
    expect(await to(elsewhere)).toMatchObject(short);
  }, 120_000);

  it('slots and the quota of a partner ticket count as well: short holds share a fifth of each', async () => {
    await limitHolds(server, { ofAddress: 4, ofContact: OF_CONTACT });
    const buy = async (adults: number, at: string, day = '2027-08-04') => {
      const visitor = await arriveFrom(server.app, ATTACKER);
      const slots = [{ include: 0, day, at }];
      const response = await holdDraft(
        visitor,
        await fillPurchase(visitor, { ...BICYCLE, returnDate: '2027-08-06', adults }, slots),
      );
      return response.json().extensionMinutes ?? response.json().code;
    };
    const told = [
      await buy(4, '09:30'),
      // Twelve have a slot, and thirty-six a day: two and seven of them are a fifth.
      await buy(2, '09:30'),
      await buy(1, '09:30'),
      await buy(2, '10:30'),
      await buy(2, '14:15'),
      await buy(1, '09:30', '2027-08-05'),
      await buy(1, '10:30', '2027-08-05'),
    ];
    await limitHolds(server);
    expect(told).toEqual([15, 5, 'RATE_LIMITED', 5, 5, 5, 'RATE_LIMITED']);
  }, 60_000);

  it('the change of a booking is held for a short time as well', async () => {
    const visitor = await arriveFrom(server.app, ATTACKER);
    const booked = await bookPaid(visitor, newContact());
    await limitHolds(server, { ofAddress: 0, ofContact: 18 });
    const { held } = await holdBetter(visitor, booked);
    await limitHolds(server);
    expect(held.change).toMatchObject({
      limitTime: '2027-07-20T10:10:00+09:00',
      extensionsLeft: 2,
      extensionMinutes: 5,
    });
  });

  it('in the place of a leg that the operator has ended only as many as were booked, and nothing else, do not count', async () => {
    const visitor = await arriveFrom(server.app, ATTACKER);
    const contact = newContact();
    const booked = await bookPaid(visitor, contact, { adults: 1 });
    const two = await bookFamily(visitor, { card: CARDS.frictionless });
    const sailings = [booked, two].map(({ outbound }) => outbound.sailing.id);
    const sail = (status: string) =>
      sql`update sailing set status = ${status} where id = any(${sailings})`.execute(server.db);
    await sail('cancelled');
    await limitHolds(server, { ofAddress: 0, ofContact: 18 });
    const other = (adults: number) => chooseTrip(visitor, { adults, date: '2027-08-03' });
    const own = await holdOther(visitor, booked, await other(1), 'port');
    expectStatus(await visitor.delete(`${RESERVATIONS}/${booked.id}/change`), 200);
    const begun = await moved(visitor, await beginChange(visitor, booked), await other(2));
    const named = await setCustomers(visitor, begun, customers(2));
    const more = await heldChange(visitor, booked, expectStatus(named, 200).json<Draft>());
    const [offer] = await searchStrait(visitor, { date: '2027-08-03' });
    const back = await returnOn(visitor, '2027-08-11');
    const both = await holdOther(visitor, two, { outbound: legOf(offer), ...back });
    await limitHolds(server);
    await sail('scheduled');
    const minutes = [own.held, more, both.held].map(({ change }) => change?.extensionMinutes);
    expect(minutes).toEqual([15, 5, 5]);
  });

  if (!server.processes) return;

  it('all at once they hold no more; control: without waiting for each other, they do', async () => {
    await attack(PARTIES);
    expect((await seats()).long).toBe(OF_ADDRESS);
    await clearPurchases(server.db);
    await without('clientLock', () => attack(PARTIES));
    expect((await seats()).long).toBeGreaterThan(OF_ADDRESS);
  }, 120_000);
}
