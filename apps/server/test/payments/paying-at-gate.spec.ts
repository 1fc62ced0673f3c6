import type { Payment, Reservation, TicketList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { runLine } from '../../src/commands/run-line.ts';
import { listSailingTickets } from '../../src/domain/tickets/sailing-list.ts';
import { TEST_KEYS, type Visitor } from '../support/api.ts';
import { expectStatus, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, wholeTrip } from '../support/cancelling.ts';
import { CARDS, complete, press, seen } from '../support/paying.ts';
import { infoOf, payLater, payRequest, startPayment } from '../support/paying-later.ts';
import { guestOf, ticketsOf } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const OUTBOUND = 'sail_strait-0640_20270802';
const AT_GATE = '2027-08-02T04:00:00+09:00';
const CHALLENGE = { card: CARDS.challenge };

// Where a ticket is there before the port has been paid.
beforeAll(async () => {
  await sql`update route set rules = jsonb_set(rules, '{tickets,beforePaymentAtPort}', 'true')`.execute(
    server.db,
  );
});

async function atPort(line: string): Promise<string> {
  const keySettings = { ring: '', file: undefined, demonstrationFile: '', dataDir: '' };
  const services = { ...server.services, keys: async () => TEST_KEYS, keySettings };
  return (await runLine(services, { words: line.split(' '), input: '', actor: 'minato' })).text;
}
/** As a scanner does before a sailing. */
const fetchList = async () =>
  (await listSailingTickets(server.db, TEST_KEYS, OUTBOUND, server.clock.now())).tickets;

async function atGate(): Promise<{ booked: Reservation; guest: Visitor }> {
  const booked = await bookFamily(visitor);
  server.clock.set(AT_GATE);
  return { booked, guest: await guestOf(server, booked.id) };
}
const legOf = async (guest: Visitor, { id }: Reservation) => {
  const [leg] = expectStatus(await guest.get(ticketsOf(id)), 200).json<TicketList>().legs;
  if (!leg) throw new Error('There is no leg');
  return leg;
};
const quoted = async (guest: Visitor, { id }: Reservation) => {
  const url = `${RESERVATIONS}/${id}/cancellation-quotes`;
  return (await guest.post(url, { items: wholeTrip })).json().code;
};
async function giveUp(guest: Visitor, payment: Payment): Promise<void> {
  await press(guest, payment.action?.url ?? '', 'cancel');
  expectStatus(await complete(guest, payment.id), 402);
}

describe('窓口で支払う予約を、乗り場でカードで支払う', () => {
  it('手続きの間も乗船券は同じで、手続き済みのまま。やめても同じ', async () => {
    const { booked, guest } = await atGate();
    const before = await legOf(guest, booked);
    await atPort(`check-in ${before.tickets[0]?.shortCode}`);
    const card = expectStatus(await payLater(guest, booked, CHALLENGE), 202).json<Payment>();
    const listed = await fetchList();
    expect(listed.filter(({ state }) => state === 'checkedIn')).toHaveLength(1);
    expect(listed.filter(({ state }) => state === 'cancelled')).toEqual([]);
    const during = await legOf(guest, booked);
    expect(during.withheld).toBeNull();
    expect(during.tickets.map(({ id }) => id)).toEqual(before.tickets.map(({ id }) => id));
    await giveUp(guest, card);
    const after = await legOf(guest, booked);
    expect(after.tickets.map(({ id }) => id)).toEqual(before.tickets.map(({ id }) => id));
    expect(after.tickets[0]?.state).toBe('checkedIn');
    expect(await quoted(guest, booked)).toBe('CANCEL_CLOSED');
  });

  it('手続きの後でコンビニに変え、店で支払っても、手続き済みのまま。キャンセルはできない', async () => {
    const { booked, guest } = await atGate();
    const before = await legOf(guest, booked);
    await atPort(`check-in ${before.group?.shortCode}`);
    const { db } = server;
    const as = (state: 'confirmed' | 'confirmedUnpaid', by: 'card' | 'convenienceStore' | 'port') =>
      db
        .updateTable('reservation')
        .set({ state, payment_method: by })
        .where('id', '=', booked.id)
        .execute();
    await as('confirmedUnpaid', 'convenienceStore');
    expect(await legOf(guest, booked)).toMatchObject({ withheld: 'unpaid', tickets: [] });
    expect(await quoted(guest, booked)).toBe('CANCEL_CLOSED');
    await as('confirmed', 'card');
    const after = await legOf(guest, booked);
    expect(after.group?.id).not.toBe(before.group?.id);
    expect(new Set(after.tickets.map(({ state }) => state))).toEqual(new Set(['checkedIn']));
    await as('confirmedUnpaid', 'port');
  });

  it('だれかが乗船したら、ここでは支払えない。二度は乗れない', async () => {
    const { booked, guest } = await atGate();
    const before = await legOf(guest, booked);
    const info = await infoOf(guest, booked);
    expect(info.options).not.toEqual([]);
    const code = before.tickets[0]?.shortCode;
    await atPort(`board ${code}`);
    expect((await infoOf(guest, booked)).options).toEqual([]);
    const refused = await startPayment(guest, info, await payRequest(guest, info, CHALLENGE));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'RESERVATION_STATE']);
    expect((await seen(guest, booked.id)).state).toBe('confirmedUnpaid');
    await fetchList();
    expect(await atPort(`board ${code}`)).toMatch(/^used/);
  });
});
