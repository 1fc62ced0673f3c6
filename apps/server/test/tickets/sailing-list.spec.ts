import type {
  Reservation,
  SailingTicketList,
  TicketKeyList,
  TicketList,
} from '@ferry/api/customer-server';
import { exampleOf } from '@ferry/api/examples';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { createPortKey, deletePortKey } from '../../src/domain/tickets/port-keys.ts';
import { signedText } from '../../src/domain/tickets/sailing-list.ts';
import { readTicketCode } from '../../src/domain/tickets/ticket-code.ts';
import { verifyTicketBytes } from '../../src/domain/tickets/ticket-keys.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { newKey } from '../../src/keys/ring-text.ts';
import { TEST_KEYS, type Visitor } from '../support/api.ts';
import { commit, expectStatus, holdDraft } from '../support/booking.ts';
import { type Fetched, scan } from '../support/scanner.ts';
import {
  bearer,
  bookPaid,
  guestOf,
  publicKeys,
  sailingTickets,
  TICKET_KEYS,
  ticketsOf,
} from '../support/tickets.ts';
import { draftOf, roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const OUTBOUND = 'sail_strait-0640_20270802';

const keysOf = async () => publicKeys((await visitor.get(TICKET_KEYS)).json<TicketKeyList>());
const fetchList = async (): Promise<SailingTicketList> => {
  const { key } = await createPortKey(server.db, 'shiomi', server.clock.now());
  const url = sailingTickets(OUTBOUND);
  return expectStatus(await server.app.inject({ url, headers: bearer(key) }), 200).json();
};
const isSound = (list: SailingTicketList, keys: ReturnType<typeof publicKeys>) => {
  const key = keys.find(({ id }) => id === list.keyId);
  const signature = Buffer.from(list.signature, 'base64url');
  return key !== undefined && verifyTicketBytes(signedText(list), signature, key);
};
const statesOf = ({ tickets }: SailingTicketList) => {
  const counts: Record<string, number> = {};
  for (const { state } of tickets) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
};
/** Another name: the ticket of that traveller, and that of the whole leg, are of no use any more. */
const changeKana = async ({ id, passengers }: Reservation, at: number) => {
  const changed = passengers.map((each, index) =>
    index === at ? { ...each, familyNameKana: 'サトウ' } : each,
  );
  await server.db
    .updateTable('reservation')
    .set((eb) => ({ passengers: JSON.stringify(changed), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
const tidy = () => server.db.deleteFrom('ticket').execute();

describe('the signed list of a sailing', () => {
  it('has all tickets of the sailing, also those that nobody has looked at, and no name', async () => {
    await tidy();
    const paid = await bookPaid(visitor, await roundTrip(visitor));
    const unpaid = await draftOf(visitor, await roundTrip(visitor));
    const held = expectStatus(await holdDraft(visitor, unpaid), 201).json<Reservation>();
    expectStatus(await commit(visitor, held), 200);
    const list = await fetchList();
    expect(statesOf(list)).toEqual({ valid: 5 });
    expect(list.tickets.map(({ id }) => id)).toEqual(list.tickets.map(({ id }) => id).sort());
    expect(JSON.stringify(list)).not.toMatch(/山田|12-34/);
    expect(isSound(list, await keysOf())).toBe(true);
    const { legs } = (await visitor.get(ticketsOf(paid.id))).json<TicketList>();
    expect(list.tickets.map(({ id }) => id)).toContain(legs[0]?.group?.id);
    const [first, ...rest] = list.tickets;
    if (!first) throw new Error('There is no ticket');
    const forged = { ...list, tickets: [{ ...first, state: 'boarded' as const }, ...rest] };
    expect(isSound(forged, await keysOf())).toBe(false);
    expect(isSound({ ...list, tickets: rest }, await keysOf())).toBe(false);
  });

  it('says what a change has revoked, and all of it when the sailing does not run', async () => {
    const booked = await bookPaid(visitor, await roundTrip(visitor));
    const { valid = 0, cancelled = 0 } = statesOf(await fetchList());
    await changeKana(booked, 2);
    // The passenger and the whole leg.
    expect(statesOf(await fetchList())).toEqual({ valid, cancelled: cancelled + 2 });
    const setStatus = (status: 'cancelled' | 'scheduled') =>
      server.db.updateTable('sailing').set({ status }).where('id', '=', OUTBOUND).execute();
    await setStatus('cancelled');
    expect(statesOf(await fetchList())).toEqual({ cancelled: valid + cancelled + 2 });
    await setStatus('scheduled');
  });

  it('says that tickets of a booking that went to another sailing are of no use', async () => {
    const { id } = await bookPaid(visitor, await roundTrip(visitor));
    const { valid = 0, cancelled = 0 } = statesOf(await fetchList());
    const moveTo = async (sailing_id: string) => {
      const legs = server.db.updateTable('reservation_leg').set({ sailing_id });
      await legs.where('reservation_id', '=', id).where('leg', '=', 'outbound').execute();
      const changed = server.db
        .updateTable('reservation')
        .set((eb) => ({ version: eb('version', '+', 1) }));
      await changed.where('id', '=', id).execute();
    };
    await moveTo('sail_strait-0640_20270803');
    const after = { valid: valid - 5, cancelled: cancelled + 5 };
    expect(statesOf(await fetchList())).toMatchObject(after);
    // The stock has the places on the sailing of before; the tickets of before stay revoked.
    await moveTo(OUTBOUND);
    expect(statesOf(await fetchList())).toEqual({ valid, cancelled: cancelled + 5 });
  });

  it('looks at no reservation again that has its tickets or can have none', async () => {
    await bookPaid(visitor, await roundTrip(visitor));
    const draft = await draftOf(visitor, await roundTrip(visitor));
    const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
    expectStatus(await commit(visitor, held), 200);
    // Whose row was locked last, and whose key was.
    const locks = async () => {
      const { rows } = await sql`select id, xmax::text from reservation
        union all select id, xmax::text from ticket_key order by id`.execute(server.db);
      return rows;
    };
    await fetchList();
    const before = await locks();
    await fetchList();
    expect(await locks()).toEqual(before);
    // Arrived, without a ticket ever having been looked at.
    await tidy();
    server.clock.set('2027-08-04T06:00:00+09:00');
    await fetchList();
    const over = await locks();
    await fetchList();
    expect(await locks()).toEqual(over);
    const rows = await server.db.selectFrom('ticket').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('tells a port’s device without a network what was valid when it was fetched, and how long ago', async () => {
    const fetchAll = async () => ({
      keys: (await visitor.get(TICKET_KEYS)).json<TicketKeyList>(),
      list: await fetchList(),
    });
    const first = await bookPaid(visitor, await roundTrip(visitor));
    const before = await fetchAll();
    const later = await bookPaid(visitor, await roundTrip(visitor));
    server.clock.set('2027-08-02T04:00:00+09:00');
    const codesOf = async ({ id }: Reservation) => {
      const list = (await (await guestOf(server, id)).get(ticketsOf(id))).json<TicketList>();
      return list.legs[0]?.tickets.map(({ code }) => code ?? '') ?? [];
    };
    const [driver = '', , child = ''] = await codesOf(first);
    const [unlisted = ''] = await codesOf(later);
    await inTransaction(server.db, (tx) =>
      passGate(tx, TEST_KEYS, 'board', { code: driver }, server.clock.now()),
    );
    await changeKana(first, 2);
    const after = await fetchAll();
    const scanned = (code: string, { keys, list }: Fetched = before, at = {}) => {
      const now = Date.parse(list?.issuedAt ?? '') + 90 * 60_000;
      return scan(code, { keys, list }, { sailingId: OUTBOUND, day: '2027-08-02', now, ...at });
    };
    const aged = (is: string) => ({ is, ageMinutes: 90 });
    expect([driver, child].map((code) => scanned(code))).toEqual([aged('valid'), aged('valid')]);
    expect([driver, child, unlisted].map((code) => scanned(code, after))).toEqual(
      ['boarded', 'cancelled', 'valid'].map(aged),
    );
    const signedOtherwise = { ...before.list, tickets: after.list.tickets };
    for (const [code, fetched] of [
      [unlisted, before],
      [driver, { keys: before.keys, list: undefined }],
      [driver, { keys: before.keys, list: signedOtherwise }],
    ] as const) {
      expect(scanned(code, fetched)).toEqual({ is: 'unconfirmed' });
    }
    const forged = `${driver.slice(0, 140)}${driver[140] === 'A' ? 'B' : 'A'}${driver.slice(141)}`;
    expect(scanned(forged)).toEqual({ is: 'forged' });
    const other = { sailingId: 'sail_strait-0830_20270802' };
    expect(scanned(driver, before, other)).toEqual({ is: 'wrongSailing' });
    expect(scanned(driver, before, { day: '2027-08-03' })).toEqual({ is: 'wrongDay' });
  });

  it('of the contract’s example is checked with the key of its example', () => {
    const keys = publicKeys(exampleOf('listTicketKeys', 200, 'default'));
    expect(isSound(exampleOf('listSailingTickets', 200, 'default'), keys)).toBe(true);
  });

  it('is for a port’s key alone, until that is ended', async () => {
    const url = sailingTickets(OUTBOUND);
    const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await server.app.inject({ url, headers, remoteAddress })).statusCode;
    const { key, prefix } = await createPortKey(server.db, 'nagiura', server.clock.now());
    expect(await ask(bearer(key))).toBe(200);
    expect(await ask({ authorization: `bearer ${key}` })).toBe(200);
    expect((await visitor.get(url)).statusCode).toBe(401);
    for (const wrong of ['', `${key}x`, prefix, 'x'.repeat(10_000)]) {
      expect(await ask(bearer(wrong))).toBe(401);
    }
    expect(await ask({ authorization: `Basic ${key}` })).toBe(401);
    const tries = Array.from({ length: 31 }, () => ask(bearer(prefix), '203.0.113.9'));
    expect((await Promise.all(tries)).filter((status) => status === 429)).toHaveLength(1);
    expect(await ask(bearer(key), '203.0.113.9')).toBe(200);
    const rows = await server.db.selectFrom('port_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(prefix.length));
    expect(await deletePortKey(server.db, prefix)).toBe(true);
    expect(await ask(bearer(key))).toBe(401);
    expect(server.log.join('')).not.toContain(key);
  });
});

describe('a rotation of the keys', () => {
  it('keeps the old public key as long as its tickets can be asked for, late ones too, and signs with the new one', async () => {
    await tidy();
    const { id, return: returnLeg } = await bookPaid(visitor, await roundTrip(visitor));
    server.clock.set('2027-08-02T04:00:00+09:00');
    const codeOf = async (who: Visitor) =>
      (await who.get(ticketsOf(id))).json<TicketList>().legs[0]?.group?.code ?? '';
    const old = await codeOf(await guestOf(server, id));
    const before = TEST_KEYS.keys;
    TEST_KEYS.replace([newKey()]);
    try {
      const guest = await guestOf(server, id);
      const renewed = await codeOf(guest);
      const keys = await keysOf();
      expect(keys).toHaveLength(2);
      const [first, second] = [readTicketCode(renewed, keys), readTicketCode(old, keys)];
      expect(first).toMatchObject({ keyId: keys[0]?.id });
      expect(second).toEqual({ ...(first as object), keyId: keys[1]?.id });
      // A ticket is kept for a week after its arrival, which may be a day late.
      const arrival = Date.parse(returnLeg?.sailing.arrivalAt ?? '');
      const days = (count: number) => new Date(arrival + count * 86_400_000).toISOString();
      server.clock.set(days(8));
      await deleteWhatIsOver(server.services);
      expect(readTicketCode(old, await keysOf())).toEqual(second);
      server.clock.set(days(9));
      expect(await keysOf()).toHaveLength(1);
      await deleteWhatIsOver(server.services);
      const rows = await server.db.selectFrom('ticket_key').select('id').execute();
      expect(rows).toEqual([]);
    } finally {
      TEST_KEYS.replace(before);
    }
  });
});
