import type {
  CreatedTicketShare,
  Reservation,
  SharedTicket,
  TicketList,
  TicketShareList,
} from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { startTestServer, Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key, newContact, RESERVATIONS } from '../support/booking.ts';
import { bookPaid, guestOf, SHARED_TICKETS, sharesOf, ticketsOf } from '../support/tickets.ts';
import { roundTrip } from '../support/trips.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
let booked: Reservation;
let list: TicketList;
beforeEach(async () => {
  booked = await bookPaid(visitor, await roundTrip(visitor));
  list = expectStatus(await visitor.get(ticketsOf(booked.id)), 200).json();
});

const ticketOf = (position: number, leg = 0) => list.legs[leg]?.tickets[position]?.id ?? '';
const share = async (ticketId = ticketOf(1)): Promise<CreatedTicketShare> =>
  expectStatus(await visitor.post(sharesOf(booked.id), { ticketId }), 201).json();
const open = async (token: string, who?: Visitor) =>
  (who ?? (await Visitor.arrive(server.app))).post(SHARED_TICKETS, { token });
const codeOf = async (response: ReturnType<typeof open>) => {
  const { statusCode, json } = await response;
  return [statusCode, json().code];
};

describe('乗船券の共有リンク', () => {
  it('その1枚だけを、名前も予約番号もなしに示し、開いたことが持ち主に分かる', async () => {
    const { share: made, token } = await share();
    expect(made).toMatchObject({ ticketId: ticketOf(1), openedAt: null });
    expect(made.expiresAt).toBe(booked.outbound.sailing.arrivalAt);
    const shown = expectStatus(await open(token), 200);
    expect(shown.json<SharedTicket>()).toMatchObject({
      leg: 'outbound',
      ticket: { id: ticketOf(1), state: 'notOpen', code: null, kind: 'passenger' },
    });
    expect(shown.body).not.toMatch(/山田|ヤマダ|12-34/);
    expect(shown.body).not.toContain(booked.reservationNumber);
    const found = (await visitor.get(sharesOf(booked.id))).json<TicketShareList>();
    expect(found.shares).toEqual([{ ...made, openedAt: '2027-07-20T10:00:00+09:00' }]);
    expect(JSON.stringify(found)).not.toContain(token);
    const rows = await server.db.selectFrom('ticket_share').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    server.clock.set('2027-08-02T04:00:00+09:00');
    const { ticket } = expectStatus(await open(token), 200).json<SharedTicket>();
    expect([ticket.state, ticket.code?.length, ticket.shortCode?.length]).toEqual([
      'valid',
      146,
      8,
    ]);
  });

  it('取り消すと、もう開けない。取り消しは1回', async () => {
    const { share: made, token } = await share();
    const url = `${sharesOf(booked.id)}/${made.id}`;
    expectStatus(await visitor.delete(url), 204);
    expect(await codeOf(open(token))).toEqual([410, 'TOKEN_EXPIRED']);
    expect((await visitor.delete(url)).statusCode).toBe(404);
    expect((await visitor.get(sharesOf(booked.id))).json()).toEqual({ shares: [] });
  });

  it('到着まで使え、その後は開けず、行も消える', async () => {
    const { token } = await share();
    const { arrivalAt } = booked.outbound.sailing;
    server.clock.set(new Date(Date.parse(arrivalAt) - 1000).toISOString());
    expectStatus(await open(token), 200);
    server.clock.set(arrivalAt);
    expect(await codeOf(open(token))).toEqual([410, 'TOKEN_EXPIRED']);
    const count = async () => ({
      shares: (await server.db.selectFrom('ticket_share').select('id').execute()).length,
      tickets: (
        await server.db
          .selectFrom('ticket')
          .select('id')
          .where('reservation_id', '=', booked.id)
          .where('leg', '=', 'outbound')
          .execute()
      ).length,
    });
    await deleteWhatIsOver(server.services);
    expect(await count()).toEqual({ shares: 0, tickets: 5 });
    expect(await codeOf(open(token))).toEqual([404, 'TOKEN_INVALID']);
    server.clock.set(new Date(Date.parse(arrivalAt) + 7 * 86_400_000).toISOString());
    await deleteWhatIsOver(server.services);
    expect(await count()).toEqual({ shares: 0, tickets: 0 });
  });

  it('予約が変わると、無効になった乗船券だと伝える', async () => {
    const { token } = await share();
    await server.db
      .updateTable('reservation')
      .set((eb) => ({
        passengers: JSON.stringify(
          booked.passengers.map((each) => ({ ...each, familyNameKana: 'サトウ' })),
        ),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', booked.id)
      .execute();
    const { ticket } = expectStatus(await open(token), 200).json<SharedTicket>();
    expect(ticket).toMatchObject({ id: ticketOf(1), state: 'cancelled', code: null });
    const again = await visitor.post(sharesOf(booked.id), { ticketId: ticketOf(1) });
    expect(await codeOf(Promise.resolve(again))).toEqual([409, 'RESERVATION_STATE']);
  });

  it('全員分の1枚、ほかの予約の乗船券、ほかの予約のリンクには使えない', async () => {
    const group = list.legs[0]?.group?.id ?? '';
    expect((await visitor.post(sharesOf(booked.id), { ticketId: group })).statusCode).toBe(409);
    const { share: made, token } = await share();
    const stranger = await Visitor.arrive(server.app);
    const theirs = await bookPaid(stranger, await roundTrip(stranger));
    const mine = { ticketId: ticketOf(1) };
    expect((await stranger.post(sharesOf(theirs.id), mine)).statusCode).toBe(404);
    expect((await stranger.delete(`${sharesOf(theirs.id)}/${made.id}`)).statusCode).toBe(404);
    // A client that has opened the link has a right to nothing else.
    expectStatus(await open(token, stranger), 200);
    expect((await stranger.get(ticketsOf(booked.id))).statusCode).toBe(404);
    const guest = await guestOf(server, booked.id);
    expectStatus(await guest.delete(`${sharesOf(booked.id)}/${made.id}`), 204);
  });

  it('同じ回線で誰かが何度も間違えても、本当のリンクは何度でも開ける', async () => {
    const { token } = await share();
    const limits = { ...server.services.limits, linkAttempts: { hits: 2, windowSeconds: 900 } };
    const { app, violations } = await startTestServer({
      database: { ...server.database, close: async () => undefined },
      clock: server.clock,
      limits,
    });
    const crowd = await Visitor.arrive(app);
    for (let count = 0; count < 4; count += 1) expectStatus(await open(token, crowd), 200);
    const wrong = () => codeOf(open('x'.repeat(32), crowd));
    expect([await wrong(), await wrong(), await wrong()]).toEqual([
      [404, 'TOKEN_INVALID'],
      [404, 'TOKEN_INVALID'],
      [429, 'RATE_LIMITED'],
    ]);
    expectStatus(await open(token, crowd), 200);
    expect(violations).toEqual([]);
    await app.close();
  });

  it('連絡先を訂正すると、前の連絡先で開いた人の作ったリンクは終わり、予約した人のものは残る', async () => {
    const { token: mine } = await share();
    const other = await guestOf(server, booked.id);
    const made = await other.post(sharesOf(booked.id), { ticketId: ticketOf(2) });
    const { token: theirs } = expectStatus(made, 201).json<CreatedTicketShare>();
    expectStatus(await open(theirs), 200);
    const url = `${RESERVATIONS}/${booked.id}/contact`;
    const headers = { ...key(), ...ifMatch(booked.version) };
    expectStatus(await visitor.put(url, newContact, headers), 200);
    expect(await codeOf(open(theirs))).toEqual([410, 'TOKEN_EXPIRED']);
    expectStatus(await open(mine), 200);
  });

  it('60本より多くは作れない', async () => {
    for (let count = 0; count < 60; count += 1) await share();
    const refused = await visitor.post(sharesOf(booked.id), { ticketId: ticketOf(2) });
    expect(await codeOf(Promise.resolve(refused))).toEqual([409, 'ENTRY_LIMIT']);
  });
});
