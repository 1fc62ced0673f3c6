import type { Reservation, TicketList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestServer, Visitor } from '../support/api.ts';
import { cancelShown } from '../support/cancelling.ts';
import { seen } from '../support/paying.ts';
import {
  AT_GATE,
  BOOKED,
  bookOnFoot,
  bookThereAndBack,
  NEXT,
  standBy,
  withFree,
} from '../support/stand-by.ts';
import { guestOf } from '../support/tickets.ts';

const UNTIL = '2027-08-09';

/** What both parts of the suite ask of the server. */
interface StandByCalls {
  gate: (line: string) => Promise<{ exitCode: number; text: string }>;
  refusal: (line: string) => Promise<string>;
  placesTaken: (sailingId: string) => Promise<number>;
  ticketsNow: (booked: Reservation) => Promise<TicketList>;
  /** Who books. */
  visitor: () => Visitor;
}

/** The gate gives customers on stand-by a free place, or says why not. */
export function standByGateSuite(
  server: TestServer,
  { gate, refusal, placesTaken, ticketsNow, visitor }: StandByCalls,
): void {
  describe('乗船港の窓口', () => {
    it('後の便に同じ等級の空きがあれば、席を取って乗船手続きまで済ませ、新しい乗船券で乗れる', async () => {
      const booked = await bookOnFoot(visitor());
      const late = await standBy(server, booked);
      const before = await placesTaken(NEXT);
      server.clock.set(AT_GATE);
      const { exitCode, text } = await gate(
        `stand-by ${booked.reservationNumber} --sailing ${NEXT}`,
      );
      expect([exitCode, text]).toEqual([
        0,
        expect.stringMatching(
          /is checked in at 2027-08-02T10:40:00\+09:00: 2 on sail_strait-1120_20270802, \S+; ticket \w{8}$/,
        ),
      ]);
      expect(await placesTaken(NEXT)).toBe(before + 2);
      const now = await seen(await guestOf(server, booked.id), booked.id);
      expect(now).toMatchObject({
        version: late.version + 1,
        quote: booked.quote,
        outbound: {
          sailing: { id: NEXT },
          service: { standBy: null },
          cabins: [{ cabinType: { grade: booked.outbound.cabins[0]?.cabinType.grade } }],
        },
      });
      expect(now.history.slice(-2).map(({ event, by }) => [event, by])).toEqual([
        ['standByTaken', 'operator'],
        ['checkedIn', 'operator'],
      ]);
      const [leg] = (await ticketsNow(booked)).legs;
      expect(leg?.tickets.map(({ state }) => state)).toEqual(['checkedIn', 'checkedIn']);
      expect((await gate(`board ${leg?.group?.shortCode} --sailing ${NEXT}`)).exitCode).toBe(0);
      expect(await refusal(`stand-by ${booked.reservationNumber} --sailing ${NEXT}`)).toContain(
        'is not on stand-by',
      );
    });

    it('ほかの船では、同じ等級の別の客室に替わり、残りの行程を取り消しても席は正しい', async () => {
      const booked = await bookThereAndBack(visitor());
      await standBy(server, booked);
      const { rows } = await sql<{ id: string; minutes: number }>`
        select id, call_departures[1] as minutes from sailing
        where service_date = '2027-08-02' and route_id = 'route_strait'
          and vessel_id = 'ves_namikaze' and call_ports[1] = 'port_shiomi'
        order by call_departures[1] limit 1`.execute(server.db);
      const { id = '', minutes = 0 } = rows[0] ?? {};
      const before = await placesTaken(id);
      server.clock.set(
        new Date(Date.parse('2027-08-02T00:00:00+09:00') + (minutes - 60) * 60_000).toISOString(),
      );
      const { exitCode, text } = await gate(`stand-by ${booked.reservationNumber} --sailing ${id}`);
      expect([exitCode, text]).toEqual([0, expect.any(String)]);
      const guest = await guestOf(server, booked.id);
      const now = await seen(guest, booked.id);
      expect(now.outbound.cabins).toMatchObject([{ cabinType: { id: 'cab_namikaze_standard' } }]);
      const left = await cancelShown(guest, now, [{ leg: 'return', kind: 'leg', position: null }]);
      expect(left.outbound).toMatchObject({ sailing: { id }, cabins: now.outbound.cabins });
      // That the places are those of the new vessel is an invariant of every test.
      expect(await placesTaken(id)).toBe(before + 2);
    });

    it('満席、別の区間、期限の後、予約より前の便、欠航、知らない便は、理由を言って席を取らない', async () => {
      const booked = await bookOnFoot(visitor());
      const number = booked.reservationNumber;
      expect(await refusal(`stand-by ${number} --sailing ${NEXT}`)).toContain('is not on stand-by');
      await standBy(server, booked);
      const before = await placesTaken(NEXT);
      server.clock.set(AT_GATE);
      const on = (sailing: string) => refusal(`stand-by ${number} --sailing ${sailing}`);
      expect(await on('sail_strait-nagiura_20270802')).toBe('there is no such sailing');
      const { rows: back } = await sql<{
        id: string;
      }>`select id from sailing where service_date = '2027-08-02'
        and route_id = 'route_strait' and call_ports[1] = 'port_nagiura' limit 1`.execute(
        server.db,
      );
      expect(await on(back[0]?.id ?? '')).toBe('other section: it is for 汐見港-凪浦港');
      expect(await on('sail_strait-0640_20270810')).toBe(
        `too late: it could take a sailing until ${UNTIL}`,
      );
      expect(await on('sail_strait-0640_20270801')).toContain('too early');
      await server.db
        .updateTable('sailing')
        .set({ status: 'cancelled' })
        .where('id', '=', NEXT)
        .execute();
      expect(await on(NEXT)).toBe('cancelled: this sailing does not run');
      await server.db
        .updateTable('sailing')
        .set({ status: 'scheduled' })
        .where('id', '=', NEXT)
        .execute();
      // One place for two people.
      await withFree(server, NEXT, 1, async () => expect(await on(NEXT)).toContain('full'));
      expect(await refusal(`stand-by ${number}`)).toContain('--sailing');
      expect(await placesTaken(NEXT)).toBe(before);
    });

    it('乗船手続きの始まる前と出港の後は、席を取らず、待ったまま', async () => {
      const booked = await bookOnFoot(visitor());
      await standBy(server, booked);
      const before = await placesTaken(NEXT);
      for (const [at, said] of [
        ['2027-08-02T07:00:00+09:00', 'not yet open'],
        ['2027-08-02T11:20:00+09:00', 'over'],
      ] as const) {
        server.clock.set(at);
        expect(await refusal(`stand-by ${booked.reservationNumber} --sailing ${NEXT}`)).toContain(
          said,
        );
        expect(await placesTaken(NEXT)).toBe(before);
        const now = await seen(await guestOf(server, booked.id), booked.id);
        expect(now.outbound).toMatchObject({
          sailing: { id: BOOKED },
          service: { standBy: { state: 'waiting' } },
        });
      }
    });

    it('乗るはずだった便に空きが残り、遅れて出るなら、その便にも乗れる', async () => {
      const booked = await bookOnFoot(visitor());
      await standBy(server, booked);
      const { exitCode } = await gate(`stand-by ${booked.reservationNumber} --sailing ${BOOKED}`);
      expect(exitCode).toBe(0);
      expect((await ticketsNow(booked)).legs[0]).toMatchObject({
        withheld: null,
        group: { state: 'checkedIn' },
      });
    });
  });
}
