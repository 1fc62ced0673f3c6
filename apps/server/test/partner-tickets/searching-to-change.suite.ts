import type {
  FareCalendar,
  Reservation,
  SailingSearchResult,
  SlotDays,
} from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, type TestServer, Visitor } from '../support/api.ts';
import { book, chooseTrip, commit, expectStatus, holdDraft } from '../support/booking.ts';
import {
  buyBicycles,
  holdMoved,
  LATER,
  MORNING,
  type Slot,
  sellBicycles,
  toThursday,
  whileClosed,
  whileFull,
} from '../support/changed-purchases.ts';
import { changeUrl } from '../support/changing.ts';
import { clearPurchases } from '../support/purchases.ts';
import { freeBerths } from '../support/sailings.ts';
import { strait } from '../support/searches.ts';
import { guestOf } from '../support/tickets.ts';
import { draftOf } from '../support/trips.ts';

const [BOOKED, FREE, MOVED] = ['2027-08-03', '2027-08-04', '2027-08-05'];
/** All of a day's quota but what is bought in these tests. */
const OTHERS = 34;
const ISLANDS = {
  fromPortId: 'port_nagiura',
  toPortId: 'port_hokage',
  adults: '2',
  partnerTicketId: 'pt_bicycle',
};

const slotsUrl = (query: Record<string, string>) =>
  `/customer-api/partner-tickets/pt_bicycle/slots?${new URLSearchParams(query)}`;

/** Looking for other sailings of what is booked; the same on both databases. */
export function searchingToChangeSuite(server: TestServer, visitor: Visitor): void {
  const sailings = (query: Record<string, string>, who = visitor) =>
    who.get(`/customer-api/sailings?${new URLSearchParams(query)}`);
  const calendar = (query: Record<string, string>, who = visitor) =>
    who.get(`/customer-api/fare-calendar?${new URLSearchParams(query)}`);
  const by = (booked?: Pick<Reservation, 'id'>): Record<string, string> =>
    booked ? { changeOf: booked.id } : {};

  /** What the search of a day says of its first sailing, and the calendar of the day. */
  const dayOf = async (date: string, booked?: Pick<Reservation, 'id'>) => {
    const query = { ...ISLANDS, ...by(booked) };
    const found = expectStatus(await sailings({ ...query, date }), 200);
    const [offer] = found.json<SailingSearchResult>().sailingOffers;
    const week = expectStatus(await calendar({ ...query, from: BOOKED, until: MOVED }), 200);
    const day = week.json<FareCalendar>().days.find((each) => each.date === date);
    expect([day?.availability, day?.ticketDay]).toEqual([offer?.availability, offer?.ticketDay]);
    return `${offer?.availability} ${offer?.ticketDay}`;
  };
  const whileDayIsFull = (day: string, work: () => Promise<void>) =>
    whileFull(server, 'pt_bicycle', { include: -1, day, at: '' }, work, OTHERS);

  /** Leaves so many places free of a sailing, by leg. */
  const give = async (sailingId: string, free: (now: number[], leg: number) => number[]) => {
    for (const [leg, now] of (await freeBerths(server.db, sailingId)).entries()) {
      await server.db
        .updateTable('leg_inventory')
        .set({ free: free(now, leg) })
        .where('sailing_id', '=', sailingId)
        .where('leg', '=', leg)
        .execute();
    }
  };

  beforeEach(async () => {
    server.clock.set(NOW);
    await clearPurchases(server.db);
  });

  describe('a search for the change of a purchase', () => {
    it('finds its own day while others have the rest of it, and no other day that is sold out', async () => {
      const bought = await buyBicycles(visitor);
      await whileDayIsFull(BOOKED, async () => {
        expect(await dayOf(BOOKED)).toBe('full soldOut');
        expect(await dayOf(BOOKED, bought)).toBe('available few');
      });
      await whileFull(server, 'pt_bicycle', { include: -1, day: FREE, at: '' }, async () => {
        expect(await dayOf(FREE, bought)).toBe('full soldOut');
      });
    });

    it('finds its own day also when the operator sells less of it than is sold', async () => {
      const bought = await buyBicycles(visitor);
      await whileFull(server, 'pt_bicycle', { include: -1, day: BOOKED, at: '' }, async () => {
        expect(await dayOf(BOOKED, bought)).toBe('available few');
      });
    });

    it('finds the day that is held for its change as well, until the purchase has ended', async () => {
      const bought = await buyBicycles(visitor);
      await holdMoved(visitor, bought, await toThursday(visitor, bought));
      await whileDayIsFull(MOVED, async () => {
        expect(await dayOf(MOVED)).toBe('full soldOut');
        expect(await dayOf(MOVED, bought)).toBe('available few');
        await server.db
          .updateTable('reservation')
          .set({ state: 'cancelled' })
          .where('id', '=', bought.id)
          .execute();
        expect(await dayOf(MOVED, bought)).toBe('full soldOut');
        await server.db
          .updateTable('reservation')
          .set({ state: 'confirmed' })
          .where('id', '=', bought.id)
          .execute();
        expectStatus(await visitor.delete(changeUrl(bought, 'change')), 200);
      });
    });

    it('has the days of the time that it was bought in, which new buyers do not get any more', async () => {
      const bought = await buyBicycles(visitor);
      await sellBicycles(server, { from: '08-10', until: '08-04' }, 20);
      expect([await dayOf(FREE), await dayOf(FREE, bought)]).toEqual([
        'unsuitable notValid',
        'available available',
      ]);
      expect(await dayOf(MOVED, bought)).toBe('unsuitable notValid');
      await sellBicycles(server, { from: '04-01', until: '03-31' }, 1);
    });

    it('finds its own sailings on days that the operator has closed since, and no others of them', async () => {
      const bought = await buyBicycles(visitor);
      /** What the search of a day says of the sailings of the purchase, and of the others. */
      const daysOf = async (query: Record<string, string>, own: string | undefined) => {
        const found = expectStatus(await sailings({ ...ISLANDS, ...by(bought), ...query }), 200);
        const { sailingOffers } = found.json<SailingSearchResult>();
        const [mine, others] = [true, false].map((isOwn) =>
          sailingOffers
            .filter(({ sailing }) => (sailing.id === own) === isOwn)
            .map(({ availability, ticketDay }) => `${availability} ${ticketDay}`),
        );
        return { mine, others: [...new Set(others)] };
      };
      const onOutbound = { date: BOOKED };
      const reversed = {
        date: bought.return?.sailing.date ?? '',
        fromPortId: ISLANDS.toPortId,
        toPortId: ISLANDS.fromPortId,
      };
      const [own, ownReturn] = [bought.outbound.sailing.id, bought.return?.sailing.id];
      await whileClosed(server, '08-03', async () => {
        expect(await dayOf(BOOKED)).toBe('unsuitable notValid');
        expect(await daysOf(onOutbound, own)).toEqual({
          mine: ['available available'],
          others: ['unsuitable notValid'],
        });
        const days = await calendar({ ...ISLANDS, ...by(bought), from: BOOKED, until: BOOKED });
        expect(expectStatus(days, 200).json<FareCalendar>().days).toMatchObject([
          { availability: 'available', ticketDay: 'available' },
        ]);
      });
      const onReturn = { ...reversed, outboundSailingId: own };
      // Of the days of the ticket only the one of the outbound leg is left.
      await sellBicycles(server, { from: '08-10', until: '08-03' }, 20);
      expect(await daysOf(onReturn, ownReturn)).toEqual({
        mine: ['available available'],
        others: ['unsuitable notValid'],
      });
      await sellBicycles(server, { from: '04-01', until: '03-31' }, 1);
    });
  });

  describe('the slots for the change of a purchase', () => {
    const slotAt = async ({ day, at }: Slot, booked?: Pick<Reservation, 'id'>, people = 2) => {
      const query = { from: day, until: day, people: String(people), ...by(booked) };
      const found = expectStatus(await visitor.get(slotsUrl(query)), 200).json<SlotDays>();
      return found.days[0]?.slots.find((each) => each.at === at)?.availability;
    };

    it('are its own while others have the rest of them, for as many as it has', async () => {
      const bought = await buyBicycles(visitor);
      await whileFull(server, 'pt_bicycle', MORNING, async () => {
        expect([await slotAt(MORNING), await slotAt(MORNING, bought)]).toEqual(['full', 'few']);
        expect(await slotAt(MORNING, bought, 3)).toBe('full');
      });
      await whileFull(server, 'pt_bicycle', LATER, async () => {
        expect(await slotAt(LATER, bought)).toBe('full');
      });
    });

    it('are those that are held for it as well', async () => {
      const bought = await buyBicycles(visitor);
      await holdMoved(visitor, bought, await toThursday(visitor, bought));
      await whileFull(server, 'pt_bicycle', LATER, async () => {
        expect([await slotAt(LATER), await slotAt(LATER, bought)]).toEqual(['full', 'few']);
      });
      expectStatus(await visitor.delete(changeUrl(bought, 'change')), 200);
    });
  });

  describe('a search for the change of a crossing', () => {
    it('counts the berths of the booking as free', async () => {
      const booked = await book(visitor);
      const { sailing, cabins } = booked.outbound;
      const query = { ...strait, date: sailing.date, adults: '1' };
      const cabinOf = async (more: Record<string, string>) => {
        const found = expectStatus(await sailings({ ...query, ...more }), 200);
        const { sailingOffers } = found.json<SailingSearchResult>();
        const offer = sailingOffers.find((each) => each.sailing.id === sailing.id);
        const own = offer?.cabinOffers.find(
          ({ cabinType }) => cabinType.id === cabins[0]?.cabinType.id,
        );
        return own?.availability;
      };
      const others = await freeBerths(server.db, sailing.id);
      await give(sailing.id, (taken) => taken.map(() => 0));
      expect([await cabinOf({}), await cabinOf(by(booked))]).toEqual(['full', 'few']);
      await give(sailing.id, (_, leg) => others[leg] ?? []);
    });

    it('finds its own sailing after the sales of the web, for what it has and no more, until it departs', async () => {
      const lastOfDay = await draftOf(visitor, await chooseTrip(visitor, { sailing: 3 }));
      const held = expectStatus(await holdDraft(visitor, lastOfDay), 201).json<Reservation>();
      const booked = expectStatus(await commit(visitor, held), 200).json<Reservation>();
      const { sailing, cabins } = booked.outbound;
      const { date } = sailing;
      /** Its cabin, the best of the others, the sailing and its day, to a guest minutes before it departs. */
      const offered = async (minutes: number, more: Record<string, string>) => {
        server.clock.set(
          new Date(Date.parse(sailing.departureAt) - minutes * 60_000).toISOString(),
        );
        const guest = await guestOf(server, booked.id);
        const query = { ...strait, adults: '1', ...more };
        const found = expectStatus(await sailings({ ...query, date }, guest), 200);
        const offer = found
          .json<SailingSearchResult>()
          .sailingOffers.find((each) => each.sailing.id === sailing.id);
        const [own = [], others = []] = [true, false].map((isOwn) =>
          (offer?.cabinOffers ?? [])
            .filter(({ cabinType }) => (cabinType.id === cabins[0]?.cabinType.id) === isOwn)
            .map(({ availability }) => availability),
        );
        const days = await calendar({ ...query, from: date, until: date }, guest);
        const [day] = expectStatus(days, 200).json<FareCalendar>().days;
        return [...new Set(own), ...new Set(others), offer?.availability, day?.availability];
      };
      const closed = Array.from({ length: 4 }, () => 'webClosed');
      expect(await offered(60, {})).toEqual(closed);
      expect(await offered(60, by(booked))).toEqual([
        'available',
        'webClosed',
        'available',
        'available',
      ]);
      expect(await offered(60, { ...by(booked), adults: '2' })).toEqual(closed);
      expect(await offered(60, { ...by(booked), vehicles: 'veh_bicycle' })).toMatchObject({
        2: 'webClosed',
        3: 'webClosed',
      });
      expect(await offered(-1, by(booked))).toEqual(closed);
    });
  });

  describe('whose booking it is', () => {
    it('nobody else learns, and what is said of it is kept nowhere', async () => {
      const bought = await buyBicycles(visitor);
      const stranger = await Visitor.arrive(server.app);
      const range = { ...ISLANDS, from: BOOKED, until: MOVED };
      for (const id of [bought.id, 'rsv_unknown0unknown0']) {
        const asked = { changeOf: id };
        expectStatus(await sailings({ ...ISLANDS, date: BOOKED, ...asked }, stranger), 404);
        expectStatus(await calendar({ ...range, ...asked }, stranger), 404);
        const slots = slotsUrl({ from: BOOKED, until: MOVED, people: '2', ...asked });
        expectStatus(await stranger.get(slots), 404);
      }
      const url = `/customer-api/sailings?${new URLSearchParams({ ...ISLANDS, date: BOOKED, ...by(bought) })}`;
      expectStatus(await server.app.inject({ method: 'GET', url }), 404);
      const own = expectStatus(await calendar({ ...range, ...by(bought) }), 200);
      expect(own.headers['cache-control']).toBe('no-store');
      const open = expectStatus(await calendar(range), 200);
      expect(open.headers['cache-control']).toBe('public, max-age=30');
    });
  });
}
