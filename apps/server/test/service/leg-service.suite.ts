import type { LegService, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { type TestServer, Visitor } from '../support/api.ts';
import { book, expectStatus, GUEST_SESSIONS, RESERVATIONS } from '../support/booking.ts';

const AS_PLANNED: LegService = {
  ...{ state: 'normal', message: '' },
  ...{
    departureAt: null,
    arrivalAt: null,
    choiceUntil: null,
    hasCertificate: false,
    standBy: null,
  },
};

/** The same on both databases: the sailing of 11:20 on 2 August. */
export function legServiceSuite(server: TestServer): void {
  const onSailings = (status: string, reason: string | null) =>
    sql`update sailing set status = ${status}, status_reason = ${reason}
      where id = 'sail_strait-1120_20270802'`.execute(server.db);
  const report = (reports: readonly object[]) =>
    sql`update operator_source set document =
      jsonb_set(document, '{serviceReports}', ${JSON.stringify(reports)}::jsonb)`.execute(
      server.db,
    );
  let documents: { id: string; document: unknown }[] = [];
  afterEach(async () => {
    await onSailings('scheduled', null);
    for (const { id, document } of documents) {
      await sql`update operator_source set document = ${JSON.stringify(document)}::jsonb
        where id = ${id}`.execute(server.db);
    }
    documents = [];
  });

  /** As a customer sees it who looks the reservation up at that time. */
  async function seenAt(now: string, { id, reservationNumber }: Reservation): Promise<Reservation> {
    server.clock.set(now);
    const customer = await Visitor.arrive(server.app);
    const contact = { contactKind: 'phone', contact: '090-1234-5678' };
    expectStatus(await customer.post(GUEST_SESSIONS, { reservationNumber, ...contact }), 201);
    return expectStatus(await customer.get(`${RESERVATIONS}/${id}`), 200).json();
  }

  it('欠航した便の予約は残り、欠航と理由を返す', async () => {
    const booked = await book(await Visitor.arrive(server.app));
    expect(booked.outbound.service).toEqual(AS_PLANNED);
    await onSailings('cancelled', '強風のため');
    const seen = await seenAt('2027-08-01T18:00:00+09:00', booked);
    expect(seen.state).toBe('confirmedUnpaid');
    expect(seen.outbound.service).toEqual({
      ...AS_PLANNED,
      state: 'cancelled',
      message: '強風のため',
      choiceUntil: '2027-08-09T11:20:00+09:00',
      hasCertificate: true,
    });
    expect(seen.outbound.sailing).toEqual(booked.outbound.sailing);
  });

  it('便の遅れは、その日に発表されてから入港まで、新しい時刻とともに返す', async () => {
    const booked = await book(await Visitor.arrive(server.app));
    ({ rows: documents } = await sql<(typeof documents)[number]>`
      select id, document from operator_source`.execute(server.db));
    const days = { weekdays: ['mon'], holidays: 'asWeekday', added: [], removed: [] };
    const late = { days, from: '6:00', state: 'delayed', message: '濃霧のため' };
    await report([
      { ...late, routeIds: ['route_strait'], delayMinutes: 20 },
      { ...late, routeIds: ['route_night'], delayMinutes: 90 },
    ]);
    const delayed: LegService = {
      state: 'delayed',
      message: '濃霧のため',
      departureAt: '2027-08-02T11:40:00+09:00',
      arrivalAt: '2027-08-02T15:20:00+09:00',
      choiceUntil: null,
      // A report of a route certifies nothing of a sailing.
      hasCertificate: false,
      standBy: null,
    };
    for (const [now, expected] of [
      // The pattern fits every Monday, but each report is of its own day alone.
      ['2027-07-26T12:00:00+09:00', AS_PLANNED],
      ['2027-08-02T05:59:59+09:00', AS_PLANNED],
      ['2027-08-02T06:00:00+09:00', delayed],
      ['2027-08-02T15:19:59+09:00', delayed],
      ['2027-08-02T15:20:00+09:00', AS_PLANNED],
    ] as const) {
      expect((await seenAt(now, booked)).outbound.service, now).toEqual(expected);
    }
    await report([{ ...late, routeIds: ['route_strait'] }]);
    expect((await seenAt('2027-08-02T09:00:00+09:00', booked)).outbound.service).toEqual({
      ...delayed,
      departureAt: null,
      arrivalAt: null,
    });
  });
}
