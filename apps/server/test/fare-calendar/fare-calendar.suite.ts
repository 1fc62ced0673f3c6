import type { CabinType, FareCalendarDay, VehicleChoice } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { getFareCalendar } from '../../src/domain/fare-calendar/fare-calendar.ts';
import type { PortPair } from '../../src/domain/sailings/sailing-rows.ts';
import type { CabinTrait } from '../../src/domain/search/cabin-traits.ts';
import { report, rounds } from '../support/rounds.ts';
import { NOW, party, searchesOfDemonstration, strait } from '../support/searches.ts';

type DayOfSearch = Omit<FareCalendarDay, 'farePeriod' | 'holidayName'>;

const WORST_FIRST = [
  'cancelled',
  'notYetOpen',
  'webClosed',
  'unsuitable',
  'full',
  'few',
  'available',
] as const;
const BEST_FIRST = [
  'available',
  'few',
  'full',
  'notYetOpen',
  'webClosed',
  'unsuitable',
  'cancelled',
] as const;

/** As the site marks the cabins of the search that have what is looked for. */
const fits: Record<CabinTrait, (type: CabinType) => boolean> = {
  private: ({ tariff, canBePrivate }) => tariff === 'perRoom' || canBePrivate,
  womenOnly: ({ isWomenOnly }) => isWomenOnly,
  accessible: ({ isAccessible }) => isAccessible,
  pets: ({ takesPets }) => takesPets,
};

const backOver = ({ fromPortId, toPortId }: PortPair): PortPair => ({
  fromPortId: toPortId,
  toPortId: fromPortId,
});

const vehicleOf = (vehicleTypeId: string, lengthCm: number | null): VehicleChoice => ({
  vehicleTypeId,
  lengthCm,
  heightCm: null,
  loadedLengthCm: null,
});

/** The same behaviour on both databases. */
export function fareCalendarSuite(open: () => Promise<OpenDatabase>): void {
  const { db, clock, search } = searchesOfDemonstration(open);

  const oneAdult = { adults: 1, children: 0, infants: 0, babies: 0 };
  const calendar = (more: Partial<Parameters<typeof getFareCalendar>[2]> = {}) =>
    getFareCalendar(db(), clock, {
      ...strait,
      from: '2027-08-08',
      until: '2027-08-14',
      party,
      vehicles: [],
      pets: 0,
      cabinNeeds: [],
      ...more,
    });
  const dayOf = async (date: string, more: Parameters<typeof calendar>[0] = {}) =>
    (await calendar({ from: date, until: date, ...more })).days[0];

  describe('fare calendar', () => {
    it('has every day of the range with period, holiday, lowest fare and word', async () => {
      const { days, periods, fromPort, serverTime } = await calendar();
      expect(
        days.map(({ date, farePeriod, holidayName }) => [date, farePeriod, holidayName]),
      ).toEqual([
        ['2027-08-08', 'B', null],
        ['2027-08-09', 'C', null],
        ['2027-08-10', 'C', null],
        ['2027-08-11', 'C', '山の日'],
        ['2027-08-12', 'C', null],
        ['2027-08-13', 'C', null],
        ['2027-08-14', 'B', null],
      ]);
      // 4,800 and 120 yen of fuel adjustment, as the search has it.
      expect(days[0]).toMatchObject({ lowestAdultYen: 4920, availability: 'available' });
      expect(periods).toEqual([
        { letter: 'B', name: '多客期' },
        { letter: 'C', name: '繁忙期' },
      ]);
      expect(fromPort).toEqual({ id: 'port_shiomi', name: '汐見港', nameKana: 'しおみこう' });
      expect(serverTime).toBe(NOW);
    });

    const car = vehicleOf('veh_car', 469);
    const bicycle = vehicleOf('veh_bicycle', null);
    // 6 m: the deck of a small ship is soon full, and one of them carries no such length.
    const van = vehicleOf('veh_car', 599);

    const sections = [
      strait,
      backOver(strait),
      { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' },
      { fromPortId: 'port_hokutohama', toPortId: 'port_shinonome' },
      { fromPortId: 'port_chidori', toPortId: 'port_hokage' },
      { fromPortId: 'port_hokage', toPortId: 'port_nagiura' },
      { fromPortId: 'port_nagiura', toPortId: 'port_suzune' },
    ];
    const few = (max: number) => fc.nat({ max });
    const searches = fc.record({
      ports: fc.constantFrom(...sections),
      party: fc.record({
        adults: fc.integer({ min: 1, max: 4 }),
        children: few(2),
        infants: few(2),
        babies: few(1),
      }),
      vehicles: fc.constantFrom<VehicleChoice[][]>([], [], [car], [car, bicycle], [van]),
      pets: fc.constantFrom(0, 0, 1),
      cabinNeeds: fc.constantFrom<CabinTrait[][]>(
        [],
        [],
        ['accessible'],
        ['accessible', 'private'],
        ['womenOnly'],
        ['pets'],
        ['private'],
      ),
      /** Of the outbound leg, before the return leg that is looked for; one way without. */
      daysBefore: fc.option(few(16), { freq: 2 }),
      day: few(80),
    });
    type Wish = typeof searches extends fc.Arbitrary<infer Each> ? Each : never;

    it(
      'has the price of the cheapest cabin that the search offers, for any party and either leg',
      async () => {
        const of = { discounted: 0, needs: 0 };
        await fc.assert(
          fc.asyncProperty(searches, async ({ daysBefore, day, ...wish }) => {
            const [from, until] = [addDays('2027-07-20', day), addDays('2027-07-20', day + 1)];
            const outboundSailingId =
              daysBefore === null ? undefined : await sailingBack(wish, addDays(from, -daysBefore));
            const more = { ...wish, ...wish.ports, outboundSailingId };
            const { days } = await calendar({ ...more, from, until });
            const expected = [await fromSearch(from, more), await fromSearch(until, more)];
            const plain = await calendar({ ...more, outboundSailingId: undefined, from, until });
            of.discounted += days.filter(
              ({ lowestTotalYen }, at) =>
                (lowestTotalYen ?? 0) < (plain.days[at]?.lowestTotalYen ?? 0),
            ).length;
            of.needs += days.filter(
              ({ lowestTotalYen }) => wish.cabinNeeds.length > 0 && lowestTotalYen !== null,
            ).length;
            expect(days.map(({ farePeriod: _, holidayName: _name, ...rest }) => rest)).toEqual(
              expected,
            );
          }),
          { numRuns: rounds(60, 2_000), seed: 28 },
        );
        report('days of the calendar', of);
        expect(of.discounted).toBeGreaterThan(10);
        expect(of.needs).toBeGreaterThan(10);
      },
      rounds(60_000, 600_000),
    );

    /** A sailing of that day in the other direction. */
    async function sailingBack(
      { ports }: Pick<Wish, 'ports'>,
      date: string,
    ): Promise<string | undefined> {
      const { sailingOffers } = await search({ ...backOver(ports), date, party: oneAdult });
      return sailingOffers[0]?.sailing.id;
    }

    it('knows the discount of a return leg by the day of the outbound one as by its sailing', async () => {
      const back = { ...backOver(strait), from: '2027-08-11', until: '2027-08-24' };
      const outboundSailingId = await sailingBack({ ports: back }, '2027-08-08');
      const { days } = await calendar({ ...back, outboundSailingId });
      const byDate = await calendar({ ...back, outboundDate: '2027-08-08' });
      expect(byDate.days).toEqual(days);
      const { days: oneWay } = await calendar(back);
      const isLower = days.map(
        ({ lowestTotalYen }, at) => (lowestTotalYen ?? 0) < (oneWay[at]?.lowestTotalYen ?? 0),
      );
      // Within 14 days.
      expect(isLower).toEqual(days.map(({ date }) => date <= '2027-08-22'));
    });

    const isBookable = (word: string) => ['available', 'few'].includes(word);

    /** What the day is according to the search: what is not an offer for all of it is the worst of its parts. */
    async function fromSearch(
      date: string,
      { cabinNeeds, ...of }: Parameters<typeof search>[0] & { cabinNeeds: CabinTrait[] },
    ): Promise<DayOfSearch> {
      const { sailingOffers } = await search({ ...of, date });
      const alone = await search({ ...of, date, party: oneAdult, vehicles: [], pets: 0 });
      const sailings = sailingOffers.map((offer, at) => {
        const cabins = offer.cabinOffers.flatMap((cabin, index) => {
          const adultYen = alone.sailingOffers[at]?.cabinOffers[index]?.totalYen ?? 0;
          return cabinNeeds.every((need) => fits[need](cabin.cabinType))
            ? { ...cabin, adultYen }
            : [];
        });
        const ofCabins = ['available', 'few', 'full'].find((best) =>
          cabins.some(({ availability }) => availability === best),
        );
        const parts = [offer.availability, ofCabins ?? 'unsuitable'];
        const availability = WORST_FIRST.find((worst) => parts.includes(worst));
        const isCarried = of.vehicles?.length === 0 || !offer.deck?.problem;
        return { availability, isCarried, cabins: availability === 'cancelled' ? [] : cabins };
      });
      const all = sailings.flatMap(({ availability = '', isCarried, cabins }) =>
        cabins.map((cabin) => ({
          ...cabin,
          isCarried,
          isOffered: isBookable(availability) && isBookable(cabin.availability),
        })),
      );
      const lowest = (yenOf: (cabin: (typeof all)[number]) => number | null) => {
        const [offered, others] = [true, false].map((is) =>
          all.filter(({ isOffered }) => isOffered === is).flatMap((cabin) => yenOf(cabin) ?? []),
        );
        const yen = offered && offered.length > 0 ? offered : (others ?? []);
        return yen.length > 0 ? Math.min(...yen) : null;
      };
      return {
        date,
        availability:
          BEST_FIRST.find((best) => sailings.some(({ availability }) => availability === best)) ??
          null,
        lowestAdultYen: lowest(({ adultYen }) => adultYen),
        lowestTotalYen: lowest(({ totalYen, isCarried }) => (isCarried ? totalYen : null)),
        ticketDay: null,
      };
    }

    it('prices the party with its car; a day whose decks are full is full for it', async () => {
      const day = '2027-08-08';
      expect(await dayOf(day, { vehicles: [car] })).toMatchObject({
        availability: 'available',
        lowestAdultYen: 4920,
        lowestTotalYen: 26580,
      });
      await sql`update leg_inventory l set free = array(
          select case when v.pools @> jsonb_build_array(jsonb_build_object('id', id, 'kind', 'deck'))
            then 0 else free end
          from unnest(s.pool_ids, l.free) with ordinality as u(id, free, place) order by place)
        from sailing s join vessel v on v.id = s.vessel_id
        where s.id = l.sailing_id and s.service_date = ${day}`.execute(db());
      expect(await dayOf(day, { vehicles: [car] })).toMatchObject({
        availability: 'full',
        lowestTotalYen: 26580,
      });
      expect(await dayOf(day)).toMatchObject({ availability: 'available', lowestTotalYen: 12300 });
      await sql`update leg_inventory set free = capacity
        where sailing_id like ${'sail_%_20270808'}`.execute(db());
    });

    it('counts berths that are taken', async () => {
      const day = '2027-08-19';
      const before = await dayOf(day);
      await sql`update leg_inventory set free = array_fill(0, array[cardinality(free)])
        where sailing_id like ${'sail_strait-%_20270819'}`.execute(db());
      expect(before).toMatchObject({ availability: 'available', lowestAdultYen: 4920 });
      expect(await dayOf(day)).toMatchObject({ availability: 'full', lowestAdultYen: 4920 });
      await sql`update leg_inventory set free = capacity
        where sailing_id like ${'sail_strait-%_20270819'}`.execute(db());
    });

    it('a day without a sailing has no word, period and fare; its holiday stays', async () => {
      await sql`update sailing set status = 'withdrawn'
        where service_date = '2027-08-11'`.execute(db());
      const day = await dayOf('2027-08-11');
      await sql`update sailing set status = 'cancelled'
        where service_date = '2027-08-11'`.execute(db());
      const cancelled = await dayOf('2027-08-11');
      await sql`update sailing set status = 'scheduled'
        where service_date = '2027-08-11'`.execute(db());
      expect(day).toEqual({
        date: '2027-08-11',
        farePeriod: null,
        holidayName: '山の日',
        lowestAdultYen: null,
        lowestTotalYen: null,
        availability: null,
        ticketDay: null,
      });
      expect(cancelled).toMatchObject({
        farePeriod: 'C',
        lowestAdultYen: null,
        availability: 'cancelled',
      });
    });

    it('knows the direction of a period', async () => {
      const reversed = { fromPortId: 'port_nagiura', toPortId: 'port_shiomi' };
      expect((await dayOf('2027-08-10'))?.farePeriod).toBe('C');
      expect((await dayOf('2027-08-10', reversed))?.farePeriod).toBe('B');
    });

    it.each([
      ['2027-08-01', '2027-07-31', { until: ['OUT_OF_RANGE'] }],
      ['2027-08-01', '2027-10-02', { until: ['OUT_OF_RANGE'] }],
      ['2027-08-01', '9999-12-31', { until: ['OUT_OF_RANGE'] }],
    ])('refuses %s to %s', async (from, until, errors) => {
      await expect(calendar({ from, until })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors },
      });
    });

    it.each([
      [{ toPortId: 'port_hokage' }, { toPortId: ['NO_SECTION'] }],
      [{ toPortId: 'port_shiomi' }, { toPortId: ['SAME_PORT'] }],
      [{ party: { ...party, adults: 0 } }, { 'party.adults': ['NO_ADULT'] }],
      [{ party: { ...party, adults: 9 } }, { party: ['PARTY_TOO_LARGE'] }],
      [{ vehicles: [car, car, car] }, { vehicles: ['TOO_MANY_VEHICLES'] }],
      [{ vehicles: [vehicleOf('veh_car', null)] }, { vehicles: ['REQUIRED'] }],
    ])('refuses %o', async (more, errors) => {
      await expect(calendar(more)).rejects.toMatchObject({ details: { errors } });
    });
  });
}
