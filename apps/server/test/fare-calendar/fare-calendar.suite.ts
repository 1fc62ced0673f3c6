import type { FareCalendarDay, VehicleChoice } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { getFareCalendar } from '../../src/domain/fare-calendar/fare-calendar.ts';
import { NOW, party, searchesOfDemonstration, strait } from '../support/searches.ts';

type DayOfSearch = Omit<FareCalendarDay, 'farePeriod' | 'holidayName'>;

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

    const onFoot = { vehicles: [], pets: 0 };
    const car = vehicleOf('veh_car', 469);
    const bicycle = vehicleOf('veh_bicycle', null);
    // 6 m: the deck of a small ship is soon full, and one of them carries no such length.
    const van = vehicleOf('veh_car', 599);

    it.each([
      ['汐見', strait, onFoot],
      ['東雲', { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' }, onFoot],
      ['島', { fromPortId: 'port_chidori', toPortId: 'port_hokage' }, onFoot],
      ['島の復路', { fromPortId: 'port_hokage', toPortId: 'port_nagiura' }, onFoot],
      ['汐見、車', strait, { vehicles: [car], pets: 0 }],
      ['汐見、車と自転車とペット', strait, { vehicles: [car, bicycle], pets: 1 }],
      [
        '島、車',
        { fromPortId: 'port_nagiura', toPortId: 'port_suzune' },
        { vehicles: [van], pets: 0 },
      ],
    ])(
      'says the same as the search on each day (%s)',
      async (_, ports, extras) => {
        const until = addDays('2027-07-20', 61);
        const { days } = await calendar({ ...ports, ...extras, from: '2027-07-20', until });
        expect(days).toHaveLength(62);
        const expected: DayOfSearch[] = [];
        for (const { date } of days) expected.push(await fromSearch(date, ports, extras));
        expect(
          days.map(({ date, availability, lowestAdultYen, lowestTotalYen, ticketDay }) => ({
            date,
            availability,
            lowestAdultYen,
            lowestTotalYen,
            ticketDay,
          })),
        ).toEqual(expected);
      },
      60_000,
    );

    /** What the day is according to the search. */
    async function fromSearch(
      date: string,
      ports: typeof strait,
      extras: { vehicles: VehicleChoice[]; pets: number },
    ): Promise<DayOfSearch> {
      const offers = (await search({ ...ports, ...extras, date, party })).sailingOffers;
      const single = (await search({ ...ports, date, party: oneAdult })).sailingOffers;
      const isBookableWord = (word: string) => ['available', 'few'].includes(word);
      const prices = (isBookable: boolean) =>
        offers.flatMap(({ cabinOffers, availability }, sailing) =>
          availability === 'cancelled'
            ? []
            : cabinOffers.flatMap((cabin, index) =>
                (isBookableWord(availability) && isBookableWord(cabin.availability)) === isBookable
                  ? (single[sailing]?.cabinOffers[index]?.totalYen ?? [])
                  : [],
              ),
        );
      const totals = (isBookable: boolean) =>
        offers.flatMap(({ cabinOffers, availability, deck }) =>
          availability === 'cancelled' || (extras.vehicles.length > 0 && deck?.problem)
            ? []
            : cabinOffers.flatMap((cabin) =>
                (isBookableWord(availability) && isBookableWord(cabin.availability)) === isBookable
                  ? cabin.totalYen
                  : [],
              ),
        );
      const availabilities = offers.map(({ availability }) => availability);
      const best = ['available', 'few', 'full', 'notYetOpen', 'webClosed', 'unsuitable'] as const;
      const found = prices(true).length > 0 ? prices(true) : prices(false);
      const sums = totals(true).length > 0 ? totals(true) : totals(false);
      return {
        date,
        availability:
          best.find((each) => availabilities.includes(each)) ??
          (availabilities.length > 0 ? ('cancelled' as const) : null),
        lowestAdultYen: found.length > 0 ? Math.min(...found) : null,
        lowestTotalYen: sums.length > 0 ? Math.min(...sums) : null,
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
